/// Reads the texts and dictionaries of a binary property list (`bplist00`), into which Xcode compiles `.strings` and
/// `.stringsdict`.
struct BinaryPropertyList {
  private static let magic = Array("bplist00".utf8)
  private static let trailerLength = 32
  private static let deepestNesting = 64
  /// How many values are read; a dictionary can name one object many times, also within itself.
  private static let mostValues = 1_000_000

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let table: Int
  private var valueCount = 0

  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  static func read(_ bytes: [UInt8]) throws(TranslationFileError) -> PropertyList.Value {
    var list = try Self(bytes)
    let root = try list.number(at: bytes.count - 16, size: 8)
    return try list.value(root, depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(TranslationFileError) {
    self.bytes = bytes
    guard bytes.count >= Self.magic.count + Self.trailerLength else { throw Self.broken }
    let trailer = bytes.count - Self.trailerLength
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Self.broken }
    objectCount = try Self.number(bytes, at: trailer + 8, size: 8)
    table = try Self.number(bytes, at: trailer + 24, size: 8)
    guard table >= Self.magic.count, table <= trailer, objectCount <= (trailer - table) / offsetSize else {
      throw Self.broken
    }
  }

  private static let broken = TranslationFileError(
    problem: "the binary property list is damaged", expected: "a property list of texts and dictionaries")

  private func number(at offset: Int, size: Int) throws(TranslationFileError) -> Int {
    try Self.number(bytes, at: offset, size: size)
  }

  /// A number of `size` bytes, the highest first.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) throws(TranslationFileError) -> Int
  {
    guard offset >= 0, offset <= bytes.count - size else { throw broken }
    var number: UInt64 = 0
    for byte in bytes[offset..<offset + size] { number = number << 8 | UInt64(byte) }
    guard number <= UInt64(Int32.max) else { throw broken }
    return Int(number)
  }

  private mutating func value(_ reference: Int, depth: Int) throws(TranslationFileError) -> PropertyList.Value
  {
    valueCount += 1
    guard reference < objectCount, depth <= Self.deepestNesting, valueCount <= Self.mostValues else {
      throw Self.broken
    }
    let offset = try number(at: table + reference * offsetSize, size: offsetSize)
    guard offset < table else { throw Self.broken }
    let marker = bytes[offset]
    switch marker >> 4 {
    case 0x5:
      let (count, start) = try count(marker, offset)
      guard count <= table - start,
        let text = String(validating: bytes[start..<start + count], as: UTF8.self),
        text.utf8.allSatisfy({ $0 < 0x80 })
      else { throw Self.broken }
      return .text(text)
    case 0x6:
      let (count, start) = try count(marker, offset)
      guard count <= (table - start) / 2 else { throw Self.broken }
      let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
      guard let text = String(validating: units, as: UTF16.self) else { throw Self.broken }
      return .text(text)
    case 0xD:
      let (count, start) = try count(marker, offset)
      guard count <= (table - start) / (2 * referenceSize) else { throw Self.broken }
      var members: [PropertyList.Member] = []
      for index in 0..<count {
        let key = try number(at: start + index * referenceSize, size: referenceSize)
        let item = try number(at: start + (count + index) * referenceSize, size: referenceSize)
        guard let key = try value(key, depth: depth + 1).text else { throw Self.broken }
        members.append(
          PropertyList.Member(key: key, value: try value(item, depth: depth + 1), place: nil))
      }
      // The order is that of a hash table.
      return .dictionary(members.sorted { $0.key < $1.key })
    case 0xA, 0xC: return .other(kind: "an array")
    default: return .other(kind: "a number, a date or data")
    }
  }

  /// The number of elements of an object, and where they start.
  private func count(_ marker: UInt8, _ offset: Int) throws(TranslationFileError) -> (count: Int, start: Int)
  {
    let count: Int
    let start: Int
    if marker & 0xF == 0xF {
      let size = try number(at: offset + 1, size: 1)
      guard size >> 4 == 1, size & 0xF <= 3 else { throw Self.broken }
      count = try number(at: offset + 2, size: 1 << (size & 0xF))
      start = offset + 2 + (1 << (size & 0xF))
    } else {
      (count, start) = (Int(marker & 0xF), offset + 1)
    }
    guard start <= table else { throw Self.broken }
    return (count, start)
  }
}
