import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has an unassigned code point. Argument: `character` (its code point). The ranges are all such code
  /// points.
  public static let unicodeUnassigned: Self = "unicode.unassigned"
  /// The text has a private-use character. Argument: `character` (its code point). The ranges are all such
  /// characters.
  public static let unicodePrivateUse: Self = "unicode.privateUse"
}

extension RuleReport {
  static let unicodeUnassigned = RuleReport(.unicodeUnassigned, found: ["character": .character])
  static let unicodePrivateUse = RuleReport(.unicodePrivateUse, found: ["character": .character])
}

extension Rules {
  static let assignedOnly = RuleOf(
    "assignedOnly",
    "The text has only characters that Unicode has assigned.",
    standard: "Unicode General_Category",
    reports: [.unicodeUnassigned],
    samples: [RuleSample(valid: ["中"], invalid: ["a\u{378}": .unicodeUnassigned])]
  ) { RefusedCategoryRule(flag: .unassigned, code: .unicodeUnassigned) }

  static let noPrivateUse = RuleOf(
    "noPrivateUse",
    "The text has no characters of private use.",
    standard: "Unicode General_Category",
    reports: [.unicodePrivateUse],
    samples: [RuleSample(valid: ["中"], invalid: ["\u{F8FF}": .unicodePrivateUse])]
  ) { RefusedCategoryRule(flag: .privateUse, code: .unicodePrivateUse) }
}

extension Validation where Value == String {
  /// Every code point is assigned in the Unicode version of the linked ICU (general category other than Cn), so that
  /// its properties are known and its normalization is stable.
  ///
  /// Noncharacters such as U+FFFE are never assigned; private-use characters are (see ``noPrivateUse``). A letter or
  /// an emoji that is newer than the linked ICU is refused until ICU is updated. Code: `unicode.unassigned`.
  public static var assignedOnly: Validation {
    Rules.assignedOnly()
  }

  /// No character is for private use (general category Co): its appearance depends on the font.
  ///
  /// Vendors' logos, such as U+F8FF, are private-use characters. Code: `unicode.privateUse`.
  public static var noPrivateUse: Validation {
    Rules.noPrivateUse()
  }
}

/// Refuses the code points of a general category.
struct RefusedCategoryRule: TextRule {
  let flag: CodePointFlags
  let code: ValidationError.Code

  var questions: CodePointQuestions { CodePointQuestions(flag) }
  var test: TextTest? { .lacks(flag) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    guard text.has(flag) else { return }
    let words = CodePointWords.shared
    var found = OffendingScalars()
    for element in text.scalars where words[element.scalar].has(flag) {
      found.insert(element)
      if sink.goal == .verdict { break }
    }
    guard let first = found.first else { return }
    sink.report(
      ValidationError(
        reporting: code, found: ArgumentList("character", .character(first)), ranges: found.ranges))
  }
}
