import ValidationCore

/// The paths of the fields of a form by their key paths, as the rules name them.
///
/// It is unchecked because key paths are not Sendable by their type; those of properties are immutable.
struct FieldNames: @unchecked Sendable {
  private let paths: [AnyKeyPath: FieldPath]
  /// The paths in the order of the rules.
  private let order: [FieldPath]

  init<Model>(_ rules: Validation<Model>) {
    let names = rules.parts?.names ?? []
    paths = Dictionary(names.map { ($0.keyPath, $0.path) }, uniquingKeysWith: { first, _ in first })
    order = names.map(\.path)
  }

  func path(of part: AnyKeyPath, in model: Any.Type) -> FieldPath {
    paths[part] ?? .name(of: part, in: model)
  }

  /// The path of the error whose field comes first in the rules; nil if no error is at a field.
  func firstPath(of errors: [ValidationError]) -> FieldPath? {
    func place(_ path: FieldPath) -> Int { order.firstIndex { path.starts(with: $0) } ?? order.count }
    return errors.filter { $0.severity == .error && !$0.path.segments.isEmpty }.map(\.path)
      .min { place($0) < place($1) }
  }
}
