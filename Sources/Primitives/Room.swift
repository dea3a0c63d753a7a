/// Memory for the duration of a call, as `withUnsafeTemporaryAllocation` gives it, which allocates nothing for texts of up
/// to 64 KB either, once there are as many rooms as are in use at the same time.
///
/// Swift has up to a kilobyte on the stack, and allocates more each time.
// Public and inlinable for the reasons given in `Lock`.
@_documentation(visibility: internal)
@inlinable
public func withRoom<Element: BitwiseCopyable, Result>(
  for capacity: Int, of type: Element.Type, _ body: (UnsafeMutableBufferPointer<Element>) -> Result
) -> Result {
  let bytes = capacity * MemoryLayout<Element>.stride
  if bytes <= LargeRoom.leastBytes {
    return withUnsafeTemporaryAllocation(of: type, capacity: capacity, body)
  }
  let room = LargeRoom.take(bytes)
  let result = room.memory.withMemoryRebound(to: type) {
    body(UnsafeMutableBufferPointer(rebasing: $0[..<capacity]))
  }
  LargeRoom.giveBack(room)
  return result
}

/// Room that is used again.
///
/// `@unchecked Sendable` holds because a room belongs to one call at a time: `take` removes it from the pool.
@usableFromInline
struct LargeRoom: ~Copyable, @unchecked Sendable {
  @usableFromInline static var leastBytes: Int { 1_024 }
  /// Larger rooms are freed after use: another normalization form of 64 KB has at most three times as many.
  private static let mostKeptBytes = 1 << 18
  private static let pool = Pool<LargeRoom>(capacity: 16)

  @usableFromInline let memory: UnsafeMutableRawBufferPointer

  private init(_ bytes: Int) { memory = .allocate(byteCount: bytes, alignment: 16) }

  deinit { memory.deallocate() }

  @usableFromInline
  static func take(_ bytes: Int) -> LargeRoom {
    guard let room = pool.take(), room.memory.count >= bytes else {
      // Of the next power of two, so that a slightly longer text finds room too.
      return LargeRoom(bytes > mostKeptBytes ? bytes : 1 << (Int.bitWidth - (bytes - 1).leadingZeroBitCount))
    }
    return room
  }

  @usableFromInline
  static func giveBack(_ room: consuming LargeRoom) {
    if room.memory.count <= mostKeptBytes { pool.give(room) }
  }
}
