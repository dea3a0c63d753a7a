import ValidationCore

extension ValidationError {
  /// The error for a text that is not of the grammar that a kind of identifier has, from an offset on.
  static func grammar(_ kind: String, at offset: Int, in text: borrowing TextView) -> ValidationError {
    .identifier(.identifierShape, kind, ranges: [text.scalarRange(at: offset)])
  }
}

extension RuleReport {
  /// The error for a text that is not of a grammar.
  static let grammar = RuleReport(.identifierShape, limits: ["kind": .key])
}
