import ValidationCore
import ValidationRules

extension BuiltIn {
  static let text = [
    RegisteredRule(
      "length",
      summary: "The value is a text of a length between limits, in a named unit.",
      standard: "UAX #29 for graphemes and words, UAX #11 for displayColumns",
      arguments: [
        RuleArgument("exact", .count, isShorthand: true),
        RuleArgument("min", .count),
        RuleArgument("max", .count),
        RuleArgument("unit", .choice(LengthUnit.allCases.map(\.rawValue))),
        RuleArgument("maxBytes", .count),
      ],
      codes: [.lengthTooShort, .lengthTooLong, .lengthWrong]
    ) { .text(try length($0)) },
    RegisteredRule(
      "matches",
      aliases: ["format"],
      summary: "The value is a text that matches a regular expression as a whole, or with `find` in a part.",
      standard: "ICU regular expressions, UTS #18",
      arguments: patternArguments,
      codes: [.formatMismatch, .formatDeadlineExceeded, .formatTooLong, .formatStackLimitExceeded]
    ) { arguments in
      .text(try pattern(arguments, Validation.matches(checking:options:deadline:)))
    },
    RegisteredRule(
      "notMatches",
      summary:
        "The value is a text that does not match a regular expression as a whole, or with `find` in no part.",
      standard: "ICU regular expressions, UTS #18",
      arguments: patternArguments,
      codes: [.formatForbidden, .formatDeadlineExceeded, .formatTooLong, .formatStackLimitExceeded]
    ) { arguments in
      .text(try pattern(arguments, Validation.notMatches(checking:options:deadline:)))
    },
    RegisteredRule(
      "email",
      summary: "The value is an email address.",
      standard: "RFC 5321, RFC 6531, UTS #46",
      arguments: [
        RuleArgument("mode", .choice(EmailMode.allCases.map(\.rawValue)), isShorthand: true),
        RuleArgument("unqualified", .boolean),
      ],
      codes: [
        .emailMissingAt, .emailLocalPart, .emailLocalPartTooLong, .emailDomain, .emailTooLong, .emailNotASCII,
      ]
    ) { arguments in
      .text(
        .email(
          try arguments.textIfPresent("mode").flatMap(EmailMode.init) ?? .ascii,
          unqualified: try arguments.booleanIfPresent("unqualified") ?? false
        )
      )
    },
  ]

  private static func length(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let unit = try arguments.textIfPresent("unit").flatMap(LengthUnit.init) ?? .graphemes
    let maximumBytes = try arguments.integerIfPresent("maxBytes")
    let (minimum, maximum) = try arguments.limits(allowingNone: maximumBytes != nil)
    if let maximumBytes, maximumBytes < minimum, unit != .words, unit != .displayColumns {
      throw arguments.error(
        at: "maxBytes",
        "\(minimum) \(unit.rawValue) do not fit into \(maximumBytes) bytes",
        expected: "a number from \(minimum) up"
      )
    }
    guard let maximum else { return .length(minimum..., in: unit, maximumBytes: maximumBytes) }
    return .length(minimum...maximum, in: unit, maximumBytes: maximumBytes)
  }
}

extension BuiltIn {
  private static let patternArguments = [
    RuleArgument("pattern", .text, isRequired: true, isShorthand: true),
    RuleArgument("options", .list(of: .choice(patternOptions.map(\.name)))),
    RuleArgument("find", .boolean),
    RuleArgument("deadlineMilliseconds", .count),
  ]

  private static let patternOptions: [(name: String, option: PatternOptions)] = [
    ("caseInsensitive", .caseInsensitive),
    ("multiline", .multiline),
    ("dotMatchesNewlines", .dotMatchesNewlines),
    ("comments", .comments),
  ]

  private static func pattern(
    _ arguments: RuleArguments,
    _ make: (String, PatternOptions, Duration) throws(PatternError) -> Validation<String>
  ) throws(RuleDocumentError) -> Validation<String> {
    let pattern = try arguments.text("pattern")
    var options: PatternOptions = try arguments.booleanIfPresent("find") == true ? .find : []
    for name in try arguments.textsIfPresent("options") ?? [] {
      for (known, option) in patternOptions where known == name { options.insert(option) }
    }
    let milliseconds = try arguments.integerIfPresent("deadlineMilliseconds")
    if milliseconds == 0 {
      throw arguments.error(
        at: "deadlineMilliseconds",
        "no match can be made in 0 milliseconds",
        expected: "a whole number from 1 up"
      )
    }
    do throws(PatternError) {
      return try make(pattern, options, milliseconds.map { .milliseconds($0) } ?? .milliseconds(50))
    } catch {
      throw arguments.error(
        at: "pattern",
        codePoint: error.codePointOffset,
        "bad pattern, line \(error.line), offset \(error.offset): \(error.reason)",
        expected: "a regular expression in ICU's syntax"
      )
    }
  }
}

extension PatternError {
  /// The place of the mistake as an offset from the start of the pattern, in code points.
  ///
  /// ICU ends a line at CR, LF, CR LF, NEL and LINE SEPARATOR.
  fileprivate var codePointOffset: Int {
    let scalars = Array(pattern.unicodeScalars)
    var (start, rest) = (0, line - 1)
    while rest > 0, start < scalars.count {
      switch scalars[start] {
      case "\n" where start > 0 && scalars[start - 1] == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}": rest -= 1
      default: break
      }
      start += 1
    }
    return min(start + offset, scalars.count)
  }
}
