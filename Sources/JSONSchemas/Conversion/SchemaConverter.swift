import JSONText
import Primitives
import RuleDocuments

/// Writes a rule document of what a schema says of the fields of a record.
struct SchemaConverter {
  let plan: SchemaPlan
  var walk: SchemaWalk
  var fields = ConvertedFields()
  var notes = ConversionNotes()
  /// Whether members that no schema names are refused, in the record and so in its parts.
  let isClosed: Bool

  init(plan: SchemaPlan) {
    self.plan = plan
    walk = SchemaWalk(plan)
    if let objects = plan.schemas[Int(plan.root)].objects, let additional = objects.additional {
      isClosed = plan.schemas[additional].verdict == false && objects.patterns.isEmpty
    } else {
      isClosed = false
    }
  }

  mutating func convert() -> ConvertedSchema {
    // A record is a part of nothing, but it can be null as its parts can.
    if plan.refusesNull(Int(plan.root)) { fields.add([.text("required")], at: "") }
    while let (step, obstacle) = walk.next() {
      let rules = plan.schemas[step.schema]
      switch obstacle {
      case .circle: notes.omit(rules, "$ref", "the schema contains itself")
      case .depth: notes.omit(rules, "$ref", "no record has parts so deep")
      case .count: notes.omit(rules, "$ref", "the document would have too many fields")
      case nil: take(step, rules)
      }
    }
    var members = fields.members
    if isClosed { members.insert(("unknownFields", .text("error")), at: 0) }
    return ConvertedSchema(document: .members(of: members), omissions: notes.omissions(from: fields))
  }

  private mutating func take(_ step: SchemaWalk.Step, _ rules: SubschemaRules) {
    switch step.turn {
    case .schema: addSchema(step, rules)
    case .members: if let objects = rules.objects { addMembers(objects, of: rules, step) }
    case .memberLimits: if let objects = rules.objects { addMemberLimits(objects, of: rules, step) }
    case .elements: if let lists = rules.lists { addElements(lists, of: rules, step) }
    }
  }

  private mutating func addSchema(_ step: SchemaWalk.Step, _ rules: SubschemaRules) {
    var own: [JSONNode] = step.isPart && step.isThere ? [.text("required")] : []
    if step.isPart, !step.isThere, plan.refusesNull(step.schema) { notes.omitNull(rules, at: step.path) }
    if let verdict = rules.verdict {
      if !verdict { own.append(.text("absent")) }
    } else {
      own += values(of: rules, at: step.path)
    }
    fields.add(own, rules.label ?? rules.title, at: step.path)
    omitConditions(of: rules)
    walk.add(rules.inEveryCase.map { step.applying($0) } + [step.then(.members), step.then(.elements)])
  }

  /// The rules for the value itself.
  private mutating func values(of rules: SubschemaRules, at path: String) -> [JSONNode] {
    var found: [JSONNode] = []
    if let own = rules.types {
      let names = own.schemaNames
      if names.count == 1 {
        found.append(.members(["type": .text(names[0])]))
      } else if !names.isEmpty {
        notes.omit(rules, "type", "a rule document has one type for a field")
      } else {
        found.append(.text("absent"))
      }
      fields.restrict(path, to: own)
    }
    if let allowed = rules.allowed {
      // Null is an absent value there.
      let values = allowed.filter { !$0.isNull }
      found.append(
        values.isEmpty ? .text("absent") : .members(["oneOf": .members(["allowed": .list(values)])]))
      fields.restrict(path, to: allowed.reduce(into: SchemaTypes()) { $0.formUnion(.of($1)) })
    }
    if let constant = rules.constant {
      found.append(
        constant.isNull ? .text("absent") : .members(["equal": .members(["to": constant])]))
      fields.restrict(path, to: .of(constant))
    }
    for keyword in rules.rules {
      found.append(.members(of: [(keyword.name, .members(of: keyword.arguments))]))
      notes.omitTypes(rules, keyword.keyword, at: path, accepted: keyword.made.rule.kinds)
      if keyword.made === SchemaFormat.unmappedHostname {
        notes.omit(rules, keyword.keyword, "names are mapped by UTS #46 before they are checked")
      }
    }
    return found
  }

  private mutating func omitConditions(of rules: SubschemaRules) {
    let conditions: [(String, Bool)] = [
      ("anyOf", !rules.any.isEmpty), ("oneOf", !rules.one.isEmpty), ("not", rules.not != nil),
      ("if", rules.condition != nil),
    ]
    for (keyword, isPresent) in conditions where isPresent {
      notes.omit(
        rules, keyword, "alternatives and conditions on the same value have no form in a rule document")
    }
    for (keyword, _) in rules.documents { notes.omit(rules, keyword, "the rules are not copied") }
    for reference in rules.references where reference.isDynamic {
      notes.omit(rules, reference.keyword, "a dynamic reference has no form in a rule document")
    }
  }

  /// The path of a member, as rule documents write it.
  static func path(_ path: String, _ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
      }
    if isPlain { return path.isEmpty ? name : "\(path).\(name)" }
    return "\(path)[\(JSONText.quoted(name))]"
  }
}
