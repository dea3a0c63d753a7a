public import ValidationCore

/// The rules for numbers of mainland China: `.cn.residentID`, `.cn.uscc`, `.cn.mobile`, `.cn.postalCode`.
public struct ChineseRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of mainland China.
  public static var cn: ChineseRules { ChineseRules() }
}
