import JSONText
import Primitives
import ValidationCore

/// The compiled rules of a document for all fields.
///
/// `@unchecked Sendable` holds because it never changes after initialization.
final class CompiledDocument: @unchecked Sendable {
  private let fields: FixedList<CompiledField>
  private let members: ByteStringTable
  private let levelCount: Int
  private let slotCount: Int

  init(_ fields: [FieldRules]) {
    var table = PlanTable()
    self.fields = FixedList(count: fields.count) { CompiledField(fields[$0], &table) }
    members = ByteStringTable(table.names)
    (levelCount, slotCount) = (table.levelCount, table.slotCount)
  }

  /// Runs all rules on a record; its members are found in one pass.
  func run(on record: JSONTapeValue, _ sink: inout ErrorSink) {
    withUnsafeTemporaryAllocation(of: JSONTapeValue?.self, capacity: members.count) { found in
      found.initialize(repeating: nil)
      defer { found.deinitialize() }
      record.findMembers(of: members, into: found)
      withUnsafeTemporaryAllocation(of: WalkedElement.self, capacity: levelCount) { levels in
        levels.initialize(repeating: WalkedElement())
        defer { levels.deinitialize() }
        withUnsafeTemporaryAllocation(of: KeptAnswer.self, capacity: slotCount) { answers in
          answers.initialize(repeating: KeptAnswer())
          var run = Evaluation(record, members: found, levels: levels, answers: answers)
          fields.visit { field in
            field.run(&run, &sink)
            return !sink.isDecided
          }
        }
      }
    }
  }
}
