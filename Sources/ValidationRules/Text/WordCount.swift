public import ValidationCore

extension Rules {
  static let wordCount = counted(
    "wordCount",
    "The text has a number of words within limits.",
    standard: "UAX #29, with ICU's dictionaries",
    .words,
    RuleSample(
      ["min": 2, "max": 3], valid: ["我爱北京"], invalid: ["سلام": .lengthTooShort, "a b c d": .lengthTooLong]),
    RuleSample(["exact": 1], invalid: ["": .lengthWrong]),
    RuleSample(["max": 100_000_000], valid: ["a"])
  )

  static let displayWidth = counted(
    "displayWidth",
    "The text takes a number of columns of a terminal within limits.",
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
  /// The text has a number of words within the range.
  ///
  /// Words are those of UAX #29 that hold a letter, digit, kana or ideograph, found with ICU's dictionaries where
  /// nothing stands between them: "我爱北京" has three. Codes: `length.tooShort`, `length.tooLong`, and `length.wrong`
  /// where the range holds one number, each with the unit `words`. Cost: no text is counted further than one past the
  /// upper bound before it is refused.
  public static func wordCount(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(range.lowerBound, range.upperBound), file: file, line: line)
  }

  /// The text has at least the number of words at which the range starts.
  public static func wordCount(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(range.lowerBound, nil), file: file, line: line)
  }

  /// The text has at most the number of words at which the range ends.
  public static func wordCount(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.wordCount(CountLimits(0, range.upperBound), file: file, line: line)
  }
}

extension Validation where Value == String {
  /// The text takes a number of columns of a terminal or a fixed-width print within the range.
  ///
  /// A grapheme cluster is as wide as its widest character: two columns for the wide and fullwidth ones of UAX #11
  /// and for emoji, none for marks and invisibles, else one. Codes: `length.tooShort`, `length.tooLong`, and
  /// `length.wrong` where the range holds one number, each with the unit `displayColumns`.
  public static func displayWidth(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(range.lowerBound, range.upperBound), file: file, line: line)
  }

  /// The text takes at least the number of columns at which the range starts.
  public static func displayWidth(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(range.lowerBound, nil), file: file, line: line)
  }

  /// The text takes at most the number of columns at which the range ends.
  public static func displayWidth(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.displayWidth(CountLimits(0, range.upperBound), file: file, line: line)
  }
}
