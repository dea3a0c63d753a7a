public import ValidationCore

/// The rules for Saudi numbers: `.sa.nationalID`, `.sa.vat`.
public struct SaudiRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Saudi numbers.
  public static var sa: SaudiRules { SaudiRules() }
}
