import Testing
import ValidationCore
import ValidationRules

/// A chain runs by a plan, and as it was written where the plan's quick looks do not pass a text: both have to agree.
@Suite("Plan of a chain over text")
struct TextPlanTests {
  static let rules: [Validation<String>] = [
    .required, .notEmpty, .notBlank, .length(1...5), .length(3...20), .length(...3), .length(4),
    .length(2...),
    .length(1...8, in: .codePoints), .length(...9, in: .utf8), .length(2...6, in: .utf16),
    .length(1...2, in: .words),
    .length(...6, in: .displayColumns), .length(1...4, maximumBytes: 40), .count(2...7),
    .matches(#"[\p{L}\p{M}\p{N}_ ]+"#), .matches("[a-z]+", options: .find),
    .matches(#"(\w)\1"#, options: .find),
    .notMatches("[0-9]", options: .find), .notMatches("abc"), .notMatches(#"(.)\1.*"#),
    .normalized(), .normalized(.nfd), .normalized(.nfkc), .normalized(.nfkd), .noBidiControls, .noInvisibles,
    .scripts(.latin), .scripts(.arabic, .han), .oneOf(["abc", "é", "家庭", ""]), .equal(to: "abc"), .email,
    .email(.internationalized), .number(in: "ar"), .length(2...5).trimmed,
    .length(2...5).normalized(to: .nfc),
    Validation { if $0.hasPrefix("a") { throw ValidationError(code: "prefix") } },
    Validation { if $0.hasSuffix("\n") { throw ValidationError(code: "suffix", severity: .warning) } },
  ]

  static let texts = [
    "", "a", "abc", "Abc_9", "\0", "a\0b", "\u{301}", "e\u{301}", "é", "e\u{323}\u{307}", "e\u{307}\u{323}",
    "ﬁne",
    "\r\n", "abc\n", " \u{200B}", "\u{202E}cba", "أحمد ٣", "مُهَنْدِس", "می‌خواهم", "家庭", "学生 老师", "한국어", "한국",
    "क्षि", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ana@exemplo.pt", "用户@例子.中国", "a@b", "1234.5", "١٢٣", "\u{10FFFF}", "aa",
    String(repeating: "ص", count: 21), String(repeating: "e\u{301}", count: 20),
    String(repeating: "x", count: 4096),
    "a" + String(repeating: "\u{301}", count: 300), String(repeating: "🇵🇹", count: 9),
  ]

  /// A chain of up to six members, themselves chains or altered rules now and then.
  static func chain(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> Validation<String> {
    let members = (0..<Int.random(in: 1...6, using: &random)).map { _ -> Validation<String> in
      var member = rules.randomElement(using: &random) ?? .required
      if depth < 2, Int.random(in: 0..<5, using: &random) == 0 { member = chain(&random, depth: depth + 1) }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return member.asWarning
      case 1: return member.message("own.key")
      case 2: return member.message(literal: "Own").asWarning
      default: return member
      }
    }
    return .chain(members, stopsAtFirst: Bool.random(using: &random))
  }

  @Test("finds what the chain finds, whatever is asked", arguments: 0..<40)
  func agreement(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<12 {
      let chain = Self.chain(&random)
      for text in Self.texts { expectAgreement(of: chain, on: text) }
    }
  }

  @Test("finds what each rule finds", arguments: texts)
  func singleRules(text: String) {
    for rule in Self.rules {
      expectAgreement(of: rule, on: text)
      expectAgreement(of: rule.asWarning, on: text)
    }
  }

  private func expectAgreement(of validation: Validation<String>, on text: String) {
    for goal in [Findings.Goal.list, .verdict] {
      var (reference, planned, bytes) = (Findings(goal), Findings(goal), Findings(goal))
      TextView.over(text) { validation.asTextRule.check(&$0, &reference) }
      validation.run(text, &planned)
      Array(text.utf8).withUnsafeBufferPointer { validation.run(utf8: $0, &bytes) }
      for found in [planned, bytes] {
        #expect(found.errors == reference.errors, "\(text.debugDescription.prefix(60))")
        #expect(found.hasError == reference.hasError, "\(text.debugDescription.prefix(60))")
      }
    }
  }
}

/// Numbers that are the same in each run (Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
