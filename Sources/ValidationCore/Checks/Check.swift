extension Validation where Value: Equatable & Sendable {
  /// A check that waits for an answer, such as whether a name is taken.
  ///
  /// ```swift
  /// .field(\.username, .required, .length(3...20), .check("username.taken") { try await accounts.isFree($0) })
  /// ```
  /// The check runs only for values that pass the rules before it in the chain. In a `ValidatedForm` it starts when the value
  /// has stayed the same for the time `debounce`, is cancelled when the value changes, and its answer is kept until the
  /// value changes: a switch of the locale does not repeat it. ``checkedErrors(value:on:clock:)`` runs it at once.
  ///
  /// Rules with a check have no verdict that is known at once: `errors(value:)`, `isValid(value:)` and `validate(value:)`
  /// trap, so that none can forget the check.
  ///
  /// - Parameters:
  ///   - code: The code of the error, which is also the key of its message.
  ///   - debounce: How long a form waits for the next change of the value.
  ///   - timeLimit: How long the check may take; beyond that, the answer is unknown (``CheckTimeout``).
  ///   - isAccepted: Whether the value passes. A thrown ``ValidationError`` or ``ValidationErrors`` rejects the value
  ///     as well; any other error means that the answer is unknown, as when the network fails.
  public static func check(
    _ code: ValidationError.Code,
    debounce: Duration = .milliseconds(300),
    timeLimit: Duration = .seconds(10),
    _ isAccepted: @escaping @Sendable (Value) async throws -> Bool
  ) -> Validation {
    let rule = CheckRule(
      ValidationError(code: code), debounce: debounce, timeLimit: timeLimit, isAccepted)
    return Validation(checkAbsent: nil)
      .with(ModelParts(listChecks: { $2.append(PendingCheck(rule, of: $0, at: $1)) }, secrets: Secrets()))
  }
}

/// A check had no answer within its time limit.
public struct CheckTimeout: Error, Sendable, Hashable {
  /// The time limit.
  public let limit: Duration

  /// Makes the error.
  public init(limit: Duration) { self.limit = limit }
}

extension Validation {
  /// The checks that a value needs now: those after rules that it passes.
  package func pendingChecks(of value: Value) -> [PendingCheck] {
    var checks: [PendingCheck] = []
    parts?.listChecks?(value, FieldPath(), &checks)
    return checks
  }

  /// The errors of the rules that run at once, without those of checks.
  package func errorsWithoutChecks(in value: Value) -> [ValidationError] {
    var sink = ErrorSink(.list)
    run(value, &sink)
    return sink.errors
  }
}

extension Validation where Value: Sendable {
  /// All errors and warnings of the value, with those of the asynchronous checks at the end.
  ///
  /// The checks run at the same time, at most 8 at once.
  ///
  /// - Parameters:
  ///   - value: What is validated.
  ///   - scenarios: The occasions on which it is validated.
  ///   - clock: Measures the time limits of the checks.
  /// - Throws: What a check throws because it got no answer, such as an error of the network or ``CheckTimeout``; then
  ///   nothing is known about the value.
  public func checkedErrors(
    value: Value, on scenarios: Scenario..., clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> [ValidationError] {
    try await Scenario.choosing(scenarios) { try await checkedErrors(in: value, clock) }
  }

  private func checkedErrors(in value: Value, _ clock: any Clock<Duration>) async throws -> [ValidationError]
  {
    let errors = errorsWithoutChecks(in: value)
    let checks = pendingChecks(of: value)
    if checks.isEmpty { return errors }
    return try await withThrowingTaskGroup(of: (Int, [ValidationError]).self) { group in
      var found = [[ValidationError]](repeating: [], count: checks.count)
      for (index, check) in checks.enumerated() {
        if index >= 8, let (done, errors) = try await group.next() { found[done] = errors }
        group.addTask { (index, try await check.errors(on: clock)) }
      }
      for try await (done, errors) in group { found[done] = errors }
      return errors + found.flatMap(\.self)
    }
  }

  /// Returns normally if the value is valid, and its asynchronous checks accept it.
  ///
  /// - Throws: ``ValidationErrors`` if it is not valid, otherwise what ``checkedErrors(value:on:clock:)`` throws.
  public func check(
    value: Value, on scenarios: Scenario..., clock: any Clock<Duration> = ContinuousClock()
  ) async throws {
    try await Scenario.choosing(scenarios) { try await checkedErrors(in: value, clock) }.throwIfInvalid()
  }
}
