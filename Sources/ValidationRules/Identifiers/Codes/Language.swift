import ICU
public import ValidationCore

/// A kind of language code of ISO 639.
public enum LanguageCodeForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Two letters where the language has them, otherwise three, as in a language tag: `pt`, `haw`.
  case shortest
  /// Two letters: ISO 639-1, `pt`.
  case alpha2
  /// Three letters: ISO 639-3 and, for groups of languages, ISO 639-5: `por`, `haw`, `sla`.
  case alpha3
}

extension Rules {
  static let language = RuleOf(
    "language",
    "The text is the code of a language, in two letters or in three.",
    standard: "ISO 639 by ICU (CLDR)",
    reports: [.identifierUnknown, caseReport],
    samples: [
      RuleSample(
        valid: ["pt", "ar", "yue", "haw"],
        invalid: [
          "xx": .identifierUnknown, "iw": .identifierUnknown, "PT": .identifierCase,
          "pt-BR": .identifierUnknown,
        ]),
      RuleSample(
        ["form": "alpha2"], valid: ["pt", "zh"],
        invalid: ["haw": .identifierUnknown, "por": .identifierUnknown]),
      RuleSample(
        ["form": "alpha3"], valid: ["por", "haw", "deu"],
        invalid: ["pt": .identifierUnknown, "ger": .identifierUnknown]),
    ],
    takes: .choice("form", shorthand: true, default: .shortest),
    make: LanguageRule.rule
  )
}

extension Validation where Value == String {
  /// The text is the code of a language in its shortest form. See ``language(_:)``.
  public static var language: Validation { language(.shortest) }

  /// The text is the code of a language in use: ISO 639 as of February 2026; lowercase.
  ///
  /// Codes that the standard withdrew are refused, with the code in their place as the suggestion where there is one
  /// (`iw`: `he`). So are the codes of the other forms, the bibliographic ones of ISO 639-2 among them (`ger`: `de` or
  /// `deu`). Codes of groups of languages (`sla`), the special ones (`und`, `mul`, `zxx`, `mis`) and those for private use
  /// (`qaa` to `qtz`) are accepted. ``languageTag(known:)`` takes scripts and regions too.
  ///
  /// Codes: `identifier.unknown`, `identifier.case`.
  public static func language(_ form: LanguageCodeForm) -> Validation { Rules.language(form) }
}

enum LanguageRule {
  static func rule(form: LanguageCodeForm) -> ListedCodeRule {
    let lengths: Set<Int> =
      switch form {
      case .shortest: [2, 3]
      case .alpha2: [2]
      case .alpha3: [3]
      }
    return ListedCodeRule(kind: "language", list: .language(form), lengths: lengths, letterCase: .lower)
  }
}
