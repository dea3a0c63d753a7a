import MessageLocalization

/// Where fields hear that messages read differently.
enum MessageSource {
  /// Hears of each switch of the process's locale and each change of the shared catalogs.
  static let observe: MessageObserving = { MessageChanges.observe($0) }
}
