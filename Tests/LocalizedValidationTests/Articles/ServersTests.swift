import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `Servers`; those that need a framework are in `Tests/Server`.
@Suite("The article on servers")
struct ServersTests {
  @Test("writes a problem document")
  func problem() throws {
    let output = try printed(Servers.problem)
    expectShown(
      output,
      #"""
      422 ["Content-Language: en", "Content-Type: application/problem+json", "Vary: Accept-Language"]
      {
        "detail" : "“email” must contain only unaccented letters (a to z), digits, and common symbols; “é” is not allowed\n“items[0].name” must contain more than spaces",
        "errors" : [
          {
            "arguments" : {
              "character" : {
                "character" : "U+00E9"
              }
            },
            "code" : "email.notASCII",
            "detail" : "“email” must contain only unaccented letters (a to z), digits, and common symbols; “é” is not allowed",
            "pointer" : "#/email",
            "ranges" : [
              [
                3,
                5
              ]
            ],
            "severity" : "error"
          },
          {
            "code" : "presence.blank",
            "detail" : "“items[0].name” must contain more than spaces",
            "pointer" : "#/items/0/name",
            "severity" : "error"
          }
        ],
        "language" : "en",
        "status" : 422,
        "title" : "Some of the data is not valid",
        "type" : "about:blank"
      }
      """#
    )
  }

  @Test("puts the errors on a form")
  func form() throws {
    expectShown(
      try printed(Servers.client),
      """
      ["O campo “email” deve ter um domínio válido depois do símbolo @, como em nome@example.com"]
      """
    )
  }

  @Test("chooses a language")
  func matching() {
    expectShown(
      printed(Servers.matching),
      """
      pt-AO, en;q=0.5 → pt-BR
      ar-EG → ar-EG
      de, en;q=0.1 → en
      de → pt-BR
      pt;q=0, * → en
      ;;q=x → pt-BR
      """
    )
  }

  @Test("carries the locale with the task, and outside of it")
  func tasks() async throws {
    let text = PrintedText()
    await PrintedText.$current.withValue(text) { await Servers.tasks() }
    expectShown(
      text.visible,
      """
      es: No puede estar vacío
      zh-Hant: 不可為空
      No puede estar vacío
      """
    )
  }

  @Test("has catalogs of tenants")
  func tenants() throws {
    expectShown(
      try printed(Servers.tenants),
      """
      ["We need this"]
      ["Must not be empty"]
      """
    )
  }

  @Test("writes schemas")
  func schemas() {
    expectShown(
      printed(Servers.schemas),
      """
      {"type":"object","required":["email"],"properties":{"email":{"type":"string","format":"email"},"password":{"type":["string","null"],"minLength":12}}}
      email: email, in part
      password: length, in part
      """
    )
  }

  @Test("validates by a rule document")
  func documents() throws {
    expectShown(
      try printed(Servers.documents),
      """
      O campo «email» é obrigatório
      O campo «items[0].name» não pode conter apenas espaços
      """
    )
  }

  @Test("says one result in two languages")
  func twoLanguages() throws {
    let output = try printed(Servers.twoLanguages)
    expectShown(
      output,
      """
      reader: يجب أن يحتوي حقل «email» على الحروف الإنجليزية والأرقام والرموز الشائعة فقط؛ الرمز غير المسموح به: «é»
      log: email: email.notASCII (character: •••)
      stored: {"arguments":{"character":{"text":"•••"}},"code":"email.notASCII","path":["email"],"severity":"error"}
      support: “email” must contain only unaccented letters (a to z), digits, and common symbols; ••• is not allowed
      """
    )
  }
}

private enum Servers {
  static let json = Data(
    #"""
    {
      "fields": {
        "email": ["required", "email"],
        "items[].name": ["notBlank"]
      }
    }
    """#.utf8)

  struct Account: Codable, Sendable, Validatable {
    struct Item: Codable, Sendable, Validatable {
      var name: String
      static let rules = Validation<Item>.field(\.name, .notBlank)
    }
    var email = ""
    var items: [Item] = []

    static let rules = Validation<Account>.all(.field(\.email, .email), .field(\.items, .each(.valid)))
  }

  static func problem() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let body = Data(#"{"email": "josé@example.com", "items": [{"name": " "}]}"#.utf8)
    do { _ = try Account.validated(from: body) } catch {
      let problem = ProblemDetails(error, in: "en")
      print(problem.status, problem.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
      print(String(decoding: try encoder.encode(problem), as: UTF8.self))
    }
  }

  static func client() throws {
    let answer = try ProblemDetails(Account.rules.errors(in: Account(email: "ana@")), in: "en").json
    let form = ValidatedForm(Account(email: "ana@"))
    let problem = try ProblemDetails(json: answer)
    form.add(problem.validationErrors)
    print(form[\.email].shownErrors.localizedDescriptions(in: "pt-BR"))
  }

  static func matching() {
    let ours: [LanguageTag] = ["pt-BR", "en", "ar"]
    for header in ["pt-AO, en;q=0.5", "ar-EG", "de, en;q=0.1", "de", "pt;q=0, *", ";;q=x"] {
      print(header, "→", ActiveLocale.match(acceptLanguage: header, among: ours))
    }
  }

  static func tasks() async {
    let errors = Validation<String>.notEmpty.errors(value: "")
    for locale in ["es", "zh-Hant"] as [LanguageTag] {
      await ActiveLocale.with(locale) {
        await Task { print("\(locale): \(errors.localizedDescriptions.joined())") }.value
      }
    }
    let remembered = ActiveLocale.with("es") { ValidationErrors(errors).localized() }
    print(remembered.localizedDescription)
  }

  static func tenants() throws {
    let errors = Validation<String>.notEmpty.errors(value: "")
    let shop = MessageCatalogs(basedOn: .shared)
    try shop.override("presence.empty", with: "we need this", in: "en")
    print(ActiveLocale.with("en", catalogs: shop) { errors.localizedDescriptions })
    print(errors.localizedDescriptions(in: "en", catalogs: .builtIn()))
  }

  struct SignUpRules: Sendable {
    var email: String?
    var password = ""

    static let rules = Validation<SignUpRules>.all(
      .field("email", \.email, .required, .email), .field("password", \.password, .length(12...)))
  }

  static func schemas() {
    let written = SignUpRules.rules.schema()
    print(written.schema)
    for omission in written.omissions { print(omission) }
  }

  static func documents() throws {
    let rules = try RuleDocument(json: json, file: "sign-up.json")
    let body = Data(#"{"items": [{"name": "\u200B"}]}"#.utf8)
    print(try ProblemDetails(rules.errors(inJSON: body), in: "pt-AO").detail ?? "")
  }

  static func twoLanguages() throws {
    let rules = try RuleDocument(json: json, file: "sign-up.json")
    let errors = try rules.errors(inJSON: Data(#"{"email": "josé@example.com"}"#.utf8))
    for message in errors.localizedDescriptions(in: "ar") { print("reader: \(message)") }
    for error in errors.redacted { print("log: \(error)") }

    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let stored = try errors.redacted.map { try encoder.encode($0) }
    for line in stored { print("stored: \(String(decoding: line, as: UTF8.self))") }

    let read = try stored.map { try JSONDecoder().decode(ValidationError.self, from: $0) }
    for message in read.localizedDescriptions(in: "en") { print("support: \(message)") }
  }
}
