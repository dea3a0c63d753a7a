import Primitives
import ValidationCore

/// The compiled rules of a document that has scenarios: those that apply in each choice of them, made when it is first
/// used, so that a run does not ask which rules apply.
final class ScenarioPlans: Sendable {
  let scenarios: [Scenario]
  private let fields: [FieldRules]
  private let labels: FieldLabels?
  /// By a bit for each scenario.
  private let plans = Lock<[UInt64: CompiledDocument]>([:])

  init(_ scenarios: [Scenario], _ fields: [FieldRules], labels: FieldLabels?) {
    self.scenarios = scenarios
    self.fields = fields
    self.labels = labels
  }

  /// The rules that apply in the scenarios that are chosen now.
  var current: CompiledDocument { plan(for: Scenario.chosen) }

  func plan(for chosen: Set<Scenario>) -> CompiledDocument {
    var key: UInt64 = 0
    if !chosen.isEmpty {
      for (bit, scenario) in scenarios.enumerated() where chosen.contains(scenario) {
        key |= 1 << UInt64(bit)
      }
    }
    return plans.withLock { plans in
      if let known = plans[key] { return known }
      let plan = CompiledDocument(fields.compactMap { $0.on(chosen) }, labels: labels, isWhole: false)
      plans[key] = plan
      return plan
    }
  }
}
