import Synchronization

/// Counts the changes to the text of messages, so that results from before a change are known to be outdated.
final class CatalogVersion: Sendable {
  private let count = Atomic(0)

  var current: Int { count.load(ordering: .acquiring) }

  func advance() { count.add(1, ordering: .releasing) }
}
