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
  /// Frames that outlive one run.
  private let frames = Pool<RunFrame>(capacity: 32)

  init(_ fields: [FieldRules], labels: FieldLabels?) {
    var plans = PlanBuilder()
    self.fields = FixedList(count: fields.count) { CompiledField(fields[$0], at: $0, labels: labels, &plans) }
    let all = self.fields.elements
    quick = QuickTables(FixedList(count: fields.count) { all[$0].quick }, plans.quick)
    tree = plans.tree.build()
    conditions = plans.conditions.build()
  }

  /// Runs all rules on a record.
  func run(on record: JSONTapeValue, _ sink: inout ErrorSink) {
    var frame = frames.take() ?? makeFrame()
    var run = Evaluation(record, frame, conditions)
    validate(record, at: 0, inScope: 0, &run, &sink)
    run.end()
    frame.entered = run.entered
    frames.give(frame)
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
      run.enter(value, at: index, as: scope)
      scope.steps.visit { step in
        switch step {
        case .field(let offset): validate(field: Int(offset), &run, &sink)
        case .elements(let slot, let scope, let offset):
          guard let list = run.slots[Int(slot)], list.type == .list else {
            fields.withElement(at: Int(offset)) { field in
              _ = field.reportMismatch(onWayTo: Int(slot), .list, tree.parts, &run, &sink)
            }
            break
          }
          list.forEachElement { index, element in
            validate(element, at: index, inScope: Int(scope), &run, &sink)
            return !sink.isDecided
          }
        }
        return !sink.isDecided
      }
    }
  }

  /// Validates the value of a field in the current elements.
  @inline(__always)
  private func validate(field offset: Int, _ run: inout Evaluation, _ sink: inout ErrorSink) {
    let field = quick.fields.elements + offset
    let value = run.slots[Int(field.pointee.slot)]
    var refusing = QuickGroups.none
    if let value {
      if field.pointee.acceptedTypes.contain(value) || field.pointee.accepted.contain(value) {
        refusing = quick.firstRefusing(of: field.pointee.onPresence, value, &run)
        if refusing == QuickGroups.none { return }
      }
    } else {
      if run.mayMismatch(atLevel: Int(field.pointee.level)), mismatches(field: offset, &run, &sink) { return }
      if quick.firstRefusing(of: field.pointee.onAbsence, nil, &run) == QuickGroups.none { return }
    }
    fields.withElement(at: offset) { $0.runGroups(on: value, refusedBy: refusing, &run, &sink) }
  }

  /// Whether a value on the path to a field that is absent cannot contain it, which is reported.
  @inline(never)
  private func mismatches(field offset: Int, _ run: inout Evaluation, _ sink: inout ErrorSink) -> Bool {
    let slot = Int(quick.fields[offset].slot)
    return fields.withElement(at: offset) { $0.reportMismatch(onWayTo: slot, nil, tree.parts, &run, &sink) }
  }
}
