import Synchronization

/// What was called, in order.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func append(_ line: String) { storage.withLock { $0.append(line) } }
}
