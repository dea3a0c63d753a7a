public import ValidationCore

extension ValidationError.Code {
  /// The text has a character that the profile does not allow, or that the linked ICU does not know. Argument:
  /// `character` (its code point and name, as it was written; if the profile composes several characters, all of
  /// them). The ranges are all such characters.
  public static let precisDisallowed: Self = "precis.disallowed"
  /// The text has a character that the profile allows, but not in its context. Argument: `character` (its code point
  /// and name). The ranges are all such characters.
  public static let precisContext: Self = "precis.context"
  /// The text mixes directions in a way that would read differently next to other text. Argument: `character` (the
  /// first that violates the Bidi rule, by code point and name). The range is the character.
  public static let precisDirection: Self = "precis.direction"
  /// The text is not in the form that the profile stores. Argument: `profile` (its registered name). The range is the
  /// first character that differs; the suggestion is the text in that form.
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

/// Which texts a PRECIS profile accepts.
public enum PrecisForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Texts that the profile can map to a valid one, as "Ｊｕｌｉｅｔ" to "juliet": input from people, which is mapped
  /// before it is stored or compared.
  case enforceable
  /// Texts that the mapping of the profile leaves unchanged: data in storage or in transit. The suggestion is the
  /// mapped text.
  case enforced
}

/// Usernames, passwords and nicknames by PRECIS (RFC 8264), in the Unicode version of the linked ICU.
///
/// A character with an ambiguous form is refused or mapped; a character that requires a context (joiners, the middle
/// dot of Catalan, Hebrew and Arabic signs) passes where RFC 5892, appendix A, allows it; and a character that
/// Unicode does not define is refused. The lengths that a protocol sets are not checked. A valid text of up to 300 bytes
/// costs no allocation.
extension Validation where Value == String {
  /// The text is a username whose letter case does not count (UsernameCaseMapped of RFC 8265, section 3.3).
  ///
  /// Letters and digits of all scripts and the visible ASCII characters pass; spaces, symbols and compatibility
  /// characters (`henryⅣ`) do not. Fullwidth and halfwidth characters and uppercase letters are mapped ("Σ" to "σ",
  /// also at the end of a word), then the text is normalized to NFC; right-to-left text must satisfy the Bidi rule of
  /// RFC 5893. Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.direction`, and
  /// `precis.notEnforced` if the enforced form is required, with that form as the suggestion.
  public static func usernameCaseMapped(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.usernameCaseMapped(form)
  }

  /// The text is a username whose letter case counts (UsernameCasePreserved of RFC 8265, section 3.4): like
  /// ``usernameCaseMapped(_:)``, but uppercase letters are kept.
  ///
  /// Codes: `presence.empty`, `precis.disallowed`, `precis.context`, `precis.direction`, `precis.notEnforced`.
  public static func usernameCasePreserved(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.usernameCasePreserved(form)
  }

  /// The text can be a password or another secret (OpaqueString of RFC 8265, section 4.2).
  ///
  /// Spaces, symbols and punctuation of all scripts pass too; controls, including the tab, do not. Spaces other than
  /// U+0020 are mapped to it, then the text is normalized to NFC. The error names a character of the secret: use
  /// ``/ValidationCore/Validation/sensitive()``, or mark the field as sensitive in a rule document. Codes: `presence.empty`,
  /// `precis.disallowed`, `precis.context`, `precis.notEnforced`.
  public static func opaqueString(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.opaqueString(form)
  }

  /// The text is a nickname (RFC 8266).
  ///
  /// Like ``opaqueString(_:)``, but spaces at the ends are removed, consecutive spaces become one, and the text is
  /// normalized to NFKC: "Richard Ⅳ" to "Richard IV". Letter case is kept; for comparison the RFC maps it too. Codes:
  /// `presence.empty`, `precis.disallowed`, `precis.context`, `precis.notEnforced`.
  public static func nickname(_ form: PrecisForm = .enforceable) -> Validation {
    Rules.nickname(form)
  }
}
