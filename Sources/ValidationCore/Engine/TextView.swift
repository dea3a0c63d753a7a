/// A text as a chain of rules sees it: its UTF-8 bytes, and facts that are found once and shared.
///
/// It borrows the bytes for the length of one run. The UTF-16 form that ICU wants is made when the first rule
/// asks for it, in a buffer that is used again and again.
package struct TextView: ~Copyable {
  /// The bytes of the text, well-formed UTF-8, valid for the length of the run.
  package let utf8: UnsafeBufferPointer<UInt8>
  /// The number of grapheme clusters where a rule has counted them all already.
  package var graphemeCount: Int?

  /// The text as the caller has it, which outlives the run; nil where it is bytes alone.
  private let source: UnsafePointer<String>?
  private var scalarCount: Int?
  private var scratch: UTF16Scratch?

  private init(_ utf8: UnsafeBufferPointer<UInt8>, source: UnsafePointer<String>?) {
    self.utf8 = utf8
    self.source = source
  }

  deinit {
    if let scratch { UTF16Scratch.giveBack(scratch) }
  }

  /// Runs `body` over the text.
  package static func over(_ string: String, _ body: (inout TextView) -> Void) {
    // By pointer: keeping the text would count references, which costs more than a look at a short one.
    withUnsafePointer(to: string) { source in
      let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { utf8 in
        var view = TextView(utf8, source: source)
        body(&view)
      }
      if isDone == nil { overCopy(of: source, body) }
    }
  }

  /// Runs `body` over a text that does not hold UTF-8 in one piece, as texts bridged from Objective-C may not.
  private static func overCopy(of source: UnsafePointer<String>, _ body: (inout TextView) -> Void) {
    var copy = source.pointee
    copy.withUTF8 { utf8 in
      var view = TextView(utf8, source: source)
      body(&view)
    }
  }

  /// Runs `body` over text that is bytes alone: well-formed UTF-8 that stays as it is until the end of the run.
  package static func over(_ utf8: UnsafeBufferPointer<UInt8>, _ body: (inout TextView) -> Void) {
    var view = TextView(utf8, source: nil)
    body(&view)
  }

  /// The text itself, for rules written over `String`; text that is bytes alone is copied.
  package var string: String { source?.pointee ?? String(decoding: utf8, as: UTF8.self) }

  /// The number of code points.
  package var codePointCount: Int {
    mutating get {
      if let scalarCount { return scalarCount }
      let count = utf8.codePointCount
      scalarCount = count
      return count
    }
  }

  package var isASCII: Bool { mutating get { codePointCount == utf8.count } }

  /// The text in UTF-16, valid until the end of the run.
  package var utf16: UnsafeBufferPointer<UInt16> {
    mutating get {
      if let scratch { return scratch.units }
      let taken = UTF16Scratch.take()
      taken.fill(with: utf8)
      scratch = taken
      return taken.units
    }
  }

  /// The UTF-8 offset of the code point that stands at a UTF-16 offset.
  package func utf8Offset(ofUTF16 target: Int) -> Int {
    var units = 0
    for (offset, byte) in utf8.enumerated() where byte & 0xC0 != 0x80 {
      if units >= target { return offset }
      units += byte >= 0xF0 ? 2 : 1
    }
    return utf8.count
  }

  /// The bytes of the code point that starts at an offset; empty at the end of the text.
  package func scalarRange(at offset: Int) -> Range<Int> {
    guard offset < utf8.count else { return utf8.count..<utf8.count }
    var end = offset + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
