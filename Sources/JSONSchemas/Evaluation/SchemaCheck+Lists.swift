import CJSONTape
import JSONText
import RuleDocuments

/// The keywords for lists.
extension SchemaCheck {
  mutating func accepts(
    elements value: JSONTapeValue, _ plan: UnsafeMutablePointer<ListPlan>, _ marks: Int
  ) -> Bool {
    let count = value.count
    guard count >= plan.pointee.minimum, count <= plan.pointee.maximum else { return false }
    let (prefixCount, items) = (plan.pointee.prefix.count, plan.pointee.items)
    if prefixCount > 0 || items >= 0 {
      var element = value.first
      for index in 0..<count {
        let schema = index < prefixCount ? plan.pointee.prefix[index] : items
        if schema < 0 { break }
        guard accepts(schema, element, -1) else { return false }
        if marks >= 0 { frame.marks[marks + index] = true }
        element = element.next
      }
    }
    if plan.pointee.contains >= 0, !accepts(contained: value, plan, marks) { return false }
    return !plan.pointee.isUnique || RepeatedElements.first(in: value) == nil
  }

  private mutating func accepts(
    contained value: JSONTapeValue, _ plan: UnsafeMutablePointer<ListPlan>, _ marks: Int
  ) -> Bool {
    var (found, element) = (0, value.first)
    for index in 0..<value.count {
      if accepts(plan.pointee.contains, element, -1) {
        found += 1
        if marks >= 0, plan.pointee.marksContained { frame.marks[marks + index] = true }
      }
      if isExhausted { return false }
      element = element.next
    }
    return found >= plan.pointee.minimumContained && found <= plan.pointee.maximumContained
  }
}
