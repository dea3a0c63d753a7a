/// A text of up to 30 bytes in a fixed room, for the arguments of errors.
@usableFromInline
package struct ShortText: Sendable {
  private typealias Room = (UInt64, UInt64, UInt64, UInt32, UInt16)

  private static let room = 30

  private var bytes: Room = (0, 0, 0, 0, 0)
  private var count: UInt8

  /// Nil for a text that does not fit.
  package init?(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard utf8.count <= Self.room else { return nil }
    count = UInt8(utf8.count)
    withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: utf8) }
  }

  package func hasSameBytes(as other: ShortText) -> Bool { count == other.count && bytes == other.bytes }

  package var string: String {
    withUnsafeBytes(of: bytes) { String(decoding: $0[..<Int(count)], as: UTF8.self) }
  }
}
