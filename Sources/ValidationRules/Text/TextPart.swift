public import ValidationCore

extension ValidationError.Code {
  /// The text does not start with the required text. Arguments: `expected`, `content` (`spaces` if `expected` is white
  /// space only, otherwise `text`).
  public static let textStartMissing: Self = "text.startMissing"
  /// The text does not end with the required text. Arguments: `expected`, `content`.
  public static let textEndMissing: Self = "text.endMissing"
  /// The text does not contain the required text. Arguments: `expected`, `content`.
  public static let textPartMissing: Self = "text.partMissing"
  /// The text contains a forbidden text. Arguments: `forbidden`, `content`. The ranges are its occurrences, at most 32 of them.
  public static let textPartForbidden: Self = "text.partForbidden"
}

extension RuleReport {
  static let textStartMissing = textMissing(.textStartMissing)
  static let textEndMissing = textMissing(.textEndMissing)
  static let textPartMissing = textMissing(.textPartMissing)
  static let textPartForbidden = RuleReport(
    .textPartForbidden, found: ["forbidden": .constant, "content": .text])

  private static func textMissing(_ code: ValidationError.Code) -> RuleReport {
    RuleReport(code, limits: ["expected": .constant, "content": .text])
  }
}

extension Rules {
  static let startsWith = part(
    .start, "startsWith", "The text starts with a given text.", .textStartMissing,
    RuleSample(["text": "São"], valid: ["São Paulo"], invalid: ["Sao Paulo": .textStartMissing]),
    RuleSample(
      ["text": "İSTANBUL", "ignoring": ["case"], "locale": "tr"],
      valid: ["istanbul'da"], invalid: ["ISTANBUL": .textStartMissing])
  )
  static let endsWith = part(
    .end, "endsWith", "The text ends with a given text.", .textEndMissing,
    RuleSample(["text": "路"], valid: ["南京路"], invalid: ["南京路。": .textEndMissing])
  )
  static let contains = part(
    .anywhere, "contains", "The text contains a given text.", .textPartMissing,
    RuleSample(
      ["text": "سلام", "ignoring": ["accents"]], valid: ["والسَّلام"], invalid: ["شكرا": .textPartMissing])
  )
  static let notContains = part(
    .nowhere, "notContains", "The text does not contain a given text.", .textPartForbidden,
    RuleSample(
      ["text": "admin", "ignoring": ["case", "accents"]],
      valid: ["ana"], invalid: ["Ádmin-1": .textPartForbidden])
  )

  private static func part(
    _ place: TextPlace,
    _ name: String,
    _ summary: String,
    _ report: RuleReport,
    _ samples: RuleSample...
  ) -> RuleOf<Validation<String>, String, TextDifferences, String?> {
    RuleOf(
      name, summary,
      standard: "code points, or UTS #10 with CLDR's tailorings where differences are ignored",
      reports: [report], samples: samples,
      takes: .text("text", shorthand: true), .differences, .languageTag("locale")
    ) { text, differences, locale throws(ImpossibleRule) -> TextPartRule in
      try TextPartRule(place, text, differences, locale)
    }
  }
}

extension TextDifferences {
  /// The locale, if it matters: comparison by code point is the same in every language.
  fileprivate func locale(_ tag: String) -> String? { isEmpty || tag == "und" ? nil : tag }
}

extension RuleParameter where Value == TextDifferences {
  /// The argument `ignoring`, a list of words.
  fileprivate static var differences: Self {
    let words: [(name: String, difference: TextDifferences)] = [("case", .case), ("accents", .accents)]
    return Self(
      "ignoring", .list(of: .choice(words.map(\.name))), default: [],
      decoded: { value in
        let names = value.list?.compactMap(\.text) ?? []
        return TextDifferences(words.filter { names.contains($0.name) }.map(\.difference))
      },
      encoded: { differences in
        let names = words.filter { differences.contains($0.difference) }.map { RuleValue.text($0.name) }
        return names.isEmpty ? .omitted : .value(.list(names))
      })
  }
}

/// Texts within texts.
///
/// By default they are compared by code point: `e` is found in `"e\u{301}"` and not in `"\u{E9}"`. If differences are
/// ignored, they are compared by the rules of a language (UTS #10), so that canonically equivalent texts get the same
/// result, a match ends at the end of a user-perceived character, and invisible characters (a zero-width space) hide
/// nothing.
///
/// Cost: linear in the text; by code point nothing is allocated, by language ICU copies the text.
extension Validation where Value == String {
  /// The text starts with another.
  ///
  /// ```swift
  /// .startsWith("https://")
  /// .startsWith("İSTANBUL", ignoring: .case, in: "tr")        // "istanbul'da", not "ISTANBUL"
  /// ```
  /// Code: `text.startMissing`.
  /// - Parameters:
  ///   - text: The other text, not empty.
  ///   - differences: The differences to ignore.
  ///   - locale: The BCP 47 language tag whose rules define the differences; `und` means no particular language.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func startsWith(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.startsWith(text, differences, differences.locale(locale), file: file, line: line)
  }

  /// The text ends with another.
  ///
  /// Code: `text.endMissing`.
  public static func endsWith(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.endsWith(text, differences, differences.locale(locale), file: file, line: line)
  }

  /// The text contains another.
  ///
  /// Code: `text.partMissing`.
  public static func contains(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.contains(text, differences, differences.locale(locale), file: file, line: line)
  }

  /// The text does not contain another.
  ///
  /// ```swift
  /// .notContains("admin", ignoring: [.case, .accents])        // refuses "ÁDMİN"
  /// ```
  /// Code: `text.partForbidden`.
  public static func notContains(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.notContains(text, differences, differences.locale(locale), file: file, line: line)
  }
}

/// The place in a text where another must be found.
enum TextPlace: Sendable {
  case start, end, anywhere, nowhere
}
