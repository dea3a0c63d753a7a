import JSONText
import RuleDocuments

/// Which of the members that the keywords of a schema ask for an object has: found in one walk over the object, however
/// many there are.
struct MemberPresence {
  private let plan: UnsafeMutablePointer<ObjectPlan>?
  /// For the number of each member whether it is present.
  private var flags: [Bool]

  /// - Parameter plan: The keywords for objects, which outlive this; nil if there are none.
  init(of value: JSONTapeValue, _ plan: UnsafeMutablePointer<ObjectPlan>?) {
    self.plan = plan
    flags = Array(repeating: false, count: plan?.pointee.flagCount ?? 0)
    guard let plan, !flags.isEmpty else { return }
    var name = value.first
    for _ in 0..<value.count {
      if let known = plan.pointee.names.slot(of: name.utf8), known.pointee.value.flag >= 0 {
        flags[Int(known.pointee.value.flag)] = true
      }
      name = name.next.next
    }
  }

  /// Whether the object has a member of `required`, by its offset there.
  func hasRequired(_ offset: Int) -> Bool {
    guard let plan else { return false }
    return flags[Int(plan.pointee.required[offset])]
  }

  /// Whether the object has the member that demands another one of `dependentRequired` and lacks that.
  ///
  /// - Parameters:
  ///   - offset: Which of the members that are demanded.
  ///   - dependency: Which of the members that demand them.
  func lacks(_ offset: Int, ofDependency dependency: Int) -> Bool {
    guard let demand = plan?.pointee.dependencies.elements else { return false }
    return flags[Int(demand[dependency].flag)] && !flags[Int(demand[dependency].required[offset])]
  }

  /// Whether the object has a member of `dependentSchemas`, by its offset there.
  func hasDependent(_ offset: Int) -> Bool {
    guard let plan else { return false }
    // The plan has those of `dependentRequired` before them.
    let first = plan.pointee.requiredDependencyCount
    return flags[Int(plan.pointee.dependencies.elements[first + offset].flag)]
  }
}
