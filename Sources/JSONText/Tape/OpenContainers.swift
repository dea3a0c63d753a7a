import CJSONTape

/// The entries of a tape as they are written, and the arrays and objects among them that are open.
///
/// Open containers need no stack: until a container is closed, the extent of its entry holds the offset of the
/// enclosing container.
struct OpenContainers: ~Copyable {
  private static let noParent = Int(UInt32.max >> 3)

  private var entries: UnsafeMutablePointer<json_tape_entry>
  /// Where the next entry is written.
  private(set) var next: UnsafeMutablePointer<json_tape_entry>
  /// The innermost; nil if none is open.
  private var container: UnsafeMutablePointer<json_tape_entry>?
  /// Whether the innermost is an object.
  private(set) var isObject = false
  private var depthLeft: Int

  init(_ entries: UnsafeMutablePointer<json_tape_entry>, maximumDepth: Int) {
    self.entries = entries
    next = entries
    depthLeft = maximumDepth
  }

  @inline(__always)
  var isEmpty: Bool { container == nil }

  /// Goes on in other memory, to which the entries were moved.
  mutating func move(to entries: UnsafeMutablePointer<json_tape_entry>) {
    next = entries + (next - self.entries)
    container = container.map { entries + ($0 - self.entries) }
    self.entries = entries
  }

  /// Adds an entry of a value without parts, or of a name, for which there is space.
  @inline(__always)
  mutating func append(_ text: UnsafePointer<UInt8>?, _ length: Int, _ kind: Int) {
    next.initialize(
      to: json_tape_entry(
        text: text, length: UInt32(truncatingIfNeeded: length),
        extent: UInt32(truncatingIfNeeded: 1 << 3 | kind)))
    next += 1
  }

  /// Adds the entry of an array or object, for which there is space; false if too many are open.
  @inline(__always)
  mutating func open(_ kind: Int) -> Bool {
    guard depthLeft > 0 else { return false }
    depthLeft -= 1
    let parent = container.map { $0 - entries } ?? Self.noParent
    next.initialize(
      to: json_tape_entry(text: nil, length: 0, extent: UInt32(truncatingIfNeeded: parent << 3 | kind)))
    (container, isObject) = (next, kind == JSON_TAPE_OBJECT)
    next += 1
    return true
  }

  @inline(__always)
  mutating func close() {
    guard let closed = container else { return }
    let (extent, parent) = (closed.pointee.extent, Int(closed.pointee.extent >> 3))
    closed.pointee.extent = UInt32(truncatingIfNeeded: next - closed) << 3 | extent & 7
    depthLeft += 1
    container = nil
    if parent != Self.noParent {
      let parent = entries + parent
      (container, isObject) = (parent, Int(parent.pointee.extent & 7) == JSON_TAPE_OBJECT)
    }
  }

  /// Counts a part of the innermost that is complete.
  @inline(__always)
  func completePart() { container?.pointee.length &+= 1 }
}
