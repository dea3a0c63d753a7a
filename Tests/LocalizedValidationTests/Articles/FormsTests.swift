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

private enum Forms {
  struct SignUp: Codable, Sendable, Validatable {
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

  @Sendable static func checking() async throws {
    @Sendable
    func isFree(_ address: String) async throws -> Bool { address != "ana@example.com" }
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
