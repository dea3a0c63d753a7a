public import Foundation
public import MessageLocalization
public import ValidationCore

/// The sentence is made at each reading, in the locale that is active then.
extension ValidationError: LocalizedError {
  /// The message in the active locale: with the field's label where the error has a path, else without.
  public var errorDescription: String? { localizedDescription }

  /// The message in the active locale, for files that import no Foundation as well.
  public var localizedDescription: String { localizedDescription(in: ActiveLocale.current) }

  /// The message in a locale, whatever locale is active.
  ///
  /// ```swift
  /// error.localizedDescription(in: "pt-BR")                  // "O campo Nome não pode ficar em branco"
  /// error.localizedDescription(in: "pt-BR", form: .inline)   // "não pode ficar em branco"
  /// ```
  /// A message that no layer has in the locale, in those it inherits from, or in English is the code with its
  /// arguments, and `MessageCatalogs.onMissingKey` hears of it.
  ///
  /// - Parameters:
  ///   - locale: The locale of the sentence, with the digits and plural forms that its readers use.
  ///   - form: Whether the message names the field; nil for with the label where the error has a path.
  ///   - isolatingArguments: Whether values in the sentence are between isolates, invisible characters that keep their
  ///     direction from disturbing it; nil for what ``MessageCatalogs/isolatesArguments`` of the shared catalogs says.
  public func localizedDescription(
    in locale: LanguageTag,
    form: MessageForm? = nil,
    isolatingArguments: Bool? = nil
  ) -> String {
    let form = form ?? usualForm
    let catalogs = MessageCatalogs.shared
    guard let isolatingArguments, isolatingArguments != catalogs.isolatesArguments else {
      return ThreadSentences.withTable { $0.sentence(of: self, form: form, in: locale) }
    }
    var reader = catalogs.reader(in: locale)
    reader.isolatesArguments = isolatingArguments
    return ErrorRenderer(reader: reader).sentence(of: self, form: form)
  }
}

extension ValidationError {
  /// With the field's label where the error has a path.
  var usualForm: MessageForm { path.isEmpty ? .inline : .full }
}

extension ValidationErrors: LocalizedError {
  /// The messages in the active locale, one a line.
  public var errorDescription: String? { localizedDescription }

  /// The messages in the active locale, one a line, for files that import no Foundation as well.
  public var localizedDescription: String { errors.localizedDescriptions.joined(separator: "\n") }
}
