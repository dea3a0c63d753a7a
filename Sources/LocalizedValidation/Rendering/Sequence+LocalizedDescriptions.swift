import Essentials
public import MessageLocalization
public import ValidationCore

extension Sequence where Element: Error {
  /// The message of each error, in the locale that is active now.
  ///
  /// ```swift
  /// let errors = rules.errors(in: value)
  /// errors.localizedDescriptions          // ["Must have at least 3 characters"]
  /// ActiveLocale.switch(to: "zh-Hans")
  /// errors.localizedDescriptions          // ["不能少于 3 个字符"], the value is not read again
  /// ```
  public var localizedDescriptions: [String] { localizedDescriptions(in: ActiveLocale.current) }

  /// The message of each error in a locale, whatever locale is active.
  ///
  /// An error of a type other than `ValidationError` provides its own description as a `LocalizedError`, with the locale
  /// as `ActiveLocale.current`; the other arguments do not affect it.
  ///
  /// - Parameters:
  ///   - locale: The locale of the sentences.
  ///   - form: How to show the messages; nil for `.full` if an error has a path, otherwise `.standalone`.
  ///   - isolatingArguments: Whether values are enclosed in isolates; nil for the setting of the catalogs.
  ///   - catalogs: The catalogs of the messages; nil for those in effect.
  public func localizedDescriptions(
    in locale: LanguageTag,
    form: ValidationError.MessageForm? = nil,
    isolatingArguments: Bool? = nil,
    catalogs: MessageCatalogs? = nil
  ) -> [String] {
    map { error in
      (error as? ValidationError)?
        .localizedDescription(
          in: locale, form: form, isolatingArguments: isolatingArguments, catalogs: catalogs)
        ?? ActiveLocale.with(locale, catalogs: catalogs) { error.descriptionForReaders }
    }
  }
}

/// The same for the array that validation returns, which is read at each keystroke.
extension [ValidationError] {
  /// The message of each error, in the locale that is active now; an empty array costs almost nothing.
  public var localizedDescriptions: [String] {
    isEmpty ? [] : localizedDescriptions(in: ActiveLocale.current)
  }

  /// The message of each error in a locale, whatever locale is active, as
  /// `localizedDescription(in:form:isolatingArguments:catalogs:)` returns it.
  public func localizedDescriptions(
    in locale: LanguageTag,
    form: ValidationError.MessageForm? = nil,
    isolatingArguments: Bool? = nil,
    catalogs: MessageCatalogs? = nil
  ) -> [String] {
    if isEmpty { return [] }
    if let renderer = ErrorRenderer.uncached(in: locale, isolatingArguments: isolatingArguments, catalogs) {
      return map { renderer.sentence(of: $0, form: form ?? $0.usualForm) }
    }
    return ThreadSentences.withTable { table in
      map { table.sentence(of: $0, form: form, in: locale) }
    }
  }
}
