import ICU
import ValidationCore

/// What is wrong with the meaning of an identifier's characters.
struct IdentifierProblem {
  let code: ValidationError.Code
  /// Which characters, separators not counted; nil for the identifier as a whole.
  let range: Range<Int>?
  /// What the rule requires of every identifier, and what it found in this one.
  var limits: [String: ValidationError.Argument] = [:]
  var found: [String: ValidationError.Argument] = [:]
  /// Whether the error names the kind of identifier, as those whose code is that of one kind need not.
  var namesKind = true

  static func shape(_ range: Range<Int>) -> Self { Self(code: .identifierShape, range: range) }

  static func region(_ range: Range<Int>, of characters: IdentifierCharacters) -> Self {
    Self(code: .identifierRegion, range: range, found: ["region": .text(characters.text(range))])
  }

  /// A length that is wrong for the country or the network that the identifier itself names.
  static func length(_ expected: [Int], of characters: IdentifierCharacters) -> Self {
    Self(
      code: .identifierLength, range: nil,
      found: ["expected": .oneOf(expected), "actual": .integer(characters.total)])
  }
}

/// One thing that the characters of a well-formed identifier must satisfy.
struct IdentifierCheck: Sendable {
  /// The code of the error where they do not.
  let code: ValidationError.Code
  /// What is wrong, or nil; throws where ICU's data cannot be read.
  let problem: @Sendable (IdentifierCharacters) throws(ICUError) -> IdentifierProblem?

  /// A check that finds the characters at fault, or nil.
  private init(
    _ code: ValidationError.Code, _ fault: @escaping @Sendable (IdentifierCharacters) -> Range<Int>?
  ) {
    self.init(code: code) { characters in
      fault(characters).map { IdentifierProblem(code: code, range: $0) }
    }
  }

  init(
    code: ValidationError.Code,
    problem: @escaping @Sendable (IdentifierCharacters) throws(ICUError) -> IdentifierProblem?
  ) {
    (self.code, self.problem) = (code, problem)
  }

  /// Its issuer gives such a number to nobody; the closure returns the characters that show it.
  static func notIssued(_ fault: @escaping @Sendable (IdentifierCharacters) -> Range<Int>?) -> Self {
    Self(.identifierNotIssued, fault)
  }

  /// Equal characters throughout are given to nobody.
  static let notUniform = notIssued { $0.isUniform ? 0..<$0.count : nil }

  /// There is no such day; the closure returns the characters of the date.
  static func date(_ fault: @escaping @Sendable (IdentifierCharacters) -> Range<Int>?) -> Self {
    Self(.identifierDate, fault)
  }

  /// No identifier is from that country, region or issuer; the closure returns the characters that name it.
  static func region(
    _ fault: @escaping @Sendable (IdentifierCharacters) throws(ICUError) -> Range<Int>?
  ) -> Self {
    Self(code: .identifierRegion) { characters throws(ICUError) in
      guard let range = try fault(characters) else { return nil }
      return .region(range, of: characters)
    }
  }

  /// The check digits do not belong to the other characters; the closure returns the check digits.
  static func checkDigit(_ fault: @escaping @Sendable (IdentifierCharacters) -> Range<Int>?) -> Self {
    Self(.identifierCheckDigit, fault)
  }

  /// The check digits are those of a range; the closure tells whether they belong to the other characters.
  static func checkDigit(
    at range: Range<Int>, _ isValid: @escaping @Sendable (IdentifierCharacters) -> Bool
  ) -> Self {
    Self(.identifierCheckDigit) { isValid($0) ? nil : range }
  }

  /// The check digits are the last ones; the closure tells whether they belong to the other characters.
  static func lastDigits(
    _ count: Int, _ isValid: @escaping @Sendable (IdentifierCharacters) -> Bool
  ) -> Self {
    Self(.identifierCheckDigit) { isValid($0) ? nil : $0.count - count..<$0.count }
  }

  /// The code is that of nobody; the closure tells whether it is assigned.
  static func assigned(
    _ code: ValidationError.Code,
    _ isAssigned: @escaping @Sendable (IdentifierCharacters) throws(ICUError) -> Bool
  ) -> Self {
    Self(code: code) { characters throws(ICUError) in
      if try isAssigned(characters) { return nil }
      return IdentifierProblem(
        code: code, range: 0..<characters.count, found: ["code": .text(characters.text)])
    }
  }

  /// The same check of what follows a prefix.
  func dropping(_ prefix: Int) -> Self {
    Self(code: code) { [problem] characters throws(ICUError) in
      var remainder = IdentifierCharacters()
      for index in prefix..<characters.endIndex { remainder.append(characters[index]) }
      guard let found = try problem(remainder) else { return nil }
      return IdentifierProblem(
        code: found.code,
        range: found.range.map { $0.lowerBound + prefix..<$0.upperBound + prefix },
        limits: found.limits,
        found: found.found,
        namesKind: found.namesKind
      )
    }
  }
}

extension ValidationError.Argument {
  /// One number, or several of which one will do.
  static func oneOf(_ numbers: [Int]) -> Self {
    if numbers.count == 1, let only = numbers.first { return .integer(only) }
    return .alternatives(numbers.map { .integer($0) })
  }
}
