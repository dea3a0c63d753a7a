public import ValidationCore

/// The rules for numbers of the European Union: `.eu.vat`.
public struct EuropeanRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of the European Union.
  public static var eu: EuropeanRules { EuropeanRules() }
}
