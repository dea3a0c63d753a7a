package import Essentials

/// A value for an argument of a message's pattern.
package enum MessageArgument: Sendable, Hashable {
  /// A whole number, written in the locale's digits and grouping.
  case integer(Int)
  /// A decimal number in ASCII digits, such as "1.50"; every digit is shown and counts for the plural.
  case decimal(String)
  /// A binary number, rounded for display as ICU's `MessageFormat` rounds it: usually to 3 fraction digits.
  case double(Double)
  /// Text from any source; never read as a pattern.
  case text(String)
  /// A value as CLDR writes it in some locale, such as an example of a date: text that keeps its direction marks.
  case example(String)
  /// Text that may be absent; a select takes `other` for a text, and `none` if there is none.
  case optional(String?)
  /// A date and time, written as ICU's `MessageFormat` writes it, in the time zone given for rendering.
  case date(Date)
  /// A day, by its start in UTC, in the locale's long form.
  ///
  /// The calendar is ICU's name of one; nil for the Gregorian one.
  case day(Date, calendar: String? = nil)
  /// A point in time in the locale's long form, in the Gregorian calendar and with the short name of the time zone.
  ///
  /// The time zone has an offset from UTC, in seconds; nil for the one given for rendering.
  case moment(Date, offset: Int?)
  /// Items joined by "and" in the locale's way.
  case list([MessageArgument])
  /// Items joined by "or" in the locale's way.
  case alternatives([MessageArgument])
  /// The key of a message whose text is the value, resolved when the message is rendered.
  case message(key: String)
  /// The same for a value that a select compares by its own text: `yes` for `true`.
  case word(key: String, value: String)
  /// A value in the quotation marks of the sentence's language.
  indirect case quoted(MessageArgument, Quotes)
}
