import Synchronization

/// Counts the changes of what messages read like, so that what was made before one is known to be old.
final class CatalogVersion: Sendable {
  private let count = Atomic(0)

  var current: Int { count.load(ordering: .acquiring) }

  func advance() { count.add(1, ordering: .releasing) }
}
