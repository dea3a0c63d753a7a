import JSONText
import ValidationRules

extension DocumentDecoder {
  /// Gives each argument of a rule its value, checked against the declared type; nil if there are mistakes in them.
  func bind(
    _ value: LocatedNode, to rule: RegisteredRule, _ mistakes: inout DocumentMistakes
  ) -> [String: LocatedNode]? {
    let known = mistakes.count
    if value.node.object != nil {
      let names = rule.arguments.map(\.name)
      let values = value.members(of: names, expected: rule.shape, &mistakes) ?? [:]
      let missing = rule.arguments.filter { argument in
        argument.isRequired && values[argument.name] == nil
          && !mistakes.mayMean([argument.name], after: known)
      }
      for argument in missing { mistakes.add(value.lacks(argument, of: rule)) }
      for argument in rule.arguments {
        if let given = values[argument.name] { argument.type.check(given, &mistakes) }
      }
      return mistakes.count == known ? values : nil
    }
    let shorthand = rule.arguments.first { $0.isShorthand }
    if value.node.bool == true, shorthand?.takesTrue != true { return [:] }
    guard let shorthand else {
      mistakes.add(value.wrongType(expected: rule.shape))
      return nil
    }
    var own = DocumentMistakes()
    shorthand.type.check(value, &own)
    for mistake in own.inOrder {
      // A mistake inside a list is reported as it is; a value that does not fit the argument could have been meant as
      // an object.
      let isInside = mistake.path != value.pointer || rule.arguments.count == 1
      mistakes.add(
        isInside
          ? mistake : value.error(mistake.problem, expected: rule.shape, suggestion: mistake.suggestion))
    }
    return mistakes.count == known ? [shorthand.name: value] : nil
  }
}

extension LocatedNode {
  /// The mistake that the arguments of a rule, which are this value, do not have one that it requires.
  func lacks(_ argument: RuleArgument, of rule: RegisteredRule) -> RuleDocumentError {
    error(
      "the rule \(JSONText.quoted(rule.name)) lacks its argument \(JSONText.quoted(argument.name))",
      expected: rule.shape
    )
  }
}

extension ArgumentType {
  /// Adds the mistakes of a value that is of another type: of a list, one for each element.
  fileprivate func check(_ value: LocatedNode, _ mistakes: inout DocumentMistakes) {
    guard case .list(let type) = self else {
      _ = mistakes.read(value) { value throws(RuleDocumentError) in try check(value) }
      return
    }
    for element in mistakes.elements(of: value, expected: description) ?? [] {
      type.check(element, &mistakes)
    }
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

extension RuleArgument {
  /// Whether it accepts `true` as a value.
  fileprivate var takesTrue: Bool { type == .boolean || type == .value }
}
