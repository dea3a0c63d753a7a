import JSONText
import TextAutomata
import ValidationRules

extension DocumentDecoder {
  /// One use of a rule in a document.
  struct RuleCall {
    let body: RegisteredRule.Implementation
    let modifiers: RuleModifiers
    /// Whether the rule only requires a type, so that its message is for a mismatch.
    let asksForTypeOnly: Bool
    /// The values with which the rule compares the value of its field.
    let literals: [JSONNode]
    /// The other fields that the rule reads.
    let fields: [FieldPattern]
  }

  private static let shape = "the name of a rule, or an object with one rule and its modifiers"

  func decodeRule(_ value: LocatedNode, _ owner: FieldPattern) throws(RuleDocumentError) -> RuleCall {
    if let name = value.node.string {
      guard let rule = registry.rule(named: name) else {
        throw value.error(
          "unknown rule \(JSONText.quoted(name))",
          expected: "the name of a rule",
          suggestion: registry.nearestName(to: name)
        )
      }
      return try use(of: rule, RuleArguments(rule: value, values: [:], owner: owner), RuleModifiers())
    }
    var modifiers: [String: LocatedNode] = [:]
    var found: (rule: RegisteredRule, member: LocatedNode.Member)?
    for member in try value.members(expected: Self.shape) {
      if RuleModifier.names.contains(member.name) {
        modifiers[member.name] = member.value
        continue
      }
      guard let rule = registry.rule(named: member.name) else {
        throw value.source.unknownRule(member, registry)
      }
      if let found {
        throw member.value.error(
          "a second rule \(JSONText.quoted(member.name)) beside \(JSONText.quoted(found.member.name))",
          expected: "one rule in an object; each rule is an element of its own",
          at: member.position
        )
      }
      found = (rule, member)
    }
    guard let found else { throw value.error("the object names no rule", expected: Self.shape) }
    let arguments = RuleArguments(
      rule: found.member.value,
      values: try bind(found.member.value, to: found.rule),
      owner: owner
    )
    return try use(of: found.rule, arguments, try self.modifiers(modifiers, owner))
  }

  /// Gives each argument its value, checked against the declared type.
  private func bind(
    _ value: LocatedNode,
    to rule: RegisteredRule
  ) throws(RuleDocumentError) -> [String: LocatedNode] {
    let shorthand = rule.arguments.first { $0.isShorthand }
    if value.node.object != nil {
      let names = rule.arguments.map(\.name)
      let values = try value.members(of: names, expected: rule.shape)
      for argument in rule.arguments {
        if let given = values[argument.name] { try argument.type.check(given) }
      }
      return values
    }
    if value.node.bool == true, shorthand?.takesTrue != true { return [:] }
    guard let shorthand else { throw value.wrongType(expected: rule.shape) }
    do { try shorthand.type.check(value) } catch {
      // A mistake inside a list is reported as it is; a value that does not fit the argument could have been meant as
      // an object.
      guard error.path == value.pointer, rule.arguments.count > 1 else { throw error }
      throw value.error(error.problem, expected: rule.shape, suggestion: error.suggestion)
    }
    return [shorthand.name: value]
  }

  private func use(
    of rule: RegisteredRule,
    _ arguments: RuleArguments,
    _ modifiers: RuleModifiers
  ) throws(RuleDocumentError) -> RuleCall {
    for argument in rule.arguments where argument.isRequired && arguments.values[argument.name] == nil {
      throw arguments.rule.error(
        "the rule \(JSONText.quoted(rule.name)) lacks its argument \(JSONText.quoted(argument.name))",
        expected: rule.shape
      )
    }
    do {
      let body = try rule.make(arguments)
      return RuleCall(
        body: body,
        modifiers: modifiers,
        asksForTypeOnly: body.asksForTypeOnly,
        literals: arguments.literals(of: rule, body),
        fields: try arguments.fields(of: rule)
      )
    } catch let error as RuleDocumentError {
      throw error
    } catch {
      throw arguments.rule.error(
        "the rule \(JSONText.quoted(rule.name)) cannot be made: \(error)",
        expected: "arguments that it accepts"
      )
    }
  }
}

extension DocumentSource {
  fileprivate func unknownRule(_ member: LocatedNode.Member, _ registry: RuleRegistry) -> RuleDocumentError {
    member.value.error(
      "unknown rule \(JSONText.quoted(member.name))",
      expected: "the name of a rule or a modifier",
      suggestion: NearestName.nearest(to: member.name, among: registry.names + RuleModifier.names),
      at: member.position
    )
  }
}

extension RegisteredRule {
  /// A description of the values that the rule's member accepts.
  fileprivate var shape: String {
    var shapes: [String] = []
    if let shorthand = arguments.first(where: \.isShorthand) { shapes.append("\(shorthand.type)") }
    if !arguments.contains(where: \.isRequired), shapes.isEmpty || arguments.isEmpty { shapes.append("true") }
    if !arguments.isEmpty {
      shapes.append("an object with \(arguments.map { JSONText.quoted($0.name) }.joined(separator: ", "))")
    }
    return shapes.joined(separator: ", or ")
  }
}

extension RuleArguments {
  /// The values with which a rule compares the value of its field: those of the arguments that accept any value.
  fileprivate func literals(of rule: RegisteredRule, _ body: RegisteredRule.Implementation) -> [JSONNode] {
    guard case .value(let made) = body else { return [] }
    var literals: [JSONNode] = []
    for argument in rule.arguments {
      guard let node = values[argument.name]?.node else { continue }
      switch argument.type {
      case .value: literals.append(node)
      case .list(of: .value): literals += node.array ?? []
      default: break
      }
    }
    // A rule that only applies to lists compares their elements.
    return made.kinds == .list ? [JSONNode(.array(literals))] : literals
  }
}

extension RuleArguments {
  /// The paths of the other fields that a rule's arguments name.
  fileprivate func fields(of rule: RegisteredRule) throws(RuleDocumentError) -> [FieldPattern] {
    var fields: [FieldPattern] = []
    for argument in rule.arguments {
      guard let value = values[argument.name] else { continue }
      switch argument.type {
      case .field: fields.append(try value.fieldPattern())
      case .list(of: .field):
        for element in try value.elements() { fields.append(try element.fieldPattern()) }
      default: break
      }
    }
    return fields
  }
}

extension RuleArgument {
  /// Whether it accepts `true` as a value.
  fileprivate var takesTrue: Bool { type == .boolean || type == .value }
}

extension RegisteredRule.Implementation {
  fileprivate var asksForTypeOnly: Bool {
    guard case .value(let rule) = self else { return false }
    return rule.text == nil && rule.number == nil && rule.boolean == nil && rule.list == nil
      && rule.object == nil
      && rule.absent == nil
  }
}
