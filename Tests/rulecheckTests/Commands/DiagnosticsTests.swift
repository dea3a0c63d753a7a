import Foundation
import Testing

@testable import rulecheck

@Suite("No name from outside drives the terminal through standard error")
struct DiagnosticsTests {
  let files: TemporaryFiles

  init() throws {
    files = try TemporaryFiles([
      "rules.json": #"{"fields": {"a": ["required"]}}"#,
      "escape.json": #"{"fields": {"a\u001b[2J\u202e": ["nonesuch"]}}"#,
      "rule.json": #"{"fields": {"a": ["no\u009b31m\u2066ne"]}}"#,
      "header.csv": "a\u{9B}31m,a\u{9B}31m\n1,2\n",
    ])
  }

  @Test(
    "A path, a key, a rule's name, a cell of a header and an option are shown with their controls escaped",
    arguments: [
      (
        ["validate", "--rules", "rules.json", "x\u{1B}]0;pwn\u{7}\u{202E}"], 65,
        "x\\u{1B}]0;pwn\\u{7}\\u{202E}"
      ),
      (["validate", "--rules", "a\nrulecheck: fine"], 65, "a\\u{A}rulecheck: fine"),
      (["validate", "--rules", "escape.json"], 65, "\\u{1B}[2J\\u{202E}"),
      (["validate", "--rules", "rule.json"], 65, "no\\u{9B}31m\\u{2066}ne"),
      (["validate", "--rules", "rules.json", "header.csv"], 65, "a\\u{9B}31m"),
      (["rules", "--\u{1B}[31m"], 64, "--\\u{1B}[31m"),
      (["message", "x\u{1B}[2J"], 65, "x\\u{1B}[2J"),
      (["catalog", "lint", "\u{2067}none\u{1B}c"], 65, "\\u{2067}none\\u{1B}c"),
    ])
  func escaped(arguments: [String], status: Int32, shown: String) throws {
    let result = try Binary.run(
      arguments.map { FileManager.default.fileExists(atPath: files.path($0)) ? files.path($0) : $0 })
    #expect(result.status == status)
    #expect(result.diagnostics.contains(shown))
    let controls = result.diagnostics.unicodeScalars.filter { scalar in
      scalar != "\n" && TerminalText.inert(String(scalar)) != String(scalar)
    }
    #expect(controls.isEmpty)
    #expect(result.diagnostics.hasSuffix("\n"))
  }
}

@Suite("Rules that are not JSON")
struct YAMLHintTests {
  @Test(
    "are told to be YAML where they are",
    arguments: [
      ("rules.yaml", "fields:\n  name: [required]\n", true), ("RULES.YML", "# rules\n\n  - a\n", true),
      ("-", "---\nfields: {}\n", true), ("rules", "%YAML 1.2\n", true), ("rules.json", "fields:\r\n", true),
      ("rules.json", #""姓名": [required]"#, true), ("rules.yaml", "{fields: {}}", false),
      ("rules.yml", "[1,", false), ("rules.yaml", "", false), ("rules.yaml", "# only\n", false),
      ("rules.json", "\n\n{\"fields\": [", false), ("rules.json", "it is: not a key\n", false),
      ("rules.json", "fields = {}\n", false), ("rules.json", "http://example.com\n", false),
      ("rules.json", ": x", false), ("rules.json", "\u{FFFD}", false),
    ])
  func kinds(file: String, text: String, isYAML: Bool) {
    #expect(YAMLHint.applies(to: Array(text.utf8), file: file) == isYAML)
  }

  @Test("name the command that converts them, and keep the mistakes of JSON")
  func command() throws {
    let files = try TemporaryFiles([
      "rules.yaml": "fields:\n  name: [required]\n", "json.yaml": #"{"feilds": {}}"#,
      "good.yml": #"{"fields": {}}"#,
      "records.json": "{}",
    ])
    func diagnostics(of name: String) throws -> (status: Int32, text: String) {
      let result = try Binary.run(["validate", "--rules", files.path(name), files.path("records.json")])
      return (result.status, result.diagnostics.replacing(files.directory.path + "/", with: ""))
    }
    #expect(
      try diagnostics(of: "rules.yaml") == (
        65,
        "rulecheck: rules.yaml: the rules are YAML; expected JSON, which `yq -o json rules.yaml > rules.json` makes of it\n"
      ))
    #expect(
      try diagnostics(of: "json.yaml") == (
        65,
        "rulecheck: json.yaml:1:2: /feilds: unknown member \"feilds\"; expected \"fields\", \"record\", \"stopAtFirst\", \"scenarios\", \"unknownFields\", \"description\" or \"$schema\"; did you mean \"fields\"?\n"
      ))
    #expect(try diagnostics(of: "good.yml").status == 0)
  }
}

@Suite("A file's name need not be UTF-8")
struct PathArgumentTests {
  @Test("The argument's own bytes are found again behind the repaired text")
  func bytes() throws {
    let arguments: [[UInt8]] = [
      Array("tool".utf8), Array("--rules=r".utf8) + [0xFF], Array("d".utf8) + [0xC3], Array("--".utf8),
    ]
    let rules = try #require(PathArgument(argument: "r\u{FFFD}", among: arguments))
    #expect(rules.cString == [0x72, -1, 0])
    #expect(rules.description == "r\\xFF")
    let data = try #require(PathArgument(argument: "d\u{FFFD}", among: arguments))
    #expect(data.cString == [0x64, -61, 0])
    #expect(throws: InputError.self) { try data.text() }
    #expect(PathArgument(argument: "x\u{FFFD}", among: arguments) == nil)
    // Two files that read the same: neither is taken for the other.
    #expect(PathArgument(argument: "d\u{FFFD}", among: arguments + [[0x64, 0xFE]]) == nil)
    #expect(PathArgument(argument: "ملف\u{0}", among: arguments)?.description == "ملف\u{0}")
    // A name that really has this character.
    #expect(try PathArgument(argument: "\u{FFFD}", among: [Array("\u{FFFD}".utf8)])?.text() == "\u{FFFD}")
  }

  @Test("Rules and records are read from such files; a directory of catalogs says why it cannot")
  func process() throws {
    let files = try TemporaryFiles([:])
    let tool = try #require(Binary.url)
    let script = """
      cd "$1"
      rules=$(printf 'r\\377.json') records=$(printf 'ab\\303.ndjson')
      echo '{"fields": {"a": ["required"]}}' >"$rules"
      echo '{}' >"$records"
      "$0" validate --locale en --rules="$rules" --format ndjson "$records"
      echo "exit $?"
      "$0" validate --rules "$rules" "$(printf 'none\\377')" 2>&1
      echo "exit $?"
      "$0" catalog lint "$(printf 'dir\\377')" 2>&1
      echo "exit $?"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, tool.path, files.directory.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text == """
        {"record":1,"line":1,"path":"/a","code":"presence.missing","arguments":{},"severity":"error",\
        "message":"“\u{2068}a\u{2069}” is required"}
        exit 1
        rulecheck: none\\xFF: No such file or directory
        exit 65
        rulecheck: dir\\xFF: the name of a directory of catalogs must be UTF-8
        exit 65

        """)
  }
}
