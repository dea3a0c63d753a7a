import Essentials
import Primitives
import ValidationCore

extension RuleValue {
  /// The value as rule documents hold it: a text, a number, `true` or `false`; nil for anything else.
  init?(exactly value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .boolean(flag)
    default:
      guard let number = ExactDecimal(exactly: value) else { return nil }
      self = .number(number)
    }
  }

  /// All of the values; nil if rule documents cannot hold one of them.
  static func all(exactly values: [some Any]) -> [RuleValue]? {
    let written = values.compactMap { RuleValue(exactly: $0) }
    return written.count == values.count ? written : nil
  }
}
