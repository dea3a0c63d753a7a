import Primitives

/// URLs as most are: a scheme in lowercase, a host name, possibly a port, and characters that need no closer look.
///
/// ``URLRule`` decides about all others.
final class PlainURL: Sendable {
  /// The accepted schemes in lowercase.
  private let schemes: ByteStringTable
  /// What is required beyond the scheme; nil for nothing.
  private let requirements: URLRequirements?
  private let isRequiring: Bool
  /// Whether a URL without a port has an accepted one, for each scheme.
  private let takesOwnPort: [Bool]
  private let takesFragment: Bool
  private static let longestScheme = 16

  init(_ schemes: [String], _ requirements: URLRequirements?) {
    (self.schemes, self.requirements) = (ByteStringTable(schemes), requirements)
    isRequiring = requirements != nil
    takesOwnPort = schemes.map { scheme in
      URLRequirements.standardPort(of: scheme).flatMap { requirements?.takes(port: $0) } ?? true
    }
    takesFragment = requirements?.takesFragment ?? true
  }

  /// Whether a text is certainly a URL of one of the schemes.
  func accepts(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    let limit = min(end, start + Self.longestScheme)
    var byte = start
    while byte < limit, byte.pointee != UInt8(ascii: ":") { byte += 1 }
    guard end - byte > 3, byte[0] == UInt8(ascii: ":"), byte[1] == UInt8(ascii: "/"),
      byte[2] == UInt8(ascii: "/"),
      let scheme = schemes.offset(of: UnsafeBufferPointer(start: start, count: byte - start)),
      let host = PlainHostName(from: byte + 3, to: end)
    else { return false }
    let name = UnsafeBufferPointer(start: byte + 3, count: host.end - (byte + 3))
    byte = host.end
    var port: Int?
    if byte < end, byte.pointee == UInt8(ascii: ":") {
      guard let written = Self.port(&byte, end) else { return false }
      port = written
    }
    if isRequiring, !meetsRequirements(scheme, name, port) { return false }
    return acceptsRest(byte, end)
  }

  // Apart, as most rules require nothing, and reading what is required counts references.
  @inline(never)
  private func meetsRequirements(_ scheme: Int, _ host: UnsafeBufferPointer<UInt8>, _ port: Int?) -> Bool {
    guard let requirements else { return true }
    return (port.map(requirements.takes(port:)) ?? takesOwnPort[scheme]) && requirements.takes(host: host)
  }

  /// The port behind a colon, which is passed over; nil if there is none, or it is not well written.
  private static func port(_ byte: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int? {
    byte += 1
    let start = byte
    var port = 0
    while byte < end, byte.pointee &- 0x30 < 10, byte - start < 5 {
      port = port &* 10 &+ Int(byte.pointee &- 0x30)
      byte += 1
    }
    return byte > start && port <= PortRule.maximum ? port : nil
  }

  /// Whether what is behind the host and the port is a path, a query and a fragment.
  @inline(__always)
  private func acceptsRest(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    guard start < end else { return true }
    var byte = start
    let table = PlainCharacters.table
    if byte.pointee == UInt8(ascii: "/") {
      byte = Self.pass(PlainCharacters.path, in: table, byte, end)
      guard byte < end else { return true }
    }
    if byte.pointee == UInt8(ascii: "?") {
      byte = Self.pass(PlainCharacters.query, in: table, byte + 1, end)
      guard byte < end else { return true }
    }
    guard takesFragment, byte.pointee == UInt8(ascii: "#") else { return false }
    return Self.pass(PlainCharacters.query, in: table, byte + 1, end) == end
  }

  /// Where characters of some kind, and percent-encoded ones, end.
  @inline(__always)
  private static func pass(
    _ kind: UInt8, in table: UnsafePointer<UInt8>, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var byte = start
    while byte < end {
      if table[Int(byte.pointee)] & kind != 0 {
        byte += 1
      } else {
        guard byte.pointee == UInt8(ascii: "%"), end - byte > 2, IPv6Syntax.isHexDigit(byte[1]),
          IPv6Syntax.isHexDigit(byte[2])
        else { break }
        byte += 3
      }
    }
    return byte
  }
}
