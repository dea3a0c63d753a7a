/// The labels of fields that the author of the rules gave: keys of the catalogs, or texts that are their own translation.
///
/// Shared by all errors of the rules, which refer to it by their place.
package protocol FieldLabeling: AnyObject, Sendable {
  /// The label of the field that contains a value; nil if it has none.
  func label(of path: FieldPath) -> String?
  /// The label of a field by its path as a text, with `[]` for elements.
  func label(ofField path: String) -> String?
}

extension ValidationError {
  /// The labels of the fields that the error names; nil if the author of the rules gave none.
  ///
  /// They are names for readers, so errors are equal whatever they are called.
  package var labels: (any FieldLabeling)? {
    get { extras?.details.labels ?? place.pattern?.labels }
    set { if extras != nil || newValue != nil { change { $0.labels = newValue } } }
  }

  /// The labels of the field and of those that the arguments name, by path, to be stored with the error.
  var namedLabels: [String: String] {
    guard let labels else { return [:] }
    var named: [String: String] = [:]
    if let own = labels.label(of: path) { named[path.description] = own }
    for case .key(let key) in arguments.values where key.hasPrefix(Self.labelPrefix) {
      let field = String(key.dropFirst(Self.labelPrefix.count))
      if let label = labels.label(ofField: field) { named[field] = label }
    }
    return named
  }

  /// The prefix of the keys under which catalogs have labels.
  private static let labelPrefix = "field."
}

/// The labels that were stored with an error.
final class StoredLabels: FieldLabeling {
  private let byPath: [String: String]

  init?(_ byPath: [String: String]) {
    if byPath.isEmpty { return nil }
    self.byPath = byPath
  }

  func label(of path: FieldPath) -> String? { byPath[path.description] }
  func label(ofField path: String) -> String? { byPath[path] }
}
