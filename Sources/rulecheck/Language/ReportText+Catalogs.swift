import LocalizedValidation
import MessageFormat
import MessageLocalization
import ValidationCore

extension ReportText {
  /// The sentences from the catalogs in a language.
  init(locale: LanguageTag, catalogs: MessageCatalogs = .shared) {
    self.init(
      language: locale.identifier,
      isRightToLeft: locale.textDirection == .rightToLeft,
      sentence: { $0.localizedDescription(in: locale) },
      text: { key, arguments in
        // Not as the sentence of an error: each thread keeps those, but no two headings are the same.
        // The English catalog, which is compiled in, has each key.
        guard let pattern = catalogs.message(for: key, in: locale)?.pattern else { return key }
        // The key of a `.message` is its text, which was made before and keeps its isolates.
        return pattern.format(arguments, isolating: catalogs.isolatesArguments)
      },
      sample: { key in
        guard let pattern = catalogs.message(for: key, in: locale, reportingMissing: false)?.pattern else {
          return nil
        }
        let kinds = pattern.arguments
        return pattern.format(isolating: false) { name in
          .text(kinds[name]?.contains(.select) == true ? "other" : "{\(name)}")
        }
      }
    )
  }
}
