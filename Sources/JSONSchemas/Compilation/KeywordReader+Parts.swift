import JSONText
import RuleDocuments

/// The keywords for the parts of lists and objects.
extension KeywordReader {
  // MARK: Objects

  mutating func readObjects(_ reader: inout SchemaReader) {
    var objects = rules.objects ?? SubschemaRules.Objects()
    objects.properties = map("properties", &reader)
    for (pattern, schema) in map("patternProperties", &reader) {
      guard let matcher = matcher(of: pattern, "patternProperties", &reader) else { continue }
      objects.patterns.append((pattern, matcher, schema))
    }
    objects.additional = single("additionalProperties", &reader)
    if dialect.draft >= .draft6 { objects.names = single("propertyNames", &reader) }
    if dialect.draft >= .draft2019 { objects.dependentSchemas = map("dependentSchemas", &reader) }
    if let dependencies = schema["dependencies"]?.object {
      objects.dependencyKeywords = ("dependencies", "dependencies")
      for member in dependencies {
        if let names = member.value.array {
          objects.dependentRequired.append((member.key, names.compactMap(\.string)))
        } else {
          let offset = reader.child(rules, JSONPointer.token("dependencies"), JSONPointer.token(member.key))
          objects.dependentSchemas.append((member.key, offset))
        }
      }
    }
    rules.objects = objects
  }

  mutating func readObjectLimits() {
    var objects = rules.objects ?? SubschemaRules.Objects()
    objects.required = schema["required"]?.array?.compactMap(\.string) ?? []
    objects.minimum = count("minProperties").flatMap { $0 > 0 ? $0 : nil }
    objects.maximum = count("maxProperties")
    if dialect.draft >= .draft2019 {
      for member in schema["dependentRequired"]?.object ?? [] {
        objects.dependentRequired.append((member.key, (member.value.array ?? []).compactMap(\.string)))
      }
    }
    rules.objects = objects.isEmpty ? nil : objects
  }

  // MARK: Lists

  mutating func readLists(_ reader: inout SchemaReader) {
    var lists = rules.lists ?? SubschemaRules.Lists()
    if dialect.draft == .draft2020 {
      lists.prefix = list("prefixItems", &reader)
      lists.items = single("items", &reader)
    } else if schema["items"]?.array != nil {
      lists.prefix = list("items", &reader)
      lists.prefixKeyword = "items"
      lists.items = single("additionalItems", &reader)
      lists.itemsKeyword = "additionalItems"
    } else {
      lists.items = single("items", &reader)
    }
    if dialect.draft >= .draft6 { lists.contains = single("contains", &reader) }
    lists.marksContained = dialect.draft == .draft2020
    rules.lists = lists
  }

  mutating func readListLimits() {
    var lists = rules.lists ?? SubschemaRules.Lists()
    lists.minimum = count("minItems").flatMap { $0 > 0 ? $0 : nil }
    lists.maximum = count("maxItems")
    lists.isUnique = schema["uniqueItems"]?.bool == true
    if dialect.draft >= .draft2019 {
      lists.minimumContained = count("minContains") ?? 1
      lists.maximumContained = count("maxContains")
    }
    rules.lists = lists.isEmpty ? nil : lists
  }

  mutating func readUnevaluated(_ reader: inout SchemaReader) {
    guard dialect.draft >= .draft2019 else { return }
    if let schema = single("unevaluatedItems", &reader) {
      rules.lists = rules.lists ?? SubschemaRules.Lists()
      rules.lists?.unevaluated = schema
    }
    if let schema = single("unevaluatedProperties", &reader) {
      rules.objects = rules.objects ?? SubschemaRules.Objects()
      rules.objects?.unevaluated = schema
    }
  }
}
