import Foundation
import Testing
import ValidationCore

@Suite("A redacted error")
struct RedactionTests {
  static let secret = "пароль-密码-hunter2"

  static let whole = ValidationError(
    code: "length.tooShort",
    limits: ["minimum": 30, "unit": "graphemes"],
    found: ["actual": 17, "character": "ж", "label": .text(secret)],
    path: ["account", 2],
    severity: .warning,
    message: .literal("\(secret) is too short"),
    ranges: [0..<4],
    suggestion: secret + "!",
    underlying: Leak()
  )

  struct Leak: LocalizedError {
    var errorDescription: String? { RedactionTests.secret }
  }

  @Test("keeps code, severity, path and limits, and nothing else")
  func whatRemains() {
    let dots = ValidationError.Argument.redacted
    let expected = ValidationError(
      code: "length.tooShort",
      limits: ["minimum": 30, "unit": "graphemes"],
      found: ["actual": dots, "character": dots, "label": dots],
      path: ["account", 2],
      severity: .warning
    )
    #expect(Self.whole.redacted == expected)
    #expect(Self.whole.redacted.limits == ["minimum": 30, "unit": "graphemes"])
    #expect(Self.whole.redacted.redacted == expected)
    #expect([Self.whole].redacted == [expected])
    #expect(ValidationErrors([Self.whole]).redacted == ValidationErrors([expected]))
  }

  @Test("keeps no argument that is not declared a limit")
  func undeclared() {
    let error = ValidationError(code: "x", arguments: ["minimum": 8, "other": "b"])
    #expect(error.limits == [:])
    #expect(error.redacted.arguments == ["minimum": .redacted, "other": .redacted])
  }

  @Test("keeps no limit that is also found, or was changed")
  func changed() {
    var error = ValidationError(code: "x", limits: ["a": 1, "b": 2], found: ["b": 3])
    #expect(error.arguments == ["a": 1, "b": 3])
    #expect(error.limits == ["a": 1])
    error.arguments["c"] = 4
    #expect(error.limits == ["a": 1])
    error.arguments["a"] = 5
    #expect(error.limits == [:])
    #expect(error.redacted.arguments == ["a": .redacted, "b": .redacted, "c": .redacted])
  }

  @Test("of a measured number keeps the limits of the rule")
  func measured() {
    let facts = SharedArguments("actual", with: ["minimum": 3])
    for error in [
      ValidationError(code: "short", facts, 2), ValidationError(code: "short", facts, actual: .text("2.5")),
    ] {
      #expect(error.limits == ["minimum": 3])
      #expect(error.redacted.arguments == ["actual": .redacted, "minimum": 3])
    }
  }

  @Test("keeps a message that was set for the rule, and none that an error came with")
  func messages() {
    let thrown = Validation<String> { text in throw ValidationError(code: "x", message: .key("no \(text)")) }
    let secret = Self.secret
    #expect(thrown.errors(in: secret).redacted.map(\.message) == [nil])
    #expect(thrown.message("not this").errors(in: secret).redacted.map(\.message) == [.key("not this")])
    #expect(thrown.message(literal: "no").errors(in: secret).redacted.map(\.message) == [.literal("no")])
    #expect(Never().errors(in: secret).redacted.map(\.message) == [.key("never")])
    var error = ValidationError(code: "x")
    error.message = .literal(secret)
    #expect(error.redacted.message == nil)
  }

  struct Never: Validator {
    var errorMessage = "never"
    func isValid(value: String) -> Bool { false }
  }

  @Test("is what a sensitive validation reports, in every order of changes")
  func sensitive() {
    let rule = Validation<String> { text in
      throw ValidationError(
        code: "long", limits: ["maximum": 3], found: ["actual": .integer(text.count)], suggestion: "x" + text)
    }
    let expected = ValidationError(
      code: "long", limits: ["maximum": 3], found: ["actual": .redacted], severity: .warning,
      message: .key("m"))
    for changed in [
      rule.sensitive().asWarning.message("m"), rule.message("m").asWarning.sensitive(),
      rule.asWarning.sensitive().message("m"),
    ] {
      #expect(changed.errors(in: Self.secret) == [expected])
      #expect(changed.optional.errors(in: Self.secret) == [expected])
      #expect(changed.isValid(value: Self.secret))
    }
    #expect(rule.sensitive().errors(in: "一") == rule.sensitive().errors(in: "二二二"))
    #expect(!rule.sensitive().isValid(value: ""))
  }

  @Test("of a closure's own error tells nothing of it")
  func closures() {
    let rule = Validation<String> { _ in throw Leak() }.sensitive()
    #expect(rule.errors(in: "x") == [ValidationError(code: .invalid)])
  }

  @Test("survives JSON; an error that was read back knows no limits")
  func coding() throws {
    func coded(_ error: ValidationError) throws -> ValidationError {
      try JSONDecoder().decode(ValidationError.self, from: JSONEncoder().encode(error))
    }
    #expect(try coded(Self.whole.redacted) == Self.whole.redacted)
    #expect(try coded(Self.whole).limits == [:])
    #expect(try coded(Self.whole).redacted.arguments["minimum"] == .redacted)
    #expect(try coded(Self.whole).redacted.message == nil)
  }
}
