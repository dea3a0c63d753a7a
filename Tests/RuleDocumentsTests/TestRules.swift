import JSONText
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// Rules that depend on no other module, so that these tests are about documents alone.
enum TestRules {
  static let registry: RuleRegistry = {
    var registry = RuleRegistry(
      RuleDefinition.builtIn.filter { $0.name == "type" }.map { RegisteredRule($0) })
    registry.register(
      RegisteredRule("there", aliases: ["here"], codes: ["there.missing"]) { _ in
        .value(
          Validation(run: { _, _ in }, checkAbsent: { $0.report(ValidationError(code: "there.missing")) }))
      }
    )
    registry.register(
      RegisteredRule(
        "shorter",
        arguments: [
          RuleArgument("than", .count, isRequired: true, isShorthand: true), RuleArgument("strict", .boolean),
        ],
        codes: ["shorter.not"]
      ) { arguments in
        let limit = try arguments.integer("than")
        if limit == 0 {
          throw arguments.error(at: "than", "nothing is shorter", expected: "a number from 1 up")
        }
        return .text(
          Validation { text in
            guard text.utf8.count >= limit else { return }
            throw ValidationError(
              code: "shorter.not",
              limits: ["maximum": .integer(limit)],
              found: ["found": .text(text)],
              suggestion: String(text.prefix(limit - 1))
            )
          }
        )
      }
    )
    registry.register(
      "lower",
      text: Validation { text in
        if text != text.lowercased() { throw ValidationError(code: "lower.not") }
      },
      codes: ["lower.not"]
    )
    registry.register(
      "even",
      integer: Validation { if $0 % 2 != 0 { throw ValidationError(code: "even.not") } },
      codes: ["even.not"]
    )
    registry.register(
      "twin",
      list: Validation { if $0.count != 2 { throw ValidationError(code: "twin.not") } },
      codes: ["twin.not"]
    )
    registry.register(
      .comparing(
        "same",
        arguments: [RuleArgument("field", .field, isRequired: true, isShorthand: true)],
        codes: ["same.not"]
      ) { arguments in
        let other = try arguments.field("field")
        return Validation { context in
          if context.value(of: other)?.description != context.value?.description {
            throw ValidationError(code: "same.not", arguments: ["other": .key("field.\(other)")])
          }
        }
      }
    )
    registry.register(
      RegisteredRule(
        "broken",
        arguments: [RuleArgument("words", .list(of: .choice(["red", "green"])))],
        codes: []
      ) { _ in throw ValidationError(code: "broken") }
    )
    return registry
  }()

  static func document(_ json: String) throws -> RuleDocument {
    try RuleDocument(json: json.utf8, file: "r.json", registry: registry)
  }
}
