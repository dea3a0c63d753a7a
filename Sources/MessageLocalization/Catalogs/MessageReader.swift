package import MessageFormat

/// The messages for the readers of one locale, in the state of the catalogs when the reader was made.
///
/// Looking up a message takes no lock.
package struct MessageReader: Sendable {
  /// The prefix of label keys: `field.name`, `field.items[].name`.
  package static let labelPrefix = "field."
  /// The prefix of the keys of options' labels: `value.status.married`, `value.items[].status.married`.
  package static let optionPrefix = "value."
  /// The words that the built-in catalogs have for values of any field.
  private static let generalWords: Set<String> = ["value.true", "value.false", "value.null"]

  /// Whether a key is that of the label of an option.
  package static func isOptionLabel(_ key: String) -> Bool {
    key.hasPrefix(optionPrefix) && !generalWords.contains(key)
  }

  /// The key of the message that puts quotation marks around a value: `“{value}”`.
  static let quotedKey = "quoted"
  static let quotedArgument = "value"

  package let locale: LanguageTag

  /// Whether values are isolated; initially the value of ``MessageCatalogs/isolatesArguments``.
  package var isolatesArguments: Bool

  private let messages: LocaleMessages
  package let catalogs: MessageCatalogs

  init(_ locale: LanguageTag, _ messages: LocaleMessages, of catalogs: MessageCatalogs) {
    self.locale = locale
    self.messages = messages
    self.catalogs = catalogs
    isolatesArguments = catalogs.isolatesArguments
  }

  /// The message for a key in the locale, or in those it inherits from, or in English; nil when no layer has it.
  ///
  /// - Parameter reportingMissing: Whether to call `onMissingKey`; false for a text that may be its own key.
  package func message(
    for key: String,
    _ reading: MessageReading = .inline,
    reportingMissing: Bool = true
  ) -> ResolvedMessage? {
    if let message = messages.message(for: key, reading) { return message }
    if reportingMissing { catalogs.missing.report(key, locale) }
    return nil
  }

  /// Reports to `onMissingKey` a key that does not have a message.
  package func reportMissing(_ key: String) { catalogs.missing.report(key, locale) }

  /// The label of a key that starts with ``labelPrefix``; nil when no layer has one.
  package func label(for key: String) -> ResolvedMessage? {
    messages.hasLabels ? messages.label(for: key) : nil
  }

  /// Whether any layer has labels in the searched languages.
  package var hasLabels: Bool { messages.hasLabels }

  /// Whether any layer has labels of options in the searched languages.
  package var hasOptionLabels: Bool { messages.hasOptionLabels }

  /// The label of an option, whose key starts with ``optionPrefix``; nil when no layer has one.
  package func optionLabel(for key: String) -> ResolvedMessage? {
    messages.hasOptionLabels ? messages.label(for: key) : nil
  }

  /// The quotation marks of the language of a message.
  package func quotes(in language: LanguageTag) -> Quotes {
    let own = language.isSameLanguage(as: locale) ? messages : catalogs.messages(in: language)
    return own.message(for: Self.quotedKey)?.quotes ?? .english
  }

  /// The message for a code, or a more general one if the language lacks it: for `identifier.checkDigit`, the message
  /// `identifier` or `invalid` of the language comes before the English one.
  package func message(ofCode code: String, _ reading: MessageReading) -> ResolvedMessage? {
    let found = messages.message(ofCode: code, reading)
    if found.isForUnknownKey { catalogs.missing.report(code, locale) }
    return found.message
  }

  /// The same in the form that names its field.
  ///
  /// Each layer and language is searched for `<code>.full` and then for `<code>` before the next one, so that an
  /// application that overrides a message overrides all its readings.
  package func fullMessage(ofCode code: String) -> FullMessage? {
    let found = messages.fullMessage(ofCode: code)
    if found.isForUnknownKey { catalogs.missing.report(code, locale) }
    return found.message.map(joined)
  }

  /// The message for a key in the form that names its field; nil when no layer has either form.
  package func fullMessage(for key: String, reportingMissing: Bool = true) -> FullMessage? {
    if let message = messages.fullMessage(for: key) { return joined(message) }
    if reportingMissing { catalogs.missing.report(key, locale) }
    return nil
  }

  private func joined(_ message: MergedCatalog.Full) -> FullMessage {
    switch message {
    case .sentence(let message): return .sentence(message)
    case .inline(let message):
      // The join pattern is that of the message's language: an English message keeps English order in an Arabic page.
      let own = message.locale == locale ? messages : catalogs.messages(in: message.locale)
      return .inline(message, join: own.message(for: MergedCatalog.joinKey, .full))
    }
  }
}
