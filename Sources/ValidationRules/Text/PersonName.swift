public import ValidationCore

extension ValidationError.Code {
  /// The text does not have a letter. No arguments.
  public static let textLetterMissing: Self = "text.letterMissing"
}

extension RuleReport {
  static let textLetterMissing = RuleReport(.textLetterMissing)
}

extension Rules {
  static let personName = RuleOf(
    "personName",
    "The text can be the name of a person, in any script: it is refused only for what no name has.",
    standard: "RFC 8264, FreeformClass; RFC 8266 for its spaces; UAX #31 and RFC 5892 for its joiners",
    reports: [
      .presenceEmpty, .textLineBreak, .unicodeInvisible, .precisDisallowed, .precisContext,
      .precisNotEnforced,
      .textLetterMissing,
    ],
    samples: [
      RuleSample(
        valid: [
          "O'Brien", "O’Brien", "Nguyễn Thị Minh Khai", "عبد الله", "玛丽·居里", "Jean-Luc", "João d'Ávila",
          "X Æ A-Xii", "李", "ஸ்ரீ", "क्\u{200D}ष", "می\u{200C}نا", "Martin Luther King, Jr.", "Louis Ⅲ",
          "ʻOkina", "山田\u{3000}太郎", "בן־גוריון", "Siti a/p Raman", "John Smith 3rd",
        ],
        invalid: [
          "": .presenceEmpty, "Ana\nSouza": .textLineBreak, "Ana\u{202E}Souza": .unicodeInvisible,
          "a\u{200D}b": .unicodeInvisible, "ana@example.com": .precisDisallowed,
          "http://a.b": .precisDisallowed, "Ana 😀": .precisDisallowed, "Ana <b>": .precisDisallowed,
          "R2D2": .precisDisallowed, "\u{301}Ana": .precisContext, " Ana": .precisNotEnforced,
          "Ana  Souza": .precisNotEnforced, "Ana\tSouza": .precisNotEnforced, "...": .textLetterMissing,
        ]),
      RuleSample(["digits": 2], valid: ["X Æ A-12"], invalid: ["Agent 007": .precisDisallowed]),
    ],
    takes: .count("digits", shorthand: true, default: 1),
    make: PersonNameRule.init
  )
}

extension Validation where Value == String {
  /// The text can be the name of a person. See ``personName(digits:)``.
  public static var personName: Validation { personName() }

  /// The text can be the name of a person, in any script and any order: given names, family names, initials, titles.
  ///
  /// It has letters of any language, with marks after them, joiners where RFC 5892 allows them, and between them single
  /// spaces and the signs that names have: apostrophes, hyphens, periods, commas, middle dots, quotation marks and
  /// parentheses of a nickname, the tsheg of Tibetan, and a slash in abbreviations such as `s/o`. What no name has is
  /// refused: controls and other invisible characters, line breaks, symbols, emoji, at signs, the colons and slashes of
  /// web addresses, marks without a letter, and more digits than the rule allows. The length is not limited: chain
  /// `length` for the column of a table.
  ///
  /// Codes: `presence.empty`, `text.lineBreak`, `unicode.invisible`, `precis.disallowed`, `precis.context`,
  /// `precis.notEnforced` (spaces around the name or several between its parts, which the suggestion does not have),
  /// `text.letterMissing`.
  ///
  /// - Parameter maximum: How many digits a name may have: one is enough for `3rd`.
  public static func personName(digits maximum: Int = 1) -> Validation { Rules.personName(maximum) }
}
