/// The fields of a form in the order in which they were sent (`application/x-www-form-urlencoded`, URL Standard 5.1).
struct FormFields: Sendable, Hashable {
  var values: [(name: String, value: String)]

  /// Fields after the first 500 are ignored: no form of the page has as many.
  private static let mostFields = 500

  /// Reads fields as every browser writes them; bytes that are not UTF-8 become U+FFFD. Line breaks, which browsers send
  /// as CR LF, are LF again.
  init(_ bytes: some Collection<UInt8>) {
    values = bytes.split(separator: UInt8(ascii: "&"), maxSplits: Self.mostFields).prefix(Self.mostFields).map
    {
      field in
      let name = field.prefix { $0 != UInt8(ascii: "=") }
      return (Self.decoded(name), Self.decoded(field.dropFirst(name.count + 1)))
    }
  }

  /// The first value of a field.
  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  /// All values of a field.
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  private static func decoded(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = hexadecimal(rest.first),
        let low = hexadecimal(rest.dropFirst().first)
      {
        text.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        text.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private static func hexadecimal(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where (0x30...0x39).contains(byte): byte - 0x30
    case .some(let byte) where (0x41...0x46).contains(byte): byte - 0x41 + 10
    case .some(let byte) where (0x61...0x66).contains(byte): byte - 0x61 + 10
    default: nil
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.values.elementsEqual(right.values) { $0.name == $1.name && $0.value == $1.value }
  }

  func hash(into hasher: inout Hasher) {
    for field in values {
      hasher.combine(field.name)
      hasher.combine(field.value)
    }
  }
}
