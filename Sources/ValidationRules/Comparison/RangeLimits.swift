import Essentials
import Primitives
public import ValidationCore

/// The error arguments for the limits of a range, made once with the rule.
@usableFromInline
struct RangeLimits: Sendable {
  /// The limit that a value violates.
  @usableFromInline
  enum Limit: Sendable { case minimum, bottom, maximum, bound }

  private let minimum: SharedArguments
  private let bottom: SharedArguments
  private let maximum: SharedArguments
  private let bound: SharedArguments
  private let isDate: Bool

  @usableFromInline
  init<Value>(_ minimum: Value?, _ bottom: Value?, _ maximum: Value?, _ bound: Value?) {
    func facts(_ name: String, _ limit: Value?) -> SharedArguments {
      SharedArguments("actual", with: limit.map { [name: .init($0)] } ?? [:])
    }
    self.minimum = facts("minimum", minimum)
    self.bottom = facts("bound", bottom)
    self.maximum = facts("maximum", maximum)
    self.bound = facts("bound", bound)
    isDate = Value.self == Date.self
  }

  @usableFromInline
  func error<Value>(_ limit: Limit, _ value: Value) -> ValidationError {
    switch limit {
    case .minimum: error(isDate ? .rangeTooEarly : .rangeTooSmall, minimum, value)
    case .bottom: error(isDate ? .rangeNotAfter : .rangeNotAbove, bottom, value)
    case .maximum: error(isDate ? .rangeTooLate : .rangeTooLarge, maximum, value)
    case .bound: error(isDate ? .rangeNotBefore : .rangeNotBelow, bound, value)
    }
  }

  private func error<Value>(
    _ code: ValidationError.Code,
    _ limit: SharedArguments,
    _ value: Value
  ) -> ValidationError {
    // An error stores an integer without an allocation.
    if let number = (value as? ExactDecimal)?.integer { return ValidationError(code: code, limit, number) }
    let actual = ValidationError.Argument(value)
    if case .integer(let number) = actual { return ValidationError(code: code, limit, number) }
    return ValidationError(code: code, limit, actual: actual)
  }
}

extension ValidationError {
  static func outOfRange<Value>(
    _ code: Code,
    _ name: String,
    _ limit: Value,
    _ actual: Value
  ) -> ValidationError {
    ValidationError(
      reporting: code, limits: ArgumentList(name, .init(limit)), found: ArgumentList("actual", .init(actual)))
  }
}
