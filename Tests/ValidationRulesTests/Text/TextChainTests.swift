import Randomness
import Testing
import ValidationCore
import ValidationRules

/// A chain over one shared view finds what its rules find one by one, each over a view of its own.
@Suite("A chain over text")
struct TextChainTests {
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
    .length(2...5).normalized(to: .nfc), .ascii, .singleLine, .alphabetic, .alphabetic(ascii: true),
    .alphanumeric, .alphanumeric(ascii: true), .assignedOnly, .noPrivateUse, .noMixedDigits,
    .maxCombiningMarks(1), .length(2...7, in: .codePoints), .length(...9, in: .words),
    .scripts(.latin, .thai), .noneOf(["abc", "é", "1234.5"]), .notEqual(to: "家庭"), .noneOf(["a", "aa", ""]),
    .letterCase(.lower), .letterCase(.upper), .letterCase(.upper, in: "el"), .letterCase(.lower, in: "tr"),
    .startsWith("ab"), .endsWith("9"), .contains("@"), .contains("语"), .notContains(".."), .notContains("b"),
    .oneOf(["Abc_9", "a@b", "e\u{301}"]), .url, .url(schemes: nil), .hostname,
    .email(.internationalizedDomain),
    .date, .dateTime, .after("2001-01-31"), .before("2026-01-01"), .luhn, .creditCard, .past(),
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
    "http://a.b/c?d=e#f", "https://例え.jp", "ana..b@c.pt", "2024-02-29", "2023-02-29", "2001-01-31T10:00:00Z",
    "79927398713", "529.982.247-25", "4111111111111111", "a.b", "x..y", "sub.domain.example",
  ]

  /// A validation with what it finds, told by rules that run alone.
  struct Sample {
    let validation: Validation<String>
    let errors: (String) -> [ValidationError]

    init(_ rule: Validation<String>) {
      validation = rule
      errors = { rule.errorsOfRule(in: $0) }
    }

    init(_ members: [Sample], stopsAtFirst: Bool) {
      validation = .chain(members.map(\.validation), stopsAtFirst: stopsAtFirst)
      errors = { text in
        var found: [ValidationError] = []
        for member in members {
          let errors = member.errors(text)
          found += errors
          if stopsAtFirst, errors.contains(where: { $0.severity == .error }) { break }
        }
        return found
      }
    }

    private init(_ validation: Validation<String>, _ errors: @escaping (String) -> [ValidationError]) {
      (self.validation, self.errors) = (validation, errors)
    }

    var asWarning: Sample {
      Sample(validation.asWarning) { [errors] text in
        errors(text).map { error in
          var warning = error
          warning.severity = .warning
          return warning
        }
      }
    }
  }

  /// A chain of up to six members, themselves chains or altered rules now and then.
  static func chain(_ random: inout some RandomNumberGenerator, depth: Int = 0) -> Sample {
    let members = (0..<Int.random(in: 1...6, using: &random)).map { _ -> Sample in
      let rule = rules.randomElement(using: &random) ?? .required
      let isChain = depth < 2 && Int.random(in: 0..<5, using: &random) == 0
      let member = isChain ? chain(&random, depth: depth + 1) : Sample(rule)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return member.asWarning
      case 1: return Sample(rule.message("own.key"))
      case 2: return Sample(rule.message(literal: "Own")).asWarning
      default: return member
      }
    }
    return Sample(members, stopsAtFirst: Bool.random(using: &random))
  }

  @Test("finds what its rules find, whatever is asked", arguments: 0..<40)
  func agreement(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<12 {
      let chain = Self.chain(&random)
      for text in Self.texts { expectAgreement(of: chain, on: text) }
    }
  }

  @Test("finds what each rule finds", arguments: texts)
  func singleRules(text: String) {
    for rule in Self.rules {
      expectAgreement(of: Sample(rule), on: text)
      expectAgreement(of: Sample(rule).asWarning, on: text)
    }
  }

  private func expectAgreement(of sample: Sample, on text: String) {
    let expected = sample.errors(text)
    let isInvalid = expected.contains { $0.severity == .error }
    for goal in [ErrorSink.Goal.list, .verdict] {
      var (found, bytes) = (ErrorSink(goal), ErrorSink(goal))
      sample.validation.run(text, &found)
      Array(text.utf8).withUnsafeBufferPointer { sample.validation.run(utf8: $0, &bytes) }
      for found in [found, bytes] {
        if goal == .list { #expect(found.errors == expected, "\(text.debugDescription.prefix(60))") }
        #expect(found.hasError == isInvalid, "\(text.debugDescription.prefix(60))")
      }
    }
  }
}
