package import Primitives

/// Tests of the rules for a number, and the rules that remain to be run for a number that passes them.
///
/// An object, so that a validation is not larger for it.
package final class TestedNumberRule<Value>: Sendable {
  package let tests: NumberTests
  /// The rules without a test; nil if there is none.
  package let remaining: (@Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void)?

  /// Whether no rule remains: reading the closure to find out counts a reference.
  package let isComplete: Bool

  init(_ tests: NumberTests, remaining: (@Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void)?) {
    (self.tests, self.remaining, isComplete) = (tests, remaining, remaining == nil)
  }
}

extension Validation {
  /// The same rule, which does not run for numbers that pass its tests.
  ///
  /// - Parameter tests: Only valid numbers pass them; nil if there is no test.
  package func skipped(for tests: [NumberTest]?) -> Validation {
    guard let tests else { return self }
    return skipped(for: TestedNumberRule(NumberTests(tests), remaining: nil))
  }

  /// The same rule, of which only the remaining rules run for numbers that pass the tests.
  func skipped(for tested: TestedNumberRule<Value>) -> Validation {
    guard let type = Value.self as? any DigitReadable.Type else { return self }
    return skipped(for: tested, type)
  }

  private func skipped<Number: DigitReadable>(
    for tested: TestedNumberRule<Value>,
    _: Number.Type
  ) -> Validation {
    guard let rule = self as? Validation<Number>, let own = tested as? TestedNumberRule<Number> else {
      return self
    }
    let (check, tests, remaining) = (rule.check, own.tests, own.remaining)
    // Comparing integers takes no longer than their tests, which a plan runs without a call.
    if Number.self == Int.self, own.isComplete, var integers = self as? Validation<Int> {
      integers.tested = own as? TestedNumberRule<Int>
      return integers as? Validation ?? self
    }
    let skipping = Validation<Number>(
      check: { value, sink in
        if let digits = value.pointee.compact, tests.accept(digits) {
          remaining?(value, &sink)
        } else {
          check(value, &sink)
        }
      },
      checkAbsent: rule.checkAbsent,
      constraint: rule.constraint
    )
    guard var skipping = skipping as? Validation else { return self }
    skipping.tested = tested
    return skipping
  }
}
