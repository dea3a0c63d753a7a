import JSONText
import ValidationCore

/// The run of a document's rules on one record.
struct Evaluation {
  let record: JSONTapeValue
  /// The values of the members that the document names, each at its offset in the document's table.
  let members: UnsafeMutableBufferPointer<JSONTapeValue?>
  /// The current elements, outermost first.
  private let levels: UnsafeMutableBufferPointer<WalkedElement>
  /// Cached answers about fields that are the same for many values.
  private let answers: UnsafeMutableBufferPointer<KeptAnswer>
  /// How many elements have been entered; gives each its number.
  private var entered = 0
  private var finder = PartFinder()
  /// State that few runs need, created on first use.
  private lazy var notes = RunNotes()
  /// The record as nodes, made when the first rule needs them.
  private(set) lazy var nodes = NodeRecord(record.node)

  init(
    _ record: JSONTapeValue,
    members: UnsafeMutableBufferPointer<JSONTapeValue?>,
    levels: UnsafeMutableBufferPointer<WalkedElement>,
    answers: UnsafeMutableBufferPointer<KeptAnswer>
  ) {
    self.record = record
    self.members = members
    self.levels = levels
    self.answers = answers
  }

  // MARK: Elements

  /// Enters an element of a list, to which the `[]` at a level then refers.
  mutating func enter(_ element: JSONTapeValue, at index: Int, level: Int) {
    entered += 1
    levels[level] = WalkedElement(value: element, index: index, number: entered)
  }

  func index(atLevel level: Int) -> Int { levels[level].index }

  /// The path of the value that a pattern matches in the current elements.
  func path(of pattern: FieldPattern, length: Int) -> FieldPath {
    pattern.path(length: length) { levels[$0].index }
  }

  // MARK: Parts

  mutating func member(_ name: String, of container: JSONTapeValue) -> JSONTapeValue? {
    finder.member(name, of: container)
  }

  mutating func element(at index: Int, of container: JSONTapeValue) -> JSONTapeValue? {
    finder.element(at: index, of: container)
  }

  /// The value of another field; nil if it is absent or null.
  mutating func value(of reading: FieldReading) -> JSONTapeValue? {
    guard
      var value = reading.member.map({ members[$0] })
        ?? (reading.level == 0 ? record : levels[reading.level - 1].value)
    else { return nil }
    for step in reading.steps {
      let part: JSONTapeValue?
      switch step {
      case .key(let name): part = finder.member(name, of: value)
      case .index(let index): part = finder.element(at: index, of: value)
      case .each: part = nil
      }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }

  // MARK: What is kept

  /// The number of the element for which cached answers about a field are valid; 0 for the record.
  private func scope(of reading: FieldReading) -> Int {
    reading.level == 0 ? 0 : levels[reading.level - 1].number
  }

  /// An answer about another field; computed again only if the field may have changed.
  mutating func answer(about reading: FieldReading, _ find: (JSONTapeValue?) -> Bool) -> Bool {
    guard let slot = reading.slot else { return find(value(of: reading)) }
    let scope = scope(of: reading)
    if answers[slot].scope == scope { return answers[slot].answer }
    let answer = find(value(of: reading))
    answers[slot] = KeptAnswer(scope: scope, answer: answer)
    return answer
  }

  /// Whether a value has the same meaning as the value of another field; false if that is absent.
  mutating func means(_ value: JSONTapeValue, _ reading: FieldReading) -> Bool {
    guard let other = self.value(of: reading) else { return false }
    guard let slot = reading.slot, other.isLong else { return value.means(other) }
    let form = Self.kept(in: &notes.comparables, slot, scope(of: reading)) { JSONMeaning(other) }
    return JSONMeaning(value) == form
  }

  /// The orderable form of another field's value; nil if it is absent or cannot be ordered.
  mutating func orderable(_ reading: FieldReading) -> OrderableValue? {
    guard let other = self.value(of: reading) else { return nil }
    guard let slot = reading.slot, other.isLong else { return OrderableValue(other) }
    return Self.kept(in: &notes.orderables, slot, scope(of: reading)) { OrderableValue(other) }
  }

  /// A form made from a long value that is the same for many values; made once for each element that contains it.
  private static func kept<Form>(
    in forms: inout [Int: Kept<Form>],
    _ slot: Int,
    _ scope: Int,
    _ make: () -> Form
  ) -> Form {
    if let known = forms[slot], known.scope == scope { return known.form }
    let form = make()
    forms[slot] = Kept(scope: scope, form: form)
    return form
  }

  /// Whether a container of the wrong type is reported for the first time.
  mutating func isNew(_ container: BrokenContainer) -> Bool {
    notes.reported.insert(container).inserted
  }
}

/// A current element of the run.
struct WalkedElement {
  var value: JSONTapeValue?
  var index = 0
  var number = 0
}

/// A cached answer about a field that is the same for many values.
struct KeptAnswer {
  /// The number of the element for which it was computed; -1 before the first answer.
  var scope = -1
  var answer = false
}

/// State that few runs need.
private final class RunNotes {
  var comparables: [Int: Kept<JSONMeaning>] = [:]
  var orderables: [Int: Kept<OrderableValue?>] = [:]
  /// The containers already reported to have the wrong type.
  var reported: Set<BrokenContainer> = []
}

/// A form made from a field that is the same for many values.
private struct Kept<Form> {
  let scope: Int
  let form: Form
}

/// A value that should be an object or a list, and which of the two it should be.
struct BrokenContainer: Hashable {
  /// Its address on the tape.
  private let place: UnsafeRawPointer
  private let expected: ValueKinds

  init(_ value: JSONTapeValue, expected: ValueKinds) {
    place = UnsafeRawPointer(value.entry)
    self.expected = expected
  }
}
