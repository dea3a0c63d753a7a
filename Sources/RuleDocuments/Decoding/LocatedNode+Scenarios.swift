import JSONText
import Primitives
import TextAutomata
import ValidationCore
import ValidationRules

extension LocatedNode {
  /// Reads the scenarios that a document declares.
  func declaredScenarios() throws(RuleDocumentError) -> [Scenario] {
    var scenarios: [Scenario] = []
    for element in try elements(expected: "an array of names") {
      let name = try element.text(expected: "the name of a scenario")
      if name.isEmpty { throw element.error("the name is empty", expected: "the name of a scenario") }
      if scenarios.contains(where: { $0.rawValue.hasSameBytes(as: name) }) {
        throw element.error("the scenario \(JSONText.quoted(name)) appears twice", expected: "each name once")
      }
      guard scenarios.count < DocumentDecoder.maximumScenarios else {
        throw element.error(
          "the document has too many scenarios", expected: "up to \(DocumentDecoder.maximumScenarios)")
      }
      scenarios.append(Scenario(rawValue: name))
    }
    return scenarios
  }

  /// Reads the scenarios in which rules apply: the name of one, or an array of names.
  func scenarios(among declared: [Scenario]) throws(RuleDocumentError) -> Set<Scenario> {
    let shape = "the name of a scenario, or an array of names"
    if node.string != nil { return [try scenario(among: declared)] }
    var chosen: Set<Scenario> = []
    for element in try elements(expected: shape) { chosen.insert(try element.scenario(among: declared)) }
    if chosen.isEmpty { throw error("the array is empty", expected: shape) }
    return chosen
  }

  private func scenario(among declared: [Scenario]) throws(RuleDocumentError) -> Scenario {
    let name = try text(expected: "the name of a scenario")
    if let scenario = declared.first(where: { $0.rawValue.hasSameBytes(as: name) }) { return scenario }
    let names = declared.map(\.rawValue)
    throw error(
      "unknown scenario \(JSONText.quoted(name))",
      expected: names.isEmpty
        ? "the document to declare its names in \"scenarios\"" : ArgumentType.listed(names),
      suggestion: NearestName.nearest(to: name, among: names)
    )
  }

  /// Reads what becomes of members that no rule names: nil if nothing does.
  func unknownFields() throws(RuleDocumentError) -> ValidationError.Severity? {
    switch try choice(["ignore", "warning", "error"]) {
    case "error": .error
    case "warning": .warning
    default: nil
    }
  }
}
