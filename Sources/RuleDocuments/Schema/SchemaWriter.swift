import JSONText
import Primitives
import ValidationCore

/// Writes the schema of the fields of a document that has no mistakes.
struct SchemaWriter {
  /// What is known of a value in a record.
  final class Place {
    /// The members in the order in which the document names them.
    var members: [(name: String, place: Place)] = []
    /// The elements, if the value is a list.
    var elements: Place?
    /// The types that the rules accept; nil if they accept all.
    var kinds: JSONTypeSet?
    /// Whether the rules refuse an absent value and null.
    var isRequired = false
    /// The keywords of the rules.
    var keywords: [(key: String, value: JSONNode)] = []
    /// The rules that the standard cannot say.
    var rules: [JSONNode] = []

    func member(_ name: String) -> Place {
      if let known = members.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return known.place }
      let place = Place()
      members.append((name, place))
      return place
    }

    /// Whether the value, or a member of it, must be there.
    var mustExist: Bool { isRequired || members.contains { $0.place.mustExist } }
  }

  private let decoder: DocumentDecoder
  private let source: DocumentSource
  private let root = Place()
  private var omissions: [RuleSchema.Omission] = []
  /// Whether rules that the standard cannot say are in keywords of this library's own.
  private var hasOwnVocabulary = false
  /// Those of them that read other fields, or that depend on a condition, by the paths of their fields.
  private var ownFields: [(key: String, value: JSONNode)] = []

  static func schema(
    of document: CheckedDocument, hasOwnVocabulary: Bool
  ) throws(RuleDocumentError) -> RuleSchema {
    var writer = SchemaWriter(decoder: document.decoder, source: document.source)
    writer.hasOwnVocabulary = hasOwnVocabulary
    // The rules of the record come first, as in its errors.
    if let record = document.root["record"] { try writer.add(record, at: FieldPattern([])) }
    for (pattern, rules) in try document.fields() { try writer.add(rules, at: pattern) }
    writer.root.kinds = writer.root.kinds?.common(with: .object) ?? .object
    writer.root.isRequired = true
    var members = Self.members(of: writer.root)
    if hasOwnVocabulary {
      members.insert(("$schema", .text(RuleSchema.dialect)), at: 0)
      let record = writer.ownFields.first { $0.key.isEmpty }
      if let record { members.append(("rules", record.value)) }
      let named = writer.ownFields.filter { !$0.key.isEmpty }
      if !named.isEmpty { members.append(("fields", .members(of: named))) }
    }
    if let description = document.root["description"]?.string {
      members.insert(("description", .text(description)), at: 0)
    }
    return RuleSchema(schema: .members(of: members), omissions: writer.omissions)
  }

  private init(decoder: DocumentDecoder, source: DocumentSource) {
    (self.decoder, self.source) = (decoder, source)
  }

  // MARK: - Reading rules

  private mutating func add(_ field: JSONNode, at pattern: FieldPattern) throws(RuleDocumentError) {
    let path = pattern.description
    // A condition or a scenario of the field is one of all its rules, and so is a warning.
    let isConditional = field.isConditional
    let isWarning = field["severity"]?.string == "warning"
    let isOptional = field["optional"]?.bool == true
    let place = place(of: pattern)
    for rule in field["rules"]?.array ?? field.array ?? [] {
      let located = LocatedNode(node: rule, pointer: "", source: source)
      var mistakes = DocumentMistakes()
      guard let call = decoder.decodeRule(located, pattern, &mistakes) else {
        // Should not happen, since the document has been read before.
        if let mistake = mistakes.inOrder.first { throw mistake }
        continue
      }
      let use = RuleUse(rule, registry: decoder.registry)
      let severity = rule["severity"]?.string
      guard !isConditional, !rule.isConditional, severity == nil ? !isWarning : severity == "error",
        case .value(let made) = call.body, let place
      else {
        // Scenarios are declared by a rule document alone.
        if hasOwnVocabulary, rule["on"] == nil, field["on"] == nil {
          addOwn(rule, of: field, at: path)
        } else {
          omissions.append(.init(path: path, rule: use.name, isPartial: false))
        }
        continue
      }
      requirePath(of: pattern)
      if made.kinds != .any { place.kinds = place.kinds?.common(with: made.kinds) ?? made.kinds }
      var isPresence = false
      if made.absent != nil, !isOptional, rule["optional"]?.bool != true {
        place.isRequired = true
        isPresence = true
      }
      // A rule whose types or presence are in the schema is there in part at least.
      let coverage = use.coverage(asksForTypeOnly: call.asksForTypeOnly)
      place.keywords += coverage.keywords
      if !coverage.isExact {
        let hasPart = made.kinds != .any || isPresence || !coverage.keywords.isEmpty
        if hasOwnVocabulary {
          place.rules.append(rule)
          continue
        }
        omissions.append(.init(path: path, rule: use.name, isPartial: hasPart))
      }
    }
  }

  /// Adds a rule with the modifiers of its field to the keyword `fields`.
  private mutating func addOwn(_ rule: JSONNode, of field: JSONNode, at path: String) {
    var modifiers = (field.object ?? []).filter { $0.key != "rules" }.map { ($0.key, $0.value) }
    if modifiers.isEmpty {
      if let known = ownFields.firstIndex(where: { $0.key == path }), let rules = ownFields[known].value.array
      {
        ownFields[known].value = .list(rules + [rule])
      } else {
        ownFields.append((path, .list([rule])))
      }
      return
    }
    if let known = ownFields.firstIndex(where: { $0.key == path }),
      let rules = ownFields[known].value["rules"]?.array
    {
      modifiers.append(("rules", .list(rules + [rule])))
      ownFields[known].value = .members(of: modifiers)
    } else {
      modifiers.append(("rules", .list([rule])))
      ownFields.append((path, .members(of: modifiers)))
    }
  }

  /// The place of a field; nil for one in an element with a number, which differs from other elements.
  private func place(of pattern: FieldPattern) -> Place? {
    var place = root
    for step in pattern.steps {
      switch step {
      case .key(let name): place = place.member(name)
      case .each:
        let elements = place.elements ?? Place()
        place.elements = elements
        place = elements
      case .index: return nil
      }
    }
    return place
  }

  /// The values on the path to a field with rules must be objects or lists, or absent.
  private func requirePath(of pattern: FieldPattern) {
    for (length, step) in pattern.steps.enumerated() {
      let place = place(of: FieldPattern(Array(pattern.steps.prefix(length))))
      let kind: JSONTypeSet = if case .each = step { .list } else { .object }
      place?.kinds = place?.kinds?.common(with: kind) ?? kind
    }
  }

  // MARK: - Writing

  private static func schema(of place: Place) -> JSONNode { .members(of: members(of: place)) }

  private static func members(of place: Place) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    if let kinds = place.kinds {
      let types = typeNames(kinds) + (place.mustExist ? [] : ["null"])
      if types.isEmpty {
        // No value can pass, and a list of types must not be empty.
        members.append(("not", .members(of: [])))
      } else {
        members.append(("type", types.count == 1 ? .text(types[0]) : .list(types.map(JSONNode.text))))
      }
    } else if place.mustExist {
      members.append(("not", .members(["type": .text("null")])))
    }
    members += merged(place.keywords, isNullable: !place.mustExist)
    let required = place.members.filter(\.place.mustExist).map { JSONNode.text($0.name) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    if !place.members.isEmpty {
      members.append(
        ("properties", .members(of: place.members.map { ($0.name, schema(of: $0.place)) })))
    }
    if !place.rules.isEmpty { members.append(("rules", .list(place.rules))) }
    if let elements = place.elements { members.append(("items", schema(of: elements))) }
    return members
  }

  /// The keywords in one object; those that several rules have are in objects of their own, all of which apply.
  private static func merged(
    _ keywords: [(key: String, value: JSONNode)], isNullable: Bool
  ) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    var further: [JSONNode] = []
    for (key, value) in keywords {
      // An absent value passes, and so does null.
      let value = key == "enum" && isNullable ? .list((value.array ?? []) + [JSONNode(.null)]) : value
      guard let known = members.first(where: { $0.key == key }) else {
        members.append((key, value))
        continue
      }
      if known.value != value { further.append(.members(of: [(key, value)])) }
    }
    if !further.isEmpty { members.append(("allOf", .list(further))) }
    return members
  }

  private static func typeNames(_ kinds: JSONTypeSet) -> [String] {
    var names: [String] = []
    if kinds.contains(.text) { names.append("string") }
    if kinds.contains(.number) {
      names.append("number")
    } else if kinds.contains(.integer) {
      names.append("integer")
    }
    if kinds.contains(.boolean) { names.append("boolean") }
    if kinds.contains(.list) { names.append("array") }
    if kinds.contains(.object) { names.append("object") }
    return names
  }
}

extension JSONNode {
  /// Whether a rule or a field does not apply to every record.
  fileprivate var isConditional: Bool { self["when"] != nil || self["on"] != nil }
}
