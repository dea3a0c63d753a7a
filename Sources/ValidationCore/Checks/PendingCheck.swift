/// A check of one value that waits for an answer.
package struct PendingCheck: Sendable {
  /// Which check of which part it is: the same for all values.
  package struct ID: Hashable, Sendable {
    let rule: ObjectIdentifier
    package let path: FieldPath
  }

  package let id: ID
  /// How long the value must stay the same before the check starts, in a form.
  package let debounce: Duration
  /// How long the check may take.
  package let timeLimit: Duration
  /// The value that is checked.
  private let input: any Equatable & Sendable
  private var run: @Sendable () async throws -> [ValidationError]

  init<Value: Equatable & Sendable>(
    _ rule: CheckRule<Value>, of value: Value, at path: FieldPath
  ) {
    id = ID(rule: ObjectIdentifier(rule), path: path)
    debounce = rule.debounce
    timeLimit = rule.timeLimit
    input = value
    run = {
      // The rule is retained by the closure, so its identity stays unique.
      try await rule.errors(in: value).map { error in
        var error = error
        error.path = FieldPath(path.segments + error.path.segments)
        return error
      }
    }
  }

  /// Whether another check is of the same value, so that its answer is known.
  package func hasSameInput(as other: PendingCheck) -> Bool { Self.areEqual(input, other.input) }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
    (right as? Value) == left
  }

  /// The errors that the check found.
  ///
  /// - Throws: What the check threw because it got no answer.
  package func errors() async throws -> [ValidationError] { try await run() }

  mutating func adjust(by adjustment: Adjustment) {
    let base = run
    run = {
      var sink = ErrorSink(.list)
      let errors = try await base()
      adjustment.apply(to: &sink) { $0.report(contentsOf: errors) }
      return sink.errors
    }
  }
}

/// An asynchronous check as its author wrote it.
final class CheckRule<Value: Sendable>: Sendable {
  let debounce: Duration
  let timeLimit: Duration
  private let error: ValidationError
  private let isAccepted: @Sendable (Value) async throws -> Bool

  init(
    _ error: ValidationError,
    debounce: Duration,
    timeLimit: Duration,
    _ isAccepted: @escaping @Sendable (Value) async throws -> Bool
  ) {
    self.error = error
    self.debounce = debounce
    self.timeLimit = timeLimit
    self.isAccepted = isAccepted
  }

  func errors(in value: Value) async throws -> [ValidationError] {
    do {
      return try await isAccepted(value) ? [] : [error]
    } catch let error as ValidationError {
      return [error]
    } catch let errors as ValidationErrors {
      return errors.errors
    }
  }
}
