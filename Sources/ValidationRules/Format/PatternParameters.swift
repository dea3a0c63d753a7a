import ValidationCore

extension RuleParameter where Value == PatternOptions {
  /// The arguments `options`, a list of words, and `find`.
  static var patternOptions: Self {
    Self(
      [
        RuleArgument("options", .list(of: .choice(words.map(\.name)))),
        RuleArgument("find", .boolean),
      ],
      read: { given throws(ImpossibleRule) in
        let names = given["options"]?.list?.compactMap(\.text) ?? []
        var options: PatternOptions = given["find"]?.boolean == true ? .find : []
        for (name, option) in words where names.contains(name) { options.insert(option) }
        return options
      },
      write: { options, given in
        let names = words.filter { options.contains($0.option) }.map { RuleValue.text($0.name) }
        if !names.isEmpty { given["options"] = .list(names) }
        if options.contains(.find) { given["find"] = true }
        return true
      }
    )
  }

  private static var words: [(name: String, option: PatternOptions)] {
    [
      ("caseInsensitive", .caseInsensitive),
      ("multiline", .multiline),
      ("dotMatchesNewlines", .dotMatchesNewlines),
      ("comments", .comments),
    ]
  }
}

extension RuleParameter where Value == Duration {
  /// The argument `deadlineMilliseconds`.
  static var deadline: Self {
    let standard = Duration.milliseconds(50)
    return Self(
      "deadlineMilliseconds", .count, default: standard,
      decoded: { value throws(ImpossibleRule) in
        guard let milliseconds = value.integer else { return nil }
        if milliseconds < 1 {
          throw ImpossibleRule(
            at: "deadlineMilliseconds",
            "no match can finish in 0 milliseconds",
            expected: "a whole number from 1 up"
          )
        }
        return .milliseconds(milliseconds)
      },
      encoded: { deadline in
        if deadline == standard { return .omitted }
        let milliseconds = deadline / .milliseconds(1)
        guard let whole = Int(exactly: milliseconds) else { return .unwritable }
        return .value(.integer(whole))
      })
  }
}

extension ImpossibleRule {
  /// The reason why a pattern cannot be compiled, at its place in the pattern.
  init(_ error: PatternError) {
    self.init(
      at: "pattern",
      codePointOffset: error.codePointOffset,
      "bad pattern, line \(error.line), offset \(error.offset): \(error.reason)",
      expected: "a regular expression in ICU's syntax"
    )
  }
}

extension PatternError {
  /// The place of the mistake: the number of code points of the pattern before it.
  ///
  /// ICU ends a line at CR, LF, CR LF, NEL and LINE SEPARATOR.
  fileprivate var codePointOffset: Int {
    let scalars = Array(pattern.unicodeScalars)
    var (start, lines) = (0, line - 1)
    while lines > 0, start < scalars.count {
      switch scalars[start] {
      case "\n" where start > 0 && scalars[start - 1] == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}": lines -= 1
      default: break
      }
      start += 1
    }
    return min(start + offset, scalars.count)
  }
}
