import Primitives

/// Bytes that checks look up: weights, expected characters, values of characters.
///
/// Tables are kept for the whole process, equal ones once, so that a check is plain memory: reading one counts no
/// references. Formats are declared once, hence their number is bounded.
struct IdentifierTable: @unchecked Sendable {  // The bytes are never changed or freed.
  private let bytes: UnsafePointer<UInt8>
  let count: Int

  private static let known = Lock<[[UInt8]: IdentifierTable]>([:])

  @inline(never)
  init(_ bytes: [UInt8]) {
    self = Self.known.withLock { known in
      if let table = known[bytes] { return table }
      let table = IdentifierTable(copying: bytes)
      known[bytes] = table
      return table
    }
  }

  private init(copying bytes: [UInt8]) {
    // Reading one byte at index 0 is always within bounds.
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(repeating: 0, count: max(bytes.count, 1))
    for (index, byte) in bytes.enumerated() { copy[index] = byte }
    self.bytes = UnsafePointer(copy)
    count = bytes.count
  }

  /// The byte at an index below `count`.
  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The byte for a character in a table of 256.
  subscript(character: UInt8) -> UInt8 { bytes[Int(character)] }
}

extension IdentifierTable {
  /// A table of 256: the values of characters in check digits, 0 for those that are not named.
  static func values(_ values: some Sequence<(UInt8, Int)>) -> Self {
    var bytes = Array(repeating: UInt8(0), count: 256)
    for (character, value) in values { bytes[Int(character)] = UInt8(truncatingIfNeeded: value) }
    return Self(bytes)
  }

  /// The value of each character is its place in a list.
  static func places(in characters: String) -> Self { values(characters.utf8.enumerated().map { ($1, $0) }) }

  /// Digits as themselves, A to Z as 10 to 35.
  static let alphanumeric = values((0...255).map { ($0, CheckDigits.value(of: $0) ?? 0) })

  /// Digits as themselves, A to Z as 17 to 42: the ASCII code less 48.
  static let asciiFromZero = values((0x30...0x5A).map { ($0, Int($0) - 0x30) })
}
