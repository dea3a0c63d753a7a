public import ValidationCore

extension ValidationError.Code {
  /// The text is too short. Arguments: `minimum`, `actual`, `unit` (a raw value of ``LengthUnit``).
  public static let lengthTooShort: Self = "length.tooShort"
  /// The text is too long. Arguments: `maximum`, `actual`, `unit`.
  public static let lengthTooLong: Self = "length.tooLong"
  /// The text does not have exactly the required length. Arguments: `expected`, `actual`, `unit`.
  public static let lengthWrong: Self = "length.wrong"
}

extension RuleReport {
  static let lengthTooShort = RuleReport(
    .lengthTooShort, limits: ["minimum": .integer, "unit": .text], found: ["actual": .integer])
  static let lengthTooLong = RuleReport(
    .lengthTooLong, limits: ["maximum": .integer, "unit": .text], found: ["actual": .integer])
  static let lengthWrong = RuleReport(
    .lengthWrong, limits: ["expected": .integer, "unit": .text], found: ["actual": .integer])
}

extension Rules {
  static let length = RuleOf(
    "length",
    "The length of the text is within limits, in a named unit.",
    standard: "UAX #29 for graphemes and words, UAX #11 for displayColumns",
    reports: [.lengthTooShort, .lengthTooLong, .lengthWrong],
    samples: [
      RuleSample(
        ["min": 3, "max": 4],
        valid: ["abc", "👨‍👩‍👧‍👦é中"], invalid: ["ab": .lengthTooShort, "abcde": .lengthTooLong]),
      RuleSample(["exact": 2, "unit": "utf8"], valid: ["é"], invalid: ["中": .lengthWrong]),
      RuleSample(["min": 1, "max": 100_000_000], valid: ["a"]),
      RuleSample(["max": 3, "maxBytes": 5], valid: ["日"], invalid: ["日本": .lengthTooLong]),
    ],
    takes: .limits(unlessGiven: "maxBytes"), .choice("unit", default: .graphemes), .count("maxBytes"),
    make: LengthRule.validation
  )
}

extension Validation where Value == String {
  /// The length of the text is within the range.
  ///
  /// ```swift
  /// .length(3...20)                            // grapheme clusters: "👨‍👩‍👧‍👦é中" has 3
  /// .length(1...255, in: .utf8)                // a database's limit
  /// .length(3...20, maximumBytes: 400)         // a reader's limit with a cap on what one cluster can hide
  /// ```
  /// Codes: `length.tooShort`, `length.tooLong`, and `length.wrong` if the range holds one number.
  /// Cost: before it is refused, a text is counted at most one past the upper bound.
  ///
  /// - Parameters:
  ///   - range: The allowed lengths, from 0 up.
  ///   - unit: The unit of the length.
  ///   - maximumBytes: The maximum number of UTF-8 bytes in the text; nil for no limit.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func length(
    _ range: ClosedRange<Int>,
    in unit: LengthUnit = .graphemes,
    maximumBytes: Int? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range.lowerBound, range.upperBound, unit, maximumBytes, file, line)
  }

  /// The text has at least the length given by the lower bound of the range.
  public static func length(
    _ range: PartialRangeFrom<Int>,
    in unit: LengthUnit = .graphemes,
    maximumBytes: Int? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range.lowerBound, nil, unit, maximumBytes, file, line)
  }

  /// The text has at most the length given by the upper bound of the range.
  public static func length(
    _ range: PartialRangeThrough<Int>,
    in unit: LengthUnit = .graphemes,
    maximumBytes: Int? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(0, range.upperBound, unit, maximumBytes, file, line)
  }

  /// The text has exactly the length.
  public static func length(
    _ exact: Int,
    in unit: LengthUnit = .graphemes,
    maximumBytes: Int? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(exact, exact, unit, maximumBytes, file, line)
  }

  private static func length(
    _ minimum: Int,
    _ maximum: Int?,
    _ unit: LengthUnit,
    _ maximumBytes: Int?,
    _ file: StaticString,
    _ line: UInt
  ) -> Validation {
    Rules.length(CountLimits(minimum, maximum), unit, maximumBytes, file: file, line: line)
  }
}
