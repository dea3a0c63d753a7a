import CJSONTape
import JSONText
import RuleDocuments

/// What no other keyword evaluated.
extension SchemaReport {
  mutating func checkUnevaluated(
    _ rules: Rules, _ schema: Int, _ value: JSONTapeValue, _ marks: Int
  ) {
    if value.kind == .array, let rest = rules.pointee.lists?.unevaluated {
      var element = value.first
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          if plan.rules.elements[rest].verdict == false {
            report(.tooMany(index, value.count), schema, "unevaluatedItems")
            return
          }
          descend(into: .index(index), rest, element, .init(keyword: "unevaluatedItems"))
          self.marks[marks + index] = true
        }
        element = element.next
      }
    }
    if value.kind == .object, let rest = rules.pointee.objects?.unevaluated {
      var name = value.first
      for index in 0..<value.count {
        if !self.marks[marks + index] {
          if plan.rules.elements[rest].verdict == false {
            report(.unknown(name, isUnevaluated: true), schema, "unevaluatedProperties")
          } else {
            descend(into: .member(name), rest, name.next, .init(keyword: "unevaluatedProperties"))
          }
          self.marks[marks + index] = true
        }
        name = name.next.next
      }
    }
  }
}
