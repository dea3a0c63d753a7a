public import ValidationCore

extension ValidationError.Code {
  /// The collection has too few elements. Arguments: `minimum`, `actual`.
  public static let countTooFew: Self = "count.tooFew"
  /// The collection has too many elements. Arguments: `maximum`, `actual`.
  public static let countTooMany: Self = "count.tooMany"
  /// The collection does not have exactly the required number of elements. Arguments: `expected`, `actual`.
  public static let countWrong: Self = "count.wrong"
}

extension RuleReport {
  static let countTooFew = RuleReport(
    .countTooFew, limits: ["minimum": .integer], found: ["actual": .integer])
  static let countTooMany = RuleReport(
    .countTooMany, limits: ["maximum": .integer], found: ["actual": .integer])
  static let countWrong = RuleReport(.countWrong, limits: ["expected": .integer], found: ["actual": .integer])
}

extension Rules {
  static let count = RuleOf(
    "count",
    "The number of elements of a list is within limits.",
    reports: [.countTooFew, .countTooMany, .countWrong],
    samples: [
      RuleSample(
        ["min": 1, "max": 2],
        valid: [[nil]], invalid: [[]: .countTooFew, [1, 2, 3]: .countTooMany]),
      RuleSample(["greaterThan": 1, "lessThan": 3], valid: [[1, 2]], invalid: [[1]: .countWrong]),
    ],
    takes: .elementLimits
  ) { limits throws(ImpossibleRule) -> RuleImplementation in
    .typed(TypedRule(elementCount: try .counted(limits)))
  }
}

extension RuleParameter where Value == CountLimits {
  /// The limits; `greaterThan` and `lessThan` become the next number.
  fileprivate static var elementLimits: Self {
    let plain = Self.limits(unlessGiven: "greaterThan", "lessThan")
    return Self(
      plain.arguments + [RuleArgument("greaterThan", .count), RuleArgument("lessThan", .count)],
      read: { given throws(ImpossibleRule) in
        let (above, below) = (given["greaterThan"]?.integer, given["lessThan"]?.integer)
        if below == 0 {
          throw ImpossibleRule(
            at: "lessThan", "a list cannot have fewer than 0 elements", expected: "a number from 1 up")
        }
        for (name, other) in [("greaterThan", "min"), ("lessThan", "max")] where given[name] != nil {
          for other in [other, "exact"] where given[other] != nil {
            throw ImpossibleRule(
              at: name, "\"\(name)\" cannot be combined with \"\(other)\"", expected: "one of the two")
          }
        }
        let limits = try plain.read(given)
        let minimum = above.map { $0 == .max ? $0 : $0 + 1 } ?? limits.minimum
        let maximum = below.map { $0 - 1 } ?? limits.maximum
        if let maximum, minimum > maximum {
          throw ImpossibleRule(
            at: above == nil ? "min" : "greaterThan",
            "no number of elements is within both limits",
            expected: "a lower limit below the upper one"
          )
        }
        return CountLimits(minimum, maximum)
      },
      write: plain.write
    )
  }
}

/// A user's rule of the same name, generic over the collection and declared for all values, takes precedence over
/// these.
extension Validation where Value: Collection & SendableMetatype {
  /// The collection has more than `minimum` elements; a `String` more than `minimum` grapheme clusters.
  ///
  /// Codes: `count.tooFew` (`length.tooShort` for a `String`).
  /// - Parameters:
  ///   - minimum: The number that the count must exceed.
  ///   - message: Makes the message from the limit, once, when the rule is made: a key of the catalogs, or a
  ///     sentence, which serves as its own translation if no catalog has one.
  @_disfavoredOverload
  public static func count(greaterThan minimum: Int, message: ((Int) -> String)? = nil) -> Validation {
    counted(atLeast: minimum == .max ? minimum : minimum + 1, atMost: nil, message?(minimum))
  }

  /// The collection has fewer than `maximum` elements; a `String` fewer than `maximum` grapheme clusters.
  ///
  /// Codes: `count.tooMany` (`length.tooLong` for a `String`).
  @_disfavoredOverload
  public static func count(
    lessThan maximum: Int,
    message: ((Int) -> String)? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if maximum < 1 {
      ImpossibleRule(
        at: "lessThan",
        "a collection cannot have fewer than \(maximum) elements",
        expected: "a number from 1 up"
      ).stop(file, line)
    }
    return counted(atLeast: 0, atMost: maximum - 1, message?(maximum))
  }

  /// The collection has exactly `expected` elements; a `String` exactly `expected` grapheme clusters.
  ///
  /// Codes: `count.wrong` (`length.wrong` for a `String`).
  @_disfavoredOverload
  public static func count(
    equalTo expected: Int,
    message: ((Int) -> String)? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    let rule = counted(CountLimits(expected, expected), file, line)
    return message.map { rule.message($0(expected)) } ?? rule
  }

  private static func counted(atLeast minimum: Int, atMost maximum: Int?, _ message: String?) -> Validation {
    let rule = counted(CountLimits(Swift.max(0, minimum), maximum), #fileID, #line)
    return message.map { rule.message($0) } ?? rule
  }
}

extension Validation where Value: Collection & SendableMetatype {
  /// The number of elements in the collection, or of grapheme clusters in a `String`, is within the range.
  ///
  /// Codes: `count.tooFew`, `count.tooMany`, and `count.wrong` if the range holds one number (`length.tooShort`,
  /// `length.tooLong` and `length.wrong` for a `String`).
  public static func count(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    counted(CountLimits(range.lowerBound, range.upperBound), file, line)
  }

  /// The collection has at least as many elements as the lower bound of the range.
  public static func count(_ range: PartialRangeFrom<Int>) -> Validation {
    counted(CountLimits(Swift.max(0, range.lowerBound), nil), #fileID, #line)
  }

  /// The collection has at most as many elements as the upper bound of the range.
  public static func count(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    counted(CountLimits(0, range.upperBound), file, line)
  }

  /// A `String` is counted by ICU like any length, so that both rules give the same answer.
  static func counted(_ limits: CountLimits) throws(ImpossibleRule) -> Validation {
    if Value.self == String.self, let text = try Rules.length.checking(limits, .graphemes, nil) as? Validation
    {
      return text
    }
    try limits.check { "a collection cannot have \($0) elements" }
    let (minimum, maximum) = (limits.minimum, limits.maximum)
    let errors = CountErrors(limits)
    return Validation(run: { value, sink in
      let actual = value.count
      if actual >= minimum, maximum.map({ actual <= $0 }) ?? true { return }
      sink.report(errors.error(actual))
    }).made(of: hasEntries ? Rules.entryCount.constraint(limits) : Rules.count.constraint(limits))
  }

  private static func counted(_ limits: CountLimits, _ file: StaticString, _ line: UInt) -> Validation {
    do throws(ImpossibleRule) { return try counted(limits) } catch { error.stop(file, line) }
  }
}

/// The errors of one pair of limits, whose arguments are made once.
private struct CountErrors: Sendable {
  private let minimum: Int
  private let isExact: Bool
  private let tooFew: SharedArguments
  private let tooMany: SharedArguments

  init(_ limits: CountLimits) {
    minimum = limits.minimum
    isExact = limits.maximum == limits.minimum && limits.minimum > 0
    if isExact {
      tooFew = SharedArguments("actual", with: ["expected": .integer(limits.minimum)])
      tooMany = tooFew
    } else {
      tooFew = SharedArguments("actual", with: ["minimum": .integer(limits.minimum)])
      tooMany = SharedArguments("actual", with: ["maximum": .integer(limits.maximum ?? .max)])
    }
  }

  func error(_ actual: Int) -> ValidationError {
    if isExact { return ValidationError(code: .countWrong, tooFew, actual) }
    return actual < minimum
      ? ValidationError(code: .countTooFew, tooFew, actual)
      : ValidationError(code: .countTooMany, tooMany, actual)
  }
}
