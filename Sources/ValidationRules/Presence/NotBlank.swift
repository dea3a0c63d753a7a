import TextAutomata
public import ValidationCore

extension ValidationError.Code {
  /// The text has no visible character. No arguments.
  public static let presenceBlank: Self = "presence.blank"
}

extension RuleReport {
  static let presenceBlank = RuleReport(.presenceBlank)
}

extension Rules {
  static let notBlank = RuleOf(
    "notBlank",
    "The text is present and contains something visible.",
    standard: "Unicode White_Space, Default_Ignorable_Code_Point",
    reports: [.presenceMissing, .presenceBlank],
    samples: [
      RuleSample(
        valid: ["a ", "\u{301}"],
        invalid: [nil: .presenceMissing, "": .presenceBlank, "\u{3000}\u{200B}": .presenceBlank])
    ]
  ) { () -> Validation<String> in Validation(NotBlankRule(), checkAbsent: { reportMissing(&$0) }) }
}

extension Validation where Value == String {
  /// The text is present and has a visible character: one that is neither White_Space nor
  /// Default_Ignorable_Code_Point (Unicode Character Database), so a text of zero-width spaces is blank.
  ///
  /// Codes: `presence.missing`, `presence.blank`.
  public static var notBlank: Validation {
    Rules.notBlank()
  }

  /// The text is present and not blank.
  ///
  /// Codes: `presence.missing`, `presence.blank`.
  public static func presence() -> Validation { .notBlank }
}

struct NotBlankRule: TextRule {
  var questions: CodePointQuestions { CodePointQuestions(.beginsBlank) }
  var test: TextTest? { .lacks(.beginsBlank) }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    for element in text.scalars where !isBlank(element.scalar) { return }
    sink.report(ValidationError(code: .presenceBlank))
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."~": false
    case " ", "\t"..."\r": true
    default: CodePointWords.shared[scalar].has(.blank)
    }
  }
}
