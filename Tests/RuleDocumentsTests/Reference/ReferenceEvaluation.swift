import JSONText
import Primitives
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// What the rules of a document report for a record of nodes, computed in the most direct way: each field, condition
/// and other field searches the record from its start.
struct ReferenceEvaluation {
  private let record: JSONNode
  private var sink = ErrorSink(.list)
  /// The containers already reported to have the wrong type, by path and expected type.
  private var reported: Set<[UInt8]> = []

  static func errors(of document: RuleDocument, in record: JSONNode) -> [ValidationError] {
    var evaluation = ReferenceEvaluation(record: record)
    let fields = document.fields.filter { Self.applies($0.scenarios) }
    evaluation.validate(fields, level: 0, indices: [])
    if let severity = document.unknownFields {
      evaluation.reportUnknown(in: record, at: [], Self.named(by: document.fields), severity)
    }
    return evaluation.sink.errors
  }

  private static func applies(_ scenarios: Set<Scenario>?) -> Bool {
    scenarios.map { !$0.isDisjoint(with: Scenario.chosen) } ?? true
  }

  private init(record: JSONNode) { self.record = record }

  private static func key(_ path: FieldPath, _ expected: JSONTypeSet) -> [UInt8] {
    Array("\(path) \(expected.rawValue)".utf8)
  }

  // MARK: Order

  /// Validates fields that are in the same element, in order; those of one list together, element by element.
  private mutating func validate(_ fields: [FieldRules], level: Int, indices: [Int]) {
    var left = fields
    while let field = left.first {
      guard field.pattern.eachCount > level else {
        left.removeFirst()
        validate(field, indices)
        continue
      }
      let list = Self.list(field.pattern, level)
      let together = left.filter { $0.pattern.eachCount > level && Self.list($0.pattern, level) == list }
      left.removeAll { $0.pattern.eachCount > level && Self.list($0.pattern, level) == list }
      switch find(list, indices) {
      case .absent: continue
      case .mismatch(let mismatch): report(mismatch)
      case .value(let node):
        guard let elements = node.array else {
          report(Mismatch(node: node, expected: .list, path: Self.path(list, indices)))
          continue
        }
        for index in elements.indices { validate(together, level: level + 1, indices: indices + [index]) }
      }
    }
  }

  /// The steps to the list of a pattern's next `[]`.
  private static func list(_ pattern: FieldPattern, _ level: Int) -> [FieldPattern.Step] {
    let each = pattern.steps.indices.filter { if case .each = pattern.steps[$0] { true } else { false } }
    return Array(pattern.steps[..<each[level]])
  }

  // MARK: Search

  private struct Mismatch {
    let node: JSONNode
    let expected: JSONTypeSet
    let path: FieldPath
  }

  private enum Found {
    case absent
    case value(JSONNode)
    case mismatch(Mismatch)
  }

  private static func path(_ steps: [FieldPattern.Step], _ indices: [Int]) -> FieldPath {
    FieldPattern(steps).path(length: steps.count) { indices[$0] }
  }

  private func find(_ steps: [FieldPattern.Step], _ indices: [Int]) -> Found {
    var node = record
    let path = Self.path(steps, indices)
    for (position, segment) in path.segments.enumerated() {
      if node.isNull { return .absent }
      func mismatch(_ expected: JSONTypeSet) -> Found {
        .mismatch(
          Mismatch(node: node, expected: expected, path: FieldPath(Array(path.segments.prefix(position)))))
      }
      switch segment {
      case .key(let name):
        guard let members = node.object else { return mismatch(.object) }
        guard let member = members.last(where: { $0.key.hasSameBytes(as: name) }) else { return .absent }
        node = member.value
      case .index(let index):
        guard let elements = node.array else { return mismatch(.list) }
        guard elements.indices.contains(index) else { return .absent }
        node = elements[index]
      }
    }
    return node.isNull ? .absent : .value(node)
  }

  private func value(_ field: FieldReference, _ indices: [Int]) -> JSONNode? {
    if case .value(let node) = find(field.pattern.steps, indices) { node } else { nil }
  }

  private mutating func report(_ mismatch: Mismatch) {
    guard reported.insert(Self.key(mismatch.path, mismatch.expected)).inserted else { return }
    var error = ValidationError.typeMismatch(mismatch.node.valueType, expected: mismatch.expected)
    error.path = mismatch.path
    sink.report(error)
  }

  // MARK: Fields

  private mutating func validate(_ field: FieldRules, _ indices: [Int]) {
    let value: JSONNode?
    switch find(field.pattern.steps, indices) {
    case .mismatch(let mismatch): return report(mismatch)
    case .absent: value = nil
    case .value(let node): value = node
    }
    let path = Self.path(field.pattern.steps, indices)
    let mark = sink.errors.count
    check(value, field, indices, path)
    sink.adjust(from: mark) { $0.path = FieldPath(path.segments + $0.path.segments) }
  }

  private mutating func check(_ value: JSONNode?, _ field: FieldRules, _ indices: [Int], _ path: FieldPath) {
    guard holds(field.condition, indices) else { return }
    if let value {
      for requirement in field.requirements where !requirement.kinds.contain(value) {
        guard Self.applies(requirement.scenarios), holds(requirement.condition, indices) else { continue }
        requirement.mismatch.run(value.valueType, &sink)
        if requirement.isPlain { reported.insert(Self.key(path, requirement.kinds)) }
        return
      }
    }
    for group in field.groups where Self.applies(group.scenarios) && holds(group.condition, indices) {
      var found = sink
      let failed = found.failing { sink in run(group, value, indices, &sink) }
      sink = found
      if failed, group.endsField { return }
    }
  }

  private func run(_ group: GroupRules, _ value: JSONNode?, _ indices: [Int], _ sink: inout ErrorSink) {
    switch group.body {
    case .record(.nodes(let rule)):
      guard value != nil || !group.isOptional else { return }
      let tape = JSONTape()
      guard let place = tape.write(record) else { return }
      let nodes = NodeRecord(place)
      let stack = IndexStack(count: indices.count) { indices[$0] }
      rule.run(FieldContext(value: value, nodes: nodes, indices: stack), &sink)
    case .record(.relation(let relation, let fields, let failure)):
      guard value != nil || !group.isOptional else { return }
      let others = fields.map { self.value($0, indices) }
      if let error = relation.fault(of: value, others, fields.map(\.description)) {
        failure.run(error, &sink)
      }
    case .value(let rule):
      guard let value else {
        rule.absent?(&sink)
        return
      }
      rule.run(on: value, &sink)
    }
  }

  private func holds(_ condition: Condition?, _ indices: [Int]) -> Bool {
    switch condition {
    case nil: true
    case .isOneOf(let field, let values):
      values.contains { JSONMeaning($0) == JSONMeaning(value(field, indices) ?? JSONNode(.null)) }
    case .isPresent(let field, let expected): (value(field, indices) != nil) == expected
    case .not(let condition): !holds(condition, indices)
    case .all(let conditions): conditions.allSatisfy { holds($0, indices) }
    case .any(let conditions): conditions.contains { holds($0, indices) }
    }
  }
}

/// Members that the document does not name, by comparing each path of the record with each path of the document.
extension ReferenceEvaluation {
  private static func named(by fields: [FieldRules]) -> [FieldPattern] {
    func fieldsOf(_ condition: Condition?) -> [FieldPattern] {
      switch condition {
      case nil: []
      case .isOneOf(let field, _), .isPresent(let field, _): [field.pattern]
      case .not(let condition): fieldsOf(condition)
      case .all(let conditions), .any(let conditions): conditions.flatMap(fieldsOf)
      }
    }
    return fields.flatMap { field in
      [field.pattern] + field.otherFields + fieldsOf(field.condition)
        + field.requirements.flatMap { fieldsOf($0.condition) }
        + field.groups.flatMap { fieldsOf($0.condition) }
    }
  }

  /// Whether the first steps of a path in the document are those of a path in the record.
  private static func begins(_ pattern: FieldPattern, with path: [FieldPath.Segment]) -> Bool {
    guard pattern.steps.count >= path.count else { return false }
    return zip(pattern.steps, path).allSatisfy { step, segment in
      switch (step, segment) {
      case (.key(let one), .key(let other)): one.hasSameBytes(as: other)
      case (.index, .index), (.each, .index): true
      default: false
      }
    }
  }

  private mutating func reportUnknown(
    in node: JSONNode, at path: [FieldPath.Segment], _ named: [FieldPattern],
    _ severity: ValidationError.Severity
  ) {
    for (index, element) in (node.array ?? []).enumerated() {
      reportUnknown(in: element, at: path + [.index(index)], named, severity)
    }
    let names = named.compactMap { pattern -> String? in
      guard Self.begins(pattern, with: path), pattern.steps.count > path.count,
        case .key(let name) = pattern.steps[path.count]
      else { return nil }
      return name
    }
    if names.isEmpty, !path.isEmpty { return }
    let members = node.object ?? []
    for (offset, member) in members.enumerated() {
      let place = path + [.key(member.key)]
      if named.contains(where: { Self.begins($0, with: place) }) {
        // Of several members with the same name, the last one counts.
        let isLast = !members[(offset + 1)...].contains { MemberName($0.key) == MemberName(member.key) }
        if isLast { reportUnknown(in: member.value, at: place, named, severity) }
      } else {
        var error = ValidationError.unknownMember(member.key, among: names)
        error.path = FieldPath(place)
        error.severity = severity
        sink.report(error)
      }
    }
  }
}
