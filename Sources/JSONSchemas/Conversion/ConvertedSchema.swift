public import JSONText

/// A schema as a rule document, as far as a rule document can say it.
public struct ConvertedSchema: Sendable, Hashable {
  /// A keyword that the rule document does not have.
  public struct Omission: Sendable, Hashable, CustomStringConvertible {
    /// The keyword's own place in the schema: a URI with a JSON Pointer as its fragment.
    public let location: String
    /// Why it is left out, in plain English.
    public let reason: String

    public var description: String { "\(location): \(reason)" }
  }

  /// The rule document.
  public let document: JSONNode
  /// What it does not have, in the order of the schema.
  public let omissions: [Omission]
}

extension JSONSchema {
  /// The schema as a rule document.
  ///
  /// Fields are those that `properties` and `items` name, also by way of `$ref` and `allOf`. A null value is an absent one
  /// in a rule document; alternatives, conditions and other schemas for the same value have no form there and are among
  /// the omissions, so the document never refuses what the schema accepts, except for null where the schema has a rule
  /// about presence.
  public func ruleDocument() -> ConvertedSchema {
    var converter = SchemaConverter(plan: plan)
    return converter.convert()
  }
}
