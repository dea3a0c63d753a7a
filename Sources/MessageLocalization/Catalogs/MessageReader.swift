/// The messages for the readers of one locale, in the state that the catalogs were in when it was made.
///
/// Looking a message up takes no lock.
package struct MessageReader: Sendable {
  /// What the keys of labels start with: `field.name`, `field.items[].name`.
  package static let labelPrefix = "field."

  package let locale: LanguageTag

  /// Whether values are isolated; at first what ``MessageCatalogs/isolatesArguments`` says.
  package var isolatesArguments: Bool

  private let messages: LocaleMessages
  private let catalogs: MessageCatalogs

  init(_ locale: LanguageTag, _ messages: LocaleMessages, of catalogs: MessageCatalogs) {
    self.locale = locale
    self.messages = messages
    self.catalogs = catalogs
    isolatesArguments = catalogs.isolatesArguments
  }

  /// The message for a key in the locale, else in those it inherits from, else in English; nil when no layer has it.
  ///
  /// - Parameter reportingMissing: Whether `onMissingKey` is told; false for a text that may be its own key.
  package func message(for key: String, reportingMissing: Bool = true) -> ResolvedMessage? {
    if let message = messages.message(for: key) { return message }
    if reportingMissing { catalogs.missing.report(key, locale) }
    return nil
  }

  /// Tells `onMissingKey` of a key that has no message of its own.
  package func reportMissing(_ key: String) { catalogs.missing.report(key, locale) }

  /// The label of a key that starts with ``labelPrefix``; nil when no layer has one.
  package func label(for key: String) -> ResolvedMessage? {
    messages.hasLabels ? messages.message(for: key) : nil
  }

  /// Whether any layer has labels at all, in the languages that are searched.
  package var hasLabels: Bool { messages.hasLabels }

  /// The message for a key in the form that names its field; nil when no layer has either form.
  ///
  /// Each layer and language is asked for `<key>.full` and then for `<key>` before the next one is, so that an
  /// application's own inline form is not passed over for a built-in full form.
  package func fullMessage(for key: String, reportingMissing: Bool = true) -> FullMessage? {
    switch messages.fullMessage(for: key) {
    case .sentence(let message): return .sentence(message)
    case .inline(let message):
      // The language of the message joins: an English message keeps English order in an Arabic page.
      let own = message.locale == locale ? messages : catalogs.messages(in: message.locale)
      return .inline(message, join: own.message(for: MessageTable.joinKey))
    case nil:
      if reportingMissing { catalogs.missing.report(key, locale) }
      return nil
    }
  }
}
