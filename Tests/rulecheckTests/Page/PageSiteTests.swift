import Foundation
import JSONText
import LocalizedValidation
import MessageLocalization
import ProcessLocale
import RuleDocuments
import Testing

@testable import rulecheck

@Suite(.processLocale) struct PageSiteTests {
  private let site: PageSite

  init() throws { site = try PageSite(host: "127.0.0.1") }

  private func get(_ target: String) -> PageResponse {
    site.response(to: PageRequest(target: target, headers: ["host": "127.0.0.1:8080"]))
  }

  private func post(_ target: String, _ fields: [(String, String)]) -> PageResponse {
    site.response(to: .form(target, fields))
  }

  private func json(_ response: PageResponse) throws -> JSONNode {
    #expect(response.status == 200)
    #expect(response.contentType == "application/json")
    return try JSONNode.parse(response.body)
  }

  /// The sentences below the inputs, by name.
  private func sentences(_ screen: JSONNode) -> [String: [String]] {
    let fields = (screen["fields"]?.array ?? []).compactMap { field in
      field["name"]?.string.map { ($0, (field["errors"]?.array ?? []).compactMap { $0["text"]?.string }) }
    }
    return Dictionary(fields, uniquingKeysWith: +).filter { !$1.isEmpty }
  }

  @Test(
    "every language that is shipped renders in its own direction",
    arguments: MessageCatalogs.shared.availableLocales)
  func languages(_ locale: LanguageTag) {
    let direction = locale.textDirection == .rightToLeft ? "rtl" : "ltr"
    for path in ["/", "/inspect", "/messages"] {
      let response = get("\(path)?lang=\(locale)")
      #expect(response.status == 200)
      #expect(response.headers["content-language"] == locale.identifier)
      #expect(response.text.hasPrefix("<!doctype html>\n<html lang=\"\(locale)\" dir=\"\(direction)\">"))
      #expect(
        response.text.contains(
          "<option value=\"\(locale)\" lang=\"\(locale)\" dir=\"\(direction)\" selected>"))
    }
    let sentence = ValidationError(code: .presenceMissing, path: ["plan"]).localizedDescription(
      in: locale, form: .standalone)
    let page = post("/?lang=\(locale)", [("action", "check")])
    #expect(page.text.contains("<li class=\"error\">\(HTML("\(sentence)").source)</li>"))
  }

  @Test(
    "a language that there is not is that of the browser, or English",
    arguments: [
      ("tlh", "", "en"), ("tlh", "pt-BR", "pt-BR"), ("", "ar", "ar"), ("\"><script>", "", "en"),
      ("pt-AO", "", "pt-AO"), ("en\0", "zh-Hant", "zh-Hant"),
      (String(repeating: "a", count: 5_000), "he", "he"),
    ])
  func unknownLanguages(_ tag: String, _ header: String, _ chosen: String) {
    var request = PageRequest.form("/", [("lang", tag)])
    request.headers["accept-language"] = header
    #expect(site.response(to: request).text.hasPrefix("<!doctype html>\n<html lang=\"\(chosen)\" dir="))
  }

  static let refusals: [(name: String, status: Int, change: @Sendable (inout PageRequest) -> Void)] = [
    ("no host", 421, { $0.headers["host"] = nil }),
    ("a name that resolves to this machine", 421, { $0.headers["host"] = "evil.example:8080" }),
    ("a name that begins like an address", 421, { $0.headers["host"] = "127.0.0.1.evil.example" }),
    ("a name of four parts", 421, { $0.headers["host"] = "1.2.3.com" }),
    ("an empty host", 421, { $0.headers["host"] = "" }),
    ("another method", 405, { $0.method = "DELETE" }),
    ("a script's method for a page", 405, { ($0.method, $0.target) = ("GET", "/validate") }),
    ("another path", 404, { $0.target = "/../etc/passwd" }),
    ("a path that is not UTF-8 when decoded", 404, { $0.target = "/%ff" }),
    ("a body that is too large", 413, { $0.body = .init(repeating: 0x61, count: PageGuard.largestBody + 1) }),
    ("JSON", 415, { $0.headers["content-type"] = "application/json" }),
    ("a form of another site", 403, { $0.headers["origin"] = "http://evil.example" }),
    ("a form of no site", 403, { $0.headers["origin"] = "null" }),
    ("another port of this machine", 403, { $0.headers["origin"] = "http://127.0.0.1:9" }),
    ("a fetch of another site", 403, { $0.headers["sec-fetch-site"] = "cross-site" }),
  ]

  @Test("refuses what no page of its own sends", arguments: refusals)
  func refusal(_ name: String, _ status: Int, _ change: @Sendable (inout PageRequest) -> Void) {
    var request = PageRequest.form("/", [("action", "check")])
    change(&request)
    #expect(site.response(to: request).status == status)
  }

  @Test(
    "answers for its own names",
    arguments: ["127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]:8080", "192.168.1.20:80"])
  func hosts(_ host: String) {
    #expect(site.response(to: PageRequest(headers: ["host": host])).status == 200)
  }

  @Test("a switch of the language keeps the facts, and does not validate")
  func switchingLanguages() throws {
    let typed = [("live", "1"), ("username", "李"), ("email", "a@b"), ("touched", "username")]
    let english = try json(post("/validate?lang=en", typed))
    #expect(sentences(english) == ["username": ["Must have at least 3 characters"]])
    let facts = try #require(english["facts"]?.string)
    // Other facts than those of what was typed: only these count.
    for (lang, direction) in [("ar", "rtl"), ("zh-Hans", "ltr"), ("pt-BR", "ltr"), ("he", "rtl")] {
      let screen = try json(post("/sentences?lang=\(lang)", [("facts", facts), ("username", "valid_name")]))
      #expect(screen["dir"]?.string == direction)
      #expect(screen["facts"]?.string == facts)
      let error = try #require(ErrorFactsText.read(facts).first)
      #expect(
        sentences(screen) == [
          "username": [error.localizedDescription(in: .init(lang) ?? .undetermined, form: .standalone)]
        ])
    }
    // The same by a button, without the script.
    let page = post("/?lang=pt-BR", [("action", "language"), ("facts", facts), ("username", "李")])
    #expect(page.text.contains("<li class=\"error\">Deve ter pelo menos 3 caracteres</li>"))
    #expect(page.text.contains("value=\"李\""))
  }

  @Test(
    "facts that are not the facts of errors are none",
    arguments: ["", "{", "[1]", "[{}]", "null", String(repeating: "[", count: 50_000), "\0"])
  func badFacts(_ facts: String) throws {
    let screen = try json(post("/sentences", [("facts", facts)]))
    #expect(screen["facts"]?.string == "[]")
    #expect(sentences(screen) == [:])
  }

  @Test(
    "hostile values are text",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</textarea><script>",
      "a\u{202E}b&lt;\0",
    ])
  func hostileValues(_ value: String) {
    let fields = ["username", "displayName", "facts", "rules", "messages"].map { ($0, value) }
    for action in ["check", "rules", "messages", "language", value] {
      let page = post("/", fields + [("action", action)]).text
      #expect(!page.contains("<script>") && !page.contains("<img"))
      #expect(page.contains("value=\"\(HTML("\(value: value)").source)\""))
    }
    let page = post("/inspect", [("text", value)]).text
    #expect(!page.contains("<script>") && !page.contains("<img"))
  }

  @Test("what was typed comes back as it was, whatever is wrong with it")
  func typedTexts() {
    let text = "{\r\n  \"é\u{1B}'\u{202E}"
    let typed = ["rules": text, "messages": text, "username": "a\u{1B}'b", "action": "check"]
    let page = post("/", typed.map { $0 }).text
    #expect(page.components(separatedBy: ">\n{\n  &quot;é\u{1B}'\u{202E}</textarea>").count == 3)
    #expect(page.contains("value=\"a\u{1B}'b\""))
    #expect(post("/inspect", [("text", text)]).text.contains(">\n{\n  &quot;é\u{1B}'\u{202E}</textarea>"))
  }

  @Test("secrets are not written into the page")
  func secrets() {
    let page = post("/", [("action", "check"), ("password", "s3cret"), ("confirmation", "s3cret0")]).text
    #expect(!page.contains("s3cret"))
    #expect(page.contains("type=\"password\""))
  }

  @Test("an edited rule document takes effect; a mistake leaves the last valid one")
  func editingRules() {
    let rules = #"{"fields": {"nick<name": ["required"], "age": [{"type": "integer"}]}}"#
    let edited = post("/", [("action", "rules"), ("rules", rules)]).text
    #expect(edited.contains("name=\"nick&lt;name\" required ") && !edited.contains("name=\"username\""))
    let broken = post("/", [("action", "rules"), ("rules", "{\"fields\": {\r\n  \"a\": [\"requird\"]}}")])
      .text
    #expect(broken.contains("rules.json:2:9") && broken.contains("required"))
    #expect(broken.contains("requird"))
    #expect(broken.contains("name=\"nick&lt;name\"") && broken.contains("aria-invalid=\"true\""))
    #expect(get("/").text.contains("nick&lt;name"))
    #expect(post("/", [("action", "restore"), ("rules", "")]).text.contains("name=\"username\""))
  }

  @Test("edited messages take effect for errors on screen; a mistake leaves the last valid ones")
  func editingMessages() throws {
    let facts = ErrorFactsText.written([ValidationError(code: .presenceMissing, path: ["email"])])
    func apply(_ messages: String) -> String {
      post("/?lang=sv", [("action", "messages"), ("messages", messages), ("facts", facts)]).text
    }
    #expect(
      apply(#"{"presence.missing": "fyll i <b>"}"#).contains("<li class=\"error\">Fyll i &lt;b&gt;</li>"))
    let broken = apply("{\"presence.missing\": \"{\"}")
    #expect(broken.contains("sv.json:1:23"))
    #expect(broken.contains("<li class=\"error\">Fyll i &lt;b&gt;</li>"))
    // Other languages have their own.
    #expect(!post("/?lang=da", [("action", "language"), ("facts", facts)]).text.contains("Fyll i"))
    #expect(!post("/?lang=sv", [("action", "restore")]).text.contains("fyll i"))
    let screen = try json(post("/sentences?lang=sv", [("facts", facts)]))
    #expect(sentences(screen) != ["email": ["Fyll i <b>"]])
  }

  @Test("texts without the end of a number, with plus signs and with bytes that are not UTF-8 are read")
  func formFields() {
    let fields = FormFields("a=1+2&b=%C3%A9%zz%4&=x&c&a=3&d=%ff&e=%00&g=%0D%0A%0D%0A%0D".utf8)
    #expect(fields["a"] == "1 2")
    #expect(fields.all("a") == ["1 2", "3"])
    #expect(fields["b"] == "é%zz%4")
    #expect(fields["c"] == "")
    #expect(fields[""] == "x")
    #expect(fields["d"] == "\u{FFFD}")
    #expect(fields["e"] == "\0")
    #expect(fields["f"] == nil)
    #expect(fields["g"] == "\n\n\r")
    #expect(FormFields(String(repeating: "a=&", count: 100_000).utf8).values.count == 500)
  }

  @Test("requests above the rate are refused until time has passed")
  func rate() {
    var limit = RateLimit(perSecond: 2, burst: 3)
    #expect(
      [0, 0, 0, 0, 0.4, 0.5, 0.5, 9, 9, 9, 9].map { limit.allows(at: $0) } == [
        true, true, true, false, false, true, false, true, true, true, false,
      ])
  }
}

extension PageRequest {
  /// A form as a browser sends it.
  static func form(_ target: String, _ fields: [(String, String)]) -> PageRequest {
    let allowed = CharacterSet.alphanumerics.intersection(.init(charactersIn: "\0"..."\u{7F}"))
    let body = fields.map { name, value in
      [name, value].map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }.joined(
        separator: "=")
    }.joined(separator: "&")
    return PageRequest(
      method: "POST", target: target,
      headers: [
        "host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080",
        "content-type": "application/x-www-form-urlencoded",
      ],
      body: Array(body.utf8))
  }
}

extension PageResponse {
  fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}
