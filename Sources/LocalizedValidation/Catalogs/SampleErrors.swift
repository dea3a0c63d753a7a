import Foundation
import MessageLocalization
import RuleDocuments
import ValidationCore
import ValidationRules

/// An error of each code, with arguments as rules report them, to show messages.
enum SampleErrors {
  /// By code, the first error that a sample of a rule gets.
  static let byCode: [String: ValidationError] = {
    var errors: [String: ValidationError] = [:]
    for definition in RuleDefinition.builtIn {
      for sample in definition.samples where !sample.invalid.isEmpty {
        let json = "{\"fields\": {\"a\": [{\"\(definition.name)\": \(sample.argumentsJSON)}]}}"
        // Tests try the samples of all rules.
        guard let document = try? RuleDocument(json: json.utf8) else { continue }
        for (value, _) in sample.invalid {
          var fields = sample.others
          if value != .null { fields["a"] = value }
          let record = RuleValue.object(fields.map { .init($0.key, $0.value) })
          for error in (try? document.errors(inJSON: record.description.utf8)) ?? []
          where errors[error.code.rawValue] == nil { errors[error.code.rawValue] = error }
        }
      }
    }
    return errors
  }()

  /// An argument of a type, for a message that no sample leads to.
  static func argument(_ kind: MessageContract.Kind, named name: String) -> ValidationError.Argument {
    switch kind {
    case .integer, .value: 3
    case .text: .text(name)
    case .list: .alternatives(["A", "B"])
    case .date: .date(.init(timeIntervalSince1970: 1_769_850_000))
    case .character: .character("Ж")
    case .key: .key(name == "kind" ? "identifier.kind" : "script.Cyrl")
    }
  }
}
