public import ValidationCore

/// The rules for numbers of Macau: `.mo.identityCard`.
public struct MacauRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of Macau.
  public static var mo: MacauRules { MacauRules() }
}
