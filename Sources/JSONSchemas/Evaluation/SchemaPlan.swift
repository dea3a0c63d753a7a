import JSONText
import Primitives
import RuleDocuments
import ValidationCore

/// A schema and all that it refers to, compiled for verdicts.
///
/// `@unchecked Sendable` holds because it never changes after initialization, except for its pool.
final class SchemaPlan: @unchecked Sendable {
  let nodes: FixedList<SchemaNode>
  let root: Int32
  /// What the schemas say, for reports.
  let schemas: [SubschemaRules]
  /// The same, to be read in place.
  let rules: FixedList<SubschemaRules>
  /// For each schema the one that says the same, for verdicts: the target of a schema that is only a reference.
  let places: FixedList<Int32>
  let maximumSteps: Int
  /// Whether a reference depends on the resources on the way to it.
  let hasDynamicReferences: Bool
  /// Whether a run needs memory of its own.
  private let needsFrame: Bool
  /// Whether a valid value can have warnings.
  let mayWarn: Bool
  let joinedErrors = JoinedErrors()
  private let frames = Pool<SchemaFrame>(capacity: 32)

  init(_ schemas: [SubschemaRules], root: Int, maximumSteps: Int) {
    self.schemas = schemas
    rules = FixedList(schemas)
    self.root = Int32(root)
    self.maximumSteps = maximumSteps
    mayWarn = schemas.contains { !$0.documents.isEmpty }
    let parts = PlanParts(schemas)
    places = FixedList(schemas.indices.map { parts.place($0) })
    hasDynamicReferences = parts.hasDynamicReferences
    needsFrame = parts.hasDynamicReferences || schemas.contains(where: \.readsEvaluated)
    nodes = FixedList(count: schemas.count) { SchemaNode(schemas[$0], parts.verdicts[$0], parts) }
  }

  /// Whether a schema certainly refuses null.
  func refusesNull(_ schema: Int) -> Bool { (nodes.elements + schema).pointee.refused.contains(.null) }

  /// The schema that `properties` of a schema has for a member; nil if it has none.
  func property(_ name: UnsafeBufferPointer<UInt8>, of schema: Int) -> Int? {
    guard let slot = objects(of: schema)?.pointee.names.slot(of: name), slot.pointee.value.property >= 0
    else {
      return nil
    }
    return Int(slot.pointee.value.property)
  }

  /// Whether a pattern of `patternProperties` of a schema, by its offset, matches the name of a member.
  func matches(_ name: JSONTapeValue, _ pattern: Int, of schema: Int) -> Bool {
    guard let patterns = objects(of: schema)?.pointee.patterns.elements else { return false }
    return patterns[pattern].matcher.accepts(name)
  }

  /// Which of the members that a schema asks for an object has.
  func presence(in value: JSONTapeValue, of schema: Int) -> MemberPresence {
    MemberPresence(of: value, objects(of: schema))
  }

  /// The keywords for objects of a schema; nil if it has none.
  private func objects(of schema: Int) -> UnsafeMutablePointer<ObjectPlan>? {
    let node = nodes.elements + schema
    return node.pointee.objects.count > 0 ? node.pointee.objects.elements : nil
  }

  /// The names of the members that some schemas, and those that apply to the same value, have.
  func members(of rules: [SubschemaRules]) -> [String] {
    var (names, seen, open) = ([String](), Set<Int>(), rules)
    while let next = open.popLast() {
      names += next.objects?.properties.map(\.name) ?? []
      for schema in next.inPlace where seen.insert(schema).inserted { open.append(schemas[schema]) }
    }
    return names
  }

  /// Whether a value is valid; nil if that takes more steps than are allowed.
  func verdict(_ value: JSONTapeValue) -> Bool? {
    var check = SchemaCheck(self, needsFrame ? frames.take() ?? SchemaFrame() : SchemaFrame())
    let isAccepted = check.accepts(places[Int(root)], value, -1)
    let verdict = check.isExhausted ? nil : isAccepted
    if needsFrame {
      check.end()
      frames.give(check.frame)
    }
    return verdict
  }
}

/// The memory of one validation, which the next one uses again, so that it allocates nothing.
///
/// `@unchecked Sendable` holds because a frame belongs to one run at a time.
struct SchemaFrame: @unchecked Sendable {
  /// For each part of the values that are being checked whether something evaluated it.
  var marks: [Bool] = []
  /// The resources of the schemas on the way, for dynamic references.
  var scope: [Int32] = []
}
