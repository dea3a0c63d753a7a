import CICUShim

extension RegularExpression {
  /// Flags of a pattern; each can also be set inside it, as in `(?i)`.
  package struct Options: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    package let rawValue: UInt8

    /// Makes a set from these bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Letters match in either case, by Unicode's full case folding.
    package static let caseInsensitive = Self(rawValue: 1 << 0)
    /// `^` and `$` match at the start and end of each line.
    package static let multiline = Self(rawValue: 1 << 1)
    /// `.` matches line ends too.
    package static let dotMatchesNewlines = Self(rawValue: 1 << 2)
    /// White space and `#` comments in the pattern are ignored.
    package static let comments = Self(rawValue: 1 << 3)
    /// `\b` finds the word boundaries of UAX #29.
    package static let unicodeWordBoundaries = Self(rawValue: 1 << 4)
    /// The pattern is the text to find; nothing in it is special.
    package static let literal = Self(rawValue: 1 << 5)

    /// The flags of uregex_open.
    var flags: UInt32 {
      var flags = contains(.literal) ? 0 : icushim_regex_error_on_unknown_escapes
      if contains(.caseInsensitive) { flags |= icushim_regex_case_insensitive }
      if contains(.multiline) { flags |= icushim_regex_multiline }
      if contains(.dotMatchesNewlines) { flags |= icushim_regex_dot_all }
      if contains(.comments) { flags |= icushim_regex_comments }
      if contains(.unicodeWordBoundaries) { flags |= icushim_regex_unicode_words }
      if contains(.literal) { flags |= icushim_regex_literal }
      return UInt32(flags)
    }
  }

  /// The limits for one match.
  package struct Limits: Sendable, Hashable {
    /// The time that one match may take.
    ///
    /// ICU checks the clock every 10,000 steps, so a match may overrun by the time of those: by at most 0.7 of the
    /// deadline for the measured patterns and machine.
    package var deadline: Duration
    /// The bytes that backtracking may store.
    package var stackBytes: Int
    /// The UTF-16 code units that a text may have; by default as many as the deadline allows.
    package var longestText: Int?

    /// Sets the limits.
    package init(
      deadline: Duration = .milliseconds(50),
      stackBytes: Int = 8_000_000,
      longestText: Int? = nil
    ) {
      self.deadline = deadline
      self.stackBytes = stackBytes
      self.longestText = longestText
    }
  }
}

extension Duration {
  /// The duration in nanoseconds, from 0 to the largest that an `Int64` holds.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? 0 : .max }
    let (total, sumOverflow) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
    return sumOverflow ? .max : max(total, 0)
  }
}
