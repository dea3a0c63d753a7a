public import Essentials
import ValidationRules

/// Runs tests as if it were a given moment, for rules that compare with today or now, such as `.past()` and `.age(minimum:)`.
///
/// ```swift
/// withToday(Date(timeIntervalSince1970: 1_900_000_000)) {
///   #expect(!Invoice(due: "2029-12-31").isValid)
/// }
/// ```
/// It applies to the task, and to those that it starts; a rule that was made with a clock of its own keeps that one.
/// Dates of birth in national numbers are compared with the day of the system.
public func withToday<Result>(_ now: Date, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTime.$fixed.withValue(now, operation: body)
}

/// Runs tests as if it were a given moment; the same for asynchronous code.
public func withToday<Result>(
  _ now: Date,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await CurrentTime.$fixed.withValue(now, operation: body, isolation: isolation)
}
