import JSONText
import Primitives
import TextAutomata
import ValidationCore
import ValidationRules

extension LocatedNode {
  /// Reads the scenarios that a document declares; nil if there are mistakes in them.
  func declaredScenarios(_ mistakes: inout DocumentMistakes) -> [Scenario]? {
    guard let elements = mistakes.elements(of: self, expected: "an array of names") else {
      return nil
    }
    var scenarios: [Scenario] = []
    let known = mistakes.count
    for element in elements {
      let scenario = mistakes.read(element) { element throws(RuleDocumentError) in
        try element.declaredScenario(after: scenarios)
      }
      if let scenario { scenarios.append(scenario) }
    }
    return mistakes.count == known ? scenarios : nil
  }

  private func declaredScenario(after scenarios: [Scenario]) throws(RuleDocumentError) -> Scenario {
    let name = try text(expected: "the name of a scenario")
    if name.isEmpty { throw error("the name is empty", expected: "the name of a scenario") }
    if scenarios.contains(where: { $0.rawValue.hasSameBytes(as: name) }) {
      throw error("the scenario \(JSONText.quoted(name)) appears twice", expected: "each name once")
    }
    guard scenarios.count < DocumentDecoder.maximumScenarios else {
      throw error(
        "the document has too many scenarios", expected: "up to \(DocumentDecoder.maximumScenarios)")
    }
    return Scenario(rawValue: name)
  }

  /// Reads the scenarios in which rules apply: the name of one, or an array of names.
  ///
  /// - Parameter declared: The scenarios of the document; nil if it is not known which they are.
  func scenarios(among declared: [Scenario]?, _ mistakes: inout DocumentMistakes) -> Set<Scenario>? {
    let shape = "the name of a scenario, or an array of names"
    if node.string != nil {
      return mistakes.read(self) { value throws(RuleDocumentError) in [try value.scenario(among: declared)] }
    }
    guard let elements = mistakes.elements(of: self, expected: shape) else { return nil }
    if elements.isEmpty { mistakes.add(error("the array is empty", expected: shape)) }
    return Set(
      elements.compactMap { element in
        mistakes.read(element) { value throws(RuleDocumentError) in try value.scenario(among: declared) }
      })
  }

  private func scenario(among declared: [Scenario]?) throws(RuleDocumentError) -> Scenario {
    let name = try text(expected: "the name of a scenario")
    guard let declared else { return Scenario(rawValue: name) }
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
