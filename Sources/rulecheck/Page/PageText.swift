import LocalizedValidation
import MessageFormat
import MessageLocalization
import ValidationCore

/// The texts of the page in one language: labels and sentences of the catalogs.
///
/// What no catalog has is in English and says so by its `lang`.
struct PageText: Sendable {
  /// A text with the language in which it is.
  struct Text: Sendable, Hashable {
    let text: String
    let locale: LanguageTag

    /// The attributes `lang` and `dir` of its element.
    var attributes: HTML { "lang=\"\(locale.identifier)\" dir=\"\(locale.htmlDirection)\"" }
  }

  let locale: LanguageTag
  let catalogs: MessageCatalogs

  /// The label of a field, or its name.
  func label(_ path: String, own label: String?) -> Text {
    for key in [label, "field.\(path)"].compactMap(\.self) {
      if let message = catalogs.message(for: key, in: locale, reportingMissing: false) {
        return Text(text: message.pattern.format(isolating: false), locale: message.locale)
      }
    }
    return Text(text: label ?? path, locale: .undetermined)
  }

  /// The sentence below a field.
  func sentence(of error: ValidationError) -> String {
    error.localizedDescription(in: locale, form: .standalone)
  }

  /// "3 errors"; nil where no catalog has it.
  func summary(_ errors: [ValidationError]) -> Text? {
    let count = errors.count { $0.severity == .error }
    guard let message = catalogs.message(for: "report.errors", in: locale, reportingMissing: false) else {
      return nil
    }
    return Text(text: message.pattern.format(["errors": .integer(count)]), locale: message.locale)
  }

  /// "Suggestion: …", for a text whose invisible characters are shown.
  func suggestion(_ suggestion: String) -> Text? {
    guard let message = catalogs.message(for: "report.suggestion", in: locale, reportingMissing: false) else {
      return nil
    }
    return Text(
      text: message.pattern.format(["suggestion": .text(suggestion)]), locale: message.locale)
  }
}

extension LanguageTag {
  /// The value of `dir`.
  var htmlDirection: String { textDirection == .rightToLeft ? "rtl" : "ltr" }
}
