import LocalizedValidation
import MessageFormat
import MessageLocalization
import ValidationCore

/// The texts of the page in one language: labels and sentences of the catalogs, and the page's own words.
///
/// What no catalog has is in English and says so by its `lang`.
struct PageText: Sendable {
  /// A text with the language in which it is.
  struct Text: Sendable, Hashable {
    let text: String
    let locale: LanguageTag

    /// Text in the language of programmers: names of rules, mistakes in a document.
    static func english(_ text: String) -> Text { Text(text: text, locale: .english) }

    /// The attributes `lang` and `dir` of its element.
    var attributes: HTML { "lang=\"\(locale.identifier)\" dir=\"\(locale.htmlDirection)\"" }
  }

  let locale: LanguageTag
  let catalogs: MessageCatalogs

  /// A word of the page.
  func word(_ key: String, _ arguments: [String: MessageArgument] = [:]) -> Text {
    guard let message = PageWords.catalogs.message(for: key, in: locale, reportingMissing: false) else {
      return .english(key)
    }
    return Text(text: message.pattern.format(arguments), locale: message.locale)
  }

  /// The attributes of an element with a word of the page, by which the script replaces it when the language changes.
  func attributes(_ key: String) -> HTML { "\(word(key).attributes) data-word=\"\(key)\"" }

  /// An element with a word of the page.
  func element(_ tag: HTML, _ key: String, _ more: HTML = "") -> HTML {
    "<\(tag) \(attributes(key))\(more)>\(word(key).text)</\(tag)>"
  }

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
    error.localizedDescription(in: locale, form: .standalone, catalogs: catalogs)
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
