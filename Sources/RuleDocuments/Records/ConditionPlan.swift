/// A compiled condition: its tests, each with the next test to continue with, so that no test is nested in another.
///
/// `@unchecked Sendable` holds because it never changes after initialization.
final class ConditionPlan: @unchecked Sendable {
  /// Where to continue after a test: the offset of another test, or a final result.
  fileprivate static let isTrue = -1
  fileprivate static let isFalse = -2

  private let tests: FixedList<FieldTest>
  private let first: Int

  init(_ condition: Condition, of owner: FieldPattern, _ table: inout PlanTable) {
    var tests: [FieldTest] = []
    first = Self.append(condition, owner, &table, (Self.isTrue, Self.isFalse), to: &tests)
    self.tests = FixedList(tests)
  }

  /// Whether it is true for the record and for the current elements of the run.
  func holds(in run: inout Evaluation) -> Bool {
    var next = first
    while next >= 0 { next = tests.next(after: next, &run) }
    return next == Self.isTrue
  }

  /// Appends the tests of a condition after the tests that follow it; returns the offset of the first test to run.
  private static func append(
    _ condition: Condition,
    _ owner: FieldPattern,
    _ table: inout PlanTable,
    _ next: (ifTrue: Int, ifFalse: Int),
    to tests: inout [FieldTest]
  ) -> Int {
    switch condition {
    case .isOneOf(let field, let values):
      tests.append(
        FieldTest(
          reading: table.reading(of: field, from: owner), choices: ValueChoices(values), next: next))
      return tests.count - 1
    case .isPresent(let field, let expected):
      tests.append(
        FieldTest(
          reading: table.reading(of: field, from: owner),
          choices: nil,
          next: expected ? next : (next.ifFalse, next.ifTrue)
        )
      )
      return tests.count - 1
    case .not(let condition):
      return append(condition, owner, &table, (next.ifFalse, next.ifTrue), to: &tests)
    case .all(let conditions):
      return conditions.reversed().reduce(next.ifTrue) { start, condition in
        append(condition, owner, &table, (start, next.ifFalse), to: &tests)
      }
    case .any(let conditions):
      return conditions.reversed().reduce(next.ifFalse) { start, condition in
        append(condition, owner, &table, (next.ifTrue, start), to: &tests)
      }
    }
  }
}

/// A test of one field of the record.
struct FieldTest: Sendable {
  private let reading: FieldReading
  /// The values of which the field must have one; nil if the test is whether the field is present.
  private let choices: ValueChoices?
  fileprivate let next: (ifTrue: Int, ifFalse: Int)

  fileprivate init(reading: FieldReading, choices: ValueChoices?, next: (ifTrue: Int, ifFalse: Int)) {
    (self.reading, self.choices, self.next) = (reading, choices, next)
  }

  /// The test whether a field has one of the given values.
  init(_ reading: FieldReading, isOneOf choices: ValueChoices) {
    self.init(reading: reading, choices: choices, next: (ConditionPlan.isTrue, ConditionPlan.isFalse))
  }

  func holds(in run: inout Evaluation) -> Bool {
    run.answer(about: reading) { value in
      guard let choices else { return value != nil }
      return value.map { choices.contains($0) } ?? choices.containNull
    }
  }
}

extension FixedList<FieldTest> {
  fileprivate func next(after offset: Int, _ run: inout Evaluation) -> Int {
    withElement(at: offset) { $0.holds(in: &run) ? $0.next.ifTrue : $0.next.ifFalse }
  }
}
