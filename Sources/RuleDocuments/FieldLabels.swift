import ValidationCore

/// The labels that a document defines for its fields.
final class FieldLabels: FieldLabeling {
  /// The labels by the paths of their fields, as the document writes them.
  let byPath: [String: String]
  /// The labels by their paths without element indices, so that few patterns are compared with a path.
  private let byShape: [[Step]: [(pattern: FieldPattern, label: String)]]

  /// The labels by the texts of paths in which every element is `[]`.
  private let byText: [String: String]

  private enum Step: Hashable {
    case member(MemberName)
    case element
  }

  init(_ labels: [(pattern: FieldPattern, label: String)]) {
    byPath = Dictionary(labels.map { ($0.pattern.description, $0.label) }) { first, _ in first }
    byText = Dictionary(labels.map { (Self.text($0.pattern), $0.label) }) { first, _ in first }
    byShape = Dictionary(grouping: labels) { label in
      label.pattern.steps.map { step in
        switch step {
        case .key(let name): .member(MemberName(name))
        case .index, .each: .element
        }
      }
    }
  }

  private static func text(_ pattern: FieldPattern) -> String {
    pattern.steps.reduce(into: "") { text, step in
      switch step {
      case .key(let name): text += text.isEmpty ? name : "." + name
      case .index, .each: text += "[]"
      }
    }
  }

  func label(ofField path: String) -> String? { byText[path] }

  /// The label of the field that contains a value; nil if it has none.
  func label(of path: FieldPath) -> String? {
    let shape = path.segments.map { segment -> Step in
      switch segment {
      case .key(let name): .member(MemberName(name))
      case .index: .element
      }
    }
    return byShape[shape]?.first { $0.pattern.stands(for: path) }?.label
  }
}
