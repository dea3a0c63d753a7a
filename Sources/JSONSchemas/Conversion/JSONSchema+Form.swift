import JSONText
import Primitives
public import RuleDocuments
import ValidationCore

extension JSONSchema {
  /// The attributes of HTML for the properties of the schema: what the keywords that apply to every value say of them.
  ///
  /// Properties are those that `properties` and `items` name, also by way of `$ref` and `allOf`. Alternatives and
  /// conditions have no attributes, and formats have some only if they are asserted.
  ///
  /// - Parameter emptyIsAbsent: Whether the server reads an empty input as an absent member. Otherwise a property is
  ///   `required` only if its schema refuses an empty text as well.
  public func formAttributes(emptyIsAbsent: Bool = true) -> FormAttributes {
    var reader = FormReader(plan: plan)
    reader.add(Int(plan.root), at: "", isRequired: true)
    return FormAttributes(reader.fields, emptyIsAbsent: emptyIsAbsent)
  }
}

/// Collects what a schema says of each property.
private struct FormReader {
  let plan: SchemaPlan
  var fields: [(path: String, input: InputConstraints)] = []
  private var places: [String: Int] = [:]
  /// The schemas on the way, so that one that contains itself ends.
  private var open: [Int] = []

  init(plan: SchemaPlan) { self.plan = plan }

  /// - Parameter isRequired: Whether the value must be there in every record.
  mutating func add(_ schema: Int, at path: String, isRequired: Bool) {
    let rules = plan.schemas[schema]
    guard !open.contains(schema), rules.verdict != false else { return }
    open.append(schema)
    defer { open.removeLast() }
    if !path.isEmpty { add(rules, at: path, isRequired: isRequired) }
    for reference in rules.references where !reference.isDynamic {
      add(reference.target, at: path, isRequired: isRequired)
    }
    for schema in rules.all { add(schema, at: path, isRequired: isRequired) }
    if let objects = rules.objects {
      let required = Set(objects.required.map { MemberName($0) })
      for (name, schema) in objects.properties {
        let isNamed = required.contains(MemberName(name))
        add(schema, at: SchemaConverter.path(path, name), isRequired: isRequired && isNamed)
      }
    }
    // An element need not exist.
    if let items = rules.lists?.items, !path.isEmpty { add(items, at: path + "[]", isRequired: false) }
  }

  private mutating func add(_ rules: SubschemaRules, at path: String, isRequired: Bool) {
    let place = places[path] ?? fields.count
    if place == fields.count {
      places[path] = place
      fields.append((path, InputConstraints()))
    }
    fields[place].input.add(rules, isRequired: isRequired)
  }
}

extension InputConstraints {
  fileprivate mutating func add(_ rules: SubschemaRules, isRequired: Bool) {
    if isRequired { self.isRequired = true }
    if let types = rules.types {
      // A value that can be null need not be filled in.
      if types.contains(.null) { mayBeNull() }
      restrict(to: types.ruleTypes)
    }
    for rule in rules.rules {
      let arguments = Dictionary(rule.arguments.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      add(rule.made.rule, named: rule.name, arguments, search: rule.pattern)
    }
    let isEmptyListed = rules.allowed.map { $0.contains { $0.string == "" } } ?? true
    if !isEmptyListed || rules.constant.map({ $0.string != "" }) == true { refusesEmptyText = true }
    let content = rules.annotations.filter { $0.keyword == "contentMediaType" }.compactMap(\.value.string)
    if rules.annotations.contains(where: { $0.keyword == "contentEncoding" }) { mediaTypes += content }
  }
}

extension SchemaTypes {
  /// The types as rules name them, without null.
  var ruleTypes: JSONTypeSet {
    let pairs: [(Self, JSONTypeSet)] = [
      (.text, .text), (.number, [.number, .integer]), (.integer, .integer), (.boolean, .boolean),
      (.list, .list), (.object, .object),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }
}
