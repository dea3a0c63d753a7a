import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore
import ValidationRules

/// The keywords for lists.
extension SchemaReport {
  mutating func check(
    elements value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules, _ marks: Int?
  ) {
    let count = value.count
    if let minimum = lists.minimum, count < minimum { report(.tooFew(minimum, count), rules, ["minItems"]) }
    if let maximum = lists.maximum, count > maximum { report(.tooMany(maximum, count), rules, ["maxItems"]) }
    var element = value.first
    for index in 0..<count {
      if index < lists.prefix.count {
        descend(into: .index(index), lists.prefix[index], element, [lists.prefixKeyword, "\(index)"])
      } else if let items = lists.items {
        if plan.schemas[items].verdict == false {
          report(.tooMany(lists.prefix.count, count), rules, [lists.itemsKeyword])
          break
        }
        descend(into: .index(index), items, element, [lists.itemsKeyword])
      } else {
        break
      }
      if let marks { self.marks[marks + index] = true }
      element = element.next
    }
    if let contains = lists.contains { checkContained(contains, value, lists, rules, marks) }
    if lists.isUnique, let (original, repeated) = RepeatedElements.first(in: value) {
      report(.repeatedElement(original, repeated), rules, ["uniqueItems"])
    }
  }

  mutating func checkContained(
    _ schema: Int, _ value: JSONTapeValue, _ lists: SubschemaRules.Lists, _ rules: SubschemaRules,
    _ marks: Int?
  ) {
    var (found, element) = (0, value.first)
    for index in 0..<value.count {
      path.append(.index(index))
      let isMatch = !attempt(schema, element, nil, ["contains"]).hasErrors
      path.removeLast()
      if isMatch {
        found += 1
        if let marks, lists.marksContained { self.marks[marks + index] = true }
      }
      element = element.next
    }
    if found < lists.minimumContained {
      let keyword = lists.minimumContained == 1 ? "contains" : "minContains"
      if lists.minimumContained == 1, let constant = plan.schemas[schema].constant {
        let error = ValidationError(code: .collectionElementMissing, limits: ["expected": constant.argument])
        report(error, rules, [keyword])
      } else {
        report(.tooFewMatching(lists.minimumContained, found), rules, [keyword])
      }
    } else if let maximum = lists.maximumContained, found > maximum {
      report(.tooManyMatching(maximum, found), rules, ["maxContains"])
    }
  }
}
