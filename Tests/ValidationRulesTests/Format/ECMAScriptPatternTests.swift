import Testing
import ValidationCore
import ValidationRules

/// Patterns of ECMA-262 as ICU reads them.
@Suite("Patterns of ECMA-262")
struct ECMAScriptPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let found: [String]
    let missed: [String]

    init(_ pattern: String, found: [String] = [], missed: [String] = []) {
      (self.pattern, self.found, self.missed) = (pattern, found, missed)
    }

    var testDescription: String { pattern }
  }

  private static let rows: [Row] = [
    Row(#"^\d$"#, found: ["7"], missed: ["٧", "7\n", ""]),
    Row(#"^\w+$"#, found: ["a_1"], missed: ["é", "ж"]),
    Row(#"^\s$"#, found: ["\u{FEFF}", "\u{3000}", "\u{0B}"], missed: ["\u{85}", "\u{200B}"]),
    Row("^.$", found: ["\u{85}", "👍", "\u{0B}"], missed: ["\n", "\u{2028}", "\r"]),
    Row(#"\bé"#, found: ["aé"], missed: ["é"]),
    Row(#"^\u{1F44D}\uD83D\uDC4D$"#, found: ["👍👍"], missed: ["👍"]),
    Row(#"^\cA\x41\0$"#, found: ["\u{1}A\0"]),
    Row(#"^[a&&b[]$"#, found: ["&", "[", "a", "b"], missed: ["", "c"]),
    Row("^[^]$", found: ["\n", "𝄞"]),
    Row("[]", missed: ["", "a"]),
    Row(#"^(?<ሀ>a|b)\k<ሀ>$"#, found: ["aa", "bb"], missed: ["ab"]),
    Row(#"^\p{Script=Greek}\P{L}$"#, found: ["λ1"], missed: ["λλ", "a1"]),
    Row("^(?i:É)$", found: ["é", "É"], missed: ["e"]),
    Row("(?s:^.$)", found: ["\n"]),
    Row("^a{2}{x$", missed: ["aa"]),
    Row("^a{,2}$", found: ["a{,2}"], missed: ["a"]),
    Row(#"^\-\@$"#, found: ["-@"]),
    Row("^[\\uD800-\\uDFFFa]$", found: ["a"], missed: ["👍"]),
    Row("a(?=b)", found: ["ab"], missed: ["ac"]),
    Row("(?<!a)b", found: ["cb"], missed: ["ab"]),
    Row("#", found: ["a # b"], missed: ["a"]),
  ]

  @Test("mean the same in ICU", arguments: rows)
  func meaning(row: Row) throws {
    let rule = try Validation<String>.matches(checking: ECMAScriptPattern(row.pattern).icu, options: .find)
    for text in row.found { #expect(rule.isValid(value: text), "\(text.debugDescription)") }
    for text in row.missed { #expect(!rule.isValid(value: text), "\(text.debugDescription)") }
  }

  private static let faults: [(pattern: String, offset: Int, reason: String)] = [
    ("a(b", 3, "a group is not closed"), ("a)", 1, "no group is open"), ("[a", 0, "a class is not closed"),
    (#"\j"#, 0, #"ECMA-262 has no escape \j"#), (#"a\"#, 1, "an escape is not complete"),
    (#"\p{Foo}"#, 0, "ECMA-262 has no property “Foo”"), (#"\2(a)"#, 0, "no group 2"),
    ("[b-a]", 0, "a range of a class is in the wrong order"),
    (#"\u12"#, 0, #"\u needs four hexadecimal digits, or some in braces"#),
    ("(?>a)", 1, "an unknown kind of group"), (#"\k<a>"#, 0, "no group of that name"),
  ]

  @Test("that are none are refused with their place", arguments: faults)
  func refused(pattern: String, offset: Int, reason: String) {
    #expect {
      try ECMAScriptPattern(pattern)
    } throws: { error in
      let fault = error as? ECMAScriptPattern.Fault
      return fault?.offset == offset && fault?.reason == reason
    }
  }
}
