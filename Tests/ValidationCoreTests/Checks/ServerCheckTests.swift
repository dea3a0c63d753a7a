import Primitives
import Testing
import ValidationCore

private let notEmpty = Validation<String> { if $0.isEmpty { throw ValidationError(code: "empty") } }

private struct Team: Sendable, Equatable {
  var name = "team"
  var members: [String] = []
  var lead: String?
}

private struct Failure: Error {}

private let taken = Validation<String>.check("taken") { !$0.hasPrefix("t") }

private let rules = Validation<Team>.all(
  .field(\.name, notEmpty, taken.message("Taken")),
  .field(\.members, .each(notEmpty, taken)),
  .field(\.lead, taken.asWarning)
)

@Suite("Asynchronous checks of a server")
struct ServerCheckTests {
  @Test("come after the errors of rules, in the order of the fields")
  func order() async throws {
    let team = Team(name: "t", members: ["ana", "", "tom", "tim"], lead: "t")
    let errors = try await rules.checkedErrors(value: team)
    #expect(
      errors.map(\.description)
        == ["members[1]: empty", "name: taken", "members[2]: taken", "members[3]: taken", "lead: taken"])
    #expect(errors[1].message == .key("Taken"))
    #expect(errors.last?.severity == .warning)
    await #expect(throws: ValidationErrors(errors)) { try await rules.check(value: team) }
  }

  @Test("let a value with warnings pass, and one whose rules reject it unchecked")
  func verdict() async throws {
    try await rules.check(value: Team(name: "x", lead: "t"))
    #expect(try await rules.checkedErrors(value: Team(name: "")).map(\.code) == ["empty"])
  }

  @Test("throw what stopped them")
  func failure() async {
    let rules = Validation<String>.check("x") { _ in throw Failure() }
    await #expect(throws: Failure.self) { try await rules.check(value: "a") }
    let rejecting = Validation<String>.check("x") { _ in throw ValidationError(code: "own", path: ["part"]) }
    #expect(await (try? rejecting.checkedErrors(value: "a"))?.map(\.description) == ["part: own"])
  }

  @Test("of a thousand elements all get an answer")
  func many() async throws {
    let team = Team(name: "x", members: (0..<1000).map { $0 % 2 == 0 ? "t\($0)" : "a" })
    let errors = try await rules.checkedErrors(value: team)
    #expect(errors.map(\.path) == stride(from: 0, to: 1000, by: 2).map { ["members", .index($0)] })
  }

  // Minutes, since each step of it waits for a thread that long tests of other suites may have.
  @Test("end when the request is cancelled", .timeLimit(.minutes(10)))
  func cancelled() async {
    let rules = Validation<String>.check("x", timeLimit: .seconds(3600)) { _ in
      try await Task.sleep(for: .seconds(3600))
      return true
    }
    let task = Task { try await rules.check(value: "a") }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("are never left out by a verdict that does not wait")
  func trap() async {
    await #expect(processExitsWith: .failure) { _ = taken.isValid(value: "x") }
    await #expect(processExitsWith: .failure) { _ = rules.errors(in: Team()) }
    await #expect(processExitsWith: .failure) { _ = Validation.not(taken) }
    await #expect(processExitsWith: .failure) { _ = taken.or(notEmpty) }
  }
}
