import ICU
import Primitives
import ValidationCore

/// A list of texts to search by canonical equivalence.
///
/// A text in NFC, as most are, is found by its bytes; only another text is compared as a `String`.
struct TextTable: Sendable {
  /// The spellings that are searched by their bytes: the texts, and their NFC.
  private let spellings: ByteStringTable
  /// The offsets of the texts, by the offset of their spelling.
  private let spellingOffsets: [Int]
  private let offsets: [String: Int]

  init(_ texts: [(text: String, offset: Int)]) {
    offsets = Dictionary(texts.map { ($0.text, $0.offset) }) { first, _ in first }
    var spellings: [String] = []
    var offsets: [Int] = []
    for (text, offset) in texts {
      for spelling in [text, text.composed] where !spelling.hasSameBytes(as: spellings.last) {
        spellings.append(spelling)
        offsets.append(self.offsets[text] ?? offset)
      }
    }
    self.spellings = ByteStringTable(spellings)
    spellingOffsets = offsets
  }

  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    if let spelling = spellings.offset(of: text) { return spellingOffsets[spelling] }
    if offsets.isEmpty || text.isComposed { return nil }
    return offsets[String(decoding: text, as: UTF8.self)]
  }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { offset(of: text) != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two well-formed texts are equal as Swift compares them; a `String` is made only if bytes differ and one of
  /// the texts is not in NFC.
  func isCanonicallyEquivalent(to other: Self) -> Bool {
    if hasSameBytes(as: other) { return true }
    if isComposed, other.isComposed { return false }
    return String(decoding: self, as: UTF8.self) == String(decoding: other, as: UTF8.self)
  }

  /// Whether well-formed UTF-8 is in NFC, so that another text in NFC is equivalent only if its bytes are the same.
  var isComposed: Bool {
    // If ICU fails, texts are compared in the slower way.
    do throws(ICUError) { return try NormalizationForm.nfc.isNormalized(self) } catch { return false }
  }

  var isASCII: Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return true }
    var offset = 0
    while offset + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] >= 0x80 { return false }
      offset += 1
    }
    return true
  }
}

extension String {
  /// The text in NFC; the text itself if ICU fails.
  var composed: String {
    do throws(ICUError) { return try NormalizationForm.nfc.normalized(self) } catch { return self }
  }

  fileprivate func hasSameBytes(as other: String?) -> Bool { other.map { hasSameBytes(as: $0) } ?? false }
}

/// A rule for texts that accepts those of a list, or all others.
struct ChoiceRule: TextRule {
  let choices: TextTable
  let accepts: Bool
  let error: ValidationError

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if choices.contains(text.utf8) != accepts { sink.report(error) }
  }
}
