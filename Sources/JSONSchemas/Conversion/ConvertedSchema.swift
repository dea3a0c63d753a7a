public import JSONText

/// A schema as a rule document, as far as a rule document can say it.
public struct ConvertedSchema: Sendable, Hashable {
  /// A keyword that the rule document does not have, or that it has in a weaker or a stricter form.
  public struct Omission: Sendable, Hashable, CustomStringConvertible {
    /// What the difference means for values.
    public enum Effect: Sendable, Hashable {
      /// The document accepts values that the schema refuses.
      case weaker
      /// The document refuses values that the schema accepts.
      case stricter
    }

    /// The place of the keyword, or of the schema, in the schema: a URI with a JSON Pointer as its fragment.
    public let location: String
    /// How the document differs, in plain English.
    public let reason: String
    /// Whether the document accepts more values, or fewer.
    public let effect: Effect

    /// The location and the reason, as in `#/pattern: stricter: values of other types are refused`.
    public var description: String { "\(location): \(effect == .stricter ? "stricter: " : "")\(reason)" }
  }

  /// The rule document.
  public let document: JSONNode
  /// What it does not have, or has in another form, in the order of the schema.
  public let omissions: [Omission]
}

extension JSONSchema {
  /// The schema as a rule document.
  ///
  /// Fields are those that `properties` and `items` name, also by way of `$ref` and `allOf`. A null value is an absent one
  /// in a rule document; alternatives, conditions and other schemas for the same value have no form there. A rule refuses
  /// values of types that it does not accept, where a keyword without `type` passes them. All of these are among the
  /// omissions, so the document differs from the schema only where they say so.
  public func ruleDocument() -> ConvertedSchema {
    var converter = SchemaConverter(plan: plan)
    return converter.convert()
  }
}
