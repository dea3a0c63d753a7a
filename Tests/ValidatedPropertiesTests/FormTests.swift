import Foundation
import MessageLocalization
import Observation
import Primitives
import Testing
import ValidatedProperties
import ValidationCore
import ValidationRules

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

private struct SignUp: Codable, Sendable, Equatable, Validatable {
  struct Address: Codable, Sendable, Equatable {
    var city = ""
  }
  var email = ""
  var password: String? = nil
  var confirmation: String? = nil
  var address = Address()

  static let rules = Validation<SignUp>.all(
    .field("e-mail", \.email, .notBlank, .length(...20).asWarning),
    .field(\.password, .required, .length(8...)),
    .compare("confirmation", \.confirmation, .sameAs, "password", \.password),
    .field(\.address.city, .notBlank)
  )
}

private let valid = SignUp(
  email: "ana", password: "12345678", confirmation: "12345678", address: .init(city: "Porto"))

private func facts(_ errors: [ValidationError]) -> [String] { errors.map { "\($0.path): \($0.code)" } }

@Suite("ValidatedForm")
struct FormTests {
  @Test("has the errors of all fields, by field")
  func errors() {
    let form = ValidatedForm(SignUp())
    #expect(
      facts(form.errors) == [
        "e-mail: presence.blank", "password: presence.missing", "address.city: presence.blank",
      ])
    #expect(facts(form[\.email].errors) == ["e-mail: presence.blank"])
    #expect(facts(form[\.address].errors) == ["address.city: presence.blank"])
    #expect(form[\.confirmation].errors == [] && form[\.confirmation].isValid)
    #expect(!form.isValid && !form[\.email].isValid)
    form.model = valid
    #expect(form.isValid && form.errors == [])
    form[\.email].value = String(repeating: "é", count: 21)
    #expect(form.isValid && form[\.email].errors.map(\.severity) == [.warning])
  }

  @Test("runs rules over two fields when either changes")
  func crossField() {
    let form = ValidatedForm(valid)
    form[\.password].value = "changed password"
    #expect(facts(form[\.confirmation].errors) == ["confirmation: comparison.differs"])
    form[\.confirmation].value = "changed password"
    #expect(form.isValid)
  }

  @Test(
    "shows errors when it should",
    arguments: [
      (
        ErrorTiming.onChange, ["e-mail: presence.blank"],
        ["e-mail: presence.blank", "password: length.tooShort"]
      ),
      (.onBlur, ["e-mail: presence.blank"], ["e-mail: presence.blank"]), (.onSubmit, [], []),
    ])
  func timing(timing: ErrorTiming, touched: [String], changed: [String]) async throws {
    let form = ValidatedForm(SignUp(), showing: timing)
    #expect(form.shownErrors == [] && form[\.email].shownErrors == [])
    form[\.email].touch()
    #expect(form[\.email].isTouched && !form[\.password].isTouched)
    #expect(facts(form.shownErrors) == touched)
    form[\.password].value = "x"
    #expect(facts(form.shownErrors) == changed)
    #expect(try await !form.submit { _ in Issue.record("sent") })
    #expect(form.shownErrors == form.errors && form.isSubmitted && !form.isSubmitting)
    #expect(form.focus == ["e-mail"])
  }

  @Test("knows what differs from the beginning, and goes back")
  func reset() {
    let form = ValidatedForm(SignUp())
    #expect(!form.isDirty && !form[\.email].isDirty && !form[\.email].isChanged)
    form[\.email].value = "x"
    form[\.email].touch()
    #expect(form.isDirty && form[\.email].isDirty && form[\.email].isChanged && !form[\.password].isDirty)
    form[\.email].value = ""
    #expect(!form.isDirty && form[\.email].isChanged)
    form.add([ValidationError(code: "x", path: ["e-mail"])])
    form.focus = ["e-mail"]
    form.reset()
    #expect(form.model == SignUp() && form.shownErrors == [] && form.focus == nil)
    #expect(!form[\.email].isTouched && !form[\.email].isChanged)
    form.reset(to: valid)
    #expect(form.isValid && !form.isDirty)
  }

  private static let rejection = ValidationErrors([
    ValidationError(code: "username.taken", path: ["e-mail"]),
    ValidationError(code: "zone", path: ["address", "city"]), ValidationError(code: "busy"),
  ])

  @Test("puts errors of a server at their fields, until these change")
  func server() async throws {
    let form = ValidatedForm(valid)
    #expect(try await !form.submit { _ throws(ValidationErrors) in throw Self.rejection })
    #expect(form.shownErrors == Self.rejection.errors && !form.isValid)
    #expect(form.focus == ["e-mail"])
    #expect(facts(form[\.address.city].errors) == ["address.city: zone"])
    form[\.email].value = "joão"
    #expect(facts(form.errors) == ["address.city: zone"])
    form[\.address].value = .init(city: "Lisboa")
    #expect(form.isValid)
    let data = try JSONEncoder().encode(Self.rejection)
    form.add(try JSONDecoder().decode(ValidationErrors.self, from: data))
    #expect(facts(form[\.email].shownErrors) == ["e-mail: username.taken"])
    var sent: SignUp?
    #expect(try await form.submit { sent = $0 })
    #expect(sent?.email == "joão")
    #expect(form.errors == [])
  }

  @Test("rethrows what else sending throws, and can be submitted again")
  func failure() async throws {
    struct Offline: Error {}
    let form = ValidatedForm(valid)
    await #expect(throws: Offline.self) { try await form.submit { _ in throw Offline() } }
    #expect(!form.isSubmitting && form.errors == [])
    var isSubmitting = false
    #expect(try await form.submit { _ in isSubmitting = form.isSubmitting })
    #expect(isSubmitting)
  }

  @Test("is submitted once at a time")
  func twice() async throws {
    let form = ValidatedForm(valid)
    let isSent = try await form.submit { _ in
      let isSentAgain = try await form.submit { _ in Issue.record("sent twice") }
      #expect(!isSentAgain)
    }
    #expect(isSent)
  }

  @Test("sends the prepared model")
  func prepared() async throws {
    let rules = Validation<SignUp>.all(
      .field(\.email, .notBlank.trimmed), .field(\.password, .required.trimmed))
    let form = ValidatedForm(SignUp(email: " ana\n", password: " x "), rules)
    var sent: SignUp?
    try await form.submit { sent = $0 }
    #expect(sent == SignUp(email: "ana", password: "x"))
    #expect(form.model.email == " ana\n")
  }

  @Test("is kept and continued with what the reader has touched, valid or not")
  func draft() throws {
    let form = ValidatedForm(SignUp())
    form[\.email].value = ""
    form[\.email].touch()
    let data = try JSONEncoder().encode(form.draft)
    let draft = try JSONDecoder().decode(ValidatedForm<SignUp>.Draft.self, from: data)
    #expect(draft == form.draft)
    let other = ValidatedForm(valid)
    other.restore(draft)
    #expect(other.model == SignUp() && other[\.email].isTouched && other[\.email].isChanged && other.isDirty)
    #expect(facts(other.shownErrors) == ["e-mail: presence.blank"])
  }

  @Test("is followed by Swift's observation, and by messages")
  func observation() {
    let messages = Messages()
    let form = ValidatedForm(
      SignUp(), SignUp.rules, .onBlur, ContinuousClock(), observingMessages: messages.observe)
    func isTold(_ read: () -> Void, _ change: () -> Void) -> Bool {
      let told = Counter()
      withObservationTracking(read) { told.increment() }
      change()
      return told.count == 1
    }
    #expect(isTold({ _ = form[\.email].errors }, { form[\.email].value = "x" }))
    #expect(isTold({ _ = form.model }, { form[\.email].value = "y" }))
    #expect(isTold({ _ = form.isSubmitted }, { form[\.email].touch() }))
    #expect(isTold({ _ = form.shownErrors }, { messages.change() }))
    #expect(isTold({ _ = form[\.email].phase }, { form.add([ValidationError(code: "x")]) }))
    #expect(!isTold({ _ = form.timing }, { form[\.email].value = "z" }))
  }

  @Test("delivers the errors to be shown")
  func changes() async throws {
    let messages = Messages()
    let form = ValidatedForm(
      SignUp(), SignUp.rules, .onBlur, ContinuousClock(), observingMessages: messages.observe)
    var reader = form.changes.makeAsyncIterator()
    #expect(try await reader.next() == FieldChange(cause: .value, errors: []))
    form[\.email].touch()
    let shown = form.shownErrors
    #expect(facts(shown) == ["e-mail: presence.blank"])
    #expect(try await reader.next() == FieldChange(cause: .value, errors: shown))
    messages.change()
    #expect(try await reader.next() == FieldChange(cause: .messages, errors: shown))
  }

  /// Follows a form on its own actor.
  private actor Screen {
    private(set) var changes: [FieldChange] = []
    private var observation: ObservationToken?

    func follow(_ form: ValidatedForm<SignUp>) {
      observation = form.observe { [weak self] change in
        self?.assumeIsolated { $0.changes.append(change) }
      }
    }

    func wait(for count: Int) async { while changes.count < count { await Task.yield() } }
  }

  @Test("delivers them to an observer on its actor", .timeLimit(.minutes(1)))
  func observing() async {
    let messages = Messages()
    let form = ValidatedForm(
      SignUp(), SignUp.rules, .onBlur, ContinuousClock(), observingMessages: messages.observe)
    let screen = Screen()
    await screen.follow(form)
    await screen.wait(for: 1)
    form[\.email].touch()
    await screen.wait(for: 2)
    messages.change()
    await screen.wait(for: 3)
    let shown = form.shownErrors
    #expect(
      await screen.changes == [
        FieldChange(cause: .value, errors: []), FieldChange(cause: .value, errors: shown),
        FieldChange(cause: .messages, errors: shown),
      ])
  }

  @Test("publishes them")
  func publisher() {
    let form = ValidatedForm(SignUp())
    let log = Log<[String]>()
    let subscription = form.publisher.sink { log.append(facts($0)) }
    form[\.email].touch()
    form[\.email].value = "ana"
    subscription.cancel()
    form[\.email].value = ""
    #expect(log.entries == [[], ["e-mail: presence.blank"], []])
  }

  @Test("validates on the occasions that it is at, such as a step of a wizard")
  func scenarios() async throws {
    let rules = Validation<SignUp>.all(
      .field("e-mail", \.email, .notBlank).on("account"), .field(\.address.city, .notBlank).on("address"))
    let form = ValidatedForm(SignUp(), rules)
    #expect(form.isValid && form.scenarios == [])
    form.scenarios = ["account"]
    #expect(facts(form.errors) == ["e-mail: presence.blank"])
    #expect(try await !form.submit { _ in Issue.record("sent") })
    form[\.email].value = "ana"
    #expect(form.isValid)
    form.scenarios = ["account", "address"]
    #expect(facts(form.errors) == ["address.city: presence.blank"])
    form.reset()
    #expect(form.scenarios == ["account", "address"])
    #expect(facts(form.errors) == ["e-mail: presence.blank", "address.city: presence.blank"])
    let preparation = Preparation<SignUp, String>(.init(rules), make: \.email)
    #expect(try await !form.submit(as: preparation) { _ in Issue.record("sent") })
  }

  @Test("has no focus if no error is at a field")
  func focus() async throws {
    let form = ValidatedForm(valid)
    try await form.submit { _ throws(ValidationErrors) in
      throw ValidationErrors([ValidationError(code: "busy")])
    }
    #expect(form.focus == nil && facts(form.shownErrors) == [": busy"])
  }

  @Test("is read and written through bindings")
  func bindings() {
    let form = ValidatedForm(SignUp())
    let city = form.binding(\.address.city)
    city.wrappedValue = "Évora"
    #expect(form.model.address.city == "Évora" && city.wrappedValue == "Évora")
    #expect(form[\.address.city].isChanged)
  }

  @Test("is released although others follow it, and its messages are not observed any more")
  func lifetime() async {
    let messages = Messages()
    weak var gone: ValidatedForm<SignUp>?
    do {
      let form = ValidatedForm(
        SignUp(), SignUp.rules, .onBlur, ContinuousClock(), observingMessages: messages.observe)
      gone = form
      _ = form.changes
      _ = form.errors
    }
    #expect(gone == nil)
    #expect(messages.observerCount == 0)
  }

  @Test("may be used from many threads")
  func threads() async {
    let form = ValidatedForm(SignUp())
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for step in 0..<100 {
            if thread % 2 == 0 { form[\.email].value = "\(step)" } else { _ = form.errors }
            if step % 10 == 0 { form[\.email].touch() }
          }
        }
      }
    }
    #expect(form[\.email].value == "99" && form[\.email].isTouched)
    #expect(facts(form[\.email].errors) == [])
  }
}
