import Synchronization

/// Numbers for the objects that rules share with their errors; no two objects of a process have the same.
enum SharedNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
