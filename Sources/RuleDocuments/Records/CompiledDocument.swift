import JSONText
import Primitives
import ValidationCore

/// The compiled rules of a document for all fields.
///
/// `@unchecked Sendable` holds because it never changes after initialization, except for its pool.
final class CompiledDocument: @unchecked Sendable {
  private let fields: FixedList<CompiledField>
  private let quick: QuickTables
  private let tree: RecordTree
  private let conditions: ConditionTables
  /// Whether a run passes all members that an object may have, so that it sees every other.
  private let seesOthers: Bool
  /// Frames that outlive one run.
  private let frames = Pool<RunFrame>(capacity: 32)

  /// - Parameter isWhole: Whether the rules are those of all scenarios, which name every known member.
  init(_ fields: [FieldRules], labels: FieldLabels?, isWhole: Bool) {
    var plans = PlanBuilder()
    self.fields = FixedList(count: fields.count) { CompiledField(fields[$0], at: $0, labels: labels, &plans) }
    let all = self.fields.elements
    quick = QuickTables(FixedList(count: fields.count) { all[$0].quick }, plans.quick)
    tree = plans.tree.build()
    conditions = plans.conditions.build()
    seesOthers = isWhole && tree.passesAllMembers
  }

  /// Runs all rules on a record; returns whether the record may have members that the document does not name.
  func run(on record: JSONTapeValue, _ sink: inout ErrorSink) -> Bool {
    var frame = frames.take() ?? makeFrame()
    var run = Evaluation(record, frame, conditions)
    validate(record, at: 0, inScope: 0, &run, &sink)
    run.end()
    frame.entered = run.entered
    let hasOthers = run.hasOthers
    frames.give(frame)
    return hasOthers || !seesOthers
  }

  private func makeFrame() -> RunFrame {
    RunFrame(
      slotCount: tree.parts.count, levelCount: tree.levelCount, subjectCount: conditions.subjects.count,
      order: tree.order)
  }

  /// Validates the record, or an element of a list.
  private func validate(
    _ value: JSONTapeValue,
    at index: Int,
    inScope scope: Int,
    _ run: inout Evaluation,
    _ sink: inout ErrorSink
  ) {
    tree.scopes.withElement(at: scope) { scope in
      let mayMismatch = run.enter(value, at: index, as: scope)
      scope.steps.visit { step in
        switch step {
        case .fields(let first, let end):
          validate(fields: Int(first), end: Int(end), mayMismatch, &run, &sink)
        case .elements(let slot, let scope, let offset):
          guard let list = run.slots[Int(slot)], list.type == .list else {
            fields.withElement(at: Int(offset)) { field in
              _ = field.reportMismatch(onWayTo: Int(slot), .list, tree.parts, &run, &sink)
            }
            break
          }
          validate(elementsOf: list, inScope: Int(scope), &run, &sink)
        }
        return !sink.isDecided
      }
    }
  }

  /// Validates all elements of a list.
  private func validate(
    elementsOf list: JSONTapeValue, inScope number: Int, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    tree.scopes.withElement(at: number) { scope in
      if scope.onlyField < 0 {
        return list.forEachElement { index, element in
          validate(element, at: index, inScope: number, &run, &sink)
          return !sink.isDecided
        }
      }
      let field = quick.fields.elements + scope.onlyField
      let group = quick.onlyGroup(of: field.pointee)
      list.forEachElement { index, element in
        // Most elements are valid by themselves; nothing reads that they are current.
        if let group, field.pointee.accepts(element), group.pointee.acceptsAlone(element) { return true }
        let value = run.enter(whole: element, at: index, as: scope)
        if validate(value, of: field, mayMismatch: false, &run, &sink) { return true }
        return !sink.isDecided
      }
    }
  }

  /// Validates the values of fields that are next to each other, in the current elements.
  ///
  /// - Parameter mayMismatch: Whether a container of the fields may be of another type.
  @inline(__always)
  private func validate(
    fields first: Int, end: Int, _ mayMismatch: Bool, _ run: inout Evaluation, _ sink: inout ErrorSink
  ) {
    var field = quick.fields.elements + first
    let limit = quick.fields.elements + end
    while field < limit {
      let value = run.slots[Int(field.pointee.slot)]
      if !validate(value, of: field, mayMismatch: mayMismatch, &run, &sink), sink.isDecided { return }
      field += 1
    }
  }

  /// Validates the value of a field; returns true if it is certainly valid, and false after its rules have run.
  @inline(__always)
  private func validate(
    _ value: JSONTapeValue?, of field: UnsafeMutablePointer<QuickField>, mayMismatch: Bool,
    _ run: inout Evaluation, _ sink: inout ErrorSink
  ) -> Bool {
    var refusing = QuickGroups.none
    if let value {
      if field.pointee.accepts(value) {
        refusing = quick.firstRefusing(of: field.pointee.onPresence, value, &run)
        if refusing == QuickGroups.none { return true }
      }
    } else if !mayMismatch {
      if quick.firstRefusing(of: field.pointee.onAbsence, nil, &run) == QuickGroups.none { return true }
    }
    let offset = field - quick.fields.elements
    if value != nil || !mayMismatch || !mismatches(field: offset, &run, &sink) {
      fields.withElement(at: offset) { $0.runGroups(on: value, refusedBy: refusing, &run, &sink) }
    }
    return false
  }

  /// Whether a value on the path to a field that is absent cannot contain it, which is reported.
  @inline(never)
  private func mismatches(field offset: Int, _ run: inout Evaluation, _ sink: inout ErrorSink) -> Bool {
    let slot = Int(quick.fields[offset].slot)
    return fields.withElement(at: offset) { $0.reportMismatch(onWayTo: slot, nil, tree.parts, &run, &sink) }
  }
}
