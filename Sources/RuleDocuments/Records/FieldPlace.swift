import JSONText

/// A field of a record while its rules run.
struct FieldPlace<Record: RecordValue> {
  /// The value of the field; nil where it is absent or null.
  let value: Record?
  let record: Record
  let indices: IndexStack

  /// The value of another field; nil where it is absent or null.
  func value(of field: FieldReference) -> Record? { record.value(of: field, indices) }
}

extension RecordValue {
  /// The value of a field of this record; nil where it is absent or null.
  ///
  /// - Parameter indices: The elements that the `[]` of its path stand for.
  func value(of field: FieldReference, _ indices: IndexStack) -> Self? {
    var value = self
    var used = 0
    for step in field.pattern.steps {
      let part: Self?
      switch step {
      case .key(let name): part = value.member(name)
      case .index(let index): part = value.element(at: index)
      case .each:
        part = value.element(at: indices[used])
        used += 1
      }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }
}
