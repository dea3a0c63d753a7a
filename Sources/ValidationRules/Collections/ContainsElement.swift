public import ValidationCore

extension ValidationError.Code {
  /// The collection lacks an element that it must have. Argument: `expected`.
  public static let collectionElementMissing: Self = "collection.elementMissing"
}

extension Validation where Value: Collection & SendableMetatype, Value.Element: Equatable & Sendable {
  /// The collection has an element that equals `expected`. For text: by canonical equivalence, as Swift compares.
  ///
  /// Code: `collection.elementMissing`.
  public static func containsElement(_ expected: Value.Element) -> Validation {
    let error = ValidationError(
      code: .collectionElementMissing,
      limits: ["expected": .init(expected)]
    )
    return Validation(run: { elements, findings in
      if !elements.contains(expected) { findings.report(error) }
    })
  }
}
