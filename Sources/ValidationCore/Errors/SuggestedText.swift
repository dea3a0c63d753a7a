import Primitives

/// A corrected text, of which one of up to 64 bytes takes no allocation of its own where a rule writes bytes.
enum SuggestedText: Sendable {
  case text(String)
  case bytes(SuggestionBytes)

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    if utf8.count > SuggestionBytes.roomInPlace {
      self = .text(String(decoding: utf8, as: UTF8.self))
    } else {
      var bytes = SuggestionBytes()
      bytes.append(contentsOf: utf8)
      self = .bytes(bytes)
    }
  }

  var string: String {
    if case .text(let text) = self { return text }
    return withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch self {
    case .text(var text): text.withUTF8(body)
    case .bytes(let bytes): bytes.withUTF8(body)
    }
  }
}

/// The UTF-8 of a suggestion while a rule writes it: up to 64 bytes are in place, more are in one array.
///
/// The string is made when the suggestion is read.
package struct SuggestionBytes: Sendable {
  private typealias Room = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  static let roomInPlace = 64

  private var room: Room = (0, 0, 0, 0, 0, 0, 0, 0)
  private var roomCount = 0
  /// All bytes, if they do not fit in place.
  private var many: [UInt8] = []

  /// The room of the array, if there is to be one.
  private let capacity: Int

  /// - Parameter capacity: How many bytes there will be, as far as that is known: more than fit in place are in an array
  ///   that is made once.
  package init(capacity: Int = 0) { self.capacity = max(capacity, 4 * Self.roomInPlace) }

  package var isEmpty: Bool { count == 0 }
  package var count: Int { roomCount + many.count }

  package mutating func append(_ byte: UInt8) {
    if many.isEmpty, roomCount < Self.roomInPlace {
      let index = roomCount
      withUnsafeMutableBytes(of: &room) { $0[index] = byte }
      roomCount += 1
      return
    }
    if many.isEmpty { moveToArray() }
    many.append(byte)
  }

  private mutating func moveToArray() {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity)
    withUTF8 { bytes.append(contentsOf: $0) }
    (many, roomCount) = (bytes, 0)
  }

  package mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    let end = roomCount + bytes.count
    if many.isEmpty, end <= Self.roomInPlace {
      let start = roomCount
      withUnsafeMutableBytes(of: &room) {
        UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: UnsafeRawBufferPointer(bytes))
      }
      roomCount = end
      return
    }
    if many.isEmpty { moveToArray() }
    many.append(copying: bytes)
  }

  package mutating func append(contentsOf bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
  }

  package mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? .init() { append(byte) }
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  package func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if !many.isEmpty { return many.withUnsafeBufferPointer(body) }
    return withUnsafeBytes(of: room) { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[..<roomCount]).withMemoryRebound(to: UInt8.self, body)
    }
  }
}
