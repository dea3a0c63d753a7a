import MessageLocalization

/// Notifies fields that messages have changed.
enum MessageSource {
  /// Observes each switch of the process's locale and each change of the shared catalogs.
  static let observe: MessageObserving = { MessageChanges.observe($0) }
}
