import LocalizedValidation
import Testing

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// The examples of the article `FirstForm`.
///
/// They add to the catalogs of the process, so each runs in a process of its own.
@Suite("The article on a first form")
struct FirstFormTests {
  @Test("validates fields")
  func fields() async {
    await #expect(processExitsWith: .success) {
      let output = printed(FirstForm.fields)
      expectShown(
        output,
        """
        ["Must have at least 3 characters"]
        ["Must have a valid domain after the @, as in name@example.com"]
        false
        """
      )
    }
  }

  @Test("follows a field")
  func following() async {
    await #expect(processExitsWith: .success) {
      let output = printed(FirstForm.following)
      expectShown(
        output,
        """
        shown: This field is required
        shown: Must contain an @, as in name@example.com
        shown:
        """
      )
    }
  }

  @Test("follows a field on an actor", .timeLimit(.minutes(1)))
  @MainActor
  func observing() async {
    let screen = ActiveLocale.with("en") { FirstForm.EmailScreen() }
    let labels: [(String?, String)] = [
      (nil, "This field is required"), ("ana", "Must contain an @, as in name@example.com"),
      ("ana@example.com", ""),
    ]
    for (value, label) in labels {
      screen.form.email = value
      await until { screen.label == label }
      #expect(screen.label == label)
    }
  }

  @Test("names fields")
  func labels() async {
    await #expect(processExitsWith: .success) {
      let output = try printed(FirstForm.labels)
      expectShown(
        output,
        """
        “User name” must contain more than spaces
        “Confirmation” must be the same as “Password”
        must be the same as “Password”
        [username, confirmation]
        """
      )
    }
  }

  @Test("warns")
  func warnings() async {
    await #expect(processExitsWith: .success) {
      let output = printed(FirstForm.warnings)
      expectShown(
        output,
        """
        true
        warning: Lower case is easier to type
        """
      )
    }
  }
}

private enum FirstForm {
  final class SignUpForm {
    @Validated(.required, .length(3...20), .noBidiControls) var username: String? = nil
    @Validated(.required, .email) var email: String? = nil

    var canSend: Bool { $username.isValid && $email.isValid }
  }

  @Sendable static func fields() {
    let form = SignUpForm()
    form.username = "👨‍👩‍👧‍👦"
    form.email = "ana@example.com\n"
    print(form.$username.errors.localizedDescriptions)
    print(form.$email.errors.localizedDescriptions)
    print(form.canSend)
  }

  @MainActor final class EmailScreen {
    let form = SignUpForm()
    var label = ""
    private var observation: ObservationToken?

    init() {
      observation = form.$email.observe { [unowned self] change in
        label = change.errors.localizedDescriptions.joined(separator: " ")
      }
    }
  }

  @Sendable static func following() {
    let form = SignUpForm()
    let subscription = form.$email.publisher.sink { errors in
      print((["shown:"] + errors.localizedDescriptions).joined(separator: " "))
    }
    form.email = "ana"
    form.email = "ana@example.com"
    subscription.cancel()
  }

  struct SignUp {
    var username = ""
    var password = ""
    var confirmation = ""
  }

  @Sendable static func labels() throws {
    try MessageCatalogs.shared.addLayer(
      ["field.username": "User name", "field.password": "Password", "field.confirmation": "Confirmation"],
      for: "en"
    )
    let rules = Validation<SignUp>.all(
      .field("username", \.username, .notBlank, .length(...20)),
      .field("password", \.password, .length(8...)),
      .compare("confirmation", \.confirmation, .sameAs, "password", \.password)
    )
    let input = SignUp(username: "\u{200B}", password: "correct horse", confirmation: "battery staple")
    do {
      try rules.validate(value: input)
    } catch {
      for message in error.localizedDescriptions { print(message) }
    }
    let errors = rules.errors(value: input)
    for message in errors["confirmation"].localizedDescriptions(in: "en", form: .inline) { print(message) }
    print(errors.tree.parts.map(\.path))
  }

  struct Profile {
    @Validate(.required, .matches("\\P{Lu}*").message("Lower case is easier to type").asWarning)
    var username: String? = nil

    var isValid: Bool { _username.isValid }
    var remarks: [ValidationError] { _username.errors }
  }

  @Sendable static func warnings() {
    let profile = Profile(username: "Ana")
    print(profile.isValid)
    for remark in profile.remarks { print("\(remark.severity): \(remark.localizedDescription)") }
  }
}
