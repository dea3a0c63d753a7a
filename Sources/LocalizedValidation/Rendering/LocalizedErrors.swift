public import Essentials
public import MessageLocalization
public import ValidationCore

/// Errors together with the language of their reader, for code that renders them later, or in another task.
///
/// An error does not know who reads it: its sentence is in the locale that is active where it is rendered. A framework may
/// do that after the task of the request has ended, in the locale of the process. These errors remember:
///
/// ```swift
/// throw ValidationErrors(errors).localized()     // within ActiveLocale.with(locale) { … }
/// log.info("\(error.localizedDescription)")      // anywhere: in the language of the request, by its catalogs
/// ```
/// They are still facts, and follow changes of the catalogs. ``ProblemDetails`` is a copy of the sentences.
public struct LocalizedErrors: LocalizedError, Sendable {
  /// The errors and warnings.
  public let errors: ValidationErrors
  /// The language of the reader.
  public let locale: LanguageTag
  /// The catalogs of the reader, such as those of a tenant.
  public let catalogs: MessageCatalogs

  /// The message of each error.
  public var localizedDescriptions: [String] { localizedDescriptions() }

  /// The message of each error in a form; see `ValidationError.localizedDescription(in:form:isolatingArguments:catalogs:)`.
  public func localizedDescriptions(
    form: ValidationError.MessageForm? = nil, isolatingArguments: Bool? = nil
  ) -> [String] {
    errors.errors.localizedDescriptions(
      in: locale, form: form, isolatingArguments: isolatingArguments, catalogs: catalogs)
  }

  /// The messages, one per line.
  public var errorDescription: String? { localizedDescription }

  /// The messages, one per line, also for files that do not import Foundation.
  public var localizedDescription: String { localizedDescriptions.joined(separator: "\n") }
}

extension ValidationErrors {
  /// The errors with the language and the catalogs in which they are to be rendered, wherever that happens: those in effect
  /// here, unless others are given.
  public func localized(
    in locale: LanguageTag = ActiveLocale.current, catalogs: MessageCatalogs = .current
  ) -> LocalizedErrors {
    LocalizedErrors(errors: self, locale: locale, catalogs: catalogs)
  }
}
