public import ValidationCore

/// The rules for numbers of Taiwan: `.tw.nationalID`.
public struct TaiwaneseRules: Sendable {}

extension Validation where Value == String {
  /// The rules for numbers of Taiwan.
  public static var tw: TaiwaneseRules { TaiwaneseRules() }
}
