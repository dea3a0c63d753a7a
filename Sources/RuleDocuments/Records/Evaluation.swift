import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// The run of a document's rules on one record.
///
/// It reads the tables of its document and the memory of its frame in place; both outlive it. It cannot be copied: a copy for
/// each group of rules took an eighth of the walk over the fields.
struct Evaluation: ~Copyable {
  /// The record.
  private let value: JSONTapeValue
  /// The values of the parts of the current scopes; nil for those that are absent or null.
  let slots: UnsafeMutablePointer<JSONTapeValue?>
  private let order: MemberOrder
  private let levels: UnsafeMutablePointer<CurrentElement>
  private let classes: UnsafeMutablePointer<CachedClass>
  private let tests: UnsafeMutablePointer<FieldTest>
  private let subjects: UnsafeMutablePointer<ConditionSubject>
  private let selectors: UnsafeMutablePointer<ConditionSelector>
  private let words: UnsafeMutablePointer<UInt64>
  /// How many records and elements have been entered.
  private(set) var entered: Int
  /// Whether an object had a member that no rule reads.
  private(set) var hasOthers = false
  /// State that few runs need; nil until it is needed.
  private var notes: RunNotes?

  init(_ record: JSONTapeValue, _ frame: borrowing RunFrame, _ conditions: borrowing ConditionTables) {
    value = record
    slots = frame.slots
    order = frame.order
    levels = frame.levels
    classes = frame.classes
    entered = frame.entered
    tests = conditions.tests.elements
    subjects = conditions.subjects.elements
    selectors = conditions.selectors.elements
    words = conditions.words.elements
  }

  // MARK: Scopes

  /// Enters the record or an element, and finds the parts of it that rules read.
  ///
  /// - Parameter index: The offset of the element in its list; 0 for the record.
  /// - Returns: Whether a value in it may be of a type that cannot contain its parts.
  mutating func enter(_ value: JSONTapeValue, at index: Int, as scope: ScopePlan) -> Bool {
    entered &+= 1
    for index in 0..<scope.parts.count { slots[scope.parts[index]] = nil }
    slots[scope.slot] = value.present
    var (mayMismatch, hasOthers) = (false, false)
    scope.containers.visit { container in
      if let value = slots[container.slot], !container.find(in: value, slots, order, &hasOthers) {
        mayMismatch = true
      }
      return true
    }
    if hasOthers { self.hasOthers = true }
    levels[scope.level] = CurrentElement(index: index, number: entered)
    return mayMismatch
  }

  /// The same for an element of which rules read no part; returns the element, or nil for `null`.
  @inline(__always)
  mutating func enter(whole value: JSONTapeValue, at index: Int, as scope: ScopePlan) -> JSONTapeValue? {
    entered &+= 1
    let value = value.present
    slots[scope.slot] = value
    levels[scope.level] = CurrentElement(index: index, number: entered)
    return value
  }

  /// The path of the value that a pattern matches in the current elements.
  func path(of pattern: FieldPattern, length: Int) -> FieldPath {
    pattern.path(length: length) { index(atLevel: $0) }
  }

  /// The offset of the current element in the list that a `[]` of a path stands for.
  ///
  /// - Parameter level: How many `[]` come before it in the path.
  func index(atLevel level: Int) -> Int { levels[level + 1].index }

  /// The offsets of the current elements, outermost first.
  func indices(count: Int) -> IndexStack { IndexStack(count: count) { index(atLevel: $0) } }

  // MARK: Conditions

  // Mutating, as all that reads conditions: where `run` is `inout`, a call of a function that only reads copies it first.
  @inline(__always)
  mutating func holds(_ condition: ConditionPlan) -> Bool {
    if condition == .always { return true }
    return isTrue(condition)
  }

  // Not inlined: most fields have no condition, and would prepare for one.
  @inline(never)
  private mutating func isTrue(_ condition: ConditionPlan) -> Bool {
    var next = condition.first
    while next >= 0 {
      let test = tests[next]
      next = isTrue(test.question) ? test.ifTrue : test.ifFalse
    }
    return next == ConditionPlan.isTrue
  }

  private mutating func isTrue(_ question: FieldTest.Question) -> Bool {
    switch question {
    case .isPresent(let slot): return slots[slot] != nil
    case .isOneOf(let subject, let set):
      let found = valueClass(of: subject)
      // A shift, as a division of a number that could be negative takes longer.
      let word = found >> 6 - set.first
      return word >= 0 && word < set.count
        && words[set.start + word] >> UInt64(truncatingIfNeeded: found & 63) & 1 != 0
    }
  }

  /// A bit for each condition of a selector that holds.
  mutating func selection(by selector: Int) -> UInt64 {
    let (start, subject) = (selectors[selector].start, selectors[selector].subject)
    return words[start + valueClass(of: subject)]
  }

  /// The class of a subject's value, computed once for each record or element that contains the subject.
  private mutating func valueClass(of subject: Int) -> Int {
    let plan = subjects + subject
    let number = levels[plan.pointee.level].number
    if classes[subject].number == number { return classes[subject].value }
    let value = plan.pointee.classes.number(of: slots[plan.pointee.slot])
    classes[subject] = CachedClass(number: number, value: value)
    return value
  }

  // MARK: Other fields

  /// The value of another field; nil if it is absent or null.
  func value(of reading: FieldReading) -> JSONTapeValue? { slots[reading.slot] }

  /// Whether a value has the same meaning as the value of another field; false if that is absent.
  mutating func means(_ value: JSONTapeValue, _ reading: FieldReading) -> Bool {
    guard let other = self.value(of: reading) else { return false }
    guard reading.isShared, other.isLong, !value.isWritten(as: other) else { return value.means(other) }
    let form = needNotes().comparables.form(at: reading.slot, in: levels[reading.level].number) {
      JSONMeaning(other)
    }
    return JSONMeaning(value) == form
  }

  /// Whether a value has the same meaning as an element of the list in another field; false if that is not a list.
  mutating func isElement(_ value: JSONTapeValue, of reading: FieldReading) -> Bool {
    guard let list = self.value(of: reading), list.type == .list else { return false }
    let isContainer = value.type == .list || value.type == .object
    // Most elements are found as they are written.
    if !isContainer, list.partCount <= Self.comparedElements, list.hasElement({ value.isWritten(as: $0) }) {
      return true
    }
    guard isContainer || reading.isShared, list.partCount > Self.fewElements else {
      return list.hasElement { value.means($0) }
    }
    let meanings = needNotes().elements.form(at: reading.slot, in: levels[reading.level].number) {
      var meanings: Set<JSONMeaning> = []
      list.forEachElement { _, element in
        meanings.insert(JSONMeaning(element))
        return true
      }
      return meanings
    }
    return meanings.contains(JSONMeaning(value))
  }

  /// Comparing with the meanings of up to this many elements takes less time than a hash.
  private static let fewElements = 8
  /// The same for comparing with what is written.
  private static let comparedElements = 64

  /// Whether a value and that of another field are in an order; nil if they cannot be compared.
  mutating func stands(_ value: JSONTapeValue, _ order: FieldOrder, _ reading: FieldReading) -> Bool? {
    guard let other = self.value(of: reading) else { return nil }
    // Most values are ordered without making their orderable forms, which can hold texts.
    if value.type == .number, other.type == .number {
      if let one = CompactDecimal(value.bytes), let result = one.order(beside: CompactDecimal(other.bytes)) {
        return order.holds(result, 0)
      }
    } else if value.type == .text, other.type == .text, !other.isLong {
      guard let one = PartialDateTime(value.bytes), let other = PartialDateTime(other.bytes) else {
        return nil
      }
      return PartialDateTime.order(one, other).map { order.holds($0, 0) }
    }
    guard let value = OrderableValue(value), let other = orderable(other, reading) else { return nil }
    return value.stands(order, other)
  }

  /// The orderable form of another field's value; nil if it cannot be ordered.
  private mutating func orderable(_ other: JSONTapeValue, _ reading: FieldReading) -> OrderableValue? {
    guard reading.isShared, other.isLong else { return OrderableValue(other) }
    return needNotes().orderables.form(at: reading.slot, in: levels[reading.level].number) {
      OrderableValue(other)
    }
  }

  // MARK: Notes

  private mutating func needNotes() -> RunNotes {
    if let notes { return notes }
    let made = RunNotes()
    notes = made
    return made
  }

  /// Whether a container of the wrong type is reported for the first time.
  mutating func isNew(_ container: BrokenContainer) -> Bool {
    needNotes().reported.insert(container).inserted
  }

  /// The record for rules that an application wrote, which may keep it.
  var record: NodeRecord {
    mutating get { needNotes().nodes(of: value) }
  }

  /// Ends the run: after it, the memory of the record is used for another.
  func end() { notes?.end() }
}
