import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The text does not match the pattern. Argument: `pattern`. The range starts where a match broke off.
  public static let formatMismatch: Self = "format.mismatch"
  /// The text matches a pattern that it must not. Argument: `pattern`. The range is the part that matches.
  public static let formatForbidden: Self = "format.forbidden"
  /// Matching took longer than its deadline. Argument: `milliseconds`.
  public static let formatDeadlineExceeded: Self = "format.deadlineExceeded"
  /// The text is longer than the deadline could hold for, as its pattern needs backtracking. Argument: `maximum`, in
  /// UTF-16 code units.
  public static let formatTooLong: Self = "format.tooLong"
  /// Matching needed more backtracking memory than its limit. Argument: `bytes`.
  public static let formatStackLimitExceeded: Self = "format.stackLimitExceeded"
}

extension Validation where Value == String {
  /// The whole text matches the regular expression, in ICU's syntax and Unicode's terms.
  ///
  /// `"user@example.com\n"` does not match a pattern that ends in `$`: the match must end where the text does.
  /// The pattern is compiled when the rule is made; a pattern that cannot be compiled stops the program with its
  /// line and reason. Use ``matches(checking:options:deadline:)`` for a pattern that is data.
  ///
  /// Codes: `format.mismatch`, `format.deadlineExceeded`, `format.tooLong`, `format.stackLimitExceeded`.
  /// - Parameters:
  ///   - pattern: The pattern, which the whole text must match unless the options have ``PatternOptions/find``.
  ///   - options: How the pattern is read and applied.
  ///   - deadline: How long one match may take.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func matches(
    _ pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50),
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Validation(PatternRule(pattern, options, deadline, forbids: false, file, line))
  }

  /// The whole text matches a pattern that comes from data.
  ///
  /// - Throws: ``PatternError`` for a pattern that cannot be compiled.
  public static func matches(
    checking pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50)
  ) throws(PatternError) -> Validation {
    Validation(try PatternRule(pattern, options, deadline, forbids: false))
  }

  /// The same as ``matches(_:options:deadline:file:line:)``.
  public static func format(
    _ pattern: String,
    options: PatternOptions = [],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    matches(pattern, options: options, file: file, line: line)
  }

  /// The text does not match the regular expression: not as a whole, or, with ``PatternOptions/find``, in no part.
  ///
  /// Codes: `format.forbidden`, `format.deadlineExceeded`, `format.tooLong`, `format.stackLimitExceeded`.
  public static func notMatches(
    _ pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50),
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Validation(PatternRule(pattern, options, deadline, forbids: true, file, line))
  }

  /// The text does not match a pattern that comes from data.
  ///
  /// - Throws: ``PatternError`` for a pattern that cannot be compiled.
  public static func notMatches(
    checking pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50)
  ) throws(PatternError) -> Validation {
    Validation(try PatternRule(pattern, options, deadline, forbids: true))
  }
}
