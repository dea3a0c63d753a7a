import JSONText

/// Collects the conditions of a document while its fields are compiled.
struct ConditionBuilder {
  /// A test before the classes of its subject are known.
  private struct Test {
    enum Question {
      case isPresent(slot: Int)
      case isOneOf(subject: Int, [JSONNode])
    }

    let question: Question
    let next: (ifTrue: Int, ifFalse: Int)
  }

  private struct Subject {
    let slot: Int
    let level: Int
    var values: [JSONNode] = []
  }

  private struct Selector {
    let subject: Int
    /// For each condition, the values for which it holds, or those for which it does not hold; nil if it always holds.
    let conditions: [(values: [JSONNode], isNegated: Bool)?]
  }

  /// Fewer conditions are tested one by one.
  private static let fewConditions = 3

  private var tests: [Test] = []
  private var subjects: [Subject] = []
  private var subjectsBySlot: [Int: Int] = [:]
  private var selectors: [Selector] = []

  /// Adds a condition; the fields that it reads get slots in the tree.
  mutating func add(_ condition: Condition, _ tree: inout RecordTreeBuilder) -> ConditionPlan {
    ConditionPlan(first: append(condition, &tree, (ConditionPlan.isTrue, ConditionPlan.isFalse)))
  }

  /// Appends the tests of a condition after the tests that follow it; returns the offset of the first test to run.
  private mutating func append(
    _ condition: Condition,
    _ tree: inout RecordTreeBuilder,
    _ next: (ifTrue: Int, ifFalse: Int)
  ) -> Int {
    switch condition {
    case .isOneOf(let field, let values):
      let subject = subject(field.pattern, &tree)
      subjects[subject].values += values
      tests.append(Test(question: .isOneOf(subject: subject, values), next: next))
      return tests.count - 1
    case .isPresent(let field, let expected):
      let next = expected ? next : (next.ifFalse, next.ifTrue)
      tests.append(Test(question: .isPresent(slot: tree.slot(of: field.pattern)), next: next))
      return tests.count - 1
    case .not(let condition):
      return append(condition, &tree, (next.ifFalse, next.ifTrue))
    case .all(let conditions):
      return conditions.reversed().reduce(next.ifTrue) { start, condition in
        append(condition, &tree, (start, next.ifFalse))
      }
    case .any(let conditions):
      return conditions.reversed().reduce(next.ifFalse) { start, condition in
        append(condition, &tree, (next.ifTrue, start))
      }
    }
  }

  /// Adds the table of conditions that compare one field with values; nil if they do not, or are few.
  mutating func addSelector(of plans: [ConditionPlan]) -> Int? {
    guard plans.count <= UInt64.bitWidth else { return nil }
    var selecting: Int?
    var conditions: [(values: [JSONNode], isNegated: Bool)?] = []
    for plan in plans {
      if plan == .always {
        conditions.append(nil)
        continue
      }
      guard plan.first >= 0, case .isOneOf(let subject, let values) = tests[plan.first].question,
        subject == selecting ?? subject
      else { return nil }
      selecting = subject
      switch tests[plan.first].next {
      case (ConditionPlan.isTrue, ConditionPlan.isFalse): conditions.append((values, false))
      case (ConditionPlan.isFalse, ConditionPlan.isTrue): conditions.append((values, true))
      default: return nil
      }
    }
    guard let selecting, conditions.count(where: { $0 != nil }) >= Self.fewConditions else { return nil }
    selectors.append(Selector(subject: selecting, conditions: conditions))
    return selectors.count - 1
  }

  private mutating func subject(_ pattern: FieldPattern, _ tree: inout RecordTreeBuilder) -> Int {
    let slot = tree.slot(of: pattern)
    if let known = subjectsBySlot[slot] { return known }
    subjectsBySlot[slot] = subjects.count
    subjects.append(Subject(slot: slot, level: pattern.eachCount))
    return subjects.count - 1
  }

  /// The tables of everything that was added.
  consuming func build() -> ConditionTables {
    let compiled = FixedList(count: subjects.count) { index in
      let subject = subjects[index]
      return ConditionSubject(slot: subject.slot, level: subject.level, classes: ValueClasses(subject.values))
    }
    var words: [UInt64] = []
    let tests = tests.map { test in
      let question: FieldTest.Question =
        switch test.question {
        case .isPresent(let slot): .isPresent(slot: slot)
        case .isOneOf(let subject, let values):
          .isOneOf(
            subject: subject,
            compiled.withElement(at: subject) { subject in
              ClassSet(values.map { subject.classes.number(of: $0) }, in: &words)
            }
          )
        }
      return FieldTest(question: question, ifTrue: test.next.ifTrue, ifFalse: test.next.ifFalse)
    }
    let selectors = selectors.map { selector in
      let start = words.count
      var selections = Array(repeating: UInt64(0), count: subjects[selector.subject].values.count + 1)
      for (bit, condition) in selector.conditions.enumerated() {
        let classes = compiled.withElement(at: selector.subject) { subject in
          Set((condition?.values ?? []).map { subject.classes.number(of: $0) }).subtracting([
            ValueClasses.other
          ])
        }
        for index in selections.indices
        where condition == nil || classes.contains(index) != condition?.isNegated {
          selections[index] |= 1 << UInt64(bit)
        }
      }
      words += selections
      return ConditionSelector(subject: selector.subject, start: start)
    }
    return ConditionTables(
      tests: FixedList(tests),
      subjects: compiled,
      selectors: FixedList(selectors),
      words: FixedList(words)
    )
  }
}

extension ClassSet {
  /// - Parameter words: The bits of all sets, to which those of this set are added.
  fileprivate init(_ classes: [Int], in words: inout [UInt64]) {
    let places = classes.filter { $0 != ValueClasses.other }.map {
      $0.quotientAndRemainder(dividingBy: UInt64.bitWidth)
    }
    first = places.map(\.quotient).min() ?? 0
    start = words.count
    count = (places.map(\.quotient).max() ?? first) - first + 1
    words += Array(repeating: 0, count: count)
    for place in places { words[start + place.quotient - first] |= 1 << UInt64(place.remainder) }
  }
}
