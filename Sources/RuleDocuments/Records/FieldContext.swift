public import JSONText

/// What a rule that reads other fields sees: the value of its own field, and the record around it.
public struct FieldContext: Sendable {
  /// The value of the field; nil where it is absent or null.
  public let value: JSONNode?
  /// The whole record. Where it was read from bytes, the positions of its nodes are not known.
  public let record: JSONNode

  let indices: IndexStack

  /// The value of another field; nil where it is absent or null.
  public func value(of field: FieldReference) -> JSONNode? { record.value(of: field, indices) }
}

/// Another field of the record, as a rule names it.
///
/// Paths start at the record. A `[]` stands for the element that the rule's own field is in: for the field
/// `items[].confirmation`, `items[].password` is the password of the same item.
public struct FieldReference: Sendable {
  let pattern: FieldPattern
}

extension FieldReference: CustomStringConvertible {
  /// The path, with `[]` for elements.
  public var description: String { pattern.description }
}
