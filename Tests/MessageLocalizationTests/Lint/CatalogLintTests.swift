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
  static func lint(
    _ catalog: String,
    as file: String,
    english: String? = english,
    contract: MessageContract = .none,
    isPartial: Bool = false
  ) -> [String] {
    var files = [LintFile(path: file, bytes: Array(catalog.utf8))]
    if let english { files.append(LintFile(path: "en.json", bytes: Array(english.utf8))) }
    let builtIn = [
      LintFile(path: "en.json", bytes: Array(Self.english.utf8)),
      LintFile(path: "es.json", bytes: Array(#"{"b": "Hola, {name}"}"#.utf8)),
    ]
    return CatalogLint(builtIn: builtIn, contract: contract)
      .findings(in: CatalogDirectory(path: "", files: files), isPartial: isPartial)
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
    #expect(found == ["4:37: error: d|=0: the form “=0” of {count} does not show {name}"])
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

  @Test("a finding in one sentence of nested choices has its key and its place")
  func nested() {
    let english = ##"""
      {"a": {"select": "unit", "words": {"plural": "n", "one": "# word of {who}", "other": "# words of {who}"},
        "other": {"plural": "n", "one": "# letter of {who}", "other": "# letters of {who}"}}}
      """##
    let polish = ##"""
      {"a": {"select": "unit",
        "words": {"plural": "n", "one": "słowo {who}", "few": "kilka {who}", "many": "# słów {whom}", "other": "# {who}"},
        "word": "x {n} {who}",
        "other": {"plural": "n", "one": "# litera {who}", "two": "# litery {who}", "other": "\u202E# liter {who}"}}}
      """##
    #expect(
      Self.lint(polish, as: "pl.json", english: english) == [
        "2:35: error: a|words|one: the form “one” of {n} does not show {whom}",
        "2:57: error: a|words|few: the form “few” does not show {n}, but it is for several numbers: 2, 3, 4, …",
        "2:57: error: a|words|few: the form “few” of {n} does not show {whom}",
        "2:80: error: a|words|many: the form “many” of {n} does not show {who}",
        "2:80: error: a|words|many: {whom} is not an argument of the source",
        "2:106: error: a|words|other: the form “other” of {n} does not show {whom}",
        "3:11: warning: a|word: the source does not distinguish “word” as a value of {unit}",
        "4:12: error: a|other: {n, plural} has the form “two”, which pl never uses",
        "4:12: error: a|other: {n, plural} lacks the form “few”, which pl needs",
        "4:12: error: a|other: {n, plural} lacks the form “many”, which pl needs",
        "4:88: error: a|other|other: a stray bidi control, U+202E RIGHT-TO-LEFT OVERRIDE",
      ])
  }

  @Test("an argument that no rule reports is named, whatever the source shows")
  func contract() {
    let contract = MessageContract([
      "b": ["name": .text, "field": .text], "c": ["x": .text, "y": .text, "z": .text],
    ])
    #expect(
      Self.lint(
        #"{"b": "[{field}: ]hallo {name} {nmae}", "c": "{x} {y} {z}"}"#, as: "de.json",
        english: #"{"b": "[{field}: ]Hello {name}", "c": "{x} {y}"}"#, contract: contract, isPartial: true)
        == ["1:7: error: b: {nmae} is not an argument of the source"])
  }

  @Test("a sentence about a field marks the part of the label, or has a full form")
  func labels() {
    let contract = MessageContract(["b": ["name": .text, "field": .text], "c": ["x": .text, "y": .text]])
    func findings(_ message: String) -> [String] {
      Self.lint(
        "{\(message)}", as: "de.json", english: #"{"b": "[{field}: ]Hello {name}", "c": "{x} {y}"}"#,
        contract: contract,
        isPartial: true)
    }
    #expect(
      findings(#""b": "hallo {name}", "c": "{x}, {y}""#) == [
        "1:7: warning: b: the message does not mark the part of the label, such as [“{field}” ]"
      ])
    #expect(findings(#""b": "hallo {name}", "b.full": "{field}: hallo {name}""#) == [])
    #expect(findings(#""b": "[{field}: ]hallo {name}""#) == [])
    #expect(
      findings(#""b": {"select": "name", "a": "hallo {name}", "other": "[{field}: ]hallo {name}"}"#) == [
        "1:31: error: b|a: the sentence does not mark the part of the label, as others do"
      ])
  }

  @Test("a directory that overrides messages of the library is not held to have all of them")
  func overriding() {
    let files = [
      LintFile(path: "en.json", bytes: Array(#"{"b": "Hi {name}", "own": "Own"}"#.utf8)),
      LintFile(path: "es.json", bytes: Array(#"{"c": "{x} y {y}", "d": "x"}"#.utf8)),
    ]
    let lint = CatalogLint(builtIn: [
      LintFile(path: "en.json", bytes: Array(Self.english.utf8)),
      LintFile(path: "es.json", bytes: Array(#"{"b": "Hola, {name}"}"#.utf8)),
    ])
    let directory = CatalogDirectory(path: "", files: files)
    #expect(
      lint.findings(in: directory).map(\.description) == [
        "es.json:1:1: error: own: the message is missing",
        "es.json:1:25: error: d: {count} of the source is not used",
        "es.json:1:25: error: d: {name} of the source is not used",
      ])
    #expect(lint.findings(in: directory, isPartial: true).map(\.key) == ["d", "d"])
    #expect(
      lint.levels(in: directory).map { "\($0.locale) \($0) \($0.own)" } == [
        "en core 2/2, all 2/2 2", "es core 1/2, all 1/2 2",
      ])
  }

  @Test("names that are the same in all languages are not copies")
  func names() {
    let english = #"{"k": "IBAN", "l": "Nano ID", "m": "{x} ISBN/ISSN", "n": "IBAN number"}"#
    #expect(
      Self.lint(english, as: "de.json", english: english) == [
        "1:58: warning: n: the text is the same as in en"
      ])
  }

  @Test("the level of a language counts what it inherits")
  func levels() {
    let files = [
      LintFile(
        path: "en.json",
        bytes: Array(#"{"error.full": "x", "invalid": "a", "b": "a", "b.c": "a", "b.c.full": "a"}"#.utf8)),
      LintFile(path: "pt-BR.json", bytes: Array(#"{"invalid": "x", "b.c": "y"}"#.utf8)),
      LintFile(path: "pt-PT.json", bytes: Array(#"{"b": "z"}"#.utf8)),
    ]
    let levels = CatalogLint(builtIn: []).levels(in: CatalogDirectory(path: "", files: files))
    #expect(
      levels.map { "\($0.locale): \($0), own \($0.own), \($0.parents)" } == [
        "en: core 3/3, all 4/4, own 5, []", "pt-BR: core 1/3, all 2/4, own 2, []",
        "pt-PT: core 2/3, all 3/4, own 1, [pt-BR]",
      ])
  }
}
