public import ValidationCore

/// The rules for Chilean numbers: `.cl.rut`.
public struct ChileanRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Chilean numbers.
  public static var cl: ChileanRules { ChileanRules() }
}
