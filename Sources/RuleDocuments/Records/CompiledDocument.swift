import JSONText
import Primitives
import ValidationCore

/// The compiled rules of a document for all fields.
///
/// `@unchecked Sendable` holds because it never changes after initialization, except for its pool.
final class CompiledDocument: @unchecked Sendable {
  private let fields: FixedList<CompiledField>
  private let tree: RecordTree
  private let conditions: ConditionTables
  /// Frames that outlive one run.
  private let frames = Pool<RunFrame>(capacity: 32)

  init(_ fields: [FieldRules], labels: FieldLabels?) {
    var plans = PlanBuilder()
    self.fields = FixedList(count: fields.count) { CompiledField(fields[$0], at: $0, labels: labels, &plans) }
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
        case .field(let offset):
          fields.withElement(at: offset) { $0.run(tree.parts, &run, &sink) }
        case .elements(let slot, let scope, let offset):
          guard let list = run.slots[slot], list.type == .list else {
            fields.withElement(at: offset) { field in
              _ = field.reportMismatch(onWayTo: slot, .list, tree.parts, &run, &sink)
            }
            break
          }
          list.forEachElement { index, element in
            validate(element, at: index, inScope: scope, &run, &sink)
            return !sink.isDecided
          }
        }
        return !sink.isDecided
      }
    }
  }
}
