import ICU
import Primitives
import TextAutomata

/// A list of texts to search by canonical equivalence.
///
/// A text is found by the bytes of its NFC, which most texts are in; only where ICU fails, it is compared as a `String`.
package struct TextTable: Sendable {
  /// The spellings that are searched by their bytes: the texts, and their NFC; each with the offset of its text.
  let spellings: ByteStringTable
  /// The same as texts.
  let spelled: [String]
  private let offsets: [String: Int]

  package init(_ texts: [(text: String, offset: Int)]) {
    offsets = Dictionary(texts.map { ($0.text, $0.offset) }) { first, _ in first }
    var spellings: [String] = []
    var offsets: [Int] = []
    for (text, offset) in texts {
      for spelling in [text, text.composed] where !spelling.hasSameBytes(as: spellings.last) {
        spellings.append(spelling)
        offsets.append(self.offsets[text] ?? offset)
      }
    }
    self.spellings = ByteStringTable(spellings, offsets: offsets)
    spelled = spellings
  }

  package func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    if let offset = spellings.offset(of: text) { return offset }
    if text.isComposed || offsets.isEmpty { return nil }
    return text.withComposed { spellings.offset(of: $0) } ?? offsets[String(decoding: text, as: UTF8.self)]
  }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { offset(of: text) != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two well-formed texts are equal as Swift compares them.
  package func isCanonicallyEquivalent(to other: Self) -> Bool {
    if hasSameBytes(as: other) { return true }
    if isComposed, other.isComposed { return false }
    let answer = withComposed { text in other.withComposed { text.hasSameBytes(as: $0) } }
    return (answer ?? nil)
      ?? (String(decoding: self, as: UTF8.self) == String(decoding: other, as: UTF8.self))
  }

  /// Passes the NFC of a well-formed text to `body`.
  ///
  /// - Returns: What `body` returns; nil, without a call, if ICU fails.
  package func withComposed<Result>(_ body: (Self) -> Result) -> Result? {
    do throws(ICUError) { return try NormalizationForm.nfc.withNormalized(self, body) } catch { return nil }
  }

  /// Whether there are only bytes of ASCII, found eight at a time without a call.
  @inline(__always)
  private var isASCII: Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return true }
    var (bits, offset) = (UInt64(0), 0)
    while offset + 8 <= count {
      bits |= start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    while offset < count {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & 0x8080_8080_8080_8080 == 0
  }

  /// Whether well-formed UTF-8 is in NFC, so that another text in NFC is equivalent only if its bytes are the same.
  package var isComposed: Bool { isASCII || isComposedBeyondASCII }

  @inline(never)
  private var isComposedBeyondASCII: Bool {
    if CodePointWords.shared.lacks(.notNFC, nil, in: self) { return true }
    // If ICU fails, texts are compared in the slower way.
    do throws(ICUError) { return try NormalizationForm.nfc.isNormalized(self) } catch { return false }
  }
}

extension String {
  /// The text in NFC; the text itself if ICU fails.
  package var composed: String {
    do throws(ICUError) { return try NormalizationForm.nfc.normalized(self) } catch { return self }
  }

  fileprivate func hasSameBytes(as other: String?) -> Bool { other.map { hasSameBytes(as: $0) } ?? false }
}
