/// Where a compiled condition starts among the tests of a document.
///
/// A condition is a chain of tests, each with the next test to continue with, so that no test is nested in another.
struct ConditionPlan: Equatable {
  /// The condition of rules that always apply.
  static let always = ConditionPlan(first: isTrue)

  /// Where to continue after a test: the offset of another test, or a final result.
  static let isTrue = -1
  static let isFalse = -2

  let first: Int
}

/// A test of one field of the record. Everything in it is trivial, so that reading it counts no references.
struct FieldTest {
  enum Question {
    /// Whether the part in a slot is present.
    case isPresent(slot: Int)
    /// Whether the value of a subject is in a set.
    case isOneOf(subject: Int, ClassSet)
  }

  let question: Question
  let ifTrue: Int
  let ifFalse: Int
}

/// A field that conditions compare with values.
struct ConditionSubject: ~Copyable {
  let slot: Int
  /// How many `[]` lead to the field.
  let level: Int
  let classes: ValueClasses
}

/// Conditions that compare one field with values, as a table of those that hold.
struct ConditionSelector {
  let subject: Int
  /// The place of the bits for values of class 0 among the words of the document: a bit for each condition that holds.
  let start: Int
}

/// The conditions of a document.
struct ConditionTables: ~Copyable {
  let tests: FixedList<FieldTest>
  let subjects: FixedList<ConditionSubject>
  let selectors: FixedList<ConditionSelector>
  /// The bits of all sets of classes, and of all selectors.
  let words: FixedList<UInt64>
}
