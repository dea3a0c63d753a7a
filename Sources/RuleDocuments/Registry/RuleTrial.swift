package import ValidationCore
package import ValidationRules

/// A value of a rule's samples in a record, with the document that judges it.
///
/// Tests try all of them; previews of catalogs and the published vectors show their errors.
package struct RuleTrial: Sendable {
  /// The field that has the rule.
  package static let field = "a"

  package let rule: String
  /// The arguments as a rule document writes them, in JSON; `true` for none.
  package let arguments: String
  package let record: RuleValue
  /// The code of the first error; nil for a valid record.
  package let code: ValidationError.Code?

  fileprivate init(
    _ definition: RuleDefinition, _ sample: RuleSample, _ value: RuleValue, _ code: ValidationError.Code?
  ) {
    rule = definition.name
    arguments = sample.argumentsJSON
    var fields = sample.others
    // A record without the field is what an absent value is in JSON.
    if value != .null { fields[Self.field] = value }
    record = .object(fields.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
    self.code = code
  }

  /// The errors of the record.
  package func errors() throws -> [ValidationError] {
    let json = "{\"fields\": {\"\(Self.field)\": [{\"\(rule)\": \(arguments)}]}}"
    return try RuleDocument(json: json.utf8).errors(inJSON: record.description.utf8)
  }
}

extension RuleDefinition {
  /// The samples, value by value.
  package var trials: [RuleTrial] {
    samples.flatMap { sample in
      sample.valid.map { RuleTrial(self, sample, $0, nil) }
        + sample.invalid.map { RuleTrial(self, sample, $0.value, $0.code) }
    }
  }
}
