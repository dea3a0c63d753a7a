public import ValidationCore

extension Rules {
  static let wordCount = counted(
    "wordCount",
    "The number of words of the text is within limits.",
    standard: "UAX #29, with ICU's dictionaries",
    .words,
    RuleSample(
      ["min": 2, "max": 3], valid: ["我爱北京"], invalid: ["سلام": .lengthTooShort, "a b c d": .lengthTooLong]),
    RuleSample(["exact": 1], invalid: ["": .lengthWrong]),
    RuleSample(["max": 100_000_000], valid: ["a"])
  )

  static let displayWidth = counted(
    "displayWidth",
    "The width of the text, in columns of a terminal, is within limits.",
    standard: "UAX #11",
    .displayColumns,
    RuleSample(
      ["min": 2, "max": 4], valid: ["你好"], invalid: ["a": .lengthTooShort, "你好a": .lengthTooLong]),
    RuleSample(["exact": 1], invalid: ["你": .lengthWrong]),
    RuleSample(["max": 100_000_000], valid: ["a"])
  )

  private static func counted(
    _ name: String,
    _ summary: String,
    standard: String,
    _ unit: LengthUnit,
    _ samples: RuleSample...
  ) -> RuleOf<Validation<String>, CountLimits> {
    RuleOf(
      name, summary, standard: standard, reports: [.lengthTooShort, .lengthTooLong, .lengthWrong],
      samples: samples, takes: .limits()
    ) { limits throws(ImpossibleRule) in
      try LengthRule.validation(limits, unit, nil)
    }
  }
}

extension Validation where Value == String {
  /// The number of words in the text is within the range.
  ///
  /// Words are those of UAX #29 that have a letter, digit, kana or ideograph, found with ICU's dictionaries if
  /// nothing separates them: "我爱北京" has three. Codes: `length.tooShort`, `length.tooLong`, and `length.wrong` if the
  /// range holds one number, each with the unit `words`. Cost: before it is refused, a text is counted at most one
  /// past the upper bound.
  public static func wordCount(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(range.lowerBound, range.upperBound), file: file, line: line)
  }

  /// The text has at least as many words as the lower bound of the range.
  public static func wordCount(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(range.lowerBound, nil), file: file, line: line)
  }

  /// The text has at most as many words as the upper bound of the range.
  public static func wordCount(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(0, range.upperBound), file: file, line: line)
  }
}

extension Validation where Value == String {
  /// The width of the text, in columns of a terminal or fixed-width print, is within the range.
  ///
  /// A grapheme cluster is as wide as its widest character: two columns for wide and fullwidth characters of UAX #11
  /// and for emoji, none for marks and invisible characters, one for all others. Codes: `length.tooShort`,
  /// `length.tooLong`, and `length.wrong` if the range holds one number, each with the unit `displayColumns`.
  public static func displayWidth(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(range.lowerBound, range.upperBound), file: file, line: line)
  }

  /// The text is at least as wide as the lower bound of the range, in columns.
  public static func displayWidth(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(range.lowerBound, nil), file: file, line: line)
  }

  /// The text is at most as wide as the upper bound of the range, in columns.
  public static func displayWidth(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(0, range.upperBound), file: file, line: line)
  }
}
