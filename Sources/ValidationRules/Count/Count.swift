public import ValidationCore

extension ValidationError.Code {
  /// The collection has too few elements. Arguments: `minimum`, `actual`.
  public static let countTooFew: Self = "count.tooFew"
  /// The collection has too many elements. Arguments: `maximum`, `actual`.
  public static let countTooMany: Self = "count.tooMany"
  /// The collection has not the one number of elements that it must have. Arguments: `expected`, `actual`.
  public static let countWrong: Self = "count.wrong"
}

/// These give way to a rule of the same name that a user declares for all values, generic over the collection.
extension Validation where Value: Collection & SendableMetatype {
  /// The collection has more than `minimum` elements; a `String` more than `minimum` grapheme clusters.
  ///
  /// Codes: `count.tooFew` (`length.tooShort` for a `String`).
  /// - Parameters:
  ///   - minimum: The number that the count must exceed.
  ///   - message: Makes the message from the limit, once, when the rule is made: a key of the catalogs, or a
  ///     sentence, which is its own translation where no catalog has one.
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
    if maximum < 1 { ruleMistake("no collection has fewer than \(maximum) elements", file, line) }
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
    if expected < 0 { ruleMistake("no collection has \(expected) elements", file, line) }
    return counted(atLeast: expected, atMost: expected, message?(expected))
  }

  private static func counted(atLeast minimum: Int, atMost maximum: Int?, _ message: String?) -> Validation {
    let rule = counted(atLeast: max(0, minimum), atMost: maximum)
    return message.map { rule.message($0) } ?? rule
  }
}

extension Validation where Value: Collection & SendableMetatype {
  /// The collection has a number of elements within the range; a `String` of grapheme clusters.
  ///
  /// Codes: `count.tooFew`, `count.tooMany`, and `count.wrong` where the range holds one number (`length.tooShort`,
  /// `length.tooLong` and `length.wrong` for a `String`).
  public static func count(
    _ range: ClosedRange<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if range.lowerBound < 0 { ruleMistake("no collection has \(range.lowerBound) elements", file, line) }
    return counted(atLeast: range.lowerBound, atMost: range.upperBound)
  }

  /// The collection has at least the number of elements at which the range starts.
  public static func count(_ range: PartialRangeFrom<Int>) -> Validation {
    counted(atLeast: max(0, range.lowerBound), atMost: nil)
  }

  /// The collection has at most the number of elements at which the range ends.
  public static func count(
    _ range: PartialRangeThrough<Int>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if range.upperBound < 0 { ruleMistake("no collection has \(range.upperBound) elements", file, line) }
    return counted(atLeast: 0, atMost: range.upperBound)
  }

  /// A `String` is counted by ICU like any length, so that both rules give one answer.
  fileprivate static func counted(atLeast minimum: Int, atMost maximum: Int?) -> Validation {
    let length = Validation<String>(LengthRule(minimum: minimum, maximum: maximum, unit: .graphemes))
    if let text = length as? Validation { return text }
    return Validation(run: { value, findings in
      let actual = value.count
      if actual >= minimum, maximum.map({ actual <= $0 }) ?? true { return }
      findings.report(countError(actual, minimum, maximum))
    })
  }
}

private func countError(_ actual: Int, _ minimum: Int, _ maximum: Int?) -> ValidationError {
  if maximum == minimum, minimum > 0 {
    return ValidationError(
      code: .countWrong, limits: ["expected": .integer(minimum)], found: ["actual": .integer(actual)])
  }
  if actual < minimum {
    return ValidationError(
      code: .countTooFew, limits: ["minimum": .integer(minimum)], found: ["actual": .integer(actual)])
  }
  return ValidationError(
    code: .countTooMany,
    limits: ["maximum": .integer(maximum ?? .max)],
    found: ["actual": .integer(actual)]
  )
}
