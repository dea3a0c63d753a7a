import Foundation
public import ValidationCore

/// What errors say of the limits of a range, made once with the rule.
@usableFromInline
struct RangeLimits: Sendable {
  /// The limit that a value is beyond.
  @usableFromInline
  enum Limit: Sendable { case minimum, bottom, maximum, bound }

  private let minimum: ValidationError.Argument?
  private let bottom: ValidationError.Argument?
  private let maximum: ValidationError.Argument?
  private let bound: ValidationError.Argument?
  private let isDate: Bool

  @usableFromInline
  init<Value>(_ minimum: Value?, _ bottom: Value?, _ maximum: Value?, _ bound: Value?) {
    self.minimum = minimum.map { .init($0) }
    self.bottom = bottom.map { .init($0) }
    self.maximum = maximum.map { .init($0) }
    self.bound = bound.map { .init($0) }
    isDate = Value.self == Date.self
  }

  @usableFromInline
  func error<Value>(_ limit: Limit, _ value: Value) -> ValidationError {
    let actual = ValidationError.Argument(value)
    switch limit {
    case .minimum: return error(isDate ? .rangeTooEarly : .rangeTooSmall, "minimum", minimum, actual)
    case .bottom: return error(isDate ? .rangeNotAfter : .rangeNotAbove, "bound", bottom, actual)
    case .maximum: return error(isDate ? .rangeTooLate : .rangeTooLarge, "maximum", maximum, actual)
    case .bound: return error(isDate ? .rangeNotBefore : .rangeNotBelow, "bound", bound, actual)
    }
  }

  private func error(
    _ code: ValidationError.Code,
    _ name: String,
    _ limit: ValidationError.Argument?,
    _ actual: ValidationError.Argument
  ) -> ValidationError {
    var arguments = ["actual": actual]
    arguments[name] = limit
    return ValidationError(code: code, arguments: arguments)
  }
}

extension ValidationError {
  static func outOfRange<Value>(
    _ code: Code,
    _ name: String,
    _ limit: Value,
    _ actual: Value
  ) -> ValidationError {
    ValidationError(code: code, arguments: [name: Argument(limit), "actual": Argument(actual)])
  }
}
