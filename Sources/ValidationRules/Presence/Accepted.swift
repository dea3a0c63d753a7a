import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// Consent is missing: the box is not checked. No arguments.
  public static let presenceNotAccepted: Self = "presence.notAccepted"
  /// The value gives consent that must be declined. No arguments.
  public static let presenceNotDeclined: Self = "presence.notDeclined"
}

extension RuleReport {
  static let presenceNotAccepted = RuleReport(.presenceNotAccepted)
  static let presenceNotDeclined = RuleReport(.presenceNotDeclined)
}

extension Rules {
  static let accepted = RuleOf(
    "accepted",
    "The value means yes: true, 1, or one of the texts on, true, yes and 1.",
    standard: "HTML Standard, form submission",
    reports: [.presenceNotAccepted],
    samples: [
      RuleSample(
        valid: [true, 1, "on"],
        invalid: [nil: .presenceNotAccepted, false: .presenceNotAccepted, "On": .presenceNotAccepted])
    ]
  ) { () -> RuleImplementation in
    .typed(TypedRule(text: .accepted, number: consent(1, .accepted), boolean: .accepted))
  }

  static let declined = RuleOf(
    "declined",
    "The value means no: false, 0, or one of the texts off, false, no and 0; or it is absent.",
    standard: "HTML Standard, form submission",
    reports: [.presenceNotDeclined],
    samples: [
      RuleSample(
        valid: [nil, false, 0, "off"], invalid: [true: .presenceNotDeclined, "yes": .presenceNotDeclined])
    ]
  ) { () -> RuleImplementation in
    .typed(TypedRule(text: .declined, number: consent(0, .declined), boolean: .declined))
  }

  /// The rule for numbers, one of which is an answer: any other number is reported as the wrong one.
  private static func consent(_ answer: Int, _ rule: Validation<String>) -> Validation<ExactDecimal> {
    Validation(
      run: { value, sink in rule.run(value.integer == answer ? String(answer) : "", &sink) },
      checkAbsent: rule.checkAbsent
    )
    .skipped(
      for: NumberInterval(from: ExactDecimal(answer), through: ExactDecimal(answer)).map { [.isWithin($0)] })
  }
}

extension Validation where Value == Bool {
  /// The value is present and true, as for terms that must be agreed to. An absent value is not consent.
  ///
  /// Code: `presence.notAccepted`.
  public static var accepted: Validation {
    Validation(
      run: { value, sink in if !value { reportNotAccepted(&sink) } },
      checkAbsent: { reportNotAccepted(&$0) },
      constraint: Rules.accepted.constraint()
    )
  }

  /// The value is false. An absent value passes, since an unchecked box sends nothing.
  ///
  /// Code: `presence.notDeclined`.
  public static var declined: Validation {
    Validation(run: { value, sink in
      if value { sink.report(ValidationError(code: .presenceNotDeclined)) }
    }).made(of: Rules.declined.constraint())
  }
}

extension Validation where Value == String {
  /// The text is one that forms send for yes: `on` (the value of an HTML checkbox that does not specify one),
  /// `true`, `yes` or `1`, exactly as written here. An absent value is not consent, since an unchecked box sends
  /// nothing (HTML Standard, "Constructing the entry list").
  ///
  /// Code: `presence.notAccepted`.
  public static var accepted: Validation {
    Validation(
      ListedTextRule(texts: ["on", "true", "yes", "1"], code: .presenceNotAccepted),
      checkAbsent: { reportNotAccepted(&$0) }
    ).made(of: Rules.accepted.constraint())
  }

  /// The text is one that forms send for no: `off`, `false`, `no` or `0`, exactly as written here. An absent value
  /// passes; for an answer that must be given, add ``required``.
  ///
  /// Code: `presence.notDeclined`.
  public static var declined: Validation {
    Validation(ListedTextRule(texts: ["off", "false", "no", "0"], code: .presenceNotDeclined))
      .made(of: Rules.declined.constraint())
  }
}

/// Reports that consent is missing.
private func reportNotAccepted(_ sink: inout ErrorSink) {
  sink.report(ValidationError(code: .presenceNotAccepted))
}

/// Accepts a few texts, compared by code point.
struct ListedTextRule: TextRule {
  private let texts: [String]
  private let table: ByteStringTable
  private let code: ValidationError.Code

  init(texts: [String], code: ValidationError.Code) {
    (self.texts, self.code) = (texts, code)
    table = ByteStringTable(texts)
  }

  var quick: QuickCheck? { QuickCheck(acceptingTextsOf: table) }
  var listed: [String]? { texts }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if table.offset(of: text.utf8) == nil { sink.report(ValidationError(code: code)) }
  }
}
