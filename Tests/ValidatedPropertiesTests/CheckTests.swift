import LocalizedValidationTesting
import MessageLocalization
import Primitives
import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

private struct SignUp: Sendable, Equatable {
  var username = ""
  var email = ""
}

/// A form of which a test knows every question to the server.
private struct Setting {
  let clock = TestClock()
  let server = Server()
  let messages = Messages()
  let form: ValidatedForm<SignUp>
  var name: FormField<SignUp, String> { form[\.username] }

  init(_ model: SignUp = SignUp()) {
    let server = server
    form = ValidatedForm(
      model,
      .all(
        .field(
          \.username, .length(3...),
          .check("username.taken", timeLimit: .seconds(5)) { try await server.isFree($0) }),
        .field(\.email, .notBlank)),
      .onBlur, clock, observingMessages: messages.observe)
  }

  /// Types a name and lets the pause pass.
  func type(_ text: String, question: Int) async {
    name.value = text
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(300))
    await server.questions(question)
  }
}

@Suite("Asynchronous checks of a form", .timeLimit(.minutes(1)))
struct CheckTests {
  @Test("accept or reject a value", arguments: [true, false])
  func answers(isFree: Bool) async {
    let setting = Setting()
    #expect(setting.name.phase == .idle)
    await setting.type("ana", question: 1)
    #expect(setting.name.phase == .validating && !setting.name.isValid && setting.form.isValidating)
    setting.server.answer("ana", .success(isFree))
    await setting.form.settled()
    #expect(setting.name.phase == (isFree ? .valid : .invalid))
    #expect(setting.name.isValid == isFree)
    let expected = isFree ? [] : [ValidationError(code: "username.taken", path: ["username"])]
    #expect(setting.name.errors == expected)
  }

  @Test("wait for a pause, and ask about the newest value only")
  func debounce() async {
    let setting = Setting()
    setting.name.value = "ana"
    await setting.clock.sleepers(1)
    setting.clock.advance(by: .milliseconds(299))
    setting.name.value = "anab"
    await setting.clock.sleepers(1)
    setting.clock.advance(by: .milliseconds(299))
    #expect(setting.server.asked == [])
    #expect(setting.name.phase == .validating)
    await setting.type("anabe", question: 1)
    #expect(setting.server.asked == ["anabe"])
  }

  @Test("count only for the newest value, whichever answer comes first", arguments: [true, false])
  func latestWins(isOldFirst: Bool) async {
    let setting = Setting()
    await setting.type("old", question: 1)
    await setting.type("new", question: 2)
    #expect(setting.server.cancelled == ["old"])
    if isOldFirst { setting.server.answer("old", .success(false)) }
    setting.server.answer("new", .success(true))
    await setting.form.settled()
    if !isOldFirst { setting.server.answer("old", .success(false)) }
    for _ in 0..<100 { await Task.yield() }
    #expect(setting.name.phase == .valid)
    #expect(setting.name.errors == [])
  }

  @Test("do not run while a rule before them rejects the value")
  func gated() async {
    let setting = Setting()
    await setting.type("ana", question: 1)
    setting.name.value = "an"
    #expect(setting.name.phase == .idle)
    #expect(setting.server.cancelled == ["ana"])
    setting.server.answer("ana", .success(false))
    for _ in 0..<100 { await Task.yield() }
    #expect(setting.name.errors.map(\.code) == ["length.tooShort"])
    #expect(setting.server.asked == ["ana"])
  }

  @Test("are not repeated by other fields, equal values, or a switch of the locale")
  func kept() async {
    let setting = Setting()
    await setting.type("ana", question: 1)
    setting.server.answer("ana", .success(true))
    await setting.form.settled()
    setting.form[\.email].value = "x"
    setting.name.value = "ana"
    setting.messages.change()
    #expect(setting.name.phase == .valid)
    await setting.form.settled()
    #expect(setting.server.asked == ["ana"])
  }

  @Test("know a failure of the network from a value that is not valid, and try again when submitting")
  func unknown() async throws {
    let setting = Setting(SignUp(username: "", email: "x"))
    await setting.type("ana", question: 1)
    setting.server.answer("ana", .failure(Server.Failure()))
    await setting.form.settled()
    #expect(setting.name.phase == .unknown && setting.name.errors == [])
    #expect(!setting.form.isValid && setting.name.checkFailure is Server.Failure)
    await #expect(throws: Server.Failure.self) {
      async let isSent = setting.form.submit { _ in }
      await setting.server.questions(2)
      setting.server.answer("ana", .failure(Server.Failure()))
      _ = try await isSent
    }
    async let isSent = setting.form.submit { _ in }
    await setting.server.questions(3)
    setting.server.answer("ana", .success(true))
    #expect(try await isSent)
    #expect(setting.form.isValid)
  }

  @Test("have a time limit")
  func timeLimit() async {
    let setting = Setting()
    await setting.type("ana", question: 1)
    await setting.clock.sleepers(1)
    setting.clock.advance(by: .seconds(5))
    await setting.form.settled()
    #expect(setting.name.phase == .unknown)
    #expect(setting.name.checkFailure as? CheckTimeout == CheckTimeout(limit: .seconds(5)))
    setting.server.answer("ana", .success(true))
    for _ in 0..<100 { await Task.yield() }
    #expect(setting.name.phase == .unknown)
  }

  @Test("run when the form is submitted, at once, if they have not", arguments: [true, false])
  func submitting(isFree: Bool) async throws {
    let setting = Setting(SignUp(username: "ana", email: "x"))
    #expect(setting.form.isValid && setting.server.asked == [])
    async let isSent = setting.form.submit { _ in }
    await setting.server.questions(1)
    #expect(setting.form.isSubmitting)
    setting.server.answer("ana", .success(isFree))
    #expect(try await isSent == isFree)
    #expect(setting.form.focus == (isFree ? nil : ["username"]))
    #expect(setting.form.shownErrors.map(\.code) == (isFree ? [] : ["username.taken"]))
  }

  @Test("leave the focus to the first field in the order of the rules")
  func focus() async throws {
    let setting = Setting(SignUp(username: "ana", email: ""))
    async let isSent = setting.form.submit { _ in }
    await setting.server.questions(1)
    setting.server.answer("ana", .success(false))
    #expect(try await !isSent)
    #expect(setting.form.errors.map(\.path) == [["email"], ["username"]])
    #expect(setting.form.focus == ["username"])
  }

  @Test("belong to a form: a field with them traps when its errors are read")
  func withoutForm() async {
    await #expect(processExitsWith: .failure) {
      let field = Validated<String>(wrappedValue: "ana", .check("taken") { _ in true })
      _ = field.errors
    }
  }

  @Test("end with the form")
  func released() async {
    let clock = TestClock()
    let server = Server()
    weak var gone: ValidatedForm<SignUp>?
    do {
      let form = ValidatedForm(
        SignUp(), .field(\.username, .check("taken") { try await server.isFree($0) }), clock: clock)
      gone = form
      form[\.username].value = "ana"
      await clock.sleepers(1)
    }
    #expect(gone == nil)
    #expect(server.asked == [])
  }
}
