import CJSONTape
import JSONText
import Primitives
import RuleDocuments
import ValidationCore

/// The verdict of a schema on a value, without errors: the first fault ends it.
///
/// ``SchemaReport`` is the slow reference for it.
struct SchemaCheck {
  /// Schemas that apply each other deeper than this cannot be decided: their references form a circle.
  static let maximumDepth = 1_200

  let plan: SchemaPlan
  var frame: SchemaFrame
  var steps: Int
  var depth = 0
  /// Whether the run ended without a verdict.
  var isExhausted = false

  init(_ plan: SchemaPlan, _ frame: consuming SchemaFrame) {
    self.plan = plan
    self.frame = frame
    steps = plan.maximumSteps
  }

  consuming func end() -> SchemaFrame {
    var frame = frame
    frame.marks.removeAll(keepingCapacity: frame.marks.capacity <= 1 << 16)
    frame.scope.removeAll(keepingCapacity: true)
    return frame
  }

  /// Whether a schema to which some resources led accepts a value.
  mutating func accepts(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int, in scope: [Int32]) -> Bool {
    frame.scope = scope
    return accepts(schema, value, marks)
  }

  /// Whether a schema accepts a value.
  ///
  /// - Parameter marks: Where to note which parts of the value were evaluated; -1 if nothing asks.
  mutating func accepts(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int) -> Bool {
    let node = plan.nodes.elements + Int(schema)
    switch node.pointee.verdict {
    case .always: return true
    case .never: return false
    case .byKeywords: break
    }
    steps &-= 1
    guard steps > 0, depth < Self.maximumDepth, !isExhausted else {
      isExhausted = true
      return false
    }
    depth += 1
    defer { depth -= 1 }
    let resource = node.pointee.resource
    let isEntered = frame.scope.last != resource
    if isEntered { frame.scope.append(resource) }
    defer { if isEntered { frame.scope.removeLast() } }
    guard hasType(node.pointee.types, value) else { return false }
    if node.pointee.literals.count > 0 {
      var isListed = true
      node.pointee.literals.visit { literals in
        isListed = literals.contain(value)
        return isListed
      }
      guard isListed else { return false }
    }
    if node.pointee.hasRules, !acceptsByRules(node, value) { return false }
    return acceptsParts(node, value, marks)
  }

  @inline(__always)
  func hasType(_ types: SchemaTypes, _ value: JSONTapeValue) -> Bool {
    if types == .all || types.contains(.of(value)) { return true }
    return types.contains(.integer) && value.isInteger
  }

  func acceptsByRules(_ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue) -> Bool {
    guard value.kind == .string || value.kind == .number else { return true }
    var sink = ErrorSink(.verdict)
    node.pointee.rules.run(on: value, &sink)
    return !sink.hasError
  }

  mutating func acceptsParts(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ outer: Int
  ) -> Bool {
    let hasOwnMarks = node.pointee.readsEvaluated && (value.kind == .array || value.kind == .object)
    let start = frame.marks.count
    var marks = outer
    if hasOwnMarks {
      frame.marks.append(contentsOf: repeatElement(false, count: value.count))
      marks = start
    }
    guard acceptsInPlace(node, value, marks) else {
      if hasOwnMarks { frame.marks.removeLast(frame.marks.count - start) }
      return false
    }
    var isAccepted = true
    switch value.kind {
    case .object: if node.pointee.objects.count > 0 { isAccepted = accepts(members: value, node, marks) }
    case .array: if node.pointee.lists.count > 0 { isAccepted = accepts(elements: value, node, marks) }
    default: break
    }
    if isAccepted, node.pointee.documents.count > 0 {
      node.pointee.documents.visit { document in
        isAccepted = document.isValid(value)
        return isAccepted
      }
    }
    if hasOwnMarks {
      if isAccepted { isAccepted = acceptsUnevaluated(node, value, marks) }
      if isAccepted, outer >= 0 {
        for index in 0..<value.count where frame.marks[start + index] { frame.marks[outer + index] = true }
      }
      frame.marks.removeLast(frame.marks.count - start)
    }
    return isAccepted
  }

  // MARK: Schemas for the same value

  mutating func acceptsInPlace(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    for index in 0..<node.pointee.all.count {
      guard accepts(node.pointee.all[index], value, marks) else { return false }
    }
    for index in 0..<node.pointee.dynamic.count {
      guard accepts(target(of: node.pointee.dynamic.elements + index), value, marks) else { return false }
    }
    if node.pointee.any.count > 0, !acceptsAny(node, value, marks) { return false }
    if node.pointee.one.count > 0, !acceptsOne(node, value, marks) { return false }
    if node.pointee.not >= 0 {
      let isAccepted = accepts(node.pointee.not, value, -1)
      if isAccepted || isExhausted { return false }
    }
    guard node.pointee.condition >= 0 else { return true }
    let holds = acceptsApart(node.pointee.condition, value, marks)
    if isExhausted { return false }
    let next = holds ? node.pointee.then : node.pointee.otherwise
    return next < 0 || accepts(next, value, marks)
  }

  func target(of dynamic: UnsafeMutablePointer<DynamicPlan>) -> Int32 {
    for resource in frame.scope where Int(resource) < dynamic.pointee.targets.count {
      let target = dynamic.pointee.targets[Int(resource)]
      if target >= 0 { return target }
    }
    return dynamic.pointee.target
  }

  mutating func acceptsAny(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    var isAccepted = false
    for index in 0..<node.pointee.any.count {
      if acceptsApart(node.pointee.any[index], value, marks) {
        isAccepted = true
        // The others can only tell what else is evaluated.
        if marks < 0 { return true }
      }
      if isExhausted { return false }
    }
    return isAccepted
  }

  mutating func acceptsOne(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    var count = 0
    for index in 0..<node.pointee.one.count {
      if acceptsApart(node.pointee.one[index], value, marks) { count += 1 }
      if count > 1 || isExhausted { return false }
    }
    return count == 1
  }

  /// Whether a schema accepts a value; what it evaluated counts only then.
  mutating func acceptsApart(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int) -> Bool {
    guard marks >= 0 else { return accepts(schema, value, -1) }
    let start = frame.marks.count
    frame.marks.append(contentsOf: repeatElement(false, count: value.count))
    let isAccepted = accepts(schema, value, start)
    if isAccepted {
      for index in 0..<value.count where frame.marks[start + index] { frame.marks[marks + index] = true }
    }
    frame.marks.removeLast(frame.marks.count - start)
    return isAccepted
  }

  // MARK: Lists

  mutating func accepts(
    elements value: JSONTapeValue, _ node: UnsafeMutablePointer<SchemaNode>, _ marks: Int
  ) -> Bool {
    let plan = node.pointee.lists.elements
    let count = value.count
    guard count >= plan.pointee.minimum, count <= plan.pointee.maximum else { return false }
    if plan.pointee.prefix.count > 0 || plan.pointee.items >= 0 {
      var element = value.first
      for index in 0..<count {
        let schema = index < plan.pointee.prefix.count ? plan.pointee.prefix[index] : plan.pointee.items
        if schema < 0 { break }
        guard accepts(schema, element, -1) else { return false }
        if marks >= 0 { frame.marks[marks + index] = true }
        element = element.next
      }
    }
    if plan.pointee.contains >= 0 {
      var (found, element) = (0, value.first)
      for index in 0..<count {
        if accepts(plan.pointee.contains, element, -1) {
          found += 1
          if marks >= 0, plan.pointee.marksContained { frame.marks[marks + index] = true }
        }
        if isExhausted { return false }
        element = element.next
      }
      guard found >= plan.pointee.minimumContained, found <= plan.pointee.maximumContained else {
        return false
      }
    }
    return !plan.pointee.isUnique || RepeatedElements.first(in: value) == nil
  }

  // MARK: What nothing evaluated

  mutating func acceptsUnevaluated(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    let isObject = value.kind == .object
    let schema =
      isObject
      ? node.pointee.objects.count > 0 ? node.pointee.objects.elements.pointee.unevaluated : -1
      : node.pointee.lists.count > 0 ? node.pointee.lists.elements.pointee.unevaluated : -1
    guard schema >= 0, value.count > 0 else { return true }
    var part = value.first
    for index in 0..<value.count {
      let element = isObject ? part.next : part
      if !frame.marks[marks + index] {
        guard accepts(schema, element, -1) else { return false }
        frame.marks[marks + index] = true
      }
      part = element.next
    }
    return true
  }
}
