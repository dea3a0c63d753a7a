import Foundation
import LocalizedValidation
import Testing

/// The examples of the article `Servers`.
@Suite("The article on servers")
struct ServersTests {
  @Test("answers a request in the caller's language")
  func answering() throws {
    let output = try printed(Servers.answering)
    expectShown(
      output,
      """
      422 pt-AO
      {
        "errors" : [
          {
            "code" : "presence.missing",
            "detail" : "O campo «email» é obrigatório",
            "pointer" : "#/email"
          },
          {
            "code" : "presence.blank",
            "detail" : "O campo «items[0].name» não pode conter apenas espaços",
            "pointer" : "#/items/0/name"
          }
        ],
        "status" : 422,
        "title" : "Unprocessable Content",
        "type" : "about:blank"
      }
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

  @Test("carries the locale with the task")
  func tasks() async throws {
    let text = PrintedText()
    await PrintedText.$current.withValue(text) { await Servers.tasks() }
    expectShown(
      text.visible,
      """
      es: No puede estar vacío
      zh-Hant: 不可為空
      """
    )
  }
}

private enum Servers {
  static let rules = #"""
    {
      "fields": {
        "email": ["required", "email"],
        "items[].name": ["notBlank"]
      }
    }
    """#

  struct Problem: Encodable {
    struct Detail: Encodable {
      let code: ValidationError.Code
      let detail: String
      let pointer: String
    }

    let type = "about:blank"
    let title = "Unprocessable Content"
    let status = 422
    let errors: [Detail]

    init(_ errors: [ValidationError], in locale: LanguageTag) {
      self.errors = errors.map { error in
        Detail(
          code: error.code,
          detail: error.localizedDescription(in: locale),
          pointer: "#" + error.path.jsonPointer
        )
      }
    }
  }

  struct Response {
    var status = 204
    var headers: [String: String] = [:]
    var body = Data()
  }

  static func answer(_ body: Data, acceptLanguage: String, rules: RuleDocument) throws -> Response {
    let errors = try rules.errors(inJSON: body)
    guard errors.contains(where: { $0.severity == .error }) else { return Response() }
    let locale = ActiveLocale.match(acceptLanguage: acceptLanguage)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Response(
      status: 422,
      headers: ["Content-Type": "application/problem+json", "Content-Language": locale.identifier],
      body: try encoder.encode(Problem(errors, in: locale))
    )
  }

  static func answering() throws {
    let rules = try RuleDocument(json: Data(rules.utf8), file: "sign-up.json")
    let body = Data(#"{"items": [{"name": "\u200B"}]}"#.utf8)
    let response = try answer(body, acceptLanguage: "fr;q=0, pt-AO, en;q=0.5", rules: rules)
    print(response.status, response.headers["Content-Language"] ?? "")
    print(String(decoding: response.body, as: UTF8.self))
  }

  static func twoLanguages() throws {
    let rules = try RuleDocument(json: Data(rules.utf8), file: "sign-up.json")
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

  static func tasks() async {
    let errors = Validation<String>.notEmpty.errors(value: "")
    for locale in ["es", "zh-Hant"] as [LanguageTag] {
      await ActiveLocale.with(locale) {
        await Task { print("\(locale): \(errors.localizedDescriptions.joined())") }.value
      }
    }
  }
}
