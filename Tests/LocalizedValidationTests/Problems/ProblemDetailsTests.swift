import Foundation
import LocalizedValidation
import Testing

@Suite("A problem document") struct ProblemDetailsTests {
  struct Item: Codable, Sendable, Equatable, Validatable {
    var name = ""
    static let rules = Validation<Item>.field(\.name, .notBlank)
  }

  struct SignUp: Codable, Sendable, Equatable, Validatable {
    var email = ""
    var password = ""
    var items: [Item] = []

    static let rules = Validation<SignUp>.all(
      .field(\.email, .email),
      .field(\.password, .length(12...)).sensitive(),
      .field(\.items, .each(.valid))
    )
  }

  static func errors(_ model: SignUp) -> ValidationErrors { ValidationErrors(SignUp.rules.errors(in: model)) }

  static func members(_ problem: ProblemDetails) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: problem.json) as? NSDictionary)
  }

  @Test("has the members of RFC 9457, in the caller's language")
  func members() throws {
    let errors = Self.errors(SignUp(email: "josé@example.com", password: "hunter2", items: [Item()]))
    let problem = ProblemDetails(errors, instance: "/log/17", in: "es", catalogs: .builtIn())
    #expect(
      problem.headers == [
        "Content-Type": "application/problem+json", "Content-Language": "es", "Vary": "Accept-Language",
      ])
    let expected: NSDictionary = [
      "type": "about:blank", "title": problem.title ?? "", "status": 422, "language": "es",
      "instance": "/log/17",
      "detail": errors.errors.localizedDescriptions(in: "es").joined(separator: "\n"),
      "errors": [
        [
          "pointer": "#/email", "code": "email.notASCII", "severity": "error",
          "detail": errors[0].localizedDescription(in: "es"),
          "arguments": ["character": ["character": "U+00E9"]], "ranges": [[3, 5]],
        ],
        [
          "pointer": "#/password", "code": "length.tooShort", "severity": "error",
          "detail": errors[1].localizedDescription(in: "es"),
          "arguments": ["actual": "•••", "minimum": 12, "unit": "graphemes"],
        ],
        [
          "pointer": "#/items/0/name", "code": "presence.blank", "severity": "error",
          "detail": errors[2].localizedDescription(in: "es"),
        ],
      ],
    ]
    #expect(try Self.members(problem) == expected)
    #expect(!String(decoding: try problem.json, as: UTF8.self).contains("hunter2"))
  }

  @Test("has the status and the title of what is wrong")
  func kinds() {
    func kind(_ body: String) -> String {
      do {
        _ = try SignUp.validated(from: Data(body.utf8))
        return "valid"
      } catch {
        let problem = ProblemDetails(error, in: "en", catalogs: .builtIn())
        return "\(problem.status) \(problem.title ?? "")"
      }
    }
    #expect(kind("{") == "400 The data cannot be read")
    #expect(kind(#"{"email": "#) == "400 The data cannot be read")
    #expect(kind("{}") == "422 Some of the data is not valid")
    let own = ProblemDetails([], status: 409, type: "https://example.com/taken", title: "Taken", in: "ar")
    #expect(own.status == 409 && own.title == "Taken" && own.detail == nil && own.errors == [])
  }

  @Test("is the same after it was written and read", arguments: ["en", "ar", "zh-Hant"] as [LanguageTag])
  func roundTrip(locale: LanguageTag) throws {
    let errors = [
      ValidationError(
        code: "own.code",
        limits: [
          "a": .integer(.max), "b": .decimal(Decimal(string: "12345678901234567890.125") ?? 0),
          "c": .text("١"),
          "d": .boolean(true), "e": .null, "f": .list([1, "x", .alternatives(["y"])]), "g": .key("unit.x"),
          "h": .day(Date(timeIntervalSince1970: 0)),
          "i": .moment(Date(timeIntervalSince1970: 7), offset: 3600),
          "j": .character(["\u{202E}"]),
        ],
        path: ["map", "7", 7, "a/b~", "é", ""], severity: .warning, message: .key("own.message"),
        ranges: [0..<0, 3..<9], suggestion: "<b>\u{202E}\"\\\u{0}"),
      ValidationError(code: "b", message: .literal("Own")), ValidationError(code: "c"),
    ]
    let problem = ProblemDetails(errors, in: locale, catalogs: .builtIn())
    #expect(try ProblemDetails(json: problem.json) == problem)
    #expect(problem.errors.map(\.error) == errors)
  }

  @Test("puts its errors on the form of a client, in the client's language")
  func form() throws {
    let sent = SignUp(email: "ana@", password: "short", items: [Item(name: "x"), Item(name: " ")])
    let body = try ActiveLocale.with("ar") { try ProblemDetails(Self.errors(sent)).json }

    let form = ValidatedForm(sent, Validation<SignUp> { _ in })
    form.add(try ProblemDetails(json: body).validationErrors)
    #expect(form[\.email].shownErrors.map(\.code) == ["email.domain"])
    #expect(form.errors.map(\.path.description) == ["email", "password", "items[1].name"])
    #expect(
      form.errors.localizedDescriptions(in: "pt-BR")
        == Self.errors(sent).errors.localizedDescriptions(in: "pt-BR"))
    form[\.email].value = "ana@example.com"
    #expect(form.errors.map(\.path.description) == ["password", "items[1].name"])
  }

  @Test("keeps the server's sentence where the client does not know the message")
  func unknownMessages() throws {
    let server = MessageCatalogs.builtIn()
    try server.addLayer(["username.taken": "is taken", "own.message": "try another"], for: "en")
    let errors = [
      ValidationError(code: "username.taken"),
      ValidationError(code: .presenceMissing, message: .key("own.message")),
      ValidationError(code: .presenceMissing, message: .literal("Please")),
      ValidationError(code: .presenceMissing),
      ValidationError(code: .invalid, underlying: CocoaError(.fileNoSuchFile)),
    ]
    let problem = try ProblemDetails(json: ProblemDetails(errors, in: "en", catalogs: server).json)
    #expect(
      problem.validationErrors(knownTo: server).map(\.message) == [
        nil, .key("own.message"), .literal("Please"), nil, .literal(problem.errors[4].detail),
      ])
    #expect(
      problem.validationErrors(knownTo: .builtIn()).map(\.message) == [
        .literal("Is taken"), .literal("try another"), .literal("Please"), nil,
        .literal(problem.errors[4].detail),
      ])
  }

  @Test("lists no more errors than it is told, and says how many there are")
  func limit() throws {
    let errors = (0..<5_000).map { ValidationError(code: .presenceMissing, path: ["items", .index($0)]) }
    let problem = ProblemDetails(errors, in: "en")
    #expect(problem.errors.count == 1_000 && problem.omittedErrors == 4_000)
    #expect(problem.detail?.split(separator: "\n").count == 3)
    #expect(try ProblemDetails(json: problem.json).omittedErrors == 4_000)
    #expect(ProblemDetails(errors, maximumErrors: -1, in: "en").errors.isEmpty)
  }

  @Test(
    "of another server is read as far as it follows the specification",
    arguments: [
      ("{}", "about:blank - 0 -"), (#"{"type": 1, "title": "No", "status": "403"}"#, "about:blank No 0 -"),
      (
        ##"{"title": "T", "status": 403, "errors": [{"detail": "must be positive", "pointer": "#/age"}, 1, {"pointer": "x"}]}"##,
        "about:blank T 403 age: invalid must be positive"
      ),
      (#"{"errors": {"email": ["taken"]}, "extension": [[]]}"#, "about:blank - 0 -"),
    ])
  func foreign(json: String, read: String) throws {
    let problem = try ProblemDetails(json: Data(json.utf8))
    let errors = problem.validationErrors.map { "\($0) \($0.localizedDescription(in: "ar"))" }
    #expect(
      "\(problem.type) \(problem.title ?? "-") \(problem.status) \(errors.isEmpty ? "-" : errors.joined())"
        == read)
    #expect(throws: (any Error).self) { try ProblemDetails(json: Data("[".utf8)) }
  }
}
