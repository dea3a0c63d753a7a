import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for objects and lists.
extension OutputEvaluation {
  // MARK: Objects

  mutating func check(
    members value: JSONTapeValue, _ objects: SubschemaRules.Objects, _ rules: SubschemaRules, _ schema: Int,
    _ marks: Int?, _ found: inout [OutputUnit]
  ) {
    let presence = plan.presence(in: value, of: schema)
    checkPresence(value, presence, objects, rules, &found)
    if !objects.dependentSchemas.isEmpty {
      let keyword = objects.dependencyKeywords.schemas
      var children: [OutputUnit] = []
      for (offset, dependency) in objects.dependentSchemas.enumerated() where presence.hasDependent(offset) {
        children.append(unit(of: dependency.schema, value, marks, by: keyword, dependency.name))
      }
      found.append(applicator(rules, keyword, children))
    }
    var (properties, patterns): ([OutputUnit], [OutputUnit]) = ([], [])
    var (additional, names): ([OutputUnit], [OutputUnit]) = ([], [])
    var (known, matching, others): ([JSONNode], [JSONNode], [JSONNode]) = ([], [], [])
    let propertyNames = objects.additional == nil ? [] : objects.properties.map(\.name)
    var name = value.first
    for index in 0..<value.count {
      let (text, member) = (name.string, name.next)
      var isEvaluated = false
      if let property = plan.property(name.utf8, of: schema) {
        isEvaluated = true
        known.append(.text(text))
        properties.append(unit(of: property, member, at: .key(text), by: "properties", text))
      }
      var isMatch = false
      for (index, pattern) in objects.patterns.enumerated() where plan.matches(name, index, of: schema) {
        isMatch = true
        patterns.append(
          unit(of: pattern.schema, member, at: .key(text), by: "patternProperties", pattern.pattern))
      }
      if isMatch { matching.append(.text(text)) }
      isEvaluated = isEvaluated || isMatch
      if !isEvaluated, let schema = objects.additional {
        isEvaluated = true
        others.append(.text(text))
        additional.append(
          stray(schema, member, text, by: "additionalProperties", among: propertyNames))
      }
      if let schema = objects.names { names.append(unit(ofName: text, name, schema)) }
      if isEvaluated, let marks { self.marks[marks + index] = true }
      name = member.next
    }
    if !objects.properties.isEmpty {
      found.append(applicator(rules, "properties", properties, annotation: .list(known)))
    }
    if !objects.patterns.isEmpty {
      found.append(applicator(rules, "patternProperties", patterns, annotation: .list(matching)))
    }
    if objects.additional != nil {
      found.append(applicator(rules, "additionalProperties", additional, annotation: .list(others)))
    }
    if objects.names != nil { found.append(applicator(rules, "propertyNames", names)) }
  }

  private mutating func checkPresence(
    _ value: JSONTapeValue, _ presence: MemberPresence, _ objects: SubschemaRules.Objects,
    _ rules: SubschemaRules, _ found: inout [OutputUnit]
  ) {
    if let minimum = objects.minimum {
      found.append(
        assertion(rules, "minProperties", value.count < minimum ? .tooFew(minimum, value.count) : nil))
    }
    if let maximum = objects.maximum {
      found.append(
        assertion(rules, "maxProperties", value.count > maximum ? .tooMany(maximum, value.count) : nil))
    }
    let missing = objects.required.indices.filter { !presence.hasRequired($0) }
    for offset in missing { found.append(assertion(rules, "required", .missing(objects.required[offset]))) }
    if missing.isEmpty, !objects.required.isEmpty { found.append(assertion(rules, "required", nil)) }
    guard !objects.dependentRequired.isEmpty else { return }
    let keyword = objects.dependencyKeywords.required
    var isMet = true
    for (index, dependency) in objects.dependentRequired.enumerated() {
      for (offset, name) in dependency.required.enumerated() where presence.lacks(offset, ofDependency: index)
      {
        isMet = false
        let other = "field." + FieldName.prefix(of: path) + dependency.name
        found.append(
          assertion(
            rules, keyword,
            ValidationError(
              code: .fieldsRequiredWith, limits: ["others": .alternatives([.key(other)])],
              path: [.key(name)])))
      }
    }
    if isMet { found.append(assertion(rules, keyword, nil)) }
  }

  /// What a schema says of a member that no other one is for.
  private mutating func stray(
    _ schema: Int, _ member: JSONTapeValue, _ name: String, by keyword: String,
    among known: [String]
  ) -> OutputUnit {
    var unit = unit(of: schema, member, at: .key(name), by: keyword)
    if plan.schemas[schema].verdict == false { fail(&unit, .unknownMember(name, among: known)) }
    return unit
  }

  /// What `propertyNames` says of a name, as a unit of the member that has it.
  private mutating func unit(ofName name: String, _ value: JSONTapeValue, _ schema: Int) -> OutputUnit {
    var unit = unit(of: schema, value, at: .key(name), by: "propertyNames")
    guard !unit.isValid else { return unit }
    let allowed = plan.schemas[schema].allowed?.compactMap(\.string)
    // The errors of the schema are about a text that is no value of the record.
    unit.children = []
    fail(
      &unit,
      allowed.map { .unknownMember(name, among: $0) }
        ?? ValidationError(code: .fieldsNameNotAllowed, path: [.key(name)]))
    return unit
  }

  // MARK: Lists

  mutating func check(
    elements value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules, _ marks: Int?,
    _ found: inout [OutputUnit]
  ) {
    let count = value.count
    if let minimum = lists.minimum {
      found.append(assertion(rules, "minItems", count < minimum ? .tooFew(minimum, count) : nil))
    }
    if let maximum = lists.maximum {
      found.append(assertion(rules, "maxItems", count > maximum ? .tooMany(maximum, count) : nil))
    }
    var (prefix, items) = ([OutputUnit](), [OutputUnit]())
    let isClosed = lists.items.map { plan.schemas[$0].verdict == false } ?? false
    var element = value.first
    for index in 0..<count {
      if index < lists.prefix.count {
        prefix.append(
          unit(of: lists.prefix[index], element, at: .index(index), by: lists.prefixKeyword, "\(index)"))
      } else if let schema = lists.items, !isClosed {
        items.append(unit(of: schema, element, at: .index(index), by: lists.itemsKeyword))
      } else {
        break
      }
      if let marks { self.marks[marks + index] = true }
      element = element.next
    }
    if !lists.prefix.isEmpty {
      let last: JSONNode? =
        prefix.isEmpty ? nil : prefix.count == count ? JSONNode(.bool(true)) : .count(prefix.count - 1)
      found.append(applicator(rules, lists.prefixKeyword, prefix, annotation: last))
    }
    if isClosed {
      let error: ValidationError? = count > lists.prefix.count ? .tooMany(lists.prefix.count, count) : nil
      found.append(assertion(rules, lists.itemsKeyword, error))
    } else if lists.items != nil {
      let annotation = items.isEmpty ? nil : JSONNode(.bool(true))
      found.append(applicator(rules, lists.itemsKeyword, items, annotation: annotation))
    }
    if let contains = lists.contains { checkContained(contains, value, lists, rules, marks, &found) }
    if lists.isUnique {
      let repeated = RepeatedElements.first(in: value)
      found.append(
        assertion(rules, "uniqueItems", repeated.map { .repeatedElement($0.original, $0.repeated) }))
    }
  }

  private mutating func checkContained(
    _ schema: Int, _ value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules,
    _ marks: Int?, _ found: inout [OutputUnit]
  ) {
    var (matching, children, element) = ([Int](), [OutputUnit](), value.first)
    for index in 0..<value.count {
      let child = unit(of: schema, element, at: .index(index), by: "contains")
      if child.isValid {
        matching.append(index)
        if let marks, lists.marksContained { self.marks[marks + index] = true }
      }
      children.append(child)
      element = element.next
    }
    var contains = apart(rules, "contains", children, nil)
    if lists.marksContained {
      contains.annotation =
        matching.count == value.count ? JSONNode(.bool(true)) : .list(matching.map { .count($0) })
    }
    if matching.count < lists.minimumContained, lists.minimumContained == 1 {
      if let constant = plan.schemas[schema].constant {
        fail(
          &contains,
          ValidationError(code: .collectionElementMissing, limits: ["expected": constant.argument]))
      } else {
        fail(&contains, .tooFewMatching(1, matching.count))
      }
    }
    found.append(contains)
    if lists.minimumContained != 1 {
      let isMet = matching.count >= lists.minimumContained
      found.append(
        assertion(
          rules, "minContains", isMet ? nil : .tooFewMatching(lists.minimumContained, matching.count)))
    }
    if let maximum = lists.maximumContained {
      let isMet = matching.count <= maximum
      found.append(assertion(rules, "maxContains", isMet ? nil : .tooManyMatching(maximum, matching.count)))
    }
  }

  // MARK: What nothing evaluated

  mutating func checkUnevaluated(
    _ rules: SubschemaRules, _ value: JSONTapeValue, _ marks: Int, _ found: inout [OutputUnit]
  ) {
    if value.kind == .array, let schema = rules.lists?.unevaluated {
      var (children, element, first) = ([OutputUnit](), value.first, Int?.none)
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          first = first ?? index
          if plan.schemas[schema].verdict == false { break }
          children.append(unit(of: schema, element, at: .index(index), by: "unevaluatedItems"))
          self.marks[marks + index] = true
        }
        element = element.next
      }
      if plan.schemas[schema].verdict == false {
        found.append(
          assertion(rules, "unevaluatedItems", first.map { .tooMany($0, value.count) }))
      } else {
        let annotation = children.isEmpty ? nil : JSONNode(.bool(true))
        found.append(applicator(rules, "unevaluatedItems", children, annotation: annotation))
      }
    }
    if value.kind == .object, let schema = rules.objects?.unevaluated {
      let known = plan.schemas[schema].verdict == false ? plan.members(of: [rules]) : []
      var (children, names, name) = ([OutputUnit](), [JSONNode](), value.first)
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          let text = name.string
          names.append(.text(text))
          children.append(
            stray(
              schema, name.next, text, by: "unevaluatedProperties", among: known))
          self.marks[marks + index] = true
        }
        name = name.next.next
      }
      found.append(applicator(rules, "unevaluatedProperties", children, annotation: .list(names)))
    }
  }
}
