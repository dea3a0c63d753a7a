import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `Forms`.
@Suite("The article on models and forms")
struct FormsTests {
  @Test("decodes a model")
  func decoding() {
    expectShown(
      printed(Forms.decoding),
      """
      “email” must be text
      “confirmation” is required
      “citty” is not a known field; did you mean “city”?
      """
    )
  }

  @Test("sends a form of four fields, in as many lines as the article says")
  func sending() async throws {
    expectShown(
      try await printedWithProcessLocale(Forms.sending),
      """
      sent: ana@example.com
      true true
      """
    )
    let article = try #require(try Article.all().first { $0.description == "Forms.md" })
    let form = try #require(article.blocks.first { $0.lines.first == "let form = ValidatedForm(SignUp())" })
    #expect(form.lines.count == 7)
  }

  @Test("has a summary, and starts again")
  func summary() {
    expectShown(
      printed(Forms.summary),
      """
      “email” must contain an @, as in name@example.com
      “password” must have at least 8 characters
      true true false
      false true
      """
    )
  }

  @Test("is followed on an actor", .timeLimit(.minutes(1)))
  @MainActor
  func observing() async throws {
    let form = ValidatedForm(Forms.SignUp(password: "correct horse", confirmation: "correct horse"))
    let summary = ActiveLocale.with("en") { Forms.Summary(of: form) }
    form[\.email].value = "ana"
    form[\.email].touch()
    await until { summary.sentences.count == 1 }
    #expect(summary.sentences == form.shownErrors.localizedDescriptions(in: "en"))
    form[\.email].value = "ana@example.com"
    await until { summary.sentences.isEmpty }
    #expect(summary.sentences == [])
  }

  @Test("tells how far its checks are", .timeLimit(.minutes(1)))
  func phases() async {
    expectShown(
      await printedWithProcessLocale(Forms.phases),
      """
      idle
      ana idle
      ana idle
      ana@example.com validating
      ana@example.com invalid
      li@example.com validating
      li@example.com valid
      li@offline.example validating
      li@offline.example unknown
      Offline()
      """
    )
  }

  @Test("shows errors when the reader should see them")
  func showing() async throws {
    expectShown(
      try await printedWithProcessLocale(Forms.showing),
      """
      []
      ["must contain an @, as in name@example.com"]
      false email
      ["This address is taken"]
      """
    )
  }

  @Test("keeps a draft, and makes a model of texts")
  func drafts() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: directory) }
    Forms.keeping(in: directory)
    expectShown(
      try printed(Forms.preparing),
      """
      Mesa 1234.5
      “title” must contain more than spaces
      “price” must be a number, such as 1.234,5
      “until” must be a date, such as 31/01/2026
      """
    )
  }

  @Test("waits for an answer")
  func checking() async throws {
    expectShown(
      try await printedWithProcessLocale(Forms.checking),
      """
      [email.taken]
      """
    )
  }
}

struct Offline: Error {}

func isFree(_ address: String) async throws -> Bool {
  if address.hasSuffix("@offline.example") { throw Offline() }
  return address != "ana@example.com"
}

private enum Forms {
  struct SignUp: Codable, Equatable, Sendable, Validatable {
    var email = ""
    var password = ""
    var confirmation = ""
    var city: String?

    static let rules = Validation<SignUp>.all(
      .field(\.email, .notBlank, .email.trimmed),
      .field(\.password, .length(8...)),
      .compare("confirmation", \.confirmation, .sameAs, "password", \.password)
    )
  }

  @Sendable static func decoding() {
    let body = Data(#"{"email": 1, "password": "secret", "citty": "Porto"}"#.utf8)
    do {
      let signUp = try SignUp.validated(from: body, unknownFields: .refused)
      print(signUp)
    } catch {
      for message in error.localizedDescriptions { print(message) }
    }
  }

  @Sendable static func sending() async throws {
    let form = ValidatedForm(SignUp())
    form[\.email].value = " ana@example.com"
    form[\.password].value = "correct horse"
    form[\.confirmation].value = "correct horse"
    form[\.city].value = "Porto"
    let isSent = try await form.submit { signUp in print("sent: \(signUp.email)") }
    print(isSent, form.isValid)
  }

  static func summary() {
    let form = ValidatedForm(SignUp(), showing: .onChange)
    form[\.email].value = "ana"
    form[\.password].value = "secret"
    for sentence in form.shownErrors.localizedDescriptions(in: "en") { print(sentence) }
    print(form.isDirty, form[\.email].isDirty, form[\.city].isDirty)
    form.reset()
    print(form.isDirty, form.shownErrors.isEmpty)
  }

  @MainActor final class Summary {
    let form: ValidatedForm<SignUp>
    var sentences: [String] = []
    private var observation: ObservationToken?

    init(of form: ValidatedForm<SignUp>) {
      self.form = form
      observation = form.observe { [unowned self] change in
        sentences = change.errors.localizedDescriptions
      }
    }
  }

  @Sendable static func showing() async throws {
    let form = ValidatedForm(SignUp())
    form[\.email].value = "ana"
    print(form[\.email].shownErrors)
    form[\.email].touch()
    print(form[\.email].shownErrors.localizedDescriptions(in: "en", form: .inline))

    form.model = SignUp(email: "ana@example.com", password: "correct horse", confirmation: "correct horse")
    let isSent = try await form.submit { _ in
      let message = ValidationError.Message.key("This address is taken")
      throw ValidationErrors([ValidationError(code: "email.taken", path: ["email"], message: message)])
    }
    print(isSent, form.focus ?? [])
    print(form[\.email].shownErrors.localizedDescriptions(in: "en", form: .inline))
  }

  static func keeping(in directory: URL) {
    let form = ValidatedForm(SignUp())
    form.keepDraft(in: "sign-up", directory: directory)
  }

  @Sendable static func preparing() throws {
    struct OfferDraft {
      var title = ""
      var price = ""
      var until = ""
    }
    struct Offer {
      var title: String
      var price: Decimal
      var until: Date
    }
    let offers = Preparation<OfferDraft, Offer>(
      .field(\.title, .notBlank.trimmed),
      .field(\.price, .notBlank, as: .number(in: "pt-BR", .range(Decimal(1)...))),
      .field(\.until, as: .date(in: "pt-BR")),
      make: Offer.init
    )
    let offer = try offers.prepared(OfferDraft(title: " Mesa ", price: "1.234,50", until: "31/12/2030"))
    print(offer.title, offer.price)
    do {
      _ = try offers.prepared(OfferDraft(title: "", price: "1,5.0", until: "2030-12-31"))
    } catch {
      for message in error.localizedDescriptions(in: "en", form: .full) { print(message) }
    }
  }

  @Sendable static func phases() async {
    let form = ValidatedForm(
      SignUp(),
      .field(
        \.email, .notBlank, .email,
        .check("email.taken", debounce: .milliseconds(20), timeLimit: .seconds(5)) { try await isFree($0) })
    )
    let email = form[\.email]
    print(email.phase)
    for address in ["ana", "ana@example.com", "li@example.com", "li@offline.example"] {
      email.value = address
      print(address, email.phase)
      await form.settled()
      print(address, email.phase)
      if let failure = email.checkFailure { print(failure) }
    }
  }

  @Sendable static func checking() async throws {
    let rules = Validation<SignUp>.all(
      .field(\.email, .notBlank, .email, .check("email.taken") { try await isFree($0) })
    )
    do {
      try await rules.check(value: SignUp(email: "ana@example.com"))
    } catch let errors as ValidationErrors {
      print(errors.map(\.code))
    }
  }
}
