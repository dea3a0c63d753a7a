import LocalizedValidation
import MessageFormat
import MessageLocalization
import ValidationCore

extension ReportText {
  /// The sentences from the catalogs in a language.
  init(locale: LanguageTag, catalogs: MessageCatalogs = .shared) {
    self.init(
      isRightToLeft: locale.textDirection == .rightToLeft,
      sentence: { $0.localizedDescription(in: locale) },
      warning: { sentence in
        // The values in the sentence are already isolated; if it were passed as an argument, the isolates would be
        // lost.
        guard let message = catalogs.message(for: "report.warning", in: locale) else { return sentence }
        return message.pattern.format(
          ["message": .message(key: "")],
          isolating: catalogs.isolatesArguments,
          message: { _ in sentence }
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
