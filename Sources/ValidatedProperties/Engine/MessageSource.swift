import MessageLocalization

/// Calls a closure after each change of messages, until the result is released.
package typealias MessageObserving = @Sendable (@escaping @Sendable () -> Void) -> (any Sendable)?

/// Notifies fields that messages have changed.
enum MessageSource {
  /// Observes each switch of the process's locale and each change of the shared catalogs.
  static let observe: MessageObserving = { MessageChanges.observe($0) }
}
