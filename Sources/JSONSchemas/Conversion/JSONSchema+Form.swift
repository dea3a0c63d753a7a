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
    var reader = FormReader(plan)
    reader.read()
    return FormAttributes(reader.fields, emptyIsAbsent: emptyIsAbsent)
  }
}

/// Collects what a schema says of each property.
private struct FormReader {
  private let plan: SchemaPlan
  private var walk: SchemaWalk
  private(set) var fields: [(path: String, input: InputConstraints)] = []
  private var places: [String: Int] = [:]

  init(_ plan: SchemaPlan) {
    self.plan = plan
    walk = SchemaWalk(plan)
  }

  mutating func read() {
    while let (step, obstacle) = walk.next() {
      let rules = plan.schemas[step.schema]
      guard obstacle == nil, rules.verdict != false else { continue }
      if !step.path.isEmpty { add(rules, at: step.path, isRequired: step.isThere) }
      var next = rules.inEveryCase.map { step.applying($0) }
      if let objects = rules.objects {
        let required = Set(objects.required.map { MemberName($0) })
        next += objects.properties.map { name, schema in
          step.entering(
            schema, at: SchemaConverter.path(step.path, name),
            isThere: step.isThere && required.contains(MemberName(name)))
        }
      }
      // An element need not exist.
      if let items = rules.lists?.items, !step.path.isEmpty {
        next.append(step.entering(items, at: step.path + "[]", isThere: false))
      }
      walk.add(next)
    }
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
