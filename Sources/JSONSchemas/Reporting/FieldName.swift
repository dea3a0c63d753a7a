import ValidationCore

/// The name by which errors refer to another member: its path, with `[]` for elements.
enum FieldName {
  /// What the names of an object's members begin with, such as `items[].`.
  static func prefix(of path: [FieldPath.Segment]) -> String {
    path.reduce(into: "") { text, segment in
      switch segment {
      case .key(let key): text += key + "."
      case .index:
        if text.hasSuffix(".") { text.removeLast() }
        text += "[]."
      }
    }
  }
}
