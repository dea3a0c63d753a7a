public import ValidationCore

extension ValidationError.Code {
  /// The collection does not contain a required element. Argument: `expected`.
  public static let collectionElementMissing: Self = "collection.elementMissing"
}

extension RuleReport {
  static let collectionElementMissing = RuleReport(.collectionElementMissing, limits: ["expected": .constant])
}

extension Rules {
  static let containsElement = RuleOf(
    "containsElement",
    "A list has an element that equals a value.",
    reports: [.collectionElementMissing],
    samples: [
      RuleSample(["expected": 1], valid: [["1", 1]], invalid: [["1"]: .collectionElementMissing])
    ],
    takes: .value("expected", shorthand: true)
  ) { .containsElement($0, .elementMissing($0)) }
}

extension ValidationError {
  fileprivate static func elementMissing(_ expected: some Any) -> ValidationError {
    ValidationError(reporting: .collectionElementMissing, limits: ArgumentList("expected", .init(expected)))
  }
}

extension Validation where Value: Collection & SendableMetatype, Value.Element: Equatable & Sendable {
  /// The collection has an element that equals `expected`. Text is compared by canonical equivalence, as Swift
  /// compares.
  ///
  /// Code: `collection.elementMissing`.
  // Inlinable, so that the module that knows the types compares elements directly.
  @inlinable
  public static func containsElement(_ expected: Value.Element) -> Validation {
    containsElement(expected) { $0.inPlace { $0.has(expected) } }
  }

  @usableFromInline
  static func containsElement(
    _ expected: Value.Element, _ isContained: @escaping @Sendable (UnsafePointer<Value>) -> Bool
  ) -> Validation {
    let error = ValidationError.elementMissing(expected)
    return Validation(
      check: { elements, sink in if !isContained(elements) { sink.report(error) } },
      constraint: RuleValue(exactly: expected).map { Rules.containsElement.constraint($0) } ?? .closure
    )
  }
}

extension Collection where Element: Equatable {
  /// `contains`, which allocates for each element where the compiler does not know the types.
  @inlinable
  func has(_ element: Element) -> Bool {
    let answer = withContiguousStorageIfAvailable { elements in
      for index in elements.indices where elements[index] == element { return true }
      return false
    }
    return answer ?? contains(element)
  }
}
