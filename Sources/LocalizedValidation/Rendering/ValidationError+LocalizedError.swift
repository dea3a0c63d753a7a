public import Essentials
public import MessageLocalization
public import ValidationCore

/// The sentence is rendered on each access, in the locale that is active then.
extension ValidationError: LocalizedError {
  /// The message in the active locale, as a sentence: with the field's label if the error has a path, otherwise
  /// without.
  public var errorDescription: String? { localizedDescription }

  /// The message in the active locale, also for files that do not import Foundation.
  public var localizedDescription: String { localizedDescription(in: ActiveLocale.current) }

  /// The message in a locale, whatever locale is active.
  ///
  /// ```swift
  /// error.localizedDescription(in: "pt-BR")                      // "O campo Nome não pode ficar em branco"
  /// error.localizedDescription(in: "pt-BR", form: .standalone)   // "Não pode ficar em branco"
  /// ```
  /// If no layer has the message in the locale, in the locales it inherits from, or in English, the result is the code
  /// with its arguments, and `MessageCatalogs.onMissingKey` is called.
  ///
  /// - Parameters:
  ///   - locale: The locale of the sentence, with the digits and plural forms that its readers use.
  ///   - form: How to show the message; nil for `.full` if the error has a path, otherwise `.standalone`.
  ///   - isolatingArguments: Whether values in the sentence are enclosed in isolates, invisible characters that keep
  ///     the direction of a value from affecting the sentence; nil for the setting `MessageCatalogs.isolatesArguments`
  ///     of the catalogs.
  ///   - catalogs: The catalogs of the messages; nil for those in effect. Only sentences of the shared
  ///     catalogs are kept for the next time.
  public func localizedDescription(
    in locale: LanguageTag,
    form: MessageForm? = nil,
    isolatingArguments: Bool? = nil,
    catalogs: MessageCatalogs? = nil
  ) -> String {
    if let renderer = ErrorRenderer.uncached(in: locale, isolatingArguments: isolatingArguments, catalogs) {
      return renderer.sentence(of: self, form: form ?? usualForm)
    }
    return ThreadSentences.withTable { $0.sentence(of: self, form: form, in: locale) }
  }
}

extension ValidationError {
  /// A sentence, with the field's label if the error has a path.
  var usualForm: MessageForm { isAtValue ? .standalone : .full }
}

extension ValidationErrors: LocalizedError {
  /// The messages in the active locale, one per line.
  public var errorDescription: String? { localizedDescription }

  /// The messages in the active locale, one per line, also for files that do not import Foundation.
  public var localizedDescription: String { errors.localizedDescriptions.joined(separator: "\n") }
}
