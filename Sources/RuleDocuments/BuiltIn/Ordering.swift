import Primitives
import ValidationCore
import ValidationRules

extension BuiltIn {
  /// The comparisons of numbers by name.
  static let ordering: [RegisteredRule] = [
    RegisteredRule(
      "lessThan",
      summary: "The number is less than a bound.",
      arguments: boundArguments,
      codes: [.rangeNotBelow] + writtenCodes
    ) { try numeric($0, .lessThan($0.number("bound"))) },
    RegisteredRule(
      "lessThanOrEqual",
      summary: "The number is less than a bound or equal to it.",
      arguments: boundArguments,
      codes: [.rangeTooLarge] + writtenCodes
    ) { try numeric($0, .lessThanOrEqual(to: $0.number("bound"))) },
    RegisteredRule(
      "greaterThan",
      summary: "The number is greater than a bound.",
      arguments: boundArguments,
      codes: [.rangeNotAbove] + writtenCodes
    ) { try numeric($0, .greaterThan($0.number("bound"))) },
    RegisteredRule(
      "greaterThanOrEqual",
      summary: "The number is greater than a bound or equal to it.",
      arguments: boundArguments,
      codes: [.rangeTooSmall] + writtenCodes
    ) { try numeric($0, .greaterThanOrEqual(to: $0.number("bound"))) },
    RegisteredRule(
      "between",
      summary: "The number is between two bounds.",
      arguments: [
        RuleArgument("lower", .number, isRequired: true), RuleArgument("upper", .number, isRequired: true),
        RuleArgument("inclusive", .boolean), localeArgument,
      ],
      codes: [.rangeTooSmall, .rangeTooLarge, .rangeNotAbove, .rangeNotBelow] + writtenCodes
    ) { try numeric($0, try between($0)) },
  ]

  private static let boundArguments = [
    RuleArgument("bound", .number, isRequired: true, isShorthand: true), localeArgument,
  ]

  private static func between(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<
    ExactDecimal
  > {
    let (lower, upper) = (try arguments.number("lower"), try arguments.number("upper"))
    let inclusive = try arguments.booleanIfPresent("inclusive") ?? true
    guard inclusive ? lower <= upper : lower < upper else {
      throw arguments.error(
        at: "lower",
        "no number is between \(lower) and \(upper)",
        expected: inclusive ? "a number up to \(upper)" : "a number below \(upper)"
      )
    }
    return .between(lower, upper, inclusive: inclusive)
  }
}
