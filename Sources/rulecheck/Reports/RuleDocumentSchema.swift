import JSONText
import ValidationCore
import ValidationRules

/// A JSON Schema (draft 2020-12) of rule documents, with which editors complete and check them.
///
/// It says what a document can look like. Limits that contradict each other, patterns that cannot be compiled, and scenarios
/// that the document does not declare beside others are found when the document is read.
enum RuleDocumentSchema {
  private static let text: JSONNode = .members(["type": .text("string")])
  private static let name: JSONNode = .members(["type": .text("string"), "minLength": .count(1)])

  static func text(of rules: [RuleDefinition]) -> String {
    String(decoding: JSONText.prettyBytes(of: schema(of: rules)), as: UTF8.self)
  }

  private static func schema(of rules: [RuleDefinition]) -> JSONNode {
    .members([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("Rule document"),
      "description": .text("The rules of each field of a JSON record."),
      "type": .text("object"),
      "properties": .members([
        "$schema": text,
        "description": text,
        "stopAtFirst": described(
          "Whether each field ends at its first failing rule.", ["type": .text("boolean")]),
        "scenarios": described(
          "The names of occasions on which some rules apply, such as create and update.",
          [
            "type": .text("array"), "items": name, "uniqueItems": JSONNode(.bool(true)),
            "maxItems": .count(64),
          ]),
        "unknownFields": described(
          "What becomes of members of a record that the document does not name.",
          ["enum": texts(["ignore", "warning", "error"])]),
        "record": described("The rules of the record as a whole.", ["$ref": .text("#/$defs/field")]),
        "fields": .members([
          "description": .text("The rules of each field by its path, such as address.city or items[].name."),
          "type": .text("object"),
          "additionalProperties": reference("field"),
        ]),
      ]),
      "anyOf": .list(["fields", "record"].map { .members(["required": texts([$0])]) }),
      "additionalProperties": JSONNode(.bool(false)),
      // Without scenarios nothing is limited to one.
      "allOf": .list([
        .members([
          "anyOf": .list([
            .members(["required": texts(["scenarios"])]),
            .members([
              "properties": .members([
                "record": reference("always"),
                "fields": .members(["additionalProperties": reference("always")]),
              ])
            ]),
          ])
        ])
      ]),
      "$defs": .members([
        "field": field, "rules": .members(["type": .text("array"), "items": reference("rule")]),
        "rule": rule(rules), "message": message, "condition": condition, "always": always,
      ]),
    ])
  }

  /// What a field must be, beside its other form, if the document declares no scenario: neither it nor a rule names one.
  ///
  /// The keywords for an object say nothing of the array that a field can also be, and the other way round.
  private static var always: JSONNode {
    let limited: JSONNode = .members(["type": .text("object"), "required": texts(["on"])])
    let unlimited: JSONNode = .members(["not": limited])
    return .members([
      "items": unlimited, "not": limited, "properties": .members(["rules": .members(["items": unlimited])]),
    ])
  }

  private static var field: JSONNode {
    let members = object(
      [
        ("rules", reference("rules")),
        (
          "label",
          described(
            "The name of the field in sentences: a key of the catalogs, or a text.", ["type": .text("string")]
          )
        ),
      ] + modifiers, required: ["rules"])
    return .members(["anyOf": .list([reference("rules"), members])])
  }

  private static var modifiers: [(key: String, value: JSONNode)] {
    [
      ("when", described("The condition under which the rules apply.", ["$ref": .text("#/$defs/condition")])),
      (
        "on",
        described(
          "The scenarios in which the rules apply, of those that the document declares.",
          ["anyOf": .list([name, .members(["type": .text("array"), "minItems": .count(1), "items": name])])])
      ),
      ("message", described("The message instead of that of the code.", ["$ref": .text("#/$defs/message")])),
      (
        "severity",
        described("Whether a failure is an error or a warning.", ["enum": texts(["error", "warning"])])
      ),
      (
        "optional",
        described("Whether an absent value passes the rules about presence.", ["type": .text("boolean")])
      ),
      (
        "stopAtFirst",
        described("Whether the field ends at the first failing rule.", ["type": .text("boolean")])
      ),
      ("sensitive", described("Whether the value is kept out of the errors.", ["type": .text("boolean")])),
    ]
  }

  private static var message: JSONNode {
    let objects = ["key", "literal"].map { object([($0, text)], required: [$0]) }
    return .members(["anyOf": .list([text] + objects)])
  }

  private static var condition: JSONNode {
    let path: (key: String, value: JSONNode) = ("field", .members(["type": .text("string")]))
    let tests: [(key: String, value: JSONNode)] = [
      ("equals", JSONNode(.bool(true))),
      ("in", .members(["type": .text("array"), "minItems": .count(1)])),
      ("present", .members(["type": .text("boolean")])),
    ]
    let several: JSONNode = .members([
      "type": .text("array"), "minItems": .count(1), "items": reference("condition"),
    ])
    let joined = [("not", reference("condition")), ("all", several), ("any", several)]
    return .members([
      "anyOf": .list(
        tests.map { object([path, $0], required: ["field", $0.key]) }
          + joined.map { object([(key: $0.0, value: $0.1)], required: [$0.0]) })
    ])
  }

  /// A rule by its name, or with its arguments and modifiers.
  private static func rule(_ rules: [RuleDefinition]) -> JSONNode {
    let uses = rules.flatMap { rule in ([rule.name] + rule.aliases).map { (name: $0, rule: rule) } }
    let bare = uses.filter { !$0.rule.arguments.contains(where: \.isRequired) }.map(\.name)
    return .members([
      "anyOf": .list([
        .members(["enum": texts(bare)]),
        .members([
          "type": .text("object"),
          "properties": .members(of: uses.map { ($0.name, value(of: $0.rule)) } + modifiers),
          "oneOf": .list(uses.map { .members(["required": texts([$0.name])]) }),
          "additionalProperties": JSONNode(.bool(false)),
        ]),
      ])
    ])
  }

  /// What the member of a rule can be: `true`, the shorthand argument, or an object of arguments.
  private static func value(of rule: RuleDefinition) -> JSONNode {
    let required = rule.arguments.filter(\.isRequired).map(\.name)
    var forms: [JSONNode] = []
    if required.isEmpty { forms.append(.members(["const": JSONNode(.bool(true))])) }
    if let shorthand = rule.arguments.first(where: \.isShorthand),
      required.allSatisfy({ $0 == shorthand.name })
    {
      // An object holds all arguments, so it is no shorthand.
      forms.append(
        shorthand.type == .value
          ? .members(["not": .members(["type": .text("object")])]) : schema(of: shorthand.type))
    }
    forms.append(object(rule.arguments.map { ($0.name, schema(of: $0.type)) }, required: required))
    return described(rule.summary, ["anyOf": .list(forms)])
  }

  private static func schema(of type: ArgumentType) -> JSONNode {
    switch type {
    case .boolean: .members(["type": .text("boolean")])
    case .count: .members(["type": .text("integer"), "minimum": .count(0)])
    case .integer: .members(["type": .text("integer")])
    case .number: .members(["type": .text("number")])
    case .text, .field: .members(["type": .text("string")])
    case .choice(let words): .members(["enum": texts(words)])
    case .list(let type): .members(["type": .text("array"), "items": schema(of: type)])
    case .value: JSONNode(.bool(true))
    }
  }

  private static func object(
    _ members: [(key: String, value: JSONNode)], required: [String]
  ) -> JSONNode {
    .members([
      "type": .text("object"),
      "properties": members.isEmpty ? nil : .members(of: members),
      "required": required.isEmpty ? nil : texts(required),
      "additionalProperties": JSONNode(.bool(false)),
    ])
  }

  private static func described(_ text: String, _ members: KeyValuePairs<String, JSONNode>) -> JSONNode {
    .members(of: [("description", .text(text))] + members.map { ($0.key, $0.value) })
  }

  private static func reference(_ name: String) -> JSONNode { .members(["$ref": .text("#/$defs/\(name)")]) }

  private static func texts(_ texts: [String]) -> JSONNode { .list(texts.map(JSONNode.text)) }
}
