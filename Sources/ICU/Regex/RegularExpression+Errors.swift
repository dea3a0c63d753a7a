import CICUShim

extension RegularExpression {
  /// A match that was abandoned; the text must not be treated as valid.
  package enum MatchError: Error, Sendable, Hashable {
    /// The match took longer than its deadline.
    case deadlineExceeded
    /// Backtracking needed more memory than the limit.
    case stackLimitExceeded
    /// The text has more UTF-16 code units than the deadline allows.
    case textTooLong(longest: Int)
    /// ICU failed in another way.
    case failed(ICUError)
  }

  /// A pattern that ICU cannot compile.
  package struct SyntaxError: Error, Sendable, Hashable {
    /// The whole pattern.
    package let pattern: String
    /// The line of the fault, from 1.
    package let line: Int
    /// How many code points of that line the compiler had read when it found the fault.
    package let offset: Int
    /// The problem, in plain English for the author of the pattern.
    package let reason: String
    /// ICU's name of the fault, such as `U_REGEX_MISMATCHED_PAREN`.
    package let name: String

    init(pattern: String, line: Int, offset: Int, status: Int32) {
      self.pattern = pattern
      // ICU leaves both at 0 or -1 when the fault has no position.
      self.line = max(line, 1)
      let lines = pattern.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let length = self.line <= lines.count ? lines[self.line - 1].count : 0
      // Reading the end of the pattern counts as one more.
      self.offset = min(max(offset, 0), length)
      name = String(cString: icushim_status_name(status))
      reason = Self.reasons[name] ?? name
    }

    /// The error for a pattern that this layer refuses, in ICU's terms.
    package init(tooComplex pattern: String) {
      self.init(pattern: pattern, line: 1, offset: 0, status: Int32(icushim_regex_pattern_too_big))
    }

    private static let reasons = [
      "U_ILLEGAL_ARGUMENT_ERROR": "the flags cannot be combined",
      "U_INDEX_OUTOFBOUNDS_ERROR": "the pattern is too long",
      "U_MEMORY_ALLOCATION_ERROR": "there is not enough memory to compile the pattern",
      "U_REGEX_BAD_ESCAPE_SEQUENCE": "an escape sequence is unknown",
      "U_REGEX_BAD_INTERVAL": "an interval such as {2,5} is malformed",
      "U_REGEX_INTERNAL_ERROR": "ICU's compiler failed on the pattern",
      "U_REGEX_INVALID_BACK_REF": "a back-reference names a group that does not exist",
      "U_REGEX_INVALID_CAPTURE_GROUP_NAME": "the name of a group is malformed or used twice",
      "U_REGEX_INVALID_FLAG": "an unknown flag is set in the pattern",
      "U_REGEX_INVALID_RANGE": "a range in brackets runs backwards",
      "U_REGEX_LOOK_BEHIND_LIMIT": "a look-behind can match text of any length",
      "U_REGEX_MAX_LT_MIN": "the maximum of an interval is less than its minimum",
      "U_REGEX_MISMATCHED_PAREN": "a parenthesis is unmatched",
      "U_REGEX_MISSING_CLOSE_BRACKET": "a bracket is not closed",
      "U_REGEX_NUMBER_TOO_BIG": "a number is too big",
      "U_REGEX_PATTERN_TOO_BIG": "the pattern is too long or too complex",
      "U_REGEX_PROPERTY_SYNTAX": "a Unicode property is malformed or unknown",
      "U_REGEX_RULE_SYNTAX": "the pattern is malformed here",
      "U_REGEX_SET_CONTAINS_STRING": "a set in brackets contains a string",
      "U_REGEX_UNIMPLEMENTED": "the pattern uses a feature that ICU does not have",
    ]
  }
}
