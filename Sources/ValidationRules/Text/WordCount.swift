public import ValidationCore

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
    length(range, in: .words, file: file, line: line)
  }

  /// The text has at least the number of words at which the range starts.
  public static func wordCount(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range, in: .words, file: file, line: line)
  }

  /// The text has at most the number of words at which the range ends.
  public static func wordCount(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range, in: .words, file: file, line: line)
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
    length(range, in: .displayColumns, file: file, line: line)
  }

  /// The text takes at least the number of columns at which the range starts.
  public static func displayWidth(
    _ range: PartialRangeFrom<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range, in: .displayColumns, file: file, line: line)
  }

  /// The text takes at most the number of columns at which the range ends.
  public static func displayWidth(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    length(range, in: .displayColumns, file: file, line: line)
  }
}
