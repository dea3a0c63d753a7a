/// The bytes of one input, read as choices from front to back.
///
/// Past the end every choice is the first one, so a generator must put a choice that ends first.
struct FuzzInput {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  /// The bytes that are still to be read.
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[offset...]) }

  /// Whether the input is a text that a person wrote: it starts with `=`, which is passed.
  mutating func takePlainMark() -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return false }
    offset += 1
    return true
  }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number below a limit, from one byte, or from two where the limit needs them.
  mutating func number(below limit: Int) -> Int {
    var value = Int(byte())
    if limit > 256 { value = value << 8 | Int(byte()) }
    return value % limit
  }

  /// True for half of the bytes; false at the end.
  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

  /// The bytes up to the next line feed, which is passed, or up to the end.
  mutating func line() -> UnsafeBufferPointer<UInt8> {
    let start = offset
    let end = bytes[start...].firstIndex(of: 0x0A)
    offset = end.map { $0 + 1 } ?? bytes.count
    return UnsafeBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)])
  }

  /// So many of the next bytes as an input of their own.
  mutating func part(_ count: Int) -> FuzzInput {
    let end = min(bytes.count, offset + count)
    defer { offset = end }
    return FuzzInput(UnsafeBufferPointer(rebasing: bytes[offset..<end]))
  }

  /// The remaining bytes as text; those that are not UTF-8 are replaced.
  mutating func text() -> String {
    defer { offset = bytes.count }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The bytes up to the next line feed as text.
  mutating func lineText() -> String { String(decoding: line(), as: UTF8.self) }
}
