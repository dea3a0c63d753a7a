import JSONText
import ValidationCore
import ValidationRules

extension RegisteredRule {
  /// A built-in rule.
  init(_ definition: RuleDefinition) {
    self.init(
      name: definition.name,
      aliases: definition.aliases,
      summary: definition.summary,
      standard: definition.standard,
      arguments: definition.arguments,
      codes: definition.reports.map(\.code)
    ) { arguments in
      let given = try arguments.given(to: definition)
      let implementation: RuleImplementation
      do throws(ImpossibleRule) { implementation = try definition.make(given) } catch {
        throw arguments.error(error)
      }
      return try arguments.body(of: definition, implementation)
    }
    isBuiltIn = true
  }
}

extension RuleArguments {
  /// The reason why a rule cannot be made, at its place in the document.
  fileprivate func error(_ reason: ImpossibleRule) -> RuleDocumentError {
    if let name = reason.argument, let offset = reason.codePointOffset {
      return error(at: name, codePoint: offset, reason.problem, expected: reason.expected)
    }
    return error(
      at: reason.argument,
      element: reason.element,
      reason.problem,
      expected: reason.expected,
      known: reason.known
    )
  }
}

extension RuleArguments {
  /// The arguments as a definition takes them; paths of fields in the form in which errors name them.
  fileprivate func given(to definition: RuleDefinition) throws(RuleDocumentError) -> [String: RuleValue] {
    var given = values.mapValues { RuleValue($0.node) }
    for argument in definition.arguments {
      guard let value = values[argument.name] else { continue }
      switch argument.type {
      case .field: given[argument.name] = .text(try value.fieldPattern().description)
      case .list(of: .field):
        var paths: [RuleValue] = []
        for element in try value.elements() { paths.append(.text(try element.fieldPattern().description)) }
        given[argument.name] = .list(paths)
      default: break
      }
    }
    return given
  }

  /// The other fields that the arguments name, in order.
  fileprivate func otherFields(of definition: RuleDefinition) throws(RuleDocumentError) -> [FieldReference] {
    var fields: [FieldReference] = []
    for argument in definition.arguments {
      guard let value = values[argument.name] else { continue }
      switch argument.type {
      case .field: fields.append(try value.fieldReference(from: owner))
      case .list(of: .field):
        for element in try value.elements() { fields.append(try element.fieldReference(from: owner)) }
      default: break
      }
    }
    return fields
  }

  /// A rule of documents from what a definition makes.
  fileprivate func body(
    of definition: RuleDefinition,
    _ implementation: RuleImplementation
  ) throws(RuleDocumentError) -> RegisteredRule.Implementation {
    switch implementation {
    case .typed(let rule): return .value(ValueRule(rule))
    case .type(let type): return .value(.type(JSONTypeSet(type)))
    case .choice(let values, let isAccepted, let error):
      return .value(.choice(values.map { JSONNode(literal: $0) }, accepts: isAccepted, error))
    case .unique: return .value(.unique(by: try elementPath()))
    case .containsElement(let element, let error):
      return .value(.containsElement(JSONNode(literal: element), error))
    case .requiredKeys(let keys): return .value(.requiredKeys(keys))
    case .postalAddress(let rule): return .value(.postalAddress(rule))
    case .relation(let relation): return .record(.relation(relation, try otherFields(of: definition)))
    case .confirmation:
      let other = try confirmation()
      let error = ValidationError.unconfirmed(by: "\(other)")
      return .record(.relation(FieldRelation(kind: .same, fields: ["\(other)"], error: error), [other]))
    }
  }

  /// The path within an element; nil where whole elements are compared.
  private func elementPath() throws(RuleDocumentError) -> FieldPattern? {
    guard let path = try values["by"]?.fieldPattern() else { return nil }
    guard path.eachCount == 0 else {
      throw error(
        at: "by",
        "\"[]\" does not name a single value of an element",
        expected: "a path within the element, such as \"id\""
      )
    }
    return path
  }

  /// The field that confirms the rule's own.
  private func confirmation() throws(RuleDocumentError) -> FieldReference {
    guard case .key(let name) = owner.steps.last else {
      throw error("the field has no name to add \"Confirmation\" to", expected: "the argument \"by\"")
    }
    return FieldReference(pattern: FieldPattern(owner.steps.dropLast() + [.key(name + "Confirmation")]))
  }
}
