/// A corrected text, of which one of up to 64 bytes takes no allocation of its own where a rule passes bytes.
enum SuggestedText: Sendable {
  fileprivate typealias Bytes = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  /// UTF-8 in a fixed room.
  struct Short: Sendable {
    fileprivate var bytes: Bytes = (0, 0, 0, 0, 0, 0, 0, 0)
    fileprivate var count: Int

    fileprivate init?(_ utf8: UnsafeBufferPointer<UInt8>) {
      guard utf8.count <= MemoryLayout<Bytes>.size else { return nil }
      count = utf8.count
      withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: utf8) }
    }
  }

  case text(String)
  case short(Short)

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self = Short(utf8).map { .short($0) } ?? .text(String(decoding: utf8, as: UTF8.self))
  }

  var string: String {
    if case .text(let text) = self { return text }
    return withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch self {
    case .text(var text): text.withUTF8(body)
    case .short(let short):
      withUnsafeBytes(of: short.bytes) { bytes in
        let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<short.count])
        return bytes.withMemoryRebound(to: UInt8.self, body)
      }
    }
  }
}
