package import Foundation

/// A value that stands in a message where its pattern names an argument.
package enum MessageArgument: Sendable, Hashable {
  /// A whole number, written in the locale's digits and grouping.
  case integer(Int)
  /// A decimal number in ASCII digits, such as "1.50"; every digit is shown and counts for the plural.
  case decimal(String)
  /// A binary number, rounded for show as ICU's `MessageFormat` rounds it: to 3 fraction digits as a rule.
  case double(Double)
  /// Text from anywhere; never read as a pattern.
  case text(String)
  /// A moment, told in the time zone that the rendering names.
  case date(Date)
  /// A character as its code points; see ``CharacterLabel``.
  case character([Unicode.Scalar])
  /// Items joined by "and" in the locale's way.
  case list([MessageArgument])
  /// Items joined by "or" in the locale's way.
  case alternatives([MessageArgument])
  /// The key of a message whose text stands here, resolved when the message is rendered.
  case message(key: String)
}
