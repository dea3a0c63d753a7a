import JSONText
import ValidationCore

/// The run of a document's rules over one record.
struct RecordRun {
  let record: JSONTapeValue
  /// The values of the members that the document names, each at its offset in the document's table.
  let members: UnsafeMutableBufferPointer<JSONTapeValue?>
  /// The elements that the rules are in, outermost first.
  private let levels: UnsafeMutableBufferPointer<WalkedElement>
  /// What has been found about fields that are the same for many values.
  private let answers: UnsafeMutableBufferPointer<KeptAnswer>
  /// How many elements have been entered; numbers them.
  private var entered = 0
  private var finder = PartFinder()
  /// What few runs have to remember, made with the first of it.
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

  /// Goes to an element of a list, which the `[]` at a level then stands for.
  mutating func enter(_ element: JSONTapeValue, at index: Int, level: Int) {
    entered += 1
    levels[level] = WalkedElement(value: element, index: index, number: entered)
  }

  func index(atLevel level: Int) -> Int { levels[level].index }

  /// The path of the value that a pattern stands for in the elements that the run is in.
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

  /// The value of another field; nil where it is absent or null.
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

  /// The number of the element for which what is kept about a field holds; 0 for the record.
  private func scope(of reading: FieldReading) -> Int {
    reading.level == 0 ? 0 : levels[reading.level - 1].number
  }

  /// An answer about another field; found again only where the field can be another.
  mutating func answer(about reading: FieldReading, _ find: (JSONTapeValue?) -> Bool) -> Bool {
    guard let slot = reading.slot else { return find(value(of: reading)) }
    let scope = scope(of: reading)
    if answers[slot].scope == scope { return answers[slot].answer }
    let answer = find(value(of: reading))
    answers[slot] = KeptAnswer(scope: scope, answer: answer)
    return answer
  }

  /// Whether a value means the same as that of another field; false where that is absent.
  mutating func means(_ value: JSONTapeValue, _ reading: FieldReading) -> Bool {
    guard let other = self.value(of: reading) else { return false }
    guard let slot = reading.slot, other.isLong else { return value.means(other) }
    let form = Self.kept(in: &notes.comparables, slot, scope(of: reading)) { ComparableValue(other) }
    return ComparableValue(value) == form
  }

  /// The value of another field as one that has a place in an order; nil where it is absent, or has none.
  mutating func orderable(_ reading: FieldReading) -> OrderableValue? {
    guard let other = self.value(of: reading) else { return nil }
    guard let slot = reading.slot, other.isLong else { return OrderableValue(other) }
    return Self.kept(in: &notes.orderables, slot, scope(of: reading)) { OrderableValue(other) }
  }

  /// What was made of a long value that is the same for many values; made once for each element it lies in.
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

  /// Whether a container that cannot hold what it should is seen so for the first time.
  mutating func isNew(_ container: BrokenContainer) -> Bool {
    notes.reported.insert(container).inserted
  }
}

/// An element that the rules are in.
struct WalkedElement {
  var value: JSONTapeValue?
  var index = 0
  var number = 0
}

/// What was found about a field that is the same for many values.
struct KeptAnswer {
  /// The number of the element that it was found in; -1 before anything was.
  var scope = -1
  var answer = false
}

/// What few runs have to remember.
private final class RunNotes {
  var comparables: [Int: Kept<ComparableValue>] = [:]
  var orderables: [Int: Kept<OrderableValue?>] = [:]
  /// The containers that are reported not to be what they should.
  var reported: Set<BrokenContainer> = []
}

/// What was made of a field that is the same for many values.
private struct Kept<Form> {
  let scope: Int
  let form: Form
}

/// An object or list that should be one, and what it should be.
struct BrokenContainer: Hashable {
  /// Where it is on the tape.
  private let place: UnsafeRawPointer
  private let expected: ValueKinds

  init(_ value: JSONTapeValue, expected: ValueKinds) {
    place = UnsafeRawPointer(value.entry)
    self.expected = expected
  }
}
