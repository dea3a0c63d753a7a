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

  /// Keeps the nodes.
  private let plan: SchemaPlan
  private let nodes: UnsafeMutablePointer<SchemaNode>
  private let tracksScope: Bool
  var frame: SchemaFrame
  private var steps: Int
  private var depth = 0
  /// Whether the run ended without a verdict.
  var isExhausted = false

  init(_ plan: SchemaPlan, _ frame: consuming SchemaFrame) {
    self.plan = plan
    nodes = plan.nodes.elements
    tracksScope = plan.hasDynamicReferences
    self.frame = frame
    steps = plan.maximumSteps
  }

  /// Clears the memory of the run for the next one, in place: a copy would be allocated.
  mutating func end() {
    frame.marks.removeAll(keepingCapacity: frame.marks.capacity <= 1 << 16)
    frame.scope.removeAll(keepingCapacity: true)
  }

  /// Whether a schema to which some resources led accepts a value.
  mutating func accepts(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int, in scope: [Int32]) -> Bool {
    if tracksScope { frame.scope = scope }
    return accepts(schema, value, marks)
  }

  /// What the kind of a value decides; nil if it does not.
  @inline(__always)
  func verdict(byKindOf value: JSONTapeValue, _ schema: Int32) -> Bool? {
    let node = nodes + Int(schema)
    let kind = KindSet(of: value)
    if !node.pointee.refused.isDisjoint(with: kind) { return false }
    return node.pointee.accepted.isDisjoint(with: kind) ? nil : true
  }

  /// Whether a schema accepts a value.
  ///
  /// - Parameter marks: Where to note which parts of the value were evaluated; -1 if nothing asks.
  @inline(__always)
  mutating func accepts(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int) -> Bool {
    let node = nodes + Int(schema)
    let kind = KindSet(of: value)
    if !node.pointee.refused.isDisjoint(with: kind) { return false }
    if !node.pointee.accepted.isDisjoint(with: kind), marks < 0 || kind.isDisjoint(with: .containers) {
      return true
    }
    return acceptsByKeywords(node, value, marks)
  }

  @inline(never)
  private mutating func acceptsByKeywords(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    steps &-= 1
    guard steps > 0, depth < Self.maximumDepth, !isExhausted else {
      isExhausted = true
      return false
    }
    let demands = node.pointee.demands
    if demands.contains(.literal), !isListed(value, node) { return false }
    switch value.kind {
    case .string:
      if demands.contains(.text), !node.pointee.texts.elements.pointee.accept(value) { return false }
    case .number:
      if demands.contains(.wholeNumber), !value.isWhole { return false }
      if demands.contains(.number), !acceptsNumber(node, value) { return false }
    default: break
    }
    depth += 1
    defer { depth -= 1 }
    guard tracksScope else { return acceptsParts(node, value, marks) }
    let resource = node.pointee.resource
    let isEntered = frame.scope.last != resource
    if isEntered { frame.scope.append(resource) }
    defer { if isEntered { frame.scope.removeLast() } }
    return acceptsParts(node, value, marks)
  }

  @inline(__always)
  private func isListed(_ value: JSONTapeValue, _ node: UnsafeMutablePointer<SchemaNode>) -> Bool {
    for index in 0..<node.pointee.literals.count
    where !node.pointee.literals.withElement(at: index, { $0.contain(value) }) {
      return false
    }
    return true
  }

  private func acceptsNumber(_ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue) -> Bool {
    var sink = ErrorSink(.verdict)
    node.pointee.numbers.elements.pointee.run(on: value, &sink)
    return !sink.hasError
  }

  @inline(__always)
  private mutating func acceptsParts(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    let demands = node.pointee.demands
    if demands.contains(.evaluated), value.kind == .array || value.kind == .object {
      return acceptsEvaluated(node, value, marks)
    }
    if demands.contains(.inPlace), !acceptsInPlace(node, value, marks) { return false }
    return acceptsContent(node, value, marks)
  }

  /// Whether the keywords for parts of a value, and the own rules, accept it.
  @inline(__always)
  private mutating func acceptsContent(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    switch value.kind {
    case .object:
      if node.pointee.objects.count > 0, !accepts(members: value, node.pointee.objects.elements, marks) {
        return false
      }
    case .array:
      if node.pointee.lists.count > 0, !accepts(elements: value, node.pointee.lists.elements, marks) {
        return false
      }
    default: break
    }
    return !node.pointee.demands.contains(.documents) || acceptsByDocuments(node, value)
  }

  @inline(never)
  private func acceptsByDocuments(_ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue) -> Bool {
    var isAccepted = true
    node.pointee.documents.visit { document in
      isAccepted = document.isValid(value)
      return isAccepted
    }
    return isAccepted
  }

  /// The same for a schema with a keyword for what no other one evaluated.
  @inline(never)
  private mutating func acceptsEvaluated(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ outer: Int
  ) -> Bool {
    let start = frame.marks.count
    frame.marks.append(contentsOf: repeatElement(false, count: value.count))
    let isAccepted =
      acceptsInPlace(node, value, start) && acceptsContent(node, value, start)
      && acceptsUnevaluated(node, value, start)
    if isAccepted, outer >= 0 {
      for index in 0..<value.count where frame.marks[start + index] { frame.marks[outer + index] = true }
    }
    frame.marks.removeLast(frame.marks.count - start)
    return isAccepted
  }

  // MARK: Schemas for the same value

  private mutating func acceptsInPlace(
    _ node: UnsafeMutablePointer<SchemaNode>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    for index in 0..<node.pointee.all.count {
      guard accepts(node.pointee.all[index], value, marks) else { return false }
    }
    for index in 0..<node.pointee.dynamic.count {
      guard accepts(target(of: node.pointee.dynamic.elements + index), value, marks) else { return false }
    }
    if node.pointee.any.count > 0, !acceptsAny(node.pointee.any.elements, value, marks) { return false }
    if node.pointee.one.count > 0, !acceptsOne(node.pointee.one.elements, value, marks) { return false }
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

  private func target(of dynamic: UnsafeMutablePointer<DynamicPlan>) -> Int32 {
    for resource in frame.scope where Int(resource) < dynamic.pointee.targets.count {
      let target = dynamic.pointee.targets[Int(resource)]
      if target >= 0 { return target }
    }
    return dynamic.pointee.target
  }

  private mutating func acceptsAny(
    _ plan: UnsafeMutablePointer<AlternativePlan>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    let candidates = plan.pointee.candidates(for: value)
    var isAccepted = false
    for index in 0..<plan.pointee.schemas.count where candidates.mayAccept(index) {
      if acceptsApart(plan.pointee.schemas[index], value, marks) {
        isAccepted = true
        // The others can only tell what else is evaluated.
        if marks < 0 { return true }
      }
      if isExhausted { return false }
    }
    return isAccepted
  }

  private mutating func acceptsOne(
    _ plan: UnsafeMutablePointer<AlternativePlan>, _ value: JSONTapeValue, _ marks: Int
  ) -> Bool {
    let candidates = plan.pointee.candidates(for: value)
    var count = 0
    for index in 0..<plan.pointee.schemas.count where candidates.mayAccept(index) {
      if acceptsApart(plan.pointee.schemas[index], value, marks) { count += 1 }
      if count > 1 || isExhausted { return false }
    }
    return count == 1
  }

  /// Whether a schema accepts a value; what it evaluated counts only then.
  @inline(__always)
  private mutating func acceptsApart(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int) -> Bool {
    marks < 0 ? accepts(schema, value, -1) : acceptsMarking(schema, value, marks)
  }

  private mutating func acceptsMarking(_ schema: Int32, _ value: JSONTapeValue, _ marks: Int) -> Bool {
    let start = frame.marks.count
    frame.marks.append(contentsOf: repeatElement(false, count: value.count))
    let isAccepted = accepts(schema, value, start)
    if isAccepted {
      for index in 0..<value.count where frame.marks[start + index] { frame.marks[marks + index] = true }
    }
    frame.marks.removeLast(frame.marks.count - start)
    return isAccepted
  }

  // MARK: What nothing evaluated

  private mutating func acceptsUnevaluated(
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

extension UInt64 {
  /// Whether the alternative with an offset is among those that the number has bits for.
  @inline(__always)
  fileprivate func mayAccept(_ alternative: Int) -> Bool {
    alternative >= Self.bitWidth || self >> UInt64(truncatingIfNeeded: alternative) & 1 != 0
  }
}

extension JSONTapeValue {
  /// Whether a number has no fraction: `18`, and `18.0` and `1.8e1`, which have the same value.
  @inline(__always)
  var isWhole: Bool {
    // Most have digits only.
    for byte in utf8 where byte &- 0x30 > 9 && byte != 0x2D {
      return ExactDecimal(written: utf8).isInteger
    }
    return true
  }
}
