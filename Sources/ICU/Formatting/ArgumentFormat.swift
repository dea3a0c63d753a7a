import CICUShim
import Primitives

/// The format of one typed argument of a message: `{n, number, ::currency/EUR}`, `{d, date, short}`, `{n, spellout}`.
///
/// ICU's own `MessageFormat` does the work, so the output is the same by construction. It is not thread-safe, so each
/// call borrows one from a pool that grows with the number of active threads; opening one costs 20 to 100 µs.
package final class ArgumentFormat: Sendable {
  /// A value to format.
  package enum Value: Sendable, Hashable {
    case integer(Int)
    case double(Double)
    /// A decimal number in ASCII digits.
    case decimal(String)
    case text(String)
    /// Milliseconds since the start of 1970 in UTC.
    case date(milliseconds: Double)
  }

  /// The tag that the format was made for.
  package let locale: String
  /// The pattern of the one argument, such as `{0,date,short}`; nil for a date without a type.
  package let pattern: String?
  private let style: DateStyle

  private let idle = Pool<Handle>()

  /// The shim's format, used by one call at a time.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // Sendable is true: a handle is either in the pool or held by the one call that took it out.
    let pointer: OpaquePointer

    deinit { icushim_argument_format_close(pointer) }
  }

  /// Opens the format of a type and style as written in a message pattern, white space and quotes included.
  ///
  /// Throws when ICU does not know the type or refuses the style.
  package convenience init(locale: String, type: String, style: String?) throws(ICUError) {
    try self.init(locale: locale, pattern: style.map { "{0,\(type),\($0)}" } ?? "{0,\(type)}")
  }

  /// The form of a date that no pattern describes.
  package enum DateStyle: Sendable, Hashable {
    /// Short date and time, in the calendar of the locale, as `MessageFormat` writes a date without a type.
    case unstyled
    /// A day in CLDR's long form: `31 de janeiro de 2026`. The calendar is one of ``calendars``; any other name means
    /// the Gregorian one.
    case day(calendar: String)
    /// A day of the Gregorian calendar in the long form, with hour, minute and the short name of the time zone.
    case time

    /// ICU's name of the Gregorian calendar.
    package static let gregorian = "gregorian"

    /// ICU's names of calendars. ICU remembers every name, so it only gets these.
    private static let calendars: Set<String> = [
      "buddhist", "chinese", "coptic", "dangi", "ethiopic", "ethiopic-amete-alem", gregorian, "hebrew",
      "indian",
      "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura", "japanese", "persian",
      "roc",
    ]

    fileprivate var raw: (style: Int32, calendar: String) {
      switch self {
      case .unstyled: (Int32(icushim_argument_date_unstyled), "")
      case .day(let calendar):
        (Int32(icushim_argument_date_day), Self.calendars.contains(calendar) ? calendar : Self.gregorian)
      case .time: (Int32(icushim_argument_date_time), Self.gregorian)
      }
    }
  }

  /// Opens the format of a date in a style.
  ///
  /// Throws when ICU fails.
  package convenience init(dateIn locale: String, style: DateStyle = .unstyled) throws(ICUError) {
    try self.init(locale, nil, style)
  }

  /// Opens the format of a whole pattern whose only argument is `0`.
  ///
  /// Throws when ICU refuses the pattern.
  package convenience init(locale: String, pattern: String) throws(ICUError) {
    try self.init(locale, pattern, .unstyled)
  }

  private init(_ locale: String, _ pattern: String?, _ style: DateStyle) throws(ICUError) {
    self.locale = locale
    self.pattern = pattern
    self.style = style
    idle.give(try Self.open(locale, pattern, style))
  }

  /// The value in this format.
  ///
  /// `timeZone` is an Olson name such as `America/Sao_Paulo`, or an offset such as `GMT-03:00`; nil for the process's
  /// own; only dates use it. Throws when the format does not accept this kind of value, such as text in a number
  /// format.
  package func string(_ value: Value, timeZone: String? = nil) throws(ICUError) -> String {
    let handle = if let idle = idle.take() { idle } else { try Self.open(locale, pattern, style) }
    var raw = icushim_value()
    var text = ""
    switch value {
    case .integer(let number): (raw.kind, raw.integer) = (Int32(icushim_value_integer), Int64(number))
    case .double(let number): (raw.kind, raw.number) = (Int32(icushim_value_double), number)
    case .decimal(let digits): (raw.kind, text) = (Int32(icushim_value_decimal), digits)
    case .text(let value): (raw.kind, text) = (Int32(icushim_value_text), value)
    case .date(let milliseconds): (raw.kind, raw.number) = (Int32(icushim_value_date), milliseconds)
    }
    let pointer = handle.pointer
    let written = try textFromICU("format an argument by \(pattern ?? "{0}") in \(locale)") {
      buffer, capacity, status in
      withICUText(text) { textPointer, textLength in
        (raw.text, raw.text_length) = (textPointer, textLength)
        return withICUText(timeZone ?? "") { zone, zoneLength in
          icushim_argument_format_write(pointer, &raw, zone, zoneLength, buffer, capacity, status)
        }
      }
    }
    idle.give(handle)
    return written
  }

  private static func open(_ locale: String, _ pattern: String?, _ style: DateStyle) throws(ICUError)
    -> Handle
  {
    let operation = "open the argument format \(pattern ?? "{0}") in \(locale)"
    let tag = try LocaleData.tagWithData(locale, to: operation)
    var status: Int32 = 0
    let pointer = withICUText(tag) { tag, length in
      guard let pattern else {
        let (style, calendar) = style.raw
        return withICUText(calendar) {
          icushim_argument_format_open_date(tag, length, style, $0, $1, &status)
        }
      }
      return withICUText(pattern) { icushim_argument_format_open(tag, length, $0, $1, &status) }
    }
    try ICUError.check(status, operation)
    guard let pointer else { throw ICUError(status: Int32(icushim_memory_error), operation: operation) }
    return Handle(pointer: pointer)
  }
}
