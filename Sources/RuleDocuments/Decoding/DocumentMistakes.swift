import JSONText

/// The mistakes of a rule document, collected while it is read as far as they allow.
struct DocumentMistakes {
  private var found: [RuleDocumentError] = []

  var count: Int { found.count }

  /// The mistakes in the order of their positions, whatever was read first.
  var inOrder: [RuleDocumentError] {
    found.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func add(_ mistake: RuleDocumentError) { found.append(mistake) }

  /// What a value of the document means; nil if there is no value, or if it is a mistake, which is added.
  mutating func read<Meaning>(
    _ value: LocatedNode?, _ meaning: (LocatedNode) throws(RuleDocumentError) -> Meaning
  ) -> Meaning? {
    guard let value else { return nil }
    do throws(RuleDocumentError) { return try meaning(value) } catch {
      add(error)
      return nil
    }
  }

  mutating func boolean(_ value: LocatedNode?) -> Bool? {
    read(value) { value throws(RuleDocumentError) in try value.boolean() }
  }

  mutating func text(_ value: LocatedNode?) -> String? {
    read(value) { value throws(RuleDocumentError) in try value.text() }
  }

  mutating func literal(_ value: LocatedNode?) -> JSONNode? {
    read(value) { value throws(RuleDocumentError) in try value.literal() }
  }

  mutating func elements(of value: LocatedNode?, expected: String) -> [LocatedNode]? {
    read(value) { value throws(RuleDocumentError) in try value.elements(expected: expected) }
  }

  /// Whether an unknown name could mean one of some names: that the name is missing would be the same mistake twice.
  ///
  /// - Parameter count: How many mistakes there were before the names were read.
  func mayMean(_ names: [String], after count: Int) -> Bool {
    found[count...].contains { mistake in mistake.suggestion.map(names.contains) ?? true }
  }
}
