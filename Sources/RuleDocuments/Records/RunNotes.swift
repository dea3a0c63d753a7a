import JSONText

/// State that few runs need.
final class RunNotes {
  var comparables = KeptForms<JSONMeaning>()
  var elements = KeptForms<Set<JSONMeaning>>()
  var orderables = KeptForms<OrderableValue?>()
  /// The containers already reported to have the wrong type.
  var reported: Set<BrokenContainer> = []
  private var record: NodeRecord?

  /// The record for rules that an application wrote.
  func nodes(of value: JSONTapeValue) -> NodeRecord {
    if let record { return record }
    let made = NodeRecord(value)
    record = made
    return made
  }

  /// Makes nodes of the record if a rule still has it.
  func end() {
    if record != nil, !isKnownUniquelyReferenced(&record) { record?.detach() }
  }
}

/// Forms made from long values that are compared with many others; made once for each element that contains the value.
struct KeptForms<Form> {
  private var forms: [Int: (number: Int, form: Form)] = [:]

  /// - Parameters:
  ///   - slot: The slot of the value.
  ///   - number: The number of the record or element that contains it.
  mutating func form(at slot: Int, in number: Int, _ make: () -> Form) -> Form {
    if let known = forms[slot], known.number == number { return known.form }
    let form = make()
    forms[slot] = (number, form)
    return form
  }
}

/// A value that should be an object or a list, and which of the two it should be.
struct BrokenContainer: Hashable {
  /// Its address on the tape.
  private let place: UnsafeRawPointer
  private let expected: JSONTypeSet

  init(_ value: JSONTapeValue, expected: JSONTypeSet) {
    place = UnsafeRawPointer(value.entry)
    self.expected = expected
  }
}
