import Testing

@testable import MessageLocalization

@Suite struct CatalogLintTests {
  static let english = #"""
    {
      "a": "{minimum, plural, one {# file} other {# files}}",
      "b": "Hello {name}",
      "c": "{x}: {y}",
      "d": { "arg": "count", "one": "# day of {name}", "other": "# days of {name}" },
      "@d": { "placeholders": { "count": {}, "name": {}, "unused": {} } },
      "e": "{unit, select, words {{n} words} other {{n} characters}}"
    }
    """#

  /// What lint says of a catalog beside the English one above, each finding without the name of its file.
  static func lint(_ catalog: String, as file: String, english: String? = english) -> [String] {
    var files = [LintFile(path: file, bytes: Array(catalog.utf8))]
    if let english { files.append(LintFile(path: "en.json", bytes: Array(english.utf8))) }
    let builtIn = [
      LintFile(path: "en.json", bytes: Array(Self.english.utf8)),
      LintFile(path: "es.json", bytes: Array(#"{"b": "Hola, {name}"}"#.utf8)),
    ]
    return CatalogLint(builtIn: builtIn).findings(in: CatalogDirectory(path: "", files: files))
      .map { $0.description.replacing("\(file):", with: "", maxReplacements: 1) }
  }

  /// A Chinese catalog without a fault, with one entry replaced.
  static func chinese(_ key: String, _ value: String) -> String {
    var entries = [
      "a": #""{minimum, plural, other {# 个文件}}""#, "b": #""你好，{name}""#, "c": #""{x}: {y}""#,
      "d": #"{"other": "{name}的 # 天"}"#, "e": #""{unit, select, words {{n} 个词} other {{n} 个字符}}""#,
    ]
    entries[key] = value
    return "{"
      + entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ",\n")
      + "}"
  }

  @Test("a faultless catalog has no findings")
  func clean() {
    #expect(Self.lint(Self.chinese("b", #""你好，{name}""#), as: "zh-Hans.json") == [])
  }

  @Test(
    "each mistake is named at its place",
    arguments: [
      ("f", #""新""#, ["6:1: error: f: the source does not have this key; did you mean a?"]),
      ("b.full", #""{field}：你好，{name}""#, []),
      ("b", #""你好""#, ["2:6: error: b: {name} of the source is not used"]),
      (
        "b", #""你好，{nmae}""#,
        [
          "2:6: error: b: {name} of the source is not used",
          "2:6: error: b: {nmae} is not an argument of the source",
        ]
      ),
      ("d", #"{"other": "{name}的 # 天 {unused}"}"#, []),
      ("b", #""Hello {name}""#, ["2:6: warning: b: the text is the same as in en"]),
      ("b", #""你好，{name""#, ["2:10: error: b: "]),
      ("b", #""""#, ["2:6: error: b: the text is empty", "2:6: error: b: {name} of the source is not used"]),
      (
        "b", "\"你好\u{202E}，{name}\"",
        [
          "2:9: error: b: a stray bidi control, U+202E RIGHT-TO-LEFT OVERRIDE"
        ]
      ),
      (
        "b", #""\u2067你好，{name}\u2069""#,
        [
          "2:7: warning: b: a stray bidi control, U+2067 RIGHT-TO-LEFT ISOLATE",
          "2:22: warning: b: a stray bidi control, U+2069 POP DIRECTIONAL ISOLATE",
        ]
      ),
      (
        "b", #""\u2067你好，{name}""#,
        [
          "2:7: error: b: a stray bidi control, U+2067 RIGHT-TO-LEFT ISOLATE, unpaired"
        ]
      ),
      ("b", "\"Zoe\u{308}，{name}\"", ["2:9: error: b: the text is not in NFC"]),
      (
        "a", #""{minimum, plural, one {# 个} other {# 个}}""#,
        [
          "1:7: error: a: {minimum, plural} has the form “one”, which zh-Hans never uses"
        ]
      ),
      (
        "e", #""{unit, select, words {词} other {{n} 个字符}}""#,
        [
          "5:6: error: e: the form “words” of {unit} does not show {n}"
        ]
      ),
      (
        "b", #"["你好"]"#,
        [
          "2:6: error: b: the value is an array; expected a pattern in quotes, or an object that chooses among patterns"
        ]
      ),
    ])
  func mistakes(key: String, value: String, findings: [String]) {
    let found = Self.lint(Self.chinese(key, value), as: "zh-Hans.json")
    #expect(found.count == findings.count, "\(found)")
    for (one, expected) in zip(found, findings) {
      // How a broken pattern is described is the reader's business.
      #expect(expected.hasSuffix(": ") ? one.hasPrefix(expected) : one == expected)
    }
  }

  @Test(
    "plural forms are compared with the language's own categories",
    arguments: [
      (
        "ar", #""{minimum, plural, one {ملف} other {# ملف}}""#,
        [
          "{minimum, plural} lacks the form “few”, which ar needs",
          "{minimum, plural} lacks the form “many”, which ar needs",
          "{minimum, plural} lacks the form “two”, which ar needs",
          "{minimum, plural} lacks the form “zero”, which ar needs",
        ]
      ),
      (
        "pl", #""{minimum, plural, one {plik} few {pliki} many {# plików} other {# pliku}}""#,
        [
          "the form “few” does not show {minimum}, but it is for several numbers: 2, 3, 4, …"
        ]
      ),
      (
        "pt-BR", #""{minimum, plural, one {um arquivo} many {# de arquivos} other {# arquivos}}""#,
        [
          "the form “one” does not show {minimum}, but it is for several numbers: 0, 1"
        ]
      ),
      ("pt-PT", #""{minimum, plural, one {um ficheiro} many {# de ficheiros} other {# ficheiros}}""#, []),
      (
        "ru",
        #""{minimum, plural, =1 {один файл} one {# файл} few {# файла} many {# файлов} other {# файла}}""#, []
      ),
    ])
  func plurals(locale: String, pattern: String, problems: [String]) {
    let source = #"{"a": "{minimum, plural, one {# file} other {# files}}"}"#
    let found = Self.lint("{\"a\": \(pattern)}", as: "\(locale).json", english: source)
    #expect(found == problems.map { "1:7: error: a: \($0)" })
  }

  @Test("a form must show what its siblings show")
  func siblings() {
    let found = Self.lint(Self.chinese("d", #"{"other": "{name}的 # 天", "=0": "没有"}"#), as: "zh-Hans.json")
    #expect(found == ["4:6: error: d: the form “=0” of {count} does not show {name}"])
  }

  @Test("the file's name, its language and its keys have to agree")
  func file() {
    let found = Self.lint(#"{"@@locale": "fr", "b": "你好，{name}", "b": "您好，{name}"}"#, as: "zh-Hans.json")
    #expect(
      found == [
        "1:1: error: a: the message is missing", "1:1: error: c: the message is missing",
        "1:1: error: d: the message is missing", "1:1: error: e: the message is missing",
        "1:14: error: @@locale: the file is named for “zh-Hans” and states “fr”; expected \"zh-Hans\", or a file named fr.json",
        "1:38: error: b: the key appears twice, on lines 1 and 1; expected each key once",
      ]
    )
  }

  @Test("text that is not JSON is one finding at its place")
  func syntax() {
    #expect(Self.lint("{\n  \"a\": }", as: "es.json").map { $0.prefix(15) } == ["2:8: error: a: "])
  }

  @Test("without an English catalog of its own, a directory is held against the built-in ones")
  func builtInSource() {
    let catalog =
      #"{"field.name": "Nombre", "Email can't be empty": "Falta el correo", "bb": "x", "c": "{x} y {y}"}"#
    #expect(
      Self.lint(catalog, as: "es.json", english: nil) == [
        "1:1: error: a: the message is missing", "1:1: error: d: the message is missing",
        "1:1: error: e: the message is missing",
        "1:69: warning: bb: the source does not have this key; did you mean b?",
      ]
    )
  }

  @Test("a regional catalog may leave out what its language has")
  func inheritance() {
    let files = [
      LintFile(path: "ar-EG.json", bytes: Array(#"{"b": "أهلا {name}"}"#.utf8)),
      LintFile(path: "ar.json", bytes: Array(#"{"b": "مرحبا {name}", "c": "{x}، {y}"}"#.utf8)),
      LintFile(path: "en.json", bytes: Array(#"{"b": "Hello {name}", "c": "{x} and {y}"}"#.utf8)),
    ]
    #expect(CatalogLint(builtIn: []).findings(in: CatalogDirectory(path: "", files: files)) == [])
  }

  @Test("what a pattern made to harm lacks is named for each form up to a limit")
  func limits() {
    let forms = (0..<300).map { "=\($0) {{x\($0)}}" }.joined(separator: " ")
    let placeholders = (0..<300).map { "\"x\($0)\": {}" }.joined(separator: ", ")
    let english = #"{"a": "{n, plural, other {}}", "@a": {"placeholders": {\#(placeholders)}}}"#
    let found = Self.lint(#"{"a": "{n, plural, \#(forms) other {}}"}"#, as: "zh-Hans.json", english: english)
    // Each of 301 forms lacks 299 or 300 arguments.
    #expect(found.count { $0.contains("does not show") } == 301 * ArgumentCheck.mostNames)
    #expect(found.contains("1:7: error: a: the form “=0” of {n} does not show {x1}"))
    let controls = String(repeating: "\u{202A}", count: 1_000)
    #expect(Self.lint(#"{"b": "{name}\#(controls)"}"#, as: "es.json").count { $0.contains("bidi") } == 20)
    let keys = (0..<150).map { "\"catalog.key\($0)\": \"x\"" }.joined(separator: ",")
    let unknown = Self.lint("{\(keys)}", as: "es.json", english: #"{"catalog.key": "k"}"#)
    #expect(unknown.count { $0.contains("does not have this key; did you mean catalog.key?") } == 20)
    #expect(unknown.count { $0.contains("does not have this key") } == 150)
  }
}
