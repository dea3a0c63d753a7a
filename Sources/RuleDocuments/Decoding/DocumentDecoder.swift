import JSONText
import ValidationCore

/// Reads a rule document, whose grammar ``RuleDocument`` defines.
struct DocumentDecoder {
  let registry: RuleRegistry
  /// The maximum number of scenarios of a document: each is a bit of a number.
  static let maximumScenarios = 64

  /// The scenarios that the document declares.
  private var scenarios: [Scenario]

  init(registry: RuleRegistry, scenarios: [Scenario] = []) {
    (self.registry, self.scenarios) = (registry, scenarios)
  }

  struct Content {
    var fields: [FieldRules] = []
    var scenarios: [Scenario] = []
    /// How severe a member that no rule names is; nil if it is not reported.
    var unknownFields: ValidationError.Severity?
    var labels: [(pattern: FieldPattern, label: String)] = []
  }

  private static let shape = "an object with the member \"fields\""
  private static let memberNames = [
    "fields", "record", "stopAtFirst", "scenarios", "unknownFields", "description", "$schema",
  ]

  /// Reads a document as far as its mistakes allow, and adds them in the order of the document.
  func decode(_ document: LocatedNode, _ mistakes: inout [RuleDocumentError]) -> Content {
    var content = Content()
    do throws(RuleDocumentError) { try decode(document, into: &content, &mistakes) } catch {
      mistakes.append(error)
    }
    return content
  }

  private func decode(
    _ document: LocatedNode, into content: inout Content, _ mistakes: inout [RuleDocumentError]
  ) throws(RuleDocumentError) {
    let members = try document.members(of: Self.memberNames, expected: Self.shape)
    for name in ["description", "$schema"] { _ = try members[name]?.text() }
    guard members["fields"] != nil || members["record"] != nil else {
      throw document.error("the document has no rules", expected: Self.shape)
    }
    let stopsAtFirst = try members["stopAtFirst"]?.boolean() ?? false
    content.unknownFields = try members["unknownFields"]?.unknownFields()
    content.scenarios = try members["scenarios"]?.declaredScenarios() ?? []
    var decoder = self
    decoder.scenarios = content.scenarios
    try decoder.decodeFields(members, stopsAtFirst, into: &content, &mistakes)
  }

  private func decodeFields(
    _ members: [String: LocatedNode],
    _ stopsAtFirst: Bool,
    into content: inout Content,
    _ mistakes: inout [RuleDocumentError]
  ) throws(RuleDocumentError) {
    if let record = members["record"] {
      decodeField(record, FieldPattern([]), stopsAtFirst, into: &content, &mistakes)
    }
    guard let fields = members["fields"] else { return }
    var paths: Set<[UInt8]> = []
    for member in try fields.members(expected: "an object of fields") {
      do throws(RuleDocumentError) {
        let pattern = try self.pattern(of: member)
        guard paths.insert(Array(pattern.description.utf8)).inserted else {
          throw member.value.error(
            "the field \(pattern) appears twice",
            expected: "all rules of a field in one place",
            at: member.position
          )
        }
        decodeField(member.value, pattern, stopsAtFirst, into: &content, &mistakes)
      } catch {
        mistakes.append(error)
      }
    }
  }

  private func pattern(of member: LocatedNode.Member) throws(RuleDocumentError) -> FieldPattern {
    // The name is a separate text, so that a mistake in the path is reported by its position in the name.
    let name = LocatedNode(
      node: JSONNode(.string(member.name), position: member.position),
      pointer: member.value.pointer,
      source: member.value.source
    )
    return try name.fieldPattern()
  }

  private func decodeField(
    _ field: LocatedNode,
    _ pattern: FieldPattern,
    _ stopsAtFirst: Bool,
    into content: inout Content,
    _ mistakes: inout [RuleDocumentError]
  ) {
    let shape = "an array of rules, or an object with the member \"rules\""
    var modifiers = RuleModifiers()
    do throws(RuleDocumentError) {
      var rules = field
      if field.node.object != nil {
        let members = try field.members(of: ["rules", "label"] + RuleModifier.names, expected: shape)
        guard let found = members["rules"] else {
          throw field.error("the field has no rules", expected: shape)
        }
        rules = found
        do throws(RuleDocumentError) {
          if let label = members["label"] { content.labels.append((pattern, try label.text())) }
          modifiers = try self.modifiers(members, pattern)
        } catch {
          mistakes.append(error)
        }
      }
      var builder = FieldRulesBuilder(
        pattern: pattern,
        field: modifiers,
        stopsAtFirst: stopsAtFirst || modifiers.stopsAtFirst
      )
      for element in try rules.elements(expected: field.node.object == nil ? shape : "an array of rules") {
        do throws(RuleDocumentError) { builder.add(try decodeRule(element, pattern)) } catch {
          mistakes.append(error)
        }
      }
      content.fields.append(builder.rules())
    } catch {
      mistakes.append(error)
    }
  }

  func modifiers(
    _ members: [String: LocatedNode],
    _ owner: FieldPattern
  ) throws(RuleDocumentError) -> RuleModifiers {
    var modifiers = RuleModifiers()
    if let value = members[RuleModifier.when.rawValue] {
      modifiers.condition = try value.condition(in: owner)
    }
    if let value = members[RuleModifier.on.rawValue] {
      modifiers.scenarios = try value.scenarios(among: scenarios)
    }
    if let value = members[RuleModifier.message.rawValue] { modifiers.message = try value.message() }
    if let value = members[RuleModifier.severity.rawValue] {
      modifiers.severity = try value.choice(["error", "warning"]) == "warning" ? .warning : .error
    }
    if let value = members[RuleModifier.optional.rawValue] { modifiers.isOptional = try value.boolean() }
    if let value = members[RuleModifier.stopAtFirst.rawValue] { modifiers.stopsAtFirst = try value.boolean() }
    if let value = members[RuleModifier.sensitive.rawValue] { modifiers.isSensitive = try value.boolean() }
    return modifiers
  }
}

extension LocatedNode {
  /// Reads a message: a key or sentence, or an object that says whether it is a key or a literal text.
  fileprivate func message() throws(RuleDocumentError) -> ValidationError.Message {
    let shape = "a text, or an object with \"key\" or \"literal\""
    if let text = node.string { return .key(text) }
    let members = try members(of: ["key", "literal"], expected: shape)
    guard members.count == 1 else { throw error("the message is empty or ambiguous", expected: shape) }
    if let key = members["key"] { return .key(try key.text()) }
    if let literal = members["literal"] { return .literal(try literal.text()) }
    throw error("the message is empty or ambiguous", expected: shape)
  }
}
