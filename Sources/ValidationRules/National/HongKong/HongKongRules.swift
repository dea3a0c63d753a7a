public import ValidationCore

/// The rules for numbers of Hong Kong: `.hk.identityCard`.
public struct HongKongRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of Hong Kong.
  public static var hk: HongKongRules { HongKongRules() }
}
