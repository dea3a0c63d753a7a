import Primitives
import Testing
import ValidationCore
import ValidationRules

@testable import RuleDocuments

/// What the server accepts, the browser never refuses.
@Suite("Browsers and rules") struct BrowserAgreementTests {
  private static let limits: Set<String> = [
    "required", "minlength", "maxlength", "min", "max", "step", "pattern",
  ]

  private static func texts(of value: RuleValue) -> [String] {
    switch value {
    case .text(let text): [text]
    case .number(let number): [number.text]
    default: []
    }
  }

  @Test("agree on the samples of all rules", arguments: [true, false])
  func samples(emptyIsAbsent: Bool) throws {
    let all = RuleDefinition.builtIn.flatMap { $0.samples.flatMap { $0.valid + $0.invalid.map(\.value) } }
    var tried = Set<String>()
    let values = all.filter { tried.insert($0.description).inserted }
    var (limited, checked) = (0, 0)
    for rule in RuleDefinition.builtIn {
      for sample in rule.samples where sample.others.isEmpty {
        let json = "{\"fields\": {\"a\": [{\"\(rule.name)\": \(sample.argumentsJSON)}]}}"
        let browser = Browser(
          attributes: try RuleDocument.formAttributes(json: json.utf8, emptyIsAbsent: emptyIsAbsent)["a"])
        let isLimited = browser.attributes.attributes.contains { Self.limits.contains($0.name) }
        if isLimited { limited += 1 }
        let document = try RuleDocument(json: json.utf8)
        for value in isLimited ? values : sample.valid {
          for text in Self.texts(of: value)
          where try !(text.isEmpty && emptyIsAbsent) && document.accepts(value) {
            checked += 1
            #expect(
              try browser.accepts(text),
              "\(rule.name) \(sample.argumentsJSON): \(text): \(browser.attributes)")
          }
        }
      }
    }
    #expect(limited > 10 && checked > 1_000)
  }

  /// Texts whose lengths differ from unit to unit.
  private static let texts = [
    "a", "ab", "abc", "é", "e\u{301}", "中", "中文字", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦👍🏽", "हिन्दी", "ไทยแลนด์", "😀😀😀", "a b c", "اَلْعَرَبِيَّةُ",
    "\u{1100}\u{1161}\u{11A8}", "𝒳𝒴", "\u{FDFA}", "x\u{300}\u{301}\u{302}\u{303}",
  ]

  @Test("agree on lengths in every unit", arguments: LengthUnit.allCases)
  func lengths(unit: LengthUnit) throws {
    var accepted = 0
    for minimum in 0...8 {
      for maximum in max(1, minimum)...12 {
        let json = """
          {"fields": {"a": [{"length": {"min": \(minimum), "max": \(maximum), "unit": "\(unit.rawValue)"}}]}}
          """
        let browser = Browser(attributes: try RuleDocument.formAttributes(json: json.utf8)["a"])
        let document = try RuleDocument(json: json.utf8)
        for text in Self.texts where try document.accepts(.text(text)) {
          accepted += 1
          #expect(try browser.accepts(text), "\(text): \(browser.attributes)")
        }
      }
    }
    #expect(accepted > 100)
  }

  @Test("agree on numbers in steps")
  func numbers() throws {
    var accepted = 0
    for (minimum, maximum, factor) in [
      ("-7", "40", "5"), ("0.5", "33.5", "4"), ("-0.5", "9", "3"), ("-20", "-3", "6"), ("1", "1e3", "7"),
      ("-3.25", "12", "1"), ("9007199254740000", "9007199254741000", "3"),
    ] {
      for type in ["integer", "number"] {
        let json = """
          {"fields": {"a": [{"type": "\(type)"}, {"range": {"min": \(minimum), "max": \(maximum)}}, \
          {"multipleOf": \(factor)}]}}
          """
        let browser = Browser(attributes: try RuleDocument.formAttributes(json: json.utf8)["a"])
        let document = try RuleDocument(json: json.utf8)
        let start = minimum.hasPrefix("9") ? 9_007_199_254_740_000 : -30
        for number in start..<start + 80 where try document.accepts(.number(ExactDecimal(number))) {
          accepted += 1
          #expect(try browser.accepts(String(number)), "\(number): \(browser.attributes)")
        }
      }
    }
    #expect(accepted > 100)
  }
}
