import Primitives

/// A text as a chain of rules sees it: its UTF-8 bytes, and facts that are computed once and shared.
///
/// It borrows the bytes for the duration of one run. The UTF-16 form that ICU requires is made when a rule first needs
/// it, in a buffer that is reused.
package struct TextView: ~Copyable {
  /// The bytes of the text: well-formed UTF-8, valid for the duration of the run.
  package let utf8: UnsafeBufferPointer<UInt8>
  /// The number of grapheme clusters, if a rule has already counted all of them.
  package var graphemeCount: Int?
  /// What the rules of the run ask about code points.
  package let questions: CodePointQuestions
  /// What is known about them.
  package var answers = CodePointAnswers()

  /// A pointer to the caller's text; nil if there are only bytes.
  ///
  /// A copy would count references, which costs more than checking a short text.
  private let source: UnsafePointer<String>?
  private var scalarCount: Int?
  private var scratch: UTF16Scratch?

  private init(
    _ utf8: UnsafeBufferPointer<UInt8>,
    of source: UnsafePointer<String>?,
    _ questions: CodePointQuestions
  ) {
    self.utf8 = utf8
    self.source = source
    self.questions = questions
  }

  deinit {
    if let scratch { UTF16Scratch.giveBack(scratch) }
  }

  /// Runs `body` on the text, for rules that ask `questions`.
  @inline(__always)
  package static func over(
    _ string: String,
    asking questions: CodePointQuestions = .none,
    _ body: (inout TextView) -> Void
  ) {
    withUnsafePointer(to: string) { over(textAt: $0, asking: questions, body) }
  }

  /// Runs `body` on the text at an address, for rules that ask `questions`.
  @inline(__always)
  package static func over(
    textAt source: UnsafePointer<String>,
    asking questions: CodePointQuestions = .none,
    _ body: (inout TextView) -> Void
  ) {
    func run(_ utf8: UnsafeBufferPointer<UInt8>) {
      var view = TextView(utf8, of: source, questions)
      body(&view)
    }
    if source.withUncounted({ $0.utf8.withContiguousStorageIfAvailable(run) }) != nil { return }
    // A text bridged from Objective-C may not have contiguous UTF-8.
    var copy = source.pointee
    copy.withUTF8(run)
  }

  /// Runs `body` on text that is only bytes: well-formed UTF-8 that does not change until the end of the run.
  @inline(__always)
  package static func over(
    _ utf8: UnsafeBufferPointer<UInt8>,
    asking questions: CodePointQuestions = .none,
    _ body: (inout TextView) -> Void
  ) {
    var view = TextView(utf8, of: nil, questions)
    body(&view)
  }

  /// The text itself, for rules written for `String`; text that is only bytes is copied.
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

  /// The UTF-8 offset of the code point at a UTF-16 offset.
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
