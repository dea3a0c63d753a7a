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
  private var offset = 0

  /// - Parameters:
  ///   - utf8: The text.
  ///   - alphabet: If it has no letters beyond ASCII, the code points are those of the text.
  init(_ utf8: UnsafeBufferPointer<UInt8>, of alphabet: IdentifierMask.Cell) {
    (self.utf8, composes) = (utf8, alphabet.hasLatinLetters)
  }

  @inline(__always)
  mutating func next() -> Element? {
    guard offset < utf8.count else { return nil }
    let (start, byte) = (offset, utf8[offset])
    // Most texts are in ASCII, and have no marks.
    if byte < 0x80, !composes || start + 1 == utf8.count || utf8[start + 1] != Self.firstByteOfMarks {
      offset = start + 1
      return Element(scalar: Unicode.Scalar(byte), range: start..<offset)
    }
    return nextOfSeveral()
  }

  @inline(never)
  private mutating func nextOfSeveral() -> Element? {
    var scalars = UTF8Scalars(utf8, from: offset)
    guard let element = scalars.next() else { return nil }
    let range = element.range
    offset = range.upperBound
    if composes, range.upperBound + 1 < utf8.count, utf8[range.upperBound] == Self.firstByteOfMarks,
      element.scalar.isASCII,
      let letter = Self.composed(
        UnsafeBufferPointer(rebasing: utf8[range.lowerBound..<range.upperBound + 2]))
    {
      offset += 2
      return Element(scalar: letter, range: range.lowerBound..<offset)
    }
    return Element(scalar: element.scalar, range: range)
  }

  /// The marks of the letters of Latin-1 are U+0300 to U+0327.
  private static let firstByteOfMarks: UInt8 = 0xCC

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
