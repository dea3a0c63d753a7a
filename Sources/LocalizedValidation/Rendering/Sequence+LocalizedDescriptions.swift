import Foundation
public import MessageLocalization
public import ValidationCore

extension Sequence where Element: Error {
  /// The message of each error, in the locale that is active now.
  ///
  /// ```swift
  /// let errors = rules.errors(in: value)
  /// errors.localizedDescriptions          // ["must have at least 3 characters"]
  /// ActiveLocale.switch(to: "zh-Hans")
  /// errors.localizedDescriptions          // ["不能少于 3 个字符"], the value is not read again
  /// ```
  public var localizedDescriptions: [String] { localizedDescriptions(in: ActiveLocale.current) }

  /// The message of each error in a locale, whatever locale is active.
  ///
  /// An error of another type than `ValidationError` words itself, with the locale in force as `ActiveLocale.current`; the
  /// other arguments do not reach it. They are those of ``ValidationError/localizedDescription(in:form:isolatingArguments:)``.
  public func localizedDescriptions(
    in locale: LanguageTag,
    form: ValidationError.MessageForm? = nil,
    isolatingArguments: Bool? = nil
  ) -> [String] {
    map { error in
      (error as? ValidationError)?
        .localizedDescription(in: locale, form: form, isolatingArguments: isolatingArguments)
        ?? ActiveLocale.with(locale) { error.localizedDescription }
    }
  }
}

/// The same for the list that validation gives, which is read at each keystroke.
extension [ValidationError] {
  /// The message of each error, in the locale that is active now; none costs next to nothing.
  public var localizedDescriptions: [String] {
    isEmpty ? [] : localizedDescriptions(in: ActiveLocale.current)
  }

  /// The message of each error in a locale, whatever locale is active; see
  /// ``ValidationError/localizedDescription(in:form:isolatingArguments:)``.
  public func localizedDescriptions(
    in locale: LanguageTag,
    form: ValidationError.MessageForm? = nil,
    isolatingArguments: Bool? = nil
  ) -> [String] {
    if isolatingArguments != nil {
      return map { $0.localizedDescription(in: locale, form: form, isolatingArguments: isolatingArguments) }
    }
    return ThreadSentences.withTable { table in
      map { table.sentence(of: $0, form: form ?? $0.usualForm, in: locale) }
    }
  }
}
