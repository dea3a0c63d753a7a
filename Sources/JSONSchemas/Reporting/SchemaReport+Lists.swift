import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for lists.
extension SchemaReport {
  mutating func check(
    elements value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ schema: Int, _ marks: Int?
  ) {
    let count = value.count
    if let minimum = lists.minimum, count < minimum { report(.tooFew(minimum, count), schema, "minItems") }
    if let maximum = lists.maximum, count > maximum { report(.tooMany(maximum, count), schema, "maxItems") }
    var element = value.first
    for index in 0..<count {
      if index < lists.prefix.count {
        descend(
          into: .index(index), lists.prefix[index], element,
          .init(keyword: lists.prefixKeyword, part: .index(index)))
      } else if let items = lists.items {
        if plan.rules.elements[items].verdict == false {
          report(.tooMany(lists.prefix.count, count), schema, lists.itemsKeyword)
          break
        }
        descend(into: .index(index), items, element, .init(keyword: lists.itemsKeyword))
      } else {
        break
      }
      if let marks { self.marks[marks + index] = true }
      element = element.next
    }
    if let contains = lists.contains { checkContained(contains, value, lists, schema, marks) }
    if lists.isUnique, let (original, repeated) = RepeatedElements.first(in: value) {
      report(.repeatedElement(original, repeated), schema, "uniqueItems")
    }
  }

  private mutating func checkContained(
    _ contained: Int, _ value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ schema: Int, _ marks: Int?
  ) {
    var (found, element) = (0, value.first)
    for index in 0..<value.count {
      path.append(.index(index))
      let isMatch = accepts(contained, element, nil, .init(keyword: "contains"))
      path.removeLast()
      if isMatch {
        found += 1
        if let marks, lists.marksContained { self.marks[marks + index] = true }
      }
      element = element.next
    }
    if found < lists.minimumContained {
      let keyword = lists.minimumContained == 1 ? "contains" : "minContains"
      if lists.minimumContained == 1, let constant = plan.rules.elements[contained].constant {
        let error = ValidationError(code: .collectionElementMissing, limits: ["expected": constant.argument])
        report(error, schema, keyword)
      } else {
        report(.tooFewMatching(lists.minimumContained, found), schema, keyword)
      }
    } else if let maximum = lists.maximumContained, found > maximum {
      report(.tooManyMatching(maximum, found), schema, "maxContains")
    }
  }
}
