public import ValidationCore

/// The rules for Argentine numbers: `.ar.cuit`.
public struct ArgentineRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Argentine numbers.
  public static var ar: ArgentineRules { ArgentineRules() }
}
