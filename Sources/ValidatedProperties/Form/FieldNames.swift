import ValidationCore

/// The paths of the fields of a form by their key paths, as the rules name them.
///
/// It is unchecked because key paths are not Sendable by their type; those of properties are immutable.
struct FieldNames: @unchecked Sendable {
  private let paths: [AnyKeyPath: FieldPath]

  init<Model>(_ rules: Validation<Model>) {
    paths = Dictionary(
      (rules.parts?.names ?? []).map { ($0.keyPath, $0.path) }, uniquingKeysWith: { first, _ in first })
  }

  func path(of part: AnyKeyPath, in model: Any.Type) -> FieldPath {
    paths[part] ?? .name(of: part, in: model)
  }
}
