public import ValidationCore

/// A way in which CSS writes a color.
public enum CSSColorForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// `#ff8800`, with an alpha channel or without.
  case hex
  /// `rebeccapurple`, `transparent`, `currentcolor`, and system colors such as `CanvasText`.
  case name
  case rgb, hsl, hwb, lab, lch, oklab, oklch
  /// `color(display-p3 1 0.5 0)`.
  case color
}

extension Rules {
  static let cssColor = RuleOf(
    "cssColor",
    "The text is a color as CSS writes it, in any form or in those named.",
    standard: "CSS Color Module Level 4",
    reports: [RuleReport(.identifierShape, limits: ["kind": .key])],
    samples: [
      RuleSample(
        valid: [
          "#f80", "RebeccaPurple", "rgb(255 128 0 / 50%)", "rgba(255, 128, 0, .5)", "hsl(120deg 75% 25%)",
          "hwb(0.5turn 10% none)", "lab(50% -20 30)", "lch(52.2% 72.2 50)", "oklab(.6 .1 .1)",
          "oklch(60% .15 50)",
          "color(display-p3 1 .5 0)",
        ],
        invalid: [
          "ff8800": .identifierShape, "#ggg": .identifierShape, "rgb(1, 2 3)": .identifierShape,
          "hsl(1, 2, 3)": .identifierShape, "plaid": .identifierShape,
        ]),
      RuleSample(["forms": ["rgb", "hsl"]], valid: ["rgb(1,2,3)"], invalid: ["#fff": .identifierShape]),
    ],
    takes: .choices("forms", shorthand: true)
  ) { (forms: [CSSColorForm]) throws(ImpossibleRule) -> CSSColorRule in
    if forms.isEmpty {
      throw ImpossibleRule(at: "forms", "no form is accepted", expected: "at least one form")
    }
    return CSSColorRule(forms: Set(forms))
  }
}

extension Validation where Value == String {
  /// The text is a color of CSS in any form. See ``cssColor(_:file:line:)``.
  public static var cssColor: Validation { cssColor(CSSColorForm.allCases) }

  /// The text is a color as CSS writes it: CSS Color Module Level 4.
  ///
  /// Letter case does not count. System colors are accepted, except for the deprecated ones of appendix A; relative
  /// colors and calculations are refused. Numbers out of their range are taken, which CSS clamps.
  ///
  /// Code: `identifier.shape`, at the first character that is not of the grammar.
  ///
  /// - Parameters:
  ///   - forms: The accepted forms; one or more.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func cssColor(
    _ forms: [CSSColorForm], file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.cssColor(forms, file: file, line: line)
  }
}

struct CSSColorRule: TextRule {
  let forms: Set<CSSColorForm>

  /// Hexadecimal digits, which are most colors.
  var quick: QuickCheck? {
    if !forms.contains(.hex) { return nil }
    return QuickCheck { _, utf8, count in HexColorRule.isColor(utf8, count, digits: HexColorRule.withAlpha) }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    var reader = CSSColorReader(text.utf8)
    guard let fault = reader.fault(forms) else { return }
    sink.report(.identifier(.identifierShape, "hexColor", ranges: [text.scalarRange(at: fault)]))
  }
}
