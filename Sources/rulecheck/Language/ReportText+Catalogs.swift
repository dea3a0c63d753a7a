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
      joined: { key, texts in
        guard let message = catalogs.message(for: key, in: locale) else {
          return texts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", ")
        }
        // The values in the texts are already isolated; if the texts were passed as arguments, the isolates would be
        // lost.
        return message.pattern.format(
          texts.mapValues { .message(key: $0) },
          isolating: catalogs.isolatesArguments,
          message: { $0 }
        )
      },
      text: { key, arguments in
        ValidationError(code: .init(rawValue: key), arguments: arguments)
          .localizedDescription(in: locale, form: .inline)
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
