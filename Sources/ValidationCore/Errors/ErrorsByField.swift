extension Sequence where Element == ValidationError {
  /// The errors of one part of the value, by the names and offsets that lead to it.
  ///
  /// ```swift
  /// errors["email"]
  /// errors["items", 0, "name"]
  /// ```
  /// Errors of parts within this part are not included: see ``at(_:)``.
  public subscript(name: String, rest: FieldPath.Segment...) -> [ValidationError] {
    self[FieldPath([.key(name)] + rest)]
  }

  /// The errors whose path is the given one; with an empty path, those of the value itself.
  public subscript(path: FieldPath) -> [ValidationError] { filter { $0.path == path } }

  /// The errors of a part of the value and of everything within it; their paths are not shortened.
  ///
  /// ```swift
  /// errors.at("items")      // of `items`, `items[0].name` and so on
  /// errors.at("items", 0)
  /// ```
  public func at(_ path: FieldPath.Segment...) -> [ValidationError] {
    filter { $0.path.segments.starts(with: path) }
  }

  /// The errors as a tree of the parts of the value.
  public var tree: ValidationErrors.Tree { ValidationErrors.Tree(FieldPath(), of: Array(self)) }
}

extension ValidationErrors {
  /// Errors by the parts of the value that they are about.
  ///
  /// ```swift
  /// let tree = errors.tree
  /// tree["items", 0].errors                  // the errors of `items[0]`
  /// tree["items"].parts.map(\.path)          // the items that have errors
  /// ```
  public struct Tree: Sendable, Hashable {
    /// The path of the part; empty for the value itself.
    public let path: FieldPath

    // A list, not nested nodes: a path that was read from a file may be of any length.
    private let all: [ValidationError]

    init(_ path: FieldPath, of all: [ValidationError]) {
      self.path = path
      self.all = all
    }

    /// Whether neither the part nor anything within it has an error.
    public var isEmpty: Bool { all.isEmpty }

    /// The errors of the part itself.
    public var errors: [ValidationError] { all.filter { $0.path.segments.count == path.segments.count } }

    /// The parts of this one that have errors or contain parts that do, in the order of their first errors.
    public var parts: [Tree] {
      var order: [FieldPath.Segment] = []
      var members: [FieldPath.Segment: [ValidationError]] = [:]
      for error in all where error.path.segments.count > path.segments.count {
        let segment = error.path.segments[path.segments.count]
        if members[segment] == nil { order.append(segment) }
        members[segment, default: []].append(error)
      }
      return order.map { Tree(FieldPath(path.segments + [$0]), of: members[$0] ?? []) }
    }

    /// A part of this one; empty if it has no errors.
    public subscript(segments: FieldPath.Segment...) -> Tree {
      let path = FieldPath(path.segments + segments)
      return Tree(path, of: all.filter { $0.path.segments.starts(with: path.segments) })
    }
  }
}
