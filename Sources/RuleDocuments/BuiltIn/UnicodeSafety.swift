import ValidationCore
import ValidationRules

extension BuiltIn {
  static let unicodeSafety: [RegisteredRule] = [
    RegisteredRule(
      "singleScript",
      summary: "is a text in one script; Japanese, Korean and Chinese with Bopomofo count as one",
      standard: "UTS #39",
      codes: [.unicodeMixedScripts]
    ) { _ in .text(.singleScript) },
    RegisteredRule(
      "restrictionLevel",
      summary: "is a text that mixes scripts no more freely than a restriction level",
      standard: "UTS #39",
      arguments: [
        RuleArgument(
          "level", .choice(RestrictionLevel.allCases.map(\.rawValue)), isRequired: true, isShorthand: true),
        RuleArgument("profile", .choice(RestrictionProfile.allCases.map(\.rawValue))),
      ],
      codes: [.unicodeRestrictedCharacter, .unicodeRestrictionLevel]
    ) { arguments in
      // The declared choices leave no other word.
      let level = RestrictionLevel(rawValue: try arguments.text("level")) ?? .ascii
      let profile = try arguments.textIfPresent("profile").flatMap(RestrictionProfile.init)
      return .text(.restrictionLevel(level, profile: profile ?? .generalSecurity))
    },
    RegisteredRule(
      "notConfusable",
      summary: "is a text that looks like none of the listed ones",
      standard: "UTS #39",
      arguments: [RuleArgument("with", .list(of: .text), isRequired: true, isShorthand: true)],
      codes: [.unicodeConfusable]
    ) { arguments in
      let list = try arguments.texts("with")
      if list.isEmpty {
        throw arguments.error(at: "with", "no text is listed", expected: "at least one text")
      }
      return .text(.notConfusable(with: list))
    },
    RegisteredRule(
      "balancedBidi",
      summary: "is a text whose bidirectional embeddings, overrides and isolates are all closed",
      standard: "UAX #9",
      codes: [.unicodeBidiUnclosed, .unicodeBidiUnopened]
    ) { _ in .text(.balancedBidi) },
    RegisteredRule(
      "noMixedDigits",
      summary: "is a text whose decimal digits are of one number system",
      standard: "UTS #39",
      codes: [.unicodeMixedDigits]
    ) { _ in .text(.noMixedDigits) },
    RegisteredRule(
      "maxCombiningMarks",
      summary: "is a text in which no character carries more nonspacing marks than a number",
      standard: "UTS #39",
      arguments: [RuleArgument("max", .count, isRequired: true, isShorthand: true)],
      codes: [.unicodeTooManyMarks]
    ) { .text(.maxCombiningMarks(try $0.integer("max"))) },
    RegisteredRule(
      "assignedOnly",
      summary: "is a text of characters that Unicode has assigned",
      standard: "Unicode General_Category",
      codes: [.unicodeUnassigned]
    ) { _ in .text(.assignedOnly) },
    RegisteredRule(
      "noPrivateUse",
      summary: "is a text without characters of private use",
      standard: "Unicode General_Category",
      codes: [.unicodePrivateUse]
    ) { _ in .text(.noPrivateUse) },
    RegisteredRule(
      "emoji",
      summary: "is a text that has emoji as allowed: those for general interchange, none, or nothing else",
      standard: "UTS #51",
      arguments: [
        RuleArgument(
          "use", .choice(RuleOption.EmojiUse.allCases.map(\.rawValue)), isRequired: true, isShorthand: true)
      ],
      codes: [.unicodeEmoji, .unicodeNotEmoji, .unicodeEmojiNotRecommended]
    ) { .text(.emoji(RuleOption.EmojiUse(rawValue: try $0.text("use")) ?? .forbid)) },
    RegisteredRule(
      "identifier",
      summary: "is an identifier of the characters that the General Security Profile allows",
      standard: "UAX #31, UTS #39",
      codes: [
        .presenceEmpty, .unicodeIdentifierStart, .unicodeIdentifierCharacter, .unicodeRestrictedCharacter,
      ]
    ) { _ in .text(.identifier) },
    precis(
      "usernameCaseMapped", "is a username in which letter case makes no difference", "RFC 8265",
      restrictsDirection: true, Validation.usernameCaseMapped),
    precis(
      "usernameCasePreserved", "is a username in which letter case makes a difference", "RFC 8265",
      restrictsDirection: true, Validation.usernameCasePreserved),
    precis("opaqueString", "is a text that can be a password", "RFC 8265", Validation.opaqueString),
    precis("nickname", "is a nickname", "RFC 8266", Validation.nickname),
  ]

  private static func precis(
    _ name: String,
    _ summary: String,
    _ standard: String,
    restrictsDirection: Bool = false,
    _ make: @escaping @Sendable (PrecisForm) -> Validation<String>
  ) -> RegisteredRule {
    RegisteredRule(
      name,
      summary: summary,
      standard: standard,
      arguments: [RuleArgument("form", .choice(PrecisForm.allCases.map(\.rawValue)), isShorthand: true)],
      codes: [.presenceEmpty, .precisDisallowed, .precisContext]
        + (restrictsDirection ? [.precisDirection] : []) + [.precisNotEnforced]
    ) { arguments in
      .text(make(try arguments.textIfPresent("form").flatMap(PrecisForm.init) ?? .enforceable))
    }
  }
}
