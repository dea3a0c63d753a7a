public import ValidationCore

/// One fault of a value: the error, and the keyword of the schema that found it.
public struct SchemaFinding: Sendable, Hashable {
  /// What is wrong, and where in the value.
  public internal(set) var error: ValidationError
  /// The keyword, as a JSON Pointer along the references that led to it: `/properties/id/$ref/minLength`.
  public let keywordLocation: String
  /// The keyword, as a URI with a JSON Pointer as its fragment, without references.
  public let absoluteKeywordLocation: String
}
