import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let textContent: [RegisteredRule] = [
    counted(
      "wordCount",
      summary: "The text has a number of words within limits.",
      standard: "UAX #29, with ICU's dictionaries",
      .words
    ),
    counted(
      "displayWidth",
      summary: "The text takes a number of columns of a terminal within limits.",
      standard: "UAX #11",
      .displayColumns
    ),
    part("startsWith", summary: "The text starts with another.", .start, .textStartMissing),
    part("endsWith", summary: "The text ends with another.", .end, .textEndMissing),
    part("contains", summary: "The text contains another.", .anywhere, .textPartMissing),
    part("notContains", summary: "The text does not contain another.", .nowhere, .textPartForbidden),
    RegisteredRule(
      "letterCase",
      summary: "The text is in lower, upper or title case, as a language maps letters.",
      standard: "Unicode Standard, section 3.13; CLDR",
      arguments: [
        RuleArgument(
          "case", .choice(RuleOption.LetterCase.allCases.map(\.rawValue)), isRequired: true, isShorthand: true
        ),
        RuleArgument("locale", .text),
      ],
      codes: [.letterCaseNotLower, .letterCaseNotUpper, .letterCaseNotTitle]
    ) { arguments in
      let letterCase = RuleOption.LetterCase(rawValue: try arguments.text("case")) ?? .lower
      return .text(.letterCase(letterCase, in: try arguments.languageTagIfPresent("locale") ?? "und"))
    },
    RegisteredRule(
      "alphabetic",
      summary: "The text has letters of any script, or of ASCII, and nothing else.",
      standard: "UTS #18, annex C",
      arguments: [RuleArgument("ascii", .boolean)],
      codes: [.textNotAlphabetic, .presenceEmpty]
    ) { .text(.alphabetic(ascii: try $0.booleanIfPresent("ascii") ?? false)) },
    RegisteredRule(
      "alphanumeric",
      summary: "The text has letters and digits of any script, or of ASCII, and nothing else.",
      standard: "UTS #18, annex C",
      arguments: [RuleArgument("ascii", .boolean)],
      codes: [.textNotAlphanumeric, .presenceEmpty]
    ) { .text(.alphanumeric(ascii: try $0.booleanIfPresent("ascii") ?? false)) },
    RegisteredRule(
      "slug",
      summary:
        "The text has words of small letters and digits of ASCII, or of any script, with a hyphen between.",
      arguments: [RuleArgument("ascii", .boolean)],
      codes: [.slugCharacter, .slugHyphen, .presenceEmpty]
    ) { .text(.slug(ascii: try $0.booleanIfPresent("ascii") ?? true)) },
    RegisteredRule(
      "ascii",
      summary: "The text has no character above U+007F.",
      standard: "RFC 20",
      codes: [.textNotASCII]
    ) { _ in .text(.ascii) },
    RegisteredRule(
      "encodable",
      summary: "The text can be stored in a charset and read back unchanged.",
      standard: "the round-trip mappings of ICU's converters",
      arguments: [RuleArgument("charset", .text, isRequired: true, isShorthand: true)],
      codes: [.textNotEncodable]
    ) { arguments in
      let name = try arguments.text("charset")
      guard let charset = RuleOption.Charset(name) else {
        throw arguments.error(
          at: "charset",
          "unknown charset \(JSONText.quoted(name))",
          expected: "a name of MIME, IANA or ICU such as \"windows-1256\"",
          known: KnownNames.charsets
        )
      }
      return .text(.encodable(in: charset))
    },
  ]

  /// A limit on a number of units.
  private static func counted(
    _ name: String,
    summary: String,
    standard: String,
    _ unit: LengthUnit
  ) -> RegisteredRule {
    RegisteredRule(
      name,
      summary: summary,
      standard: standard,
      arguments: [
        RuleArgument("exact", .count, isShorthand: true), RuleArgument("min", .count),
        RuleArgument("max", .count),
      ],
      codes: [.lengthTooShort, .lengthTooLong, .lengthWrong]
    ) { arguments in
      let (minimum, maximum) = try arguments.limits()
      guard let maximum else { return .text(.length(minimum..., in: unit)) }
      return .text(.length(minimum...maximum, in: unit))
    }
  }

  /// A text that must stand, or not, in another.
  private static func part(
    _ name: String,
    summary: String,
    _ place: TextPlace,
    _ code: ValidationError.Code
  ) -> RegisteredRule {
    RegisteredRule(
      name,
      summary: summary,
      standard: "code points, or UTS #10 with CLDR's tailorings where differences are ignored",
      arguments: [
        RuleArgument("text", .text, isRequired: true, isShorthand: true),
        RuleArgument("ignoring", .list(of: .choice(["case", "accents"]))),
        RuleArgument("locale", .text),
      ],
      codes: [code]
    ) { arguments in
      .text(try part(place, arguments))
    }
  }

  private static func part(
    _ place: TextPlace,
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> Validation<String> {
    let text = try arguments.text("text")
    var differences: TextDifferences = []
    for name in try arguments.textsIfPresent("ignoring") ?? [] {
      differences.insert(name == "case" ? .case : .accents)
    }
    let locale = try arguments.languageTagIfPresent("locale")
    if locale != nil, differences.isEmpty {
      throw arguments.error(
        at: "locale",
        "\"locale\" stands without \"ignoring\"",
        expected: "differences to ignore, since texts by code point are the same in every language"
      )
    }
    do throws(TextPartMistake) {
      return try .part(place, text, ignoring: differences, in: locale ?? "und")
    } catch {
      throw arguments.error(at: "text", error.description, expected: "a text with something to find")
    }
  }
}
