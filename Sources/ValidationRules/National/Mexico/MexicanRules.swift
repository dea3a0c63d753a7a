public import ValidationCore

/// The rules for Mexican numbers: `.mx.curp`, `.mx.rfc`.
public struct MexicanRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Mexican numbers.
  public static var mx: MexicanRules { MexicanRules() }
}
