public import ValidationCore

/// The rules for Egyptian numbers: `.eg.nationalID`, `.eg.taxNumber`.
public struct EgyptianRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Egyptian numbers.
  public static var eg: EgyptianRules { EgyptianRules() }
}
