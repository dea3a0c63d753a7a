import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore

/// The keywords for objects.
extension SchemaCheck {
  mutating func accepts(
    members value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>, _ marks: Int
  ) -> Bool {
    let count = value.count
    guard count >= plan.pointee.minimum, count <= plan.pointee.maximum else { return false }
    var flags: UInt64 = 0
    if plan.pointee.readsMembers, !accepts(eachOf: value, plan, marks, &flags) { return false }
    if plan.pointee.flagCount == 0 { return true }
    if plan.pointee.flagCount > 64 { return acceptsMany(members: value, plan, marks) }
    guard plan.pointee.requiredFlags & ~flags == 0 else { return false }
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

  /// What the presence of members decides, for a schema that asks for that of more than 64.
  @inline(never)
  private mutating func acceptsMany(
    members value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>, _ marks: Int
  ) -> Bool {
    let presence = MemberPresence(of: value, plan)
    for index in 0..<plan.pointee.required.count where !presence.hasRequired(index) { return false }
    let requiring = plan.pointee.requiredDependencyCount
    for index in 0..<requiring {
      for other in 0..<plan.pointee.dependencies.elements[index].required.count
      where presence.lacks(other, ofDependency: index) {
        return false
      }
    }
    for index in 0..<plan.pointee.dependencies.count - requiring where presence.hasDependent(index) {
      let schema = plan.pointee.dependencies.elements[requiring + index].schema
      guard accepts(schema, value, marks) else { return false }
    }
    return true
  }

  /// Whether each member is accepted; notes which of the first 64 flagged names are present.
  @inline(__always)
  private mutating func accepts(
    eachOf value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>, _ marks: Int,
    _ flags: inout UInt64
  ) -> Bool {
    let hasNames = plan.pointee.names.count > 0
    let patternCount = plan.pointee.patterns.count
    let (additional, propertyNames) = (plan.pointee.additional, plan.pointee.propertyNames)
    var name = value.first
    for index in 0..<value.count {
      let member = JSONTapeValue(name.entry + 1)
      var isEvaluated = false
      if hasNames, let known = plan.pointee.names.slot(of: name.utf8) {
        let (schema, flag) = (known.pointee.value.schema, known.pointee.value.flag)
        // A shift by 64 or more, or by less than 0, gives 0.
        flags |= 1 << UInt64(bitPattern: Int64(flag))
        if schema >= 0 {
          guard accepts(schema, member, -1) else { return false }
          isEvaluated = true
        }
      }
      for pattern in 0..<patternCount {
        let pattern = plan.pointee.patterns.elements + pattern
        guard pattern.pointee.matcher.accepts(name) else { continue }
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
