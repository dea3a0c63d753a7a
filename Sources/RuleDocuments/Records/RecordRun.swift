import JSONText
import ValidationCore

/// The run of a document's rules over one record.
struct RecordRun<Record: RecordValue> {
  let record: Record
  /// The values of the members that the document names, each at its offset in the document's table.
  let members: UnsafeMutableBufferPointer<Record?>
  /// The record as nodes, made when the first rule asks for them.
  private(set) lazy var node = record.held.node

  init(_ record: Record, members: UnsafeMutableBufferPointer<Record?>) {
    self.record = record
    self.members = members
  }
}

/// The rules of a document for all fields, made ready to run.
///
/// `@unchecked Sendable` holds because nothing of it changes once it is made.
final class RecordPlan: @unchecked Sendable {
  let fields: FixedList<FieldPlan>
  private let members: MemberTable

  init(_ fields: [FieldRules]) {
    var offsets: [[UInt8]: Int] = [:]
    var names: [String] = []
    let plans = fields.map { field -> (FieldRules, Int?) in
      guard case .key(let name)? = field.pattern.steps.first else { return (field, nil) }
      let utf8 = Array(name.utf8)
      let offset = offsets[utf8] ?? names.count
      if offset == names.count { names.append(name) }
      offsets[utf8] = offset
      return (field, offset)
    }
    members = MemberTable(names)
    self.fields = FixedList(count: plans.count) { FieldPlan(plans[$0].0, member: plans[$0].1) }
  }

  /// Runs all rules over a record; its members are found in one pass.
  func run<Record: RecordValue>(on record: Record, _ findings: inout Findings) {
    withUnsafeTemporaryAllocation(of: Record?.self, capacity: members.count) { found in
      found.initialize(repeating: nil)
      defer { found.deinitialize() }
      record.findMembers(of: members, into: found)
      var run = RecordRun(record, members: found)
      fields.visit { field in
        field.run(&run, &findings)
        return !findings.isDecided
      }
    }
  }
}
