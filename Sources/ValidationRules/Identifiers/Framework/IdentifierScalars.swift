import ICU
import ValidationCore

/// The code points of a text, in which a letter and its mark are the one letter of Latin-1 that is canonically
/// equivalent.
///
/// A name such as "München" may come with its marks apart (NFD), as file names of macOS do.
struct IdentifierScalars: Sequence, IteratorProtocol {
  /// A code point, and the bytes that it or its letter and mark have in the text.
  struct Element {
    let scalar: Unicode.Scalar
    let range: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private let composes: Bool
  private var scalars: UTF8Scalars

  /// - Parameters:
  ///   - utf8: The text.
  ///   - format: If it has no letters beyond ASCII, the code points are those of the text.
  init(_ utf8: UnsafeBufferPointer<UInt8>, of format: IdentifierFormat) {
    (self.utf8, composes) = (utf8, format.structure.alphabet.hasLatinLetters)
    scalars = UTF8Scalars(utf8)
  }

  mutating func next() -> Element? {
    guard let element = scalars.next() else { return nil }
    let end = element.range.upperBound
    // The marks of the letters of Latin-1 are U+0300 to U+0327, whose first byte is this one.
    if composes, end + 1 < utf8.count, utf8[end] == 0xCC, element.scalar.isASCII,
      let letter = Self.composed(UnsafeBufferPointer(rebasing: utf8[element.range.lowerBound..<end + 2]))
    {
      _ = scalars.next()
      return Element(scalar: letter, range: element.range.lowerBound..<end + 2)
    }
    return Element(scalar: element.scalar, range: element.range)
  }

  /// The letter of Latin-1 that NFC makes of a letter and a mark; nil if there is none, or if ICU does not tell.
  private static func composed(_ pair: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    do throws(ICUError) {
      return try NormalizationForm.nfc.withNormalized(pair) { letter in
        // U+00C0 to U+00FF.
        letter.count == 2 && letter[0] == 0xC3 ? Unicode.Scalar(letter[1] | 0xC0) : nil
      } ?? nil
    } catch {
      return nil
    }
  }
}
