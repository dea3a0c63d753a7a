import JSONText
import TextAutomata
import ValidationRules

extension DocumentDecoder {
  /// One use of a rule in a document.
  struct RuleCall {
    let body: RegisteredRule.Implementation
    /// The number of the rule among those that the document has made; nil if it is not shared.
    let number: Int?
    let modifiers: RuleModifiers
    /// Whether the rule only requires a type, so that its message is for a mismatch.
    let asksForTypeOnly: Bool
    /// The values with which the rule compares the value of its field.
    let literals: [JSONNode]
    /// The other fields that the rule reads.
    let fields: [FieldPattern]
  }

  private static let shape = "the name of a rule, or an object with one rule and its modifiers"

  /// Reads a rule, adding all mistakes in it.
  ///
  /// What a rule itself refuses, such as a minimum above its maximum, is found if its arguments have the right names and
  /// types.
  func decodeRule(
    _ value: LocatedNode, _ owner: FieldPattern, _ mistakes: inout DocumentMistakes
  ) -> RuleCall? {
    if let name = value.node.string {
      guard let rule = registry.rule(named: name) else {
        mistakes.add(
          value.error(
            "unknown rule \(JSONText.quoted(name))",
            expected: "the name of a rule",
            suggestion: registry.nearestName(to: name)
          )
        )
        return nil
      }
      return call(of: rule, at: value, [:], owner, RuleModifiers(), &mistakes)
    }
    guard let members = value.members(expected: Self.shape, &mistakes) else { return nil }
    var given: [String: LocatedNode] = [:]
    var named: [(rule: RegisteredRule, member: LocatedNode.Member)] = []
    var isNamed = false
    for member in members where !member.isRepeated {
      if RuleModifier.names.contains(member.name) {
        given[member.name] = member.value
        continue
      }
      isNamed = true
      guard let rule = registry.rule(named: member.name) else {
        mistakes.add(value.source.unknownRule(member, registry))
        continue
      }
      if let first = named.first {
        mistakes.add(
          member.value.error(
            "a second rule \(JSONText.quoted(member.name)) beside \(JSONText.quoted(first.member.name))",
            expected: "one rule in an object; each rule is an element of its own",
            at: member.position
          )
        )
      }
      named.append((rule, member))
    }
    if !isNamed { mistakes.add(value.error("the object names no rule", expected: Self.shape)) }
    let modifiers = self.modifiers(given, owner, &mistakes)
    var calls: [RuleCall] = []
    for (rule, member) in named {
      guard let values = bind(member.value, to: rule, &mistakes) else { continue }
      if let call = call(of: rule, at: member.value, values, owner, modifiers, &mistakes) {
        calls.append(call)
      }
    }
    return calls.first
  }

  private func call(
    of rule: RegisteredRule,
    at place: LocatedNode,
    _ values: [String: LocatedNode],
    _ owner: FieldPattern,
    _ modifiers: RuleModifiers,
    _ mistakes: inout DocumentMistakes
  ) -> RuleCall? {
    let missing = rule.arguments.filter { $0.isRequired && values[$0.name] == nil }
    for argument in missing { mistakes.add(place.lacks(argument, of: rule)) }
    guard missing.isEmpty else { return nil }
    let arguments = RuleArguments(rule: place, values: values, owner: owner)
    return mistakes.read(place) { place throws(RuleDocumentError) in
      do {
        let (body, number) = try made.body(of: rule, arguments)
        return RuleCall(
          body: body,
          number: number,
          modifiers: modifiers,
          asksForTypeOnly: body.asksForTypeOnly,
          literals: arguments.literals(of: rule, body),
          fields: try arguments.fields(of: rule)
        )
      } catch let error as RuleDocumentError {
        throw error
      } catch {
        throw place.error(
          "the rule \(JSONText.quoted(rule.name)) cannot be made: \(error)",
          expected: "arguments that it accepts"
        )
      }
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

extension RegisteredRule.Implementation {
  fileprivate var asksForTypeOnly: Bool {
    guard case .value(let rule) = self else { return false }
    return rule.text == nil && rule.number == nil && rule.boolean == nil && rule.list == nil
      && rule.object == nil
      && rule.absent == nil
  }
}
