import JSONText
import ValidationCore
import ValidationRules

/// Collects the rules of each field.
struct RuleDocumentWriter {
  /// The modifiers around a rule that change its errors.
  struct Adjustments {
    var message: JSONNode?
    var isWarning = false
    var isSensitive = false
    var stopsAtFirst = false
    /// The scenarios in which the rules apply, as the document names them; nil for all.
    var scenarios: [Scenario]?
  }

  private var paths: [String] = []
  private var rules: [String: [JSONNode]] = [:]
  /// The fields whose rules end with the first that fails, so that no other rule can follow.
  private var ended: Set<String> = []
  private(set) var closures: [String] = []
  /// The scenarios that rules are limited to, in the order of the rules.
  private var scenarios: [Scenario] = []

  var document: JSONNode {
    var members: [JSONNode.Member] = []
    if !scenarios.isEmpty {
      members.append(.init(key: "scenarios", value: JSONNode(.array(scenarios.map(\.json)))))
    }
    if let record = rules[""] { members.append(.init(key: "record", value: JSONNode(.array(record)))) }
    let fields = paths.filter { !$0.isEmpty }.map { path in
      JSONNode.Member(key: path, value: JSONNode(.array(rules[path] ?? [])))
    }
    if !fields.isEmpty || members.isEmpty {
      members.append(.init(key: "fields", value: JSONNode(.object(fields))))
    }
    return JSONNode(.object(members))
  }

  mutating func add(_ constraint: RuleConstraint, at steps: [FieldPattern.Step], _ adjustments: Adjustments) {
    var adjustments = adjustments
    switch constraint {
    case .rule(let name, let arguments): write(name, arguments, at: steps, adjustments)
    case .chain(let parts, let stopsAtFirst):
      if stopsAtFirst, parts.contains(where: \.entersParts) { return omit(steps) }
      let isOutermost = stopsAtFirst && !adjustments.stopsAtFirst
      adjustments.stopsAtFirst = adjustments.stopsAtFirst || stopsAtFirst
      for part in parts { add(part, at: steps, adjustments) }
      if isOutermost { ended.insert(FieldPattern(steps).description) }
    case .field(let name, let rules): add(rules, at: steps + [.key(name)], adjustments)
    case .each(let rules): add(rules, at: steps + [.each], adjustments)
    case .message(let key, let rules):
      adjustments.message = adjustments.message ?? JSONNode(.string(key))
      add(rules, at: steps, adjustments)
    case .literalMessage(let text, let rules):
      let literal = JSONNode.Member(key: "literal", value: JSONNode(.string(text)))
      adjustments.message = adjustments.message ?? JSONNode(.object([literal]))
      add(rules, at: steps, adjustments)
    case .warning(let rules):
      adjustments.isWarning = true
      add(rules, at: steps, adjustments)
    case .sensitive(let rules):
      adjustments.isSensitive = true
      add(rules, at: steps, adjustments)
    case .on(let occasions, let rules):
      // No rule is limited to no occasion: it never applies.
      if occasions.isEmpty { return }
      guard let scenarios = written(occasions, within: adjustments.scenarios) else { return omit(steps) }
      adjustments.scenarios = scenarios
      add(rules, at: steps, adjustments)
    case .closure: omit(steps)
    }
  }

  /// The scenarios under the names that the document declares; nil if a document cannot say when the rules apply.
  ///
  /// - Parameter outer: The scenarios that the rules are limited to already: both limits hold, and a document has only one.
  private mutating func written(_ occasions: [Scenario], within outer: [Scenario]?) -> [Scenario]? {
    if let outer {
      if Set(outer).isSubset(of: occasions) { return outer }
      guard Set(occasions).isSubset(of: outer) else { return nil }
    }
    var declared = scenarios
    var named: [Scenario] = []
    for occasion in occasions where !named.contains(occasion) {
      // Texts that are canonically equivalent are one occasion, and two names in a document.
      let known = declared.first { $0 == occasion }
      if known == nil { declared.append(occasion) }
      named.append(known ?? occasion)
    }
    guard declared.count <= DocumentDecoder.maximumScenarios, !named.contains("") else { return nil }
    scenarios = declared
    return named
  }

  private mutating func omit(_ steps: [FieldPattern.Step]) {
    closures.append(FieldPattern(steps).description)
  }

  private mutating func write(
    _ name: String,
    _ arguments: [String: RuleValue],
    at steps: [FieldPattern.Step],
    _ adjustments: Adjustments
  ) {
    let path = FieldPattern(steps).description
    if ended.contains(path) { return closures.append(path) }
    if rules[path] == nil { paths.append(path) }
    var members: [JSONNode.Member] = []
    if let message = adjustments.message { members.append(.init(key: "message", value: message)) }
    if adjustments.isWarning {
      members.append(.init(key: "severity", value: JSONNode(.string("warning"))))
    }
    if let scenarios = adjustments.scenarios {
      let names = scenarios.map(\.json)
      let value = names.count == 1 ? names[0] : JSONNode(.array(names))
      members.append(.init(key: "on", value: value))
    }
    if adjustments.isSensitive { members.append(.init(key: "sensitive", value: JSONNode(.bool(true)))) }
    if adjustments.stopsAtFirst { members.append(.init(key: "stopAtFirst", value: JSONNode(.bool(true)))) }
    let isPlain = members.isEmpty && arguments.isEmpty
    let given = arguments.isEmpty ? JSONNode(.bool(true)) : JSONNode(literal: .object(of: arguments))
    members.insert(.init(key: name, value: given), at: 0)
    let rule = isPlain ? JSONNode(.string(name)) : JSONNode(.object(members))
    rules[path, default: []].append(rule)
  }
}

extension RuleConstraint {
  /// Whether some of the rules are for fields or elements.
  fileprivate var entersParts: Bool {
    switch self {
    case .rule, .closure: false
    case .field, .each: true
    case .chain(let parts, _): parts.contains(where: \.entersParts)
    case .message(_, let rules), .literalMessage(_, let rules), .warning(let rules), .sensitive(let rules),
      .on(_, let rules):
      rules.entersParts
    }
  }
}

extension Scenario {
  fileprivate var json: JSONNode { JSONNode(.string(rawValue)) }
}

extension RuleValue {
  /// An object with its members in the order of their names.
  fileprivate static func object(of members: [String: RuleValue]) -> RuleValue {
    .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}
