import JSONText
import Primitives
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let numbers: [RegisteredRule] = [
    RegisteredRule(
      "range",
      summary: "The number is within a range.",
      arguments: [
        RuleArgument("min", .number), RuleArgument("max", .number), RuleArgument("below", .number),
        localeArgument,
      ],
      codes: [.rangeTooSmall, .rangeTooLarge, .rangeNotBelow] + writtenCodes
    ) { try numeric($0, range($0)) },
    RegisteredRule(
      "min",
      summary: "The number is not below a limit.",
      arguments: [boundArgument, localeArgument],
      codes: [.rangeTooSmall] + writtenCodes
    ) { arguments in
      let minimum = try arguments.number("value")
      return try numeric(arguments, Validation.range(minimum...).unlessPlainly(from: minimum))
    },
    RegisteredRule(
      "max",
      summary: "The number is not above a limit.",
      arguments: [boundArgument, localeArgument],
      codes: [.rangeTooLarge] + writtenCodes
    ) { arguments in
      let maximum = try arguments.number("value")
      return try numeric(arguments, Validation.range(...maximum).unlessPlainly(through: maximum))
    },
    RegisteredRule(
      "number",
      summary: "The text is a number as a locale writes it.",
      standard: "Unicode CLDR",
      arguments: [RuleArgument("locale", .text, isRequired: true, isShorthand: true)],
      codes: writtenCodes
    ) { .text(try .exactNumber(in: try $0.languageTag("locale")) { _, _ in }) },
    RegisteredRule(
      "integer",
      summary: "The text is a whole number as a locale writes it.",
      standard: "Unicode CLDR",
      arguments: [RuleArgument("locale", .text, isRequired: true, isShorthand: true)],
      codes: writtenCodes + [.numberNotInteger]
    ) { .text(try .exactNumber(in: try $0.languageTag("locale"), isInteger: true) { _, _ in }) },
    RegisteredRule(
      "precisionScale",
      summary: "The number has no more digits than a decimal column has room for.",
      standard: "ISO/IEC 9075 (SQL), NUMERIC",
      arguments: [
        RuleArgument("precision", .count, isRequired: true), RuleArgument("scale", .count, isRequired: true),
        localeArgument,
      ],
      codes: [.numberTooManyIntegerDigits, .numberTooManyFractionDigits] + writtenCodes
    ) { try numeric($0, .fitting(try room($0), \.text)) },
    RegisteredRule(
      "sign",
      summary: "The number is on one side of zero.",
      arguments: [
        RuleArgument(
          "is", .choice(RuleOption.NumberSign.allCases.map(\.rawValue)), isRequired: true, isShorthand: true),
        localeArgument,
      ],
      codes: [.numberNotPositive, .numberNotNegative, .numberNegative, .numberPositive] + writtenCodes
    ) { try numeric($0, try sign($0)) },
    RegisteredRule(
      "multipleOf",
      summary: "The number is another, taken a whole number of times.",
      arguments: [RuleArgument("factor", .number, isRequired: true, isShorthand: true), localeArgument],
      codes: [.numberNotMultiple] + writtenCodes
    ) { try numeric($0, try multiple($0)) },
    RegisteredRule(
      "digits",
      summary: "The text is decimal digits of one script.",
      standard: "The Unicode Standard, general category Nd",
      arguments: [
        RuleArgument("exact", .count, isShorthand: true), RuleArgument("min", .count),
        RuleArgument("max", .count),
      ],
      codes: [
        .numberNotDigit, .numberMixedDigits, .numberDigitsWrong, .numberTooFewDigits, .numberTooManyDigits,
      ]
    ) { .text(try digits($0)) },
  ]

  /// The locale in which a rule over numbers also reads texts.
  static let localeArgument = RuleArgument("locale", .text)

  private static let boundArgument = RuleArgument("value", .number, isRequired: true, isShorthand: true)

  /// The codes of a text that is no number.
  static let writtenCodes: [ValidationError.Code] = [.numberSyntax, .numberMixedDigits]

  /// A rule over numbers, which also takes texts where the document says in which locale they are written.
  static func numeric(_ arguments: RuleArguments, _ rule: Validation<ExactDecimal>) throws -> ValueRule {
    guard let locale = try arguments.languageTagIfPresent("locale") else { return .number(rule) }
    let run = rule.run
    let text = try Validation.exactNumber(in: locale) { number, findings in
      run(ExactDecimal(written: number), &findings)
    }
    return ValueRule(text: text, number: rule)
  }

  private static func room(_ arguments: RuleArguments) throws(RuleDocumentError) -> DecimalRoom {
    let (precision, scale) = (try arguments.integer("precision"), try arguments.integer("scale"))
    guard let room = DecimalRoom(precision: precision, scale: scale) else {
      throw precision < 1
        ? arguments.error(at: "precision", "no number has 0 digits", expected: "a whole number from 1 up")
        : arguments.error(
          at: "scale",
          "\(scale) of \(precision) digits cannot stand after the decimal point",
          expected: "a whole number up to \(precision)"
        )
    }
    return room
  }

  private static func sign(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<ExactDecimal> {
    let sign = RuleOption.NumberSign(rawValue: try arguments.text("is")) ?? .positive
    return .signed(sign) { value in
      let side = DigitExtent(value.text).sign
      return switch sign {
      case .positive: side > 0
      case .negative: side < 0
      case .nonNegative: side >= 0
      case .nonPositive: side <= 0
      }
    }
  }

  private static func multiple(
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> Validation<ExactDecimal> {
    let factor = try arguments.number("factor")
    guard let divisor = DecimalFactor(factor.text) else {
      throw arguments.error(
        at: "factor",
        "nothing can be shown to be a multiple of \(factor)",
        expected: "a number above 0 of at most 18 significant digits"
      )
    }
    return .multiple(of: factor, divisor, \.text)
  }

  private static func digits(_ arguments: RuleArguments) throws(RuleDocumentError) -> Validation<String> {
    let (minimum, maximum) = try arguments.limits(allowingNone: true)
    guard let maximum else { return .digits(max(1, minimum)...) }
    if maximum == 0 {
      let name = try arguments.integerIfPresent("exact") == nil ? "max" : "exact"
      throw arguments.error(at: name, "no text is 0 digits", expected: "a whole number from 1 up")
    }
    return .digits(minimum...maximum)
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
      return .range(minimum...maximum).unlessPlainly(from: minimum, through: maximum)
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

extension Validation<ExactDecimal> {
  /// The rule, asked only of numbers that are not seen at once to be between its limits.
  ///
  /// The rule itself is compiled for values of all types and pays for that with each comparison.
  fileprivate func unlessPlainly(from minimum: ExactDecimal? = nil, through maximum: ExactDecimal? = nil)
    -> Self
  {
    let run = run
    return Validation(
      run: { value, findings in
        if !value.isPlainly(from: minimum, through: maximum) { run(value, &findings) }
      },
      runAbsent: runAbsent
    )
  }
}
