import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let numbers = [
    RegisteredRule(
      "range",
      summary: "is a number between limits",
      arguments: [
        RuleArgument("min", .number), RuleArgument("max", .number), RuleArgument("below", .number),
      ],
      codes: [.rangeTooSmall, .rangeTooLarge, .rangeNotBelow]
    ) { .number(try range($0)) },
    RegisteredRule(
      "min",
      summary: "is a number that is not less than the limit",
      arguments: [RuleArgument("value", .number, isRequired: true, isShorthand: true)],
      codes: [.rangeTooSmall]
    ) { .number(.range(try $0.number("value")...)) },
    RegisteredRule(
      "max",
      summary: "is a number that is not more than the limit",
      arguments: [RuleArgument("value", .number, isRequired: true, isShorthand: true)],
      codes: [.rangeTooLarge]
    ) { .number(.range(...(try $0.number("value")))) },
    RegisteredRule(
      "number",
      summary: "is a text that is a number as a locale writes it",
      standard: "CLDR number symbols",
      arguments: [RuleArgument("locale", .text, isRequired: true, isShorthand: true)],
      codes: [.numberSyntax, .numberMixedDigits]
    ) { arguments in
      .text(.number(in: try locale(arguments)))
    },
  ]

  private static func locale(_ arguments: RuleArguments) throws(RuleDocumentError) -> String {
    let tag = try arguments.text("locale")
    guard KnownNames.hasData(forLanguageOf: tag) else {
      throw arguments.error(
        at: "locale",
        "unknown locale \(JSONText.quoted(tag))",
        expected: "a language tag of BCP 47 such as \"pt-BR\"",
        known: KnownNames.locales
      )
    }
    return tag
  }

  private static func range(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<ExactDecimal>
  {
    let minimum = try arguments.numberIfPresent("min")
    let maximum = try arguments.numberIfPresent("max")
    let bound = try arguments.numberIfPresent("below")
    if maximum != nil, bound != nil {
      throw arguments.error(at: "below", "\"below\" stands beside \"max\"", expected: "one of the two")
    }
    switch (minimum, maximum, bound) {
    case (let minimum?, let maximum?, _):
      guard minimum <= maximum else {
        throw arguments.error(
          at: "min",
          "the minimum \(minimum) is above the maximum \(maximum)",
          expected: "a minimum up to \(maximum)"
        )
      }
      return .range(minimum...maximum)
    case (let minimum?, nil, let bound?):
      guard minimum < bound else {
        throw arguments.error(
          at: "min",
          "no number from \(minimum) up is below \(bound)",
          expected: "a minimum below \(bound)"
        )
      }
      return .range(minimum..<bound)
    case (let minimum?, nil, nil): return .range(minimum...)
    case (nil, let maximum?, _): return .range(...maximum)
    case (nil, nil, let bound?): return .range(..<bound)
    case (nil, nil, nil):
      throw arguments.error("no limit is given", expected: "\"min\", \"max\" or \"below\"")
    }
  }
}
