import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let unicode = [
    RegisteredRule(
      "normalized",
      summary: "The value is a text in a Unicode normalization form.",
      standard: "UAX #15",
      arguments: [
        RuleArgument(
          "form", .choice(RuleOption.NormalizationForm.allCases.map(\.rawValue)), isShorthand: true)
      ],
      codes: [.unicodeNotNormalized]
    ) { arguments in
      .text(
        .normalized(try arguments.textIfPresent("form").flatMap(RuleOption.NormalizationForm.init) ?? .nfc))
    },
    RegisteredRule(
      "scripts",
      summary: "The value is a text of the allowed scripts only.",
      standard: "UAX #24",
      arguments: [RuleArgument("allowed", .list(of: .text), isRequired: true, isShorthand: true)],
      codes: [.unicodeScript]
    ) { arguments in
      .text(.scripts(try scripts(arguments)))
    },
    RegisteredRule(
      "noBidiControls", summary: "The value is a text without bidirectional formatting characters.",
      standard: "UAX #9",
      codes: [.unicodeBidiControl]
    ) { _ in .text(.noBidiControls) },
    RegisteredRule(
      "noInvisibles",
      summary: "The value is a text without invisible characters; joiners pass where they are seen.",
      standard: "UTS #39, RFC 5892", codes: [.unicodeInvisible]
    ) { _ in .text(.noInvisibles) },
  ]

  private static func scripts(_ arguments: RuleArguments) throws(RuleDocumentError) -> [RuleOption.Script] {
    let names = try arguments.texts("allowed")
    if names.isEmpty {
      throw arguments.error(at: "allowed", "no script is allowed", expected: "at least one script")
    }
    var scripts: [RuleOption.Script] = []
    for (index, name) in names.enumerated() {
      guard let script = RuleOption.Script(name) else {
        throw arguments.error(
          at: "allowed",
          element: index,
          "unknown script \(JSONText.quoted(name))",
          expected: "a script's code of ISO 15924 or its English name, such as \"Arab\" or \"Arabic\"",
          known: KnownNames.scripts
        )
      }
      scripts.append(script)
    }
    return scripts
  }
}
