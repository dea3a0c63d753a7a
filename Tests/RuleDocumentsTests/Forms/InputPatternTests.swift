import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// Patterns for the attribute `pattern`; each was compared with JavaScript's flags `u` and `v`.
@Suite("Patterns of inputs") struct InputPatternTests {
  static let found: [(pattern: String, attribute: String?)] = [
    ("^[0-9]{12,19}$", "[0-9]{12,19}"),
    ("^\\d+$|^x$", "[\\s\\S]*(?:^\\d+$|^x$)[\\s\\S]*"),
    ("^(a|b)$", "(a|b)"),
    ("^ab", "[\\s\\S]*(?:^ab)[\\s\\S]*"),
    ("a$", "[\\s\\S]*(?:a$)[\\s\\S]*"),
    ("a\\$", "[\\s\\S]*(?:a\\$)[\\s\\S]*"),
    ("^a\\$", "[\\s\\S]*(?:^a\\$)[\\s\\S]*"),
    ("^[a&&b]$", "[a&\\x26b]"),
    ("^[(){}/|-]+$", "[\\(\\)\\{\\}\\/\\|\\-]+"),
    ("^[+--]$", "[+-\\-]"),
    ("^[\\w-]+@[\\w.-]+$", "[\\w\\-]+@[\\w.\\-]+"),
    ("^[\\d-x]$", "[\\d\\-x]"),
    ("^[\\.\\@\\-_]$", "[\\.@\\-_]"),
    ("^[^\\]]*$", "[^\\]]*"),
    ("^\\-\\@$", "-@"),
    ("^a{,2}$", "a\\{,2\\}"),
    ("^}]$", "\\}\\]"),
    ("^(?=.*\\d)(?!x).{8,}$", "(?=.*\\d)(?!x).{8,}"),
    ("^\\u{1F600}\\uD83D\\uDE00\\x41\\cA$", "\\u{1F600}\\uD83D\\uDE00\\x41\\cA"),
    ("^[\\u0041-\\u005a中-文]$", "[\\u0041-\\u005a中-文]"),
    ("^(a)\\1$", "(a)\\1"),
    ("^a+?b*?$", "a+?b*?"),
    ("^$", ""),
    // Properties differ from browser to browser, and the others are not patterns everywhere.
    ("^\\p{L}+$", nil), ("^[\\P{Lu}]$", nil), ("(?<year>\\d)", nil), ("(?i:a)", nil), ("a++", nil),
    ("(a", nil),
    ("a)", nil), ("[a", nil), ("\\", nil), ("\\y", nil), ("[\\B]", nil), ("\\00", nil),
  ]

  @Test("of the syntax of ECMA-262 are found in the whole value", arguments: found)
  func finding(pattern: String, attribute: String?) throws {
    #expect(InputPattern.finding(pattern) == attribute)
    guard let attribute else { return }
    let texts = [
      "", "0", "12", "123456789012", "x", "xa", "ab", "abc", "ba", "a", "b", "a$", "&", "(", "{}/|-", "-",
      "+", ",",
      "a@b.c", "é@b", ".", "@", "_", "]", "-@", "a{,2}", "}]", "12345678", "x2345678", "😀😀A\u{1}", "A", "Z",
      "丰", "aa",
      "aab", "a\n", "\n",
    ]
    let searched = try Validation<String>.matches(checking: ECMAScriptPattern(pattern).icu, options: .find)
    let browser = Validation<String>.self
    let whole = try browser.matches(checking: ECMAScriptPattern("^(?:\(attribute))$").icu)
    for text in texts {
      #expect(searched.isValid(value: text) == whole.isValid(value: text), "\(text)")
    }
  }

  @Test(
    "of the syntax of ICU are those that mean the same",
    arguments: [
      ("[a-z]{2,}", "[a-z]{2,}"), ("[a-z./-]", "[a-z.\\/\\-]"), ("a|b", "a|b"), ("\\d", nil), (".", nil),
      ("é", nil),
      ("[[:alpha:]]", nil),
    ] as [(String, String?)])
  func whole(pattern: String, attribute: String?) { #expect(InputPattern.whole(pattern) == attribute) }
}
