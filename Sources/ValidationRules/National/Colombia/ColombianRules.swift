public import ValidationCore

/// The rules for Colombian numbers: `.co.nit`.
public struct ColombianRules: Sendable {}

extension Validation where Value == String {
  /// The rules for Colombian numbers.
  public static var co: ColombianRules { ColombianRules() }
}
