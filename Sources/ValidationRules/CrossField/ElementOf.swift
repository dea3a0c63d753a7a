public import ValidationCore

extension ValidationError.Code {
  /// The value is not an element of the list in another field. Argument: `other` (the name of the other field, as the
  /// message key `field.<name>`).
  public static let fieldsNotElement: Self = "fields.notElement"
}

extension RuleReport {
  static let fieldsNotElement = RuleReport(.fieldsNotElement, limits: ["other": .key])
}

extension Rules {
  static let elementOf = RuleOf(
    "elementOf",
    "The value is an element of the list in another field; an absent value passes.",
    reports: [.fieldsNotElement],
    samples: [
      RuleSample(
        ["field": "b"], beside: ["b": ["pt", "日本語", 1]],
        valid: ["pt", "日本語", 1, nil], invalid: ["PT": .fieldsNotElement, "1": .fieldsNotElement]),
      RuleSample(["field": "b"], valid: [nil], invalid: ["pt": .fieldsNotElement]),
    ],
    takes: .field("field", shorthand: true)
  ) { .relation(FieldRelation(kind: .element, fields: [$0], error: .notElement(of: $0))) }
}

extension Validation {
  /// One part of the value is an element of another part, such as a main language that is one of those ticked. Text is
  /// compared by canonical equivalence, as Swift compares.
  ///
  /// ```swift
  /// .elementOf("mainLanguage", \.mainLanguage, "languages", \.languages)
  /// ```
  /// The error is at the first part. An absent part passes; any other is not an element of an absent list.
  ///
  /// Code: `fields.notElement`. Cost: one comparison for each element.
  /// - Parameters:
  ///   - name: The name of the part, one segment of the path.
  ///   - part: Reads the part.
  ///   - otherName: The name of the part with the elements.
  ///   - other: Reads the elements.
  @inlinable
  @inline(__always)
  public static func elementOf<Elements: Collection & SendableMetatype>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Elements.Element?> & Sendable,
    _ otherName: String,
    _ other: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Elements?> & Sendable
  ) -> Validation where Elements.Element: Equatable & SendableMetatype {
    elementOf(PartReader(path: part), PartReader(path: other), .notElement(name, of: otherName))
  }

  /// One part of the value is an element of another part; closures read the parts.
  @inlinable
  public static func elementOf<Elements: Collection & SendableMetatype>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Elements.Element?,
    _ otherName: String,
    _ other: @escaping @Sendable (Value) -> Elements?
  ) -> Validation where Elements.Element: Equatable & SendableMetatype {
    elementOf(PartReader(part), PartReader(other), .notElement(name, of: otherName))
  }

  @inlinable
  static func elementOf<Elements: Collection & SendableMetatype>(
    _ part: PartReader<Value, Elements.Element?>,
    _ other: PartReader<Value, Elements?>,
    _ report: FieldReport
  ) -> Validation where Elements.Element: Equatable & SendableMetatype {
    Validation(check: { model, sink in
      let isElement = part.read(model) { part in
        guard let part = part.wrapped() else { return true }
        return other.read(model) { elements in
          guard let elements = elements.wrapped() else { return false }
          return part.inPlace { part in elements.inPlace { $0.contains(part) } }
        }
      }
      if !isElement { sink.report(report.error) }
    }).made(of: report.constraint)
  }
}

extension FieldReport {
  @usableFromInline
  static func notElement(_ name: String, of other: String) -> FieldReport {
    FieldReport(name, .notElement(of: other), Rules.elementOf.constraint(other))
  }
}

extension ValidationError {
  /// A value is not an element of the list in another field.
  package static func notElement(of name: String) -> ValidationError {
    ValidationError(reporting: .fieldsNotElement, limits: ArgumentList("other", .field(name)))
  }
}
