import JSONText
import Primitives
import ValidationRules

/// A value that can be ordered: a date or time, or a number.
enum OrderableValue: Sendable {
  case moment(PartialDateTime)
  case number(ExactDecimal)

  /// The orderable form of a value; nil if it cannot be ordered.
  init?(_ value: JSONTapeValue) {
    switch value.type {
    case .text:
      guard let moment = PartialDateTime(value.bytes) else { return nil }
      self = .moment(moment)
    case .number: self = .number(value.decimal)
    case .null, .boolean, .list, .object: return nil
    }
  }

  /// Whether the two values are in the given order; nil if they cannot be compared.
  func stands(_ order: FieldOrder, _ other: OrderableValue) -> Bool? {
    switch (self, other) {
    case (.moment(let one), .moment(let other)):
      PartialDateTime.order(one, other).map { order.holds($0, 0) }
    case (.number(let one), .number(let other)): order.holds(one, other)
    default: nil
    }
  }
}
