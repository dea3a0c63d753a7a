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
  let maximumSteps: Int
  /// Whether a valid value can have warnings.
  let mayWarn: Bool
  private let frames = Pool<SchemaFrame>(capacity: 32)

  init(_ schemas: [SubschemaRules], root: Int, maximumSteps: Int) {
    self.schemas = schemas
    self.root = Int32(root)
    self.maximumSteps = maximumSteps
    mayWarn = schemas.contains { !$0.documents.isEmpty }
    nodes = FixedList(count: schemas.count) {
      SchemaNode(schemas[$0], readsEvaluated: schemas[$0].readsEvaluated)
    }
  }

  /// Whether a value is valid; nil if that takes more steps than are allowed.
  func verdict(_ value: JSONTapeValue) -> Bool? {
    var check = SchemaCheck(self, frames.take() ?? SchemaFrame())
    let isAccepted = check.accepts(root, value, -1)
    let verdict = check.isExhausted ? nil : isAccepted
    frames.give(check.end())
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
