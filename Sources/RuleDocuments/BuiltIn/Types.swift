import ValidationCore
import ValidationRules

extension BuiltIn {
  static let types = [
    RegisteredRule(
      "type",
      summary: "The value is of a JSON type.",
      standard: "RFC 8259",
      arguments: [
        RuleArgument("is", .choice(typeNames.map(\.name)), isRequired: true, isShorthand: true)
      ],
      codes: [.typeMismatch]
    ) { arguments in
      let name = try arguments.text("is")
      return .type(typeNames.first { $0.name == name }?.kinds ?? .any)
    }
  ]

  /// The types as JSON Schema names them.
  private static let typeNames: [(name: String, kinds: ValueKinds)] = [
    ("string", .text),
    ("number", [.number, .integer]),
    ("integer", .integer),
    ("boolean", .boolean),
    ("array", .list),
    ("object", .object),
  ]
}
