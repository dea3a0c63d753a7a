import Primitives

/// URLs as most are: a scheme in lowercase, a host name, and characters that need no closer look.
///
/// ``URLRule`` decides about all others.
final class PlainURL: Sendable {
  /// The accepted schemes in lowercase.
  private let schemes: ByteStringTable
  private static let longestScheme = 16

  init(_ schemes: [String]) { self.schemes = ByteStringTable(schemes) }

  /// Whether a text is certainly a URL of one of the schemes.
  func accepts(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    let limit = min(end, start + Self.longestScheme)
    var byte = start
    while byte < limit, byte.pointee != UInt8(ascii: ":") { byte += 1 }
    guard end - byte > 3, byte[0] == UInt8(ascii: ":"), byte[1] == UInt8(ascii: "/"),
      byte[2] == UInt8(ascii: "/"),
      schemes.offset(of: UnsafeBufferPointer(start: start, count: byte - start)) != nil,
      let host = PlainHostName(from: byte + 3, to: end)
    else { return false }
    byte = host.end
    guard byte < end else { return true }
    let table = PlainCharacters.table
    switch byte.pointee {
    case UInt8(ascii: "/"):
      while byte < end, table[Int(byte.pointee)] & PlainCharacters.path != 0 { byte += 1 }
      guard byte < end else { return true }
      guard byte.pointee == UInt8(ascii: "?") || byte.pointee == UInt8(ascii: "#") else { return false }
    case UInt8(ascii: "?"), UInt8(ascii: "#"): break
    // A port, or user information.
    default: return false
    }
    let isFragment = byte.pointee == UInt8(ascii: "#")
    byte += 1
    while byte < end, table[Int(byte.pointee)] & PlainCharacters.query != 0 { byte += 1 }
    guard byte < end else { return true }
    guard !isFragment, byte.pointee == UInt8(ascii: "#") else { return false }
    byte += 1
    while byte < end, table[Int(byte.pointee)] & PlainCharacters.query != 0 { byte += 1 }
    return byte == end
  }
}
