import LocalizedValidation
import RuleDocuments
import ValidationCore
import ValidationRules

/// What each invalid value of the samples of the built-in rules takes: to find its errors, and to read the sentence of
/// the first:
/// ```sh
/// swift run -c release RuleCosts --errors
/// ```
/// `Ir` and `allocs` are those of the value less the same record without rules, and the array of the errors is one of the
/// allocations. `kept` are the instructions and allocations of the sentence when the thread has it, `allocs` of it the
/// string itself for most.
///
/// The last lines count the rows above the bounds. That of an error is one allocation; the string of a suggestion that does
/// not fit in place, as it has more than 64 bytes, is counted apart.
enum ErrorTable {
  private static let locale: LanguageTag = "ar"
  /// The most bytes of a suggestion that an error holds in place.
  private static let longestInPlace = 64

  static func print(_ names: some Collection<String>) throws {
    Swift.print(line("rule", "value", "code", "Ir", "allocs", "kept Ir", "kept allocs"))
    let nothing = try document("[]")
    var (rows, dear, dearSentences) = (0, 0, 0)
    for definition in RuleDefinition.builtIn {
      if !names.isEmpty, !names.contains(where: { definition.name.contains($0) }) { continue }
      for sample in definition.samples {
        let document = try document("[{\"\(definition.name)\": \(sample.argumentsJSON)}]")
        for (value, code) in sample.invalid {
          let members = [("a", value)] + sample.others.sorted { $0.key < $1.key }
          let json = Array(RuleValue.object(members.map { .init($0.0, $0.1) }).description.utf8)
          let cost = Cost.of { _ = errors(of: document, json) } - Cost.of { _ = errors(of: nothing, json) }
          let found = errors(of: document, json)
          guard let first = found.first else { continue }
          let sentence = Cost.of { precondition(!first.localizedDescription(in: locale).isEmpty) }
          rows += 1
          // Besides the array of the errors, and long suggestions.
          let long = found.count { $0.suggestion.map { $0.utf8.count > longestInPlace } ?? false }
          if cost.allocations > Double(found.count + long) + 1.01 { dear += 1 }
          if sentence.allocations > 1.01 { dearSentences += 1 }
          Swift.print(
            line(
              definition.name, value.description, code.rawValue, "\(Int(cost.instructions))",
              tenths(cost.allocations), "\(Int(sentence.instructions))", tenths(sentence.allocations)))
        }
      }
    }
    Swift.print(
      "\(dear) of \(rows) values allocate more than once for an error, besides the array of the errors and long suggestions"
    )
    Swift.print("\(dearSentences) of their sentences, when kept, allocate more than once")
  }

  private static func document(_ rules: String) throws -> RuleDocument {
    try RuleDocument(json: "{\"fields\": {\"a\": \(rules)}}".utf8)
  }

  private static func errors(of document: RuleDocument, _ json: [UInt8]) -> [ValidationError] {
    do { return try document.errors(inJSON: json) } catch { preconditionFailure("\(error)") }
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  private static func line(_ columns: String...) -> String {
    zip(columns, [24, 36, 28, 8, 8, 8, 12]).map { text, width in
      let shown = text.count > width ? text.prefix(width - 1) + "…" : text[...]
      let blank = String(repeating: " ", count: width - shown.count)
      return width > 12 ? shown + blank : blank + shown
    }.joined(separator: " ")
  }
}
