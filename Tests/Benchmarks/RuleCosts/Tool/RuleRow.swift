import RuleChecks
import RuleDocuments
import ValidationCore
import ValidationRules

/// A valid value of a rule, how to run the rule over it, and the same check in C.
struct RuleRow {
  let rule: String
  let arguments: String
  let value: String
  let measure: () -> Cost
  /// The instructions of the check in C; nil if there is none.
  let measureCheck: () -> Double?

  /// Each valid value of each sample of each built-in rule, as a field of a record in JSON.
  static func documents() throws -> [RuleRow] {
    let nothing = try document("[]")
    return try RuleDefinition.builtIn.flatMap { definition in
      try definition.samples.flatMap { sample in
        let document = try document("[{\"\(definition.name)\": \(sample.argumentsJSON)}]")
        return sample.valid.map { RuleRow(definition.name, sample, $0, document, nothing) }
      }
    }
  }

  private init(
    _ name: String, _ sample: RuleSample, _ value: RuleValue, _ document: RuleDocument,
    _ nothing: RuleDocument
  ) {
    let members = [("a", value)] + sample.others.sorted { $0.key < $1.key }
    let json = Array(RuleValue.object(members.map { .init($0.0, $0.1) }).description.utf8)
    let text = Array((value.text ?? value.description).utf8)
    rule = name
    arguments = sample.argumentsJSON
    self.value = value.description
    measure = { Cost.of { Self.run(document, json) } - Cost.of { Self.run(nothing, json) } }
    measureCheck = { [arguments] in
      guard let check = rule_check_of(name, arguments) else { return nil }
      // A check that knows only the common forms refuses some values.
      let cost = json.withUnsafeBufferPointer { record in
        rule_check_record(record.baseAddress, record.count)
        return rule_check_cost(check, text, text.count)
      }
      return cost > 0 ? cost : nil
    }
  }

  init(swift rule: String, _ arguments: String, _ value: String, _ measure: @escaping () -> Cost) {
    (self.rule, self.arguments, self.value, self.measure) = (rule, arguments, value, measure)
    measureCheck = { nil }
  }

  private static func document(_ rules: String) throws -> RuleDocument {
    try RuleDocument(json: "{\"fields\": {\"a\": \(rules)}}".utf8)
  }

  private static func run(_ document: RuleDocument, _ json: [UInt8]) {
    do {
      let errors = try document.errors(inJSON: json)
      precondition(errors.isEmpty, "\(String(decoding: json, as: UTF8.self)): \(errors)")
    } catch { preconditionFailure("\(error)") }
  }
}
