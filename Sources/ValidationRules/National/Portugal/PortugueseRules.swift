public import ValidationCore

/// The rules for Portuguese numbers: `.pt.nif`, `.pt.cartaoCidadao`, `.pt.postalCode`.
public struct PortugueseRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Portuguese numbers.
  public static var pt: PortugueseRules { PortugueseRules() }
}
