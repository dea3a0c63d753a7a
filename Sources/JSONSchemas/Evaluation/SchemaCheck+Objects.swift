import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore

/// The keywords for objects.
extension SchemaCheck {
  mutating func accepts(
    members value: JSONTapeValue, _ node: UnsafeMutablePointer<SchemaNode>, _ marks: Int
  ) -> Bool {
    let plan = node.pointee.objects.elements
    let count = value.count
    guard count >= plan.pointee.minimum, count <= plan.pointee.maximum else { return false }
    let flagCount = plan.pointee.flagCount
    if flagCount == 0 {
      var flags: UInt64 = 0
      return accepts(members: value, plan, marks, &flags)
    }
    if flagCount <= 64 {
      var flags: UInt64 = 0
      guard accepts(members: value, plan, marks, &flags) else { return false }
      for index in 0..<plan.pointee.required.count
      where flags >> UInt64(plan.pointee.required[index]) & 1 == 0 {
        return false
      }
      for index in 0..<plan.pointee.dependencies.count {
        let dependency = plan.pointee.dependencies.elements + index
        guard flags >> UInt64(dependency.pointee.flag) & 1 != 0 else { continue }
        for other in 0..<dependency.pointee.required.count
        where flags >> UInt64(dependency.pointee.required[other]) & 1 == 0 {
          return false
        }
        if dependency.pointee.schema >= 0, !accepts(dependency.pointee.schema, value, marks) { return false }
      }
      return true
    }
    return acceptsMany(members: value, plan, marks)
  }

  /// The same for a schema that asks for the presence of more than 64 members.
  @inline(never)
  mutating func acceptsMany(
    members value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>, _ marks: Int
  ) -> Bool {
    var flags: UInt64 = 0
    guard accepts(members: value, plan, marks, &flags) else { return false }
    var present = Array(repeating: false, count: plan.pointee.flagCount)
    var name = value.first
    for _ in 0..<value.count {
      plan.pointee.names.withElement(at: 0) { names in
        guard let known = names.offset(of: name.utf8) else { return }
        let flag = plan.pointee.flags[known]
        if flag >= 0 { present[Int(flag)] = true }
      }
      name = name.next.next
    }
    for index in 0..<plan.pointee.required.count where !present[Int(plan.pointee.required[index])] {
      return false
    }
    for index in 0..<plan.pointee.dependencies.count {
      let dependency = plan.pointee.dependencies.elements + index
      guard present[Int(dependency.pointee.flag)] else { continue }
      for other in 0..<dependency.pointee.required.count
      where !present[Int(dependency.pointee.required[other])] {
        return false
      }
      if dependency.pointee.schema >= 0, !accepts(dependency.pointee.schema, value, marks) { return false }
    }
    return true
  }

  /// Whether each member is accepted; notes which of the first 64 flagged names are present.
  mutating func accepts(
    members value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>, _ marks: Int,
    _ flags: inout UInt64
  ) -> Bool {
    let hasNames = plan.pointee.names.count > 0
    let patternCount = plan.pointee.patterns.count
    let (additional, propertyNames) = (plan.pointee.additional, plan.pointee.propertyNames)
    guard hasNames || patternCount > 0 || additional >= 0 || propertyNames >= 0 else { return true }
    var name = value.first
    for index in 0..<value.count {
      let member = name.next
      var isEvaluated = false
      if hasNames,
        let known = plan.pointee.names.withElement(at: 0, { $0.offset(of: name.utf8) })
      {
        let flag = plan.pointee.flags[known]
        if flag >= 0, flag < 64 { flags |= 1 << UInt64(flag) }
        let schema = plan.pointee.properties[known]
        if schema >= 0 {
          guard accepts(schema, member, -1) else { return false }
          isEvaluated = true
        }
      }
      for pattern in 0..<patternCount {
        let pattern = plan.pointee.patterns.elements + pattern
        var sink = ErrorSink(.verdict)
        pattern.pointee.matcher.run(on: name, &sink)
        guard !sink.hasError else { continue }
        guard accepts(pattern.pointee.schema, member, -1) else { return false }
        isEvaluated = true
      }
      if !isEvaluated, additional >= 0 {
        guard accepts(additional, member, -1) else { return false }
        isEvaluated = true
      }
      if propertyNames >= 0, !accepts(propertyNames, name, -1) { return false }
      if isEvaluated, marks >= 0 { frame.marks[marks + index] = true }
      name = member.next
    }
    return true
  }
}
