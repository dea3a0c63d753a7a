public import ValidationCore

extension ValidationError.Code {
  /// The identifier is one that its issuer never gives out, such as a CPF of eleven equal digits. Arguments:
  /// `kind`. The range is what shows it.
  public static let identifierNotIssued: Self = "identifier.notIssued"
}

/// What an identifier of one kind must be: the ways to write it, and what its characters must satisfy.
struct NationalNumber: Sendable {
  /// The name of its rule.
  let kind: String
  /// The ways to write it, the official one first.
  let masks: [IdentifierMask]
  /// All characters that it can have.
  let alphabet: IdentifierMask.Cell
  /// What is wrong with an identifier that fits a mask; nil where it is sound.
  let problem: @Sendable (IdentifierCharacters) -> IdentifierProblem?
  /// Whether a text itself says which number it must be, so that the lengths to expect tell something of it.
  var isChosenByText = false

  /// - Parameters:
  ///   - kind: The name of its rule.
  ///   - patterns: The ways to write it, the official one first.
  ///   - allowsBare: Whether it may also be written without the separators of the patterns.
  ///   - problem: What is wrong with an identifier that fits a pattern.
  init(
    _ kind: String,
    _ patterns: String...,
    allowsBare: Bool = true,
    problem: @escaping @Sendable (IdentifierCharacters) -> IdentifierProblem? = { _ in nil }
  ) {
    self.init(kind, patterns: patterns, allowsBare: allowsBare, problem: problem)
  }

  init(
    _ kind: String,
    patterns: [String],
    allowsBare: Bool,
    problem: @escaping @Sendable (IdentifierCharacters) -> IdentifierProblem? = { _ in nil }
  ) {
    let written = patterns.flatMap { IdentifierMask.masks($0) }
    self.kind = kind
    masks = allowsBare ? written + written.filter { $0.cells.count > $0.length }.map(\.bare) : written
    alphabet = masks.reduce(IdentifierMask.Cell([])) { $1.cells.reduce($0) { $0.union($1) } }
    self.problem = problem
  }

  /// A validation of texts that are such a number.
  func validation(_ digits: DigitScripts) -> Validation<String> {
    Validation(NationalNumberRule(number: self, digits: digits))
  }
}

extension IdentifierProblem {
  static func date(_ range: Range<Int>) -> Self { Self(code: .identifierDate, range: range) }

  static func notIssued(_ range: Range<Int>) -> Self { Self(code: .identifierNotIssued, range: range) }
}
