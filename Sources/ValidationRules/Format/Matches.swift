import ICU
package import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text does not match the pattern. Argument: `pattern`. The range starts where the match failed.
  public static let formatMismatch: Self = "format.mismatch"
  /// The text matches a forbidden pattern. Argument: `pattern`. The range is the part that matches.
  public static let formatForbidden: Self = "format.forbidden"
  /// Matching took longer than its deadline. Argument: `milliseconds`.
  public static let formatDeadlineExceeded: Self = "format.deadlineExceeded"
  /// The text is too long for the deadline, because its pattern requires backtracking. Argument: `maximum`, in UTF-16
  /// code units.
  public static let formatTooLong: Self = "format.tooLong"
  /// Matching needed more backtracking memory than its limit. Argument: `bytes`.
  public static let formatStackLimitExceeded: Self = "format.stackLimitExceeded"
}

extension RuleReport {
  static let formatMismatch = RuleReport(.formatMismatch, limits: ["pattern": .text])
  static let formatForbidden = RuleReport(.formatForbidden, limits: ["pattern": .text])
  static let formatDeadlineExceeded = RuleReport(.formatDeadlineExceeded, limits: ["milliseconds": .integer])
  static let formatTooLong = RuleReport(.formatTooLong, limits: ["maximum": .integer])
  static let formatStackLimitExceeded = RuleReport(.formatStackLimitExceeded, limits: ["bytes": .integer])
}

extension Rules {
  static let matches = RuleOf(
    "matches",
    aliases: ["format"],
    "The text matches a regular expression as a whole, or with `find` in a part.",
    standard: "ICU regular expressions, UTS #18",
    reports: [.formatMismatch, .formatDeadlineExceeded, .formatTooLong, .formatStackLimitExceeded],
    samples: [
      RuleSample(["pattern": "\\p{Lu}\\p{Ll}*"], valid: ["Ёлка"], invalid: ["Ёлка\n": .formatMismatch]),
      RuleSample(
        ["pattern": "(.)\\1", "deadlineMilliseconds": 1],
        invalid: [.text(String(repeating: "ab", count: 128)): .formatTooLong]),
    ],
    takes: .text("pattern", shorthand: true), .patternOptions, .deadline,
    make: PatternRule.matching
  )

  static let notMatches = RuleOf(
    "notMatches",
    "The text does not match a regular expression as a whole, or with `find` in any part.",
    standard: "ICU regular expressions, UTS #18",
    reports: [.formatForbidden, .formatDeadlineExceeded, .formatTooLong, .formatStackLimitExceeded],
    samples: [
      RuleSample(
        ["pattern": "\\d", "options": [], "find": true],
        valid: ["abc"], invalid: ["a٣": .formatForbidden]),
      RuleSample(
        ["pattern": "(.)\\1", "find": true, "deadlineMilliseconds": 1],
        invalid: [.text(String(repeating: "ab", count: 128)): .formatTooLong]),
    ],
    takes: .text("pattern", shorthand: true), .patternOptions, .deadline,
    make: PatternRule.refusing
  )
}

extension Validation where Value == String {
  /// The whole text matches the regular expression, in ICU's syntax, by Unicode's rules.
  ///
  /// `"user@example.com\n"` does not match a pattern that ends in `$`: the match must end where the text does. An
  /// escaped ASCII letter without a meaning, such as `\j`, `\y` or `[\z]`, is refused, although ICU accepts it as the
  /// letter by default: usually it comes from another dialect.
  ///
  /// Matching takes time linear in the text for every pattern without a back-reference, `\X`, `\G` or `\N`, or a
  /// possessive repeat or atomic group that no look-ahead can express; `(a+)+b` costs as much as `a+b`. Any other
  /// pattern is matched by backtracking, and a text that could exceed the deadline is refused with `format.tooLong`:
  /// at 50 ms, one of more than 20,000 UTF-16 code units, about 10,000 with one back-reference, a tenth if case is
  /// ignored. Both the verdict and the range are functions of the pattern and the text; the clock only decides
  /// whether a match that takes longer than the deadline is abandoned, as `format.deadlineExceeded`.
  ///
  /// The pattern is compiled when the rule is made, once for all rules with the same pattern, options and deadline.
  /// This takes a few milliseconds at most, except for a pattern with many sets by property: up to about 0.3 s for a
  /// hundred large ones that ignore case. A pattern of more than 100,000 UTF-16 code units is refused, as is one with
  /// more sets by property than can be compiled in that time. A pattern that cannot be compiled stops the program
  /// with its line and reason. Use ``matches(checking:options:deadline:)`` for a pattern that is data.
  ///
  /// Codes: `format.mismatch`, `format.deadlineExceeded`, `format.tooLong`, `format.stackLimitExceeded`.
  /// - Parameters:
  ///   - pattern: The pattern, which must match the whole text unless the options have ``PatternOptions/find``.
  ///   - options: How the pattern is read and applied.
  ///   - deadline: How long one match may take. Finding the place of an error may take as long again.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func matches(
    _ pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50),
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.matches(pattern, options, deadline, file: file, line: line)
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
      .made(of: Rules.matches.constraint(pattern, options, deadline))
  }

  /// Some part of the text matches a pattern that is compiled when a text first needs it.
  ///
  /// - Returns: The rule, and its pattern by itself.
  /// - Throws: ``PatternError`` for a pattern that cannot be compiled.
  package static func finding(
    _ pattern: String
  ) throws(PatternError) -> (rule: Validation, pattern: DeferredPattern) {
    let limits = RegularExpression.Limits(deadline: .milliseconds(50))
    let deferred: DeferredPattern
    do throws(RegularExpression.SyntaxError) {
      deferred = try DeferredPattern(pattern, options: [], extent: .part, limits: limits)
    } catch { throw PatternError(error) }
    return (Validation(PatternRule(deferred, pattern, finds: true, limits)), deferred)
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

  /// The text does not match the regular expression: not as a whole or, with ``PatternOptions/find``, in any part.
  ///
  /// Codes: `format.forbidden`, `format.deadlineExceeded`, `format.tooLong`, `format.stackLimitExceeded`.
  public static func notMatches(
    _ pattern: String,
    options: PatternOptions = [],
    deadline: Duration = .milliseconds(50),
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.notMatches(pattern, options, deadline, file: file, line: line)
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
      .made(of: Rules.notMatches.constraint(pattern, options, deadline))
  }
}
