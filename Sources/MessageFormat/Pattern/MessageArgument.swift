package import Foundation

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
  /// A date and time, written in the time zone given for rendering.
  case date(Date)
  /// A character as its code points; see ``CharacterLabel``.
  case character([Unicode.Scalar])
  /// Items joined by "and" in the locale's way.
  case list([MessageArgument])
  /// Items joined by "or" in the locale's way.
  case alternatives([MessageArgument])
  /// The key of a message whose text is the value, resolved when the message is rendered.
  case message(key: String)
}
