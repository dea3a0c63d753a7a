import ValidationCore

/// What is wrong with the meaning of an identifier's characters.
struct IdentifierProblem {
  let code: ValidationError.Code
  /// Which characters, separators not counted.
  let range: Range<Int>
  /// What the rule requires of every identifier, and what it found in this one.
  var limits: [String: ValidationError.Argument] = [:]
  var found: [String: ValidationError.Argument] = [:]

  static func shape(_ range: Range<Int>) -> Self { Self(code: .identifierShape, range: range) }

  static func checkDigit(_ range: Range<Int>) -> Self { Self(code: .identifierCheckDigit, range: range) }

  /// A length that is wrong for the country or the network that the identifier itself names.
  static func length(_ expected: [Int], of characters: IdentifierCharacters) -> Self {
    Self(
      code: .identifierLength,
      range: 0..<characters.total,
      found: ["expected": .oneOf(expected), "actual": .integer(characters.total)]
    )
  }

  static func region(_ range: Range<Int>, of characters: IdentifierCharacters) -> Self {
    Self(code: .identifierRegion, range: range, found: ["region": .text(characters.text(range))])
  }
}

/// Reads a text as an identifier of one form, and asks for the meaning of its characters.
struct FormedIdentifierRule: TextRule {
  let form: IdentifierForm
  /// What is wrong with characters that are written as the form says; nil where they are sound.
  let problem: @Sendable (IdentifierCharacters) -> IdentifierProblem?

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let characters = form.read(text, &findings), let problem = problem(characters) else { return }
    form.report(problem, in: text, to: &findings)
  }
}

extension ValidationError.Argument {
  /// One number, or several of which one will do.
  static func oneOf(_ numbers: [Int]) -> Self {
    if numbers.count == 1, let only = numbers.first { return .integer(only) }
    return .alternatives(numbers.map { .integer($0) })
  }
}
