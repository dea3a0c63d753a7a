import ValidationRules

extension ArgumentType {
  /// Refuses a value of another type.
  func check(_ value: LocatedNode) throws(RuleDocumentError) {
    switch self {
    case .boolean: _ = try value.boolean()
    case .count: _ = try value.count()
    case .integer: _ = try value.integer()
    case .number: _ = try value.number()
    case .text: _ = try value.text()
    case .choice(let words): _ = try value.choice(words)
    case .list(let type):
      for element in try value.elements(expected: description) { try type.check(element) }
    case .value: _ = try value.literal()
    case .field: _ = try value.fieldPattern()
    }
  }
}
