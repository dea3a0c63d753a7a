import JSONText
import ValidationCore

/// A rule that reads other fields of the record.
enum RecordRule: Sendable {
  /// A rule over nodes, which may keep what it is given.
  case nodes(Validation<FieldContext>)
  /// A rule that compares values where they stand.
  case comparison(Comparison, Validation<Void>)

  /// How the value of a field relates to that of another.
  enum Comparison: Sendable {
    /// An absent value passes.
    case same(as: FieldReference)

    func holds<Record>(at place: FieldPlace<Record>) -> Bool {
      switch self {
      case .same(let other):
        guard let value = place.value?.held else { return true }
        return place.value(of: other)?.held.means(value) ?? false
      }
    }
  }

  func modified(by modifiers: RuleModifiers) -> RecordRule {
    switch self {
    case .nodes(let rule): .nodes(modifiers.applied(to: rule))
    case .comparison(let comparison, let failure): .comparison(comparison, modifiers.applied(to: failure))
    }
  }
}
