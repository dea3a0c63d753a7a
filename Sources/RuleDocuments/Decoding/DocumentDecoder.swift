import JSONText
import ValidationCore

/// Reads a rule document, whose grammar ``RuleDocument`` defines.
struct DocumentDecoder {
  let registry: RuleRegistry
  let made = MadeRules()
  /// The maximum number of scenarios of a document: each is a bit of a number.
  static let maximumScenarios = 64

  /// The scenarios that the document declares; nil if mistakes leave open which they are.
  private(set) var scenarios: [Scenario]?

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

  /// Reads a document as far as its mistakes allow, and adds them.
  func decode(_ document: LocatedNode, _ mistakes: inout DocumentMistakes) -> Content {
    var content = Content()
    guard let members = document.members(of: Self.memberNames, expected: Self.shape, &mistakes) else {
      return content
    }
    if members["fields"] == nil, members["record"] == nil, !mistakes.mayMean(["fields", "record"], after: 0) {
      mistakes.add(document.error("the document has no rules", expected: Self.shape))
    }
    var decoder = self
    // Names of scenarios are not compared with a declaration that has mistakes, or whose own name has one.
    if let declaration = members["scenarios"] {
      decoder.scenarios = declaration.declaredScenarios(&mistakes)
    } else if mistakes.mayMean(["scenarios"], after: 0) {
      decoder.scenarios = nil
    }
    content.scenarios = decoder.scenarios ?? []
    for name in ["description", "$schema"] { _ = mistakes.text(members[name]) }
    let stopsAtFirst = mistakes.boolean(members["stopAtFirst"]) ?? false
    content.unknownFields =
      mistakes.read(members["unknownFields"]) { value throws(RuleDocumentError) in try value.unknownFields() }
      ?? nil
    if let record = members["record"] {
      decoder.decodeField(record, FieldPattern([]), stopsAtFirst, into: &content, &mistakes)
    }
    if let fields = members["fields"] {
      decoder.decodeFields(fields, stopsAtFirst, into: &content, &mistakes)
    }
    return content
  }

  private func decodeFields(
    _ fields: LocatedNode,
    _ stopsAtFirst: Bool,
    into content: inout Content,
    _ mistakes: inout DocumentMistakes
  ) {
    var paths: Set<[UInt8]> = []
    for member in fields.members(expected: "an object of fields", &mistakes) ?? [] {
      guard let pattern = pattern(of: member, &mistakes) else { continue }
      if !paths.insert(Array(pattern.description.utf8)).inserted, !member.isRepeated {
        mistakes.add(
          member.value.error(
            "the field \(pattern) appears twice",
            expected: "all rules of a field in one place",
            at: member.position
          )
        )
      }
      decodeField(member.value, pattern, stopsAtFirst, into: &content, &mistakes)
    }
  }

  private func pattern(of member: LocatedNode.Member, _ mistakes: inout DocumentMistakes) -> FieldPattern? {
    // The name is a separate text, so that a mistake in the path is reported by its position in the name.
    let name = LocatedNode(
      node: JSONNode(.string(member.name), position: member.position),
      pointer: member.value.pointer,
      source: member.value.source
    )
    do throws(RuleDocumentError) { return try name.fieldPattern() } catch {
      // A mistake in the path of a repeated member is that of the first.
      if !member.isRepeated { mistakes.add(error) }
      return nil
    }
  }

  private func decodeField(
    _ field: LocatedNode,
    _ pattern: FieldPattern,
    _ stopsAtFirst: Bool,
    into content: inout Content,
    _ mistakes: inout DocumentMistakes
  ) {
    let shape = "an array of rules, or an object with the member \"rules\""
    var modifiers = RuleModifiers()
    var rules: LocatedNode? = field
    if field.node.object != nil {
      let known = mistakes.count
      let members =
        field.members(of: ["rules", "label"] + RuleModifier.names, expected: shape, &mistakes) ?? [:]
      rules = members["rules"]
      if rules == nil, !mistakes.mayMean(["rules"], after: known) {
        mistakes.add(field.error("the field has no rules", expected: shape))
      }
      if let label = mistakes.text(members["label"]) {
        content.labels.append((pattern, label))
      }
      modifiers = self.modifiers(members, pattern, &mistakes)
    }
    let expected = field.node.object == nil ? shape : "an array of rules"
    guard let elements = mistakes.elements(of: rules, expected: expected) else { return }
    var builder = FieldRulesBuilder(
      pattern: pattern,
      field: modifiers,
      stopsAtFirst: stopsAtFirst || modifiers.stopsAtFirst,
      made: made
    )
    for element in elements {
      if let call = decodeRule(element, pattern, &mistakes) { builder.add(call) }
    }
    content.fields.append(builder.rules())
  }
}
