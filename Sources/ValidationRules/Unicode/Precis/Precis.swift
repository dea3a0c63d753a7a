public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that the profile does not allow, or that the linked ICU does not know. Argument:
  /// `character` (its code point and name, as it was written; of several that the profile composes, all of them). The
  /// ranges are all of them.
  public static let precisDisallowed: Self = "precis.disallowed"
  /// The text has a character that the profile allows, but not where it stands. Argument: `character` (its code point
  /// and name). The ranges are all of them.
  public static let precisContext: Self = "precis.context"
  /// The text mixes directions in a way that would read differently beside other text. Argument: `character` (where
  /// the Bidi rule is first broken, by code point and name). The range is the character.
  public static let precisDirection: Self = "precis.direction"
  /// The text is not in the form that the profile stores. Argument: `profile` (its registered name). The range is the
  /// first character that differs, the suggestion is the text in that form.
  public static let precisNotEnforced: Self = "precis.notEnforced"
}

extension RuleReport {
  static let precisDisallowed = RuleReport(.precisDisallowed, found: ["character": .character])
  static let precisContext = RuleReport(.precisContext, found: ["character": .character])
  static let precisDirection = RuleReport(.precisDirection, found: ["character": .character])
  static let precisNotEnforced = RuleReport(.precisNotEnforced, limits: ["profile": .text])
}

extension Rules {
  static let usernameCaseMapped = precis(
    "usernameCaseMapped",
    "The text is a username in which letter case makes no difference.",
    "RFC 8265", .usernameCaseMapped,
    RuleSample(
      valid: ["Juliet", "ジュリエット"],
      invalid: [
        "": .presenceEmpty, "a b": .precisDisallowed, "a\u{200D}b": .precisContext, "אa": .precisDirection,
      ]),
    RuleSample(["form": "enforced"], valid: ["juliet"], invalid: ["Juliet": .precisNotEnforced])
  )
  static let usernameCasePreserved = precis(
    "usernameCasePreserved",
    "The text is a username in which letter case makes a difference.",
    "RFC 8265", .usernameCasePreserved,
    RuleSample(
      valid: ["Juliet"],
      invalid: [
        "": .presenceEmpty, "a b": .precisDisallowed, "a\u{200D}b": .precisContext, "אa": .precisDirection,
      ]),
    RuleSample(["form": "enforced"], invalid: ["Ｊuliet": .precisNotEnforced])
  )
  static let opaqueString = precis(
    "opaqueString",
    "The text can be a password.",
    "RFC 8265", .opaqueString,
    RuleSample(
      valid: ["correct horse", "πß å"],
      invalid: ["": .presenceEmpty, "a\tb": .precisDisallowed, "a\u{200D}b": .precisContext]),
    RuleSample(["form": "enforced"], invalid: ["a\u{1680}b": .precisNotEnforced])
  )
  static let nickname = precis(
    "nickname",
    "The text is a nickname.",
    "RFC 8266", .nickname,
    RuleSample(
      valid: ["Swan of Avon"],
      invalid: ["": .presenceEmpty, "a\tb": .precisDisallowed, "a\u{200D}b": .precisContext]),
    RuleSample(["form": "enforced"], invalid: ["  a": .precisNotEnforced])
  )

  private static func precis(
    _ name: String,
    _ summary: String,
    _ standard: String,
    _ profile: PrecisProfile,
    _ samples: RuleSample...
  ) -> RuleOf<Validation<String>, PrecisForm> {
    RuleOf(
      name, summary, standard: standard,
      reports: [.presenceEmpty, .precisDisallowed, .precisContext]
        + (profile.restrictsDirection ? [.precisDirection] : []) + [.precisNotEnforced],
      samples: samples, takes: .choice("form", shorthand: true, default: .enforceable)
    ) { PrecisRule(profile: profile, form: $0) }
  }
}

/// Which texts a PRECIS profile takes.
public enum PrecisForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Those that the profile can map to a valid one, as "Ｊｕｌｉｅｔ" to "juliet": input from people, which is mapped before
  /// it is stored or compared.
  case enforceable
  /// Those that are what the profile maps them to: data that is stored or on its way. The suggestion is what any other
  /// text is mapped to.
  case enforced
}

/// Usernames, passwords and nicknames by PRECIS (RFC 8264), in the Unicode version of the linked ICU.
///
/// A character of an ambiguous form is refused or mapped, one that takes context (joiners, the middle dot of Catalan,
/// Hebrew and Arabic signs) passes where RFC 5892, appendix A, has it, and what Unicode does not know is refused. The
/// lengths that a protocol sets are not asked for. A text that the mappings leave as it is costs no allocation.
extension Validation where Value == String {
  /// The text is a username without difference of letter case (UsernameCaseMapped of RFC 8265, section 3.3).
  ///
  /// Letters and digits of all scripts and the visible ASCII characters pass; spaces, symbols and compatibility
  /// characters (`henryⅣ`) do not. Fullwidth and halfwidth characters and capitals are mapped ("Σ" to "σ", also at the
  /// end of a word), then the text is brought into NFC; right-to-left text keeps the Bidi rule of RFC 5893.
  /// Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.direction`, and `precis.notEnforced`
  /// where the enforced form is asked for, with that form as the suggestion.
  public static func usernameCaseMapped(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.usernameCaseMapped(form)
  }

  /// The text is a username whose letter case counts (UsernameCasePreserved of RFC 8265, section 3.4): as
  /// ``usernameCaseMapped(_:)``, with capitals kept.
  ///
  /// Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.direction`, `precis.notEnforced`.
  public static func usernameCasePreserved(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.usernameCasePreserved(form)
  }

  /// The text can be a password or another secret (OpaqueString of RFC 8265, section 4.2).
  ///
  /// Spaces, symbols and punctuation of all scripts pass too; controls, the tab among them, do not. Spaces other than
  /// U+0020 are mapped to it, then the text is brought into NFC. The error names a character of the secret: use
  /// ``sensitive()``, or mark the field as sensitive in a rule document.
  /// Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.notEnforced`.
  public static func opaqueString(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.opaqueString(form)
  }

  /// The text is a nickname (RFC 8266).
  ///
  /// As ``opaqueString(_:)``, but spaces at the ends are taken out, those beside one another become one, and the text
  /// is brought into NFKC: "Richard Ⅳ" to "Richard IV". Letter case is kept; for comparison the RFC maps it too.
  /// Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.notEnforced`.
  public static func nickname(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.nickname(form)
  }
}
