import CICUShim
import Primitives

/// Reads and writes the dates of a locale and calendar in one form, strictly.
///
/// ICU's `SimpleDateFormat` does the work. Even its strict mode is not strict: it accepts a date on the wrong weekday
/// and years such as 6 for 2006. So a date that was read is also compared with the text that the format writes for it.
package final class DateFormat: Sendable {
  /// The source of the form of a date.
  package enum Form: Sendable, Hashable {
    case full, long, medium, short
    /// The fields of UTS #35, such as "yMMMd"; they include year, month and day, and no time.
    case skeleton(String)
  }

  /// The tag that the format was made for.
  package let locale: String

  /// Whether the locale writes digits of two scripts in one date: some languages have digits in the names of months.
  package let mixesDigits: Bool

  /// ICU's name of the calendar in which the dates are, such as "gregorian" or "islamic-umalqura".
  package let calendarInUse: String

  /// The start of the hundred years that a year of two digits is in, in milliseconds since 1970: ICU takes
  /// the day 80 years before its first use in the process.
  package let twoDigitYearStart: Double

  private let calendar: String
  private let form: Form
  private let pool: Pool<DateFormatHandle>

  /// Opens the format of a BCP 47 tag.
  ///
  /// `calendar` is ICU's name of a calendar, such as "islamic-umalqura"; nil for the calendar of the locale. Throws for
  /// a tag that is not well-formed and for a skeleton that does not make a date.
  package init(locale: String, calendar: String?, form: Form) throws(ICUError) {
    self.locale = locale
    self.calendar = calendar ?? ""
    self.form = form
    pool = Pool()
    let handle = try DateFormatHandle(locale, self.calendar, form)
    mixesDigits = handle.mixesDigits
    twoDigitYearStart = handle.twoDigitYearStart
    calendarInUse = handle.calendar
    pool.give(handle)
  }

  /// Reads a date from UTF-16 text with ASCII digits, plain spaces and no bidi marks.
  package func read(_ text: UnsafeBufferPointer<UInt16>) throws(ICUError) -> DateReading {
    let handle = if let idle = pool.take() { idle } else { try DateFormatHandle(locale, calendar, form) }
    let reading = try handle.read(text)
    pool.give(handle)
    return reading
  }

  /// The date of a time in UTC, as the locale writes it, or with a year of at least four digits.
  package func string(
    fromMilliseconds milliseconds: Double,
    fullYears: Bool = false
  ) throws(ICUError) -> String {
    try write(milliseconds, fullYears ? icushim_date_full_years : icushim_date_as_written)
  }

  /// The weekday of a time in UTC, in the width that the format uses.
  package func weekday(ofMilliseconds milliseconds: Double) throws(ICUError) -> String {
    try write(milliseconds, icushim_date_weekday_alone)
  }

  private func write(_ milliseconds: Double, _ part: Int) throws(ICUError) -> String {
    let handle = if let idle = pool.take() { idle } else { try DateFormatHandle(locale, calendar, form) }
    let text = try handle.write(milliseconds, part)
    pool.give(handle)
    return text
  }
}

/// The result of reading a date; offsets are in UTF-16 code units.
package struct DateReading: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    case read
    /// The text does not have the form; `isNear` if it is still a date, written in another way.
    case syntax(isNear: Bool)
    case month(Int, last: Int)
    case day(Int, last: Int)
    case wrongWeekday
  }

  package let outcome: Outcome
  /// The part at fault.
  package let range: Range<Int>
  /// Midnight in UTC, in milliseconds since 1970; 0 if the text is not a date.
  package let milliseconds: Double

  package init(outcome: Outcome, range: Range<Int>, milliseconds: Double) {
    (self.outcome, self.range, self.milliseconds) = (outcome, range, milliseconds)
  }
}

/// An open format; used by one thread at a time.
struct DateFormatHandle: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer has one owner, and ICU ties no format to a thread.
  private let pointer: OpaquePointer

  init(_ locale: String, _ calendar: String, _ form: DateFormat.Form) throws(ICUError) {
    let (style, skeleton): (Int, String) =
      switch form {
      case .full: (icushim_date_full, "")
      case .long: (icushim_date_long, "")
      case .medium: (icushim_date_medium, "")
      case .short: (icushim_date_short, "")
      case .skeleton(let skeleton): (icushim_date_skeleton, skeleton)
      }
    let operation = "open the date format of \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    var status: Int32 = 0
    let opened = withICUText(tag) { tag, length in
      withICUText(calendar) { name, nameLength in
        withICUText(skeleton) {
          icushim_date_format_open(tag, length, name, nameLength, Int32(style), $0, $1, &status)
        }
      }
    }
    try ICUError.check(status, operation)
    guard let opened else { throw ICUError(status: Int32(icushim_memory_error), operation: operation) }
    pointer = opened
  }

  deinit { icushim_date_format_close(pointer) }

  func read(_ text: UnsafeBufferPointer<UInt16>) throws(ICUError) -> DateReading {
    var reading = icushim_date_reading()
    var status: Int32 = 0
    // An empty text has no address, but ICU requires one.
    if let address = text.baseAddress {
      icushim_date_format_read(pointer, address, Int32(clamping: text.count), &reading, &status)
    } else {
      reading.outcome = Int32(icushim_date_syntax)
    }
    try ICUError.check(status, "read a date")
    let outcome: DateReading.Outcome =
      switch Int(reading.outcome) {
      case icushim_date_read: .read
      case icushim_date_month: .month(Int(reading.actual), last: Int(reading.maximum))
      case icushim_date_day: .day(Int(reading.actual), last: Int(reading.maximum))
      case icushim_date_weekday: .wrongWeekday
      default: .syntax(isNear: reading.is_near != 0)
      }
    return DateReading(
      outcome: outcome,
      range: Int(reading.start)..<max(Int(reading.start), Int(reading.end)),
      milliseconds: reading.milliseconds
    )
  }

  var calendar: String { String(cString: icushim_date_format_calendar(pointer)) }

  var mixesDigits: Bool { icushim_date_format_mixes_digits(pointer) != 0 }

  var twoDigitYearStart: Double { icushim_date_format_two_digit_year_start(pointer) }

  func write(_ milliseconds: Double, _ part: Int) throws(ICUError) -> String {
    try textFromICU("write a date") {
      icushim_date_format_write(pointer, milliseconds, Int32(part), $0, $1, $2)
    }
  }
}
