public import ValidationCore

extension ValidationError.Code {
  /// The text does not start with another. Argument: `expected`.
  public static let textStartMissing: Self = "text.startMissing"
  /// The text does not end with another. Argument: `expected`.
  public static let textEndMissing: Self = "text.endMissing"
  /// The text does not contain another. Argument: `expected`.
  public static let textPartMissing: Self = "text.partMissing"
  /// The text contains another that it must not. Argument: `forbidden`. The ranges are where it stands, up to 32 of
  /// them.
  public static let textPartForbidden: Self = "text.partForbidden"
}

/// Texts within texts.
///
/// By default they are compared by code point: `e` is found in `"e\u{301}"` and not in `"\u{E9}"`. Where differences
/// are ignored they are compared as a language does (UTS #10), so that canonically equivalent texts get one answer, a
/// match ends where a character ends for a reader, and what is not seen (a zero-width space) hides nothing.
///
/// Cost: linear in the text; by code point nothing is allocated, by language ICU makes a copy of the text.
extension Validation where Value == String {
  /// The text starts with another.
  ///
  /// ```swift
  /// .startsWith("https://")
  /// .startsWith("İSTANBUL", ignoring: .case, in: "tr")        // "istanbul'da", not "ISTANBUL"
  /// ```
  /// Code: `text.startMissing`.
  /// - Parameters:
  ///   - text: The other text, not empty.
  ///   - differences: The differences that do not count.
  ///   - locale: A BCP 47 language tag whose rules say what differs; `und` is for no language in particular.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func startsWith(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    part(.start, text, differences, locale, file, line)
  }

  /// The text ends with another.
  ///
  /// Code: `text.endMissing`.
  public static func endsWith(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    part(.end, text, differences, locale, file, line)
  }

  /// The text contains another.
  ///
  /// Code: `text.partMissing`.
  public static func contains(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    part(.anywhere, text, differences, locale, file, line)
  }

  /// The text does not contain another.
  ///
  /// ```swift
  /// .notContains("admin", ignoring: [.case, .accents])        // refuses "ÁDMİN"
  /// ```
  /// Code: `text.partForbidden`.
  public static func notContains(
    _ text: String,
    ignoring differences: TextDifferences = [],
    in locale: String = "und",
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    part(.nowhere, text, differences, locale, file, line)
  }

  private static func part(
    _ place: TextPlace,
    _ text: String,
    _ differences: TextDifferences,
    _ locale: String,
    _ file: StaticString,
    _ line: UInt
  ) -> Validation {
    do { return try part(place, text, ignoring: differences, in: locale) } catch {
      ruleMistake("\(error)", file, line)
    }
  }

  /// The rule with arguments that are data.
  package static func part(
    _ place: TextPlace,
    _ text: String,
    ignoring differences: TextDifferences,
    in locale: String
  ) throws(TextPartMistake) -> Validation {
    Validation(try TextPartRule(place, text, differences, locale))
  }
}

/// Where in a text another has to stand.
package enum TextPlace: Sendable {
  case start, end, anywhere, nowhere
}

/// Why no rule can be made of a text that is to be found in others.
package enum TextPartMistake: Error, CustomStringConvertible {
  case empty
  /// The differences that are ignored are all that the text has.
  case ignored
  case locale(String)

  package var description: String {
    switch self {
    case .empty: "every text contains the empty text"
    case .ignored: "nothing is left of the text where these differences are ignored"
    case .locale(let reason): "no rules to compare text by: \(reason)"
    }
  }
}
