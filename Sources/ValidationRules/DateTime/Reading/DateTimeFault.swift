import ValidationCore

/// Why a text is not a date or time, and where; made without an allocation, since most callers need only a verdict.
struct DateTimeFault: Error {
  enum Kind {
    /// The form does not allow what the text has there.
    case syntax
    case month(Int)
    case day(Int, last: Int)
    case dayOfYear(Int, last: Int)
    case week(Int, last: Int)
    case hour(Int, first: Int = 0, last: Int)
    case minute(Int)
    case second(Int)
    /// Hour 24 is followed by something other than zero.
    case endOfDay
    case leapSecond
    case offset
    case offsetMissing
  }

  let kind: Kind
  /// The invalid part, in bytes.
  let range: Range<Int>
}

extension DateTimeFault {
  /// The fault as an error.
  ///
  /// - Parameters:
  ///   - syntax: The code for a text that is not in the form.
  ///   - example: A text in the form.
  ///   - suggestion: The corrected text.
  func error(
    in text: borrowing TextView,
    syntax: ValidationError.Code,
    example: String,
    suggestion: SuggestionBytes?
  ) -> ValidationError {
    let ranges = FaultRanges(range)
    var error = ValidationError(reporting: syntax, ranges: ranges)
    func set(_ code: ValidationError.Code, _ actual: Int, from minimum: Int, to maximum: Int) {
      error = ValidationError(
        reporting: code,
        limits: ArgumentList("minimum", .integer(minimum), "maximum", .integer(maximum)),
        found: ArgumentList("actual", .integer(actual)),
        ranges: ranges
      )
    }
    // The number of days in a month depends on the value.
    func set(_ code: ValidationError.Code, _ actual: Int, last: Int) {
      error = ValidationError(
        reporting: code,
        limits: ArgumentList("minimum", 1),
        found: ArgumentList("actual", .integer(actual), "maximum", .integer(last)),
        ranges: ranges
      )
    }
    switch kind {
    case .syntax:
      error = ValidationError(
        reporting: syntax, limits: ArgumentList("example", .text(example)), ranges: ranges,
        suggesting: suggestion)
    case .month(let actual): set(.dateMonth, actual, from: 1, to: 12)
    case .day(let actual, let last): set(.dateDay, actual, last: last)
    case .dayOfYear(let actual, let last): set(.dateDayOfYear, actual, last: last)
    case .week(let actual, let last): set(.dateWeek, actual, last: last)
    case .hour(let actual, let first, let last): set(.timeHour, actual, from: first, to: last)
    case .minute(let actual): set(.timeMinute, actual, from: 0, to: 59)
    case .second(let actual): set(.timeSecond, actual, from: 0, to: 59)
    case .endOfDay: error.code = .timeEndOfDay
    case .leapSecond: error.code = .timeLeapSecond
    case .offset:
      let offset = String(decoding: text.utf8[range], as: UTF8.self)
      error = ValidationError(
        reporting: .timeOffset, found: ArgumentList("offset", .text(offset)), ranges: ranges)
    case .offsetMissing:
      error = ValidationError(
        reporting: .timeOffsetMissing, limits: ArgumentList("example", "+03:00"), ranges: ranges)
    }
    return error
  }
}
