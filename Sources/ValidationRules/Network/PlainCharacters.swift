/// What each byte can be in a host name, an email address or a URL, as bits: for loops that read ASCII byte by byte.
enum PlainCharacters {
  static let (letter, digit, hyphen): (UInt8, UInt8, UInt8) = (1, 2, 4)
  /// Of the labels of a host name.
  static let label: UInt8 = letter | digit | hyphen
  /// `atext` of RFC 5322.
  static let atom: UInt8 = 8
  /// Of the path of a URL, without percent signs.
  static let path: UInt8 = 16
  /// Of the query and the fragment of a URL, without percent signs.
  static let query: UInt8 = 32
  static let underscore: UInt8 = 64

  /// The bits of each byte; never freed.
  nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    table.initialize(repeating: 0, count: 256)
    for byte in UInt8(0)..<0x80 {
      var bits: UInt8 = 0
      if 0x61...0x7A ~= byte | 0x20 { bits |= letter }
      if 0x30...0x39 ~= byte { bits |= digit }
      if byte == UInt8(ascii: "-") { bits |= hyphen }
      if byte == UInt8(ascii: "_") { bits |= underscore }
      if LocalPart.isAtomText(byte) { bits |= atom }
      if URLCharacters.path.contains(byte) { bits |= path }
      if URLCharacters.query.contains(byte) { bits |= query }
      table[Int(byte)] = bits
    }
    return UnsafePointer(table)
  }()
}
