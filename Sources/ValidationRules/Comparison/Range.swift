import Essentials
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The value is below the range. Arguments: `minimum`, `actual`.
  public static let rangeTooSmall: Self = "range.tooSmall"
  /// The value is above the range. Arguments: `maximum`, `actual`.
  public static let rangeTooLarge: Self = "range.tooLarge"
  /// The value is not below the excluded bound of a range. Arguments: `bound`, `actual`.
  public static let rangeNotBelow: Self = "range.notBelow"
  /// The date is before the range. Arguments: `minimum`, `actual`.
  public static let rangeTooEarly: Self = "range.tooEarly"
  /// The date is after the range. Arguments: `maximum`, `actual`.
  public static let rangeTooLate: Self = "range.tooLate"
  /// The date is not before the excluded bound of a range. Arguments: `bound`, `actual`.
  public static let rangeNotBefore: Self = "range.notBefore"
  /// The value is not above an excluded bound. Arguments: `bound`, `actual`.
  public static let rangeNotAbove: Self = "range.notAbove"
  /// The date is not after an excluded bound. Arguments: `bound`, `actual`.
  public static let rangeNotAfter: Self = "range.notAfter"
}

extension RuleReport {
  static let rangeTooSmall = RuleReport(
    .rangeTooSmall, limits: ["minimum": .value], found: ["actual": .value])
  static let rangeTooLarge = RuleReport(
    .rangeTooLarge, limits: ["maximum": .value], found: ["actual": .value])
  static let rangeNotBelow = RuleReport(.rangeNotBelow, limits: ["bound": .value], found: ["actual": .value])
  static let rangeNotAbove = RuleReport(.rangeNotAbove, limits: ["bound": .value], found: ["actual": .value])
  static let rangeNotBefore = RuleReport(.rangeNotBefore, limits: ["bound": .date], found: ["actual": .date])
  static let rangeNotAfter = RuleReport(.rangeNotAfter, limits: ["bound": .date], found: ["actual": .date])
}

extension Rules {
  static let range = RuleOf(
    "range",
    "The number is within a range.",
    reports: [.rangeTooSmall, .rangeTooLarge, .rangeNotBelow],
    samples: [
      RuleSample(
        ["min": 1, "max": 3], valid: [1, 3], invalid: [0: .rangeTooSmall, 4: .rangeTooLarge]),
      RuleSample(["below": 3], valid: [2], invalid: [3: .rangeNotBelow]),
    ],
    takes: .number("min"), .number("max"), .number("below")
  ) { (minimum: ExactDecimal?, maximum: ExactDecimal?, bound: ExactDecimal?) throws(ImpossibleRule) in
    if maximum != nil, bound != nil {
      throw ImpossibleRule(
        at: "below", "\"below\" cannot be combined with \"max\"", expected: "one of the two")
    }
    if minimum == nil, maximum == nil, bound == nil {
      throw ImpossibleRule("no limit is given", expected: "\"min\", \"max\" or \"below\"")
    }
    if let minimum, let maximum, minimum > maximum {
      throw ImpossibleRule(
        at: "min",
        "the minimum \(minimum) is above the maximum \(maximum)",
        expected: "a minimum up to \(maximum)"
      )
    }
    if let minimum, let bound, minimum >= bound {
      throw ImpossibleRule(
        at: "min",
        "no number from \(minimum) up is below \(bound)",
        expected: "a minimum below \(bound)"
      )
    }
    return Validation.bounded(from: minimum, through: maximum, upTo: bound)
  }

  static let min = RuleOf(
    "min",
    "The number is not below a limit.",
    reports: [.rangeTooSmall],
    samples: [RuleSample(["value": 18], valid: [18], invalid: [17: .rangeTooSmall])],
    takes: .number("value", shorthand: true)
  ) { minimum throws(ImpossibleRule) in Validation.bounded(from: minimum) }

  static let max = RuleOf(
    "max",
    "The number is not above a limit.",
    reports: [.rangeTooLarge],
    samples: [RuleSample(["value": 18], valid: [18], invalid: [19: .rangeTooLarge])],
    takes: .number("value", shorthand: true)
  ) { maximum throws(ImpossibleRule) in Validation.bounded(through: maximum) }
}

extension RuleConstraint {
  /// The range as rule documents describe it; a closure if a limit is not a number.
  @usableFromInline
  static func range<Value>(_ minimum: Value?, _ maximum: Value?, upTo bound: Value?) -> RuleConstraint {
    var limits: [ExactDecimal?] = []
    for limit in [minimum, maximum, bound] {
      let number = limit.flatMap { ExactDecimal(exactly: $0) }
      if limit != nil, number == nil { return .closure }
      limits.append(number)
    }
    return Rules.range.constraint(limits[0], limits[1], limits[2])
  }
}

extension ExactDecimal {
  /// The exact value of a Swift number; nil for anything else.
  init?(exactly value: Any) {
    switch value {
    case let value as ExactDecimal: self = value
    case let value as any BinaryInteger: self.init("\(value)")
    case let value as Decimal: self.init(value)
    case let value as any BinaryFloatingPoint: self.init("\(value)")
    default: return nil
    }
  }
}

// Inlinable, so that the calling module specializes it for its type and compares values directly.

/// Numbers, dates, text and other ordered values. A value without a place in the order (`Double.nan`) is not in any
/// range. If a code is named below, a `Date` has its own: `range.tooEarly`, `range.tooLate`, `range.notBefore`,
/// `range.notAfter`.
extension Validation where Value: Comparable & Sendable {
  /// The value is within the range. Codes: `range.tooSmall`, `range.tooLarge`.
  @inlinable
  public static func range(_ range: ClosedRange<Value>) -> Validation {
    bounded(from: range.lowerBound, through: range.upperBound)
      .made(of: .range(range.lowerBound, range.upperBound, upTo: nil))
  }

  /// The value is not below the bound. Code: `range.tooSmall`.
  @inlinable
  public static func range(_ range: PartialRangeFrom<Value>) -> Validation {
    bounded(from: range.lowerBound).made(of: .range(range.lowerBound, nil, upTo: nil))
  }

  /// The value is not above the bound. Code: `range.tooLarge`.
  @inlinable
  public static func range(_ range: PartialRangeThrough<Value>) -> Validation {
    bounded(through: range.upperBound).made(of: .range(nil, range.upperBound, upTo: nil))
  }

  /// The value is below the bound. Code: `range.notBelow`.
  @inlinable
  public static func range(_ range: PartialRangeUpTo<Value>) -> Validation {
    bounded(upTo: range.upperBound).made(of: .range(nil, nil, upTo: range.upperBound))
  }

  /// The value is within the range, whose upper bound is excluded. Codes: `range.tooSmall`, `range.notBelow`.
  @inlinable
  public static func range(_ range: Range<Value>) -> Validation {
    bounded(from: range.lowerBound, upTo: range.upperBound)
      .made(of: .range(range.lowerBound, nil, upTo: range.upperBound))
  }

  @inlinable
  static func bounded(
    from minimum: Value? = nil,
    above bottom: Value? = nil,
    through maximum: Value? = nil,
    upTo bound: Value? = nil
  ) -> Validation {
    let limits = RangeLimits(minimum, bottom, maximum, bound)
    let rule = Validation(run: { value, sink in
      if let minimum, !(value >= minimum) {
        sink.report(limits.error(.minimum, value))
      } else if let bottom, !(value > bottom) {
        sink.report(limits.error(.bottom, value))
      } else if let maximum, !(value <= maximum) {
        sink.report(limits.error(.maximum, value))
      } else if let bound, !(value < bound) {
        sink.report(limits.error(.bound, value))
      }
    })
    return rule.skippedWithin(minimum, bottom, maximum, bound)
  }
}
