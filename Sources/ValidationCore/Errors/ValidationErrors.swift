/// Everything that a validation found, thrown by `validate(value:)`.
public struct ValidationErrors: Error, Sendable, Hashable, Codable {
  /// The errors and warnings, in the order of the rules.
  public let errors: [ValidationError]

  /// Makes the list that is thrown.
  public init(_ errors: [ValidationError]) { self.errors = errors }
}

extension ValidationErrors: RandomAccessCollection {
  public var startIndex: Int { errors.startIndex }
  public var endIndex: Int { errors.endIndex }
  public subscript(position: Int) -> ValidationError { errors[position] }
}

extension [ValidationError] {
  /// Whether the list contains no errors: it is empty or has only warnings.
  package var leaveValueValid: Bool { !contains { $0.severity == .error } }

  /// Throws the whole list if it contains an error.
  package func throwIfInvalid() throws(ValidationErrors) {
    if !leaveValueValid { throw ValidationErrors(self) }
  }
}
