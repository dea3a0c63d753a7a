/// The characters of an identifier without its separators, in ASCII capitals: held in place, so that reading a
/// valid one allocates nothing.
struct IdentifierCharacters: RandomAccessCollection {
  /// The most characters that are held; no identifier has more.
  static let capacity = 64

  private var bytes = SIMD64<UInt8>()
  private(set) var endIndex = 0
  /// The number of characters that were added, those beyond the capacity among them.
  private(set) var total = 0
  var startIndex: Int { 0 }

  /// The byte at an index below `count`.
  subscript(index: Int) -> UInt8 { bytes[index] }

  /// Adds a byte; one beyond the capacity is dropped.
  mutating func append(_ byte: UInt8) {
    total += 1
    guard endIndex < Self.capacity else { return }
    bytes[endIndex] = byte
    endIndex += 1
  }

  /// What the characters count as in a check digit: digits as themselves, A to Z as 10 to 35, others as 0.
  var values: IdentifierValues { IdentifierValues(characters: self) }

  /// The characters as text.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// A part of the characters as text; the range lies within them.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Whether all characters of a range are digits.
  func isNumeric(_ range: Range<Int>) -> Bool { self[range].allSatisfy { 0x30...0x39 ~= $0 } }

  /// Whether all characters of a range are letters.
  func isAlphabetic(_ range: Range<Int>) -> Bool { self[range].allSatisfy { 0x41...0x5A ~= $0 } }

  /// The number that the digits of a range write: at most 18 of them.
  func number(_ range: Range<Int>) -> Int { values[range].reduce(0) { $0 * 10 + $1 } }

  /// Whether all characters are the same.
  var isUniform: Bool { dropFirst().allSatisfy { $0 == self[0] } }
}

/// The values of an identifier's characters, as ``CheckDigits`` sums them up.
struct IdentifierValues: RandomAccessCollection {
  fileprivate let characters: IdentifierCharacters

  var startIndex: Int { 0 }
  var endIndex: Int { characters.endIndex }
  subscript(index: Int) -> Int { CheckDigits.value(of: characters[index]) ?? 0 }
}
