import MessageFormat
import MessageLocalization
import Testing

@testable import rulecheck

@Suite struct MessageCommandTests {
  @Test(
    "a message is written in the language asked for",
    arguments: [
      (["presence.blank", "--locale", "pt-BR"], "não pode conter apenas espaços"),
      (
        ["length.tooShort", "--arg", "minimum=1", "--arg", "unit=graphemes"], "must have at least 1 character"
      ),
      (
        [
          "length.tooShort", "--locale", "ar-EG", "--arg", "minimum=3", "--arg", "unit=graphemes",
          "--no-isolation",
        ],
        "يجب أن يحتوي على ٣ أحرف على الأقل"
      ),
      (["range.tooSmall", "--arg", "minimum=1.50", "--arg", "actual=1"], "must be 1.50 or more"),
      (["choice.notListed", "--arg", "allowed=[a|1]", "--no-isolation"], "must be one of: “a” or 1"),
      (
        ["choice.notListed", "--locale", "de", "--arg", "allowed=[a|b]", "--no-isolation"],
        "der Wert muss einer der folgenden sein: „a“ oder „b“"
      ),
    ])
  func messages(arguments: [String], text: String) throws {
    #expect(try Binary.run(["message"] + arguments) == .init(status: 0, output: text + "\n", diagnostics: ""))
  }

  @Test(
    "a message of the command line is written, in JSON with its parts and errors",
    arguments: [
      (
        [
          "--syntax", "mf2", "--source", "{#b}{$x :integer}", "--arguments", #"{"x": 1234}"#, "--format",
          "json",
        ],
        #"{"value":"1,234","parts":[{"type":"markup","kind":"open","name":"b"},{"type":"number","dir":"ltr","locale":"en-US","parts":[{"type":"integer","value":"1"},{"type":"group","value":","},{"type":"integer","value":"234"}]}],"errors":[]}"#
      ),
      (
        ["--syntax", "mf2", "--source", "a {$x}", "--format", "json", "--no-isolation"],
        #"{"value":"a {$x}","parts":[{"type":"text","value":"a "},{"type":"fallback","source":"$x"}],"errors":[{"type":"unresolved-variable","source":"$x"}]}"#
      ),
      (
        ["--syntax", "mf2", "--source", "{$x", "--format", "json"],
        "{\"value\":\"{\u{FFFD}}\",\"parts\":[{\"type\":\"fallback\",\"source\":\"\u{FFFD}\"}],\"errors\":[{\"type\":\"syntax-error\",\"line\":1,\"column\":1,\"problem\":\"unclosed brace\",\"expected\":\"}\"}]}"
      ),
      (["--source", "{n, plural, one {# day} other {# days}}", "--arg", "n=1"], "1 day"),
      (
        [
          "--syntax", "mf2", "--source", "{$l}", "--arguments", #"{"l": ["a", 1.50, null]}"#,
          "--no-isolation",
        ], "a and 1.50"
      ),
      (
        [
          "--syntax", "mf2", "--source", "{$d :date}", "--arguments",
          #"{"d": {"type": "datetime", "value": "2006-01-02T15:04:06"}}"#,
        ], "Jan 2, 2006"
      ),
      (
        [
          "--syntax", "mf2", "--source", "{$d :time}", "--arguments", #"{"d": "2006-01-02T15:04:06Z"}"#,
          "--time-zone", "Asia/Tokyo", "--locale", "de",
        ], "00:04"
      ),
    ])
  func sources(arguments: [String], output: String) throws {
    let locale = arguments.contains("--locale") ? [] : ["--locale", "en-US"]
    let result = try Binary.run(["message"] + arguments + locale)
    #expect(result == .init(status: 0, output: output + "\n", diagnostics: ""))
  }

  @Test("a broken message exits with 65, what cannot be written is a diagnostic")
  func brokenSources() throws {
    let broken = try Binary.run(["message", "--syntax", "mf2", "--source", "{$x"])
    #expect(
      broken == .init(status: 65, output: "", diagnostics: "rulecheck: 1:1: unclosed brace; expected }\n"))
    let missing = try Binary.run(["message", "--syntax", "mf2", "--source", "{$x}", "--no-isolation"])
    #expect(
      missing == .init(status: 0, output: "{$x}\n", diagnostics: "rulecheck: unresolved-variable: $x\n"))
    #expect(try Binary.run(["message"]).status == 64)
    #expect(try Binary.run(["message", "invalid", "--source", "a"]).status == 64)
    #expect(try Binary.run(["message", "invalid", "--format", "json"]).status == 64)
  }

  @Test(
    "arguments that are not an object of values are refused with their place",
    arguments: [
      ("[]", "it is an array; expected an object such as {\"name\": \"Ana\"}"),
      ("{bad", "1:2: unexpected “b”; expected a member name in double quotes or \"}\""),
      (
        #"{"a": 1, "b": [{}]}"#,
        #"""
        1:15: “b” is an array; expected a text, a number, a boolean, a list of these, or {"type": "datetime", "value": "…"}
        """#
      ),
    ])
  func wrongArguments(json: String, problem: String) throws {
    let result = try Binary.run(["message", "--source", "a", "--arguments", json])
    #expect(result.status == 64)
    #expect(result.diagnostics.contains("\(problem)\n"), "\(result.diagnostics)")
  }

  @Test("a key without a message exits with 65, an argument without a name with 64")
  func mistakes() throws {
    let unknown = try Binary.run(["message", "nope"])
    #expect(
      unknown == .init(status: 65, output: "", diagnostics: "rulecheck: no catalog has a message “nope”\n"))
    #expect(try Binary.run(["message", "invalid", "--arg", "=3"]).status == 64)
    let incomplete = try Binary.run(["message", "range.tooSmall", "--no-isolation"])
    #expect(
      incomplete
        == .init(
          status: 0,
          output: "must be {minimum} or more\n",
          diagnostics: "rulecheck: no value for: minimum\n"
        )
    )
  }

  @Test(
    "values have the type that they are written in",
    arguments: [
      ("a=3", MessageArgument.integer(3)), ("a=-3", .integer(-3)), ("a=3.50", .decimal("3.50")),
      ("a=12345678901234567890", .decimal("12345678901234567890")), ("a=\"3\"", .text("3")),
      ("a=", .text("")),
      ("a=b=c", .text("b=c")), ("a=3.", .text("3.")), ("a=--3", .text("--3")), ("a=1e2", .text("1e2")),
      ("a=1e-9223372036854775808", .text("1e-9223372036854775808")), ("a=-0", .integer(0)),
      ("a=-9223372036854775809", .decimal("-9223372036854775809")),
      ("a=٣", .text("٣")), ("a=[1,x,]", .list([.integer(1), .text("x"), .text("")])), ("a=[]", .list([])),
      ("a=[[1]]", .list([.text("[1]")])),
      (
        "a=" + String(repeating: "[", count: 60_000) + "]",
        .list([.text(String(repeating: "[", count: 59_999))])
      ),
    ])
  func values(argument: String, value: MessageArgument) {
    #expect(NamedArgument(argument: argument)?.value == value)
  }

  @Test("the list of rules tells arguments, codes and messages")
  func rules() throws {
    let result = try Binary.run(["rules", "--locale", "es"])
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        """
        min
          value: a number (required, may be given alone)
          locale: a text
            range.tooSmall: debe ser igual o superior a {minimum}

        """
      )
    )
  }
}
