import Testing
import ValidationCore
import ValidationRules

@Suite("Length")
struct LengthTests {
  static func short(_ minimum: Int, _ actual: Int, _ unit: LengthUnit = .graphemes) -> ValidationError {
    ValidationError(
      code: .lengthTooShort,
      arguments: ["minimum": .integer(minimum), "actual": .integer(actual), "unit": .text(unit.rawValue)]
    )
  }

  static func long(_ maximum: Int, _ actual: Int, _ unit: LengthUnit = .graphemes) -> ValidationError {
    ValidationError(
      code: .lengthTooLong,
      arguments: ["maximum": .integer(maximum), "actual": .integer(actual), "unit": .text(unit.rawValue)]
    )
  }

  static func wrong(_ expected: Int, _ actual: Int, _ unit: LengthUnit = .graphemes) -> ValidationError {
    ValidationError(
      code: .lengthWrong,
      arguments: ["expected": .integer(expected), "actual": .integer(actual), "unit": .text(unit.rawValue)]
    )
  }

  @Test(
    "counts what a reader counts",
    arguments: [
      Row("", short(3, 0)), Row("ab", short(3, 2)), Row("abc"), Row("abcde"), Row("abcdef", long(5, 6)),
      Row("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", short(3, 2)), Row("👨‍👩‍👧‍👦é中"), Row("e\u{301}e\u{301}e\u{301}"), Row("\u{301}", short(3, 1)),
      Row("🇧🇷🇵🇹🇨🇳"), Row("مُحَمَّد"), Row("क्षत्रिय"), Row("\r\n\r\n", short(3, 2)), Row("a\0b"), Row("각각각"),
      Row("각각", short(3, 2)), Row("abcde\n", long(5, 6)), Row(megabyte(of: "a\u{301}"), long(5, 349526)),
      Row("a" + String(repeating: "\u{301}", count: 100_000), short(3, 1)),
    ]
  )
  func graphemes(row: Row<String>) { expect(row, from: .length(3...5)) }

  struct UnitRow: Sendable, CustomTestStringConvertible {
    let text: String
    let counts: [LengthUnit: Int]
    var testDescription: String { text }
  }

  @Test(
    "every unit has its own count",
    arguments: [
      UnitRow(
        text: "", counts: [.graphemes: 0, .codePoints: 0, .utf16: 0, .utf8: 0, .words: 0, .displayColumns: 0]),
      UnitRow(
        text: "👨‍👩‍👧‍👦",
        counts: [.graphemes: 1, .codePoints: 7, .utf16: 11, .utf8: 25, .words: 0, .displayColumns: 2]
      ),
      UnitRow(
        text: "我喜欢音乐",
        counts: [.graphemes: 5, .codePoints: 5, .utf16: 5, .utf8: 15, .words: 3, .displayColumns: 10]
      ),
      UnitRow(
        text: "مرحبا بكم",
        counts: [.graphemes: 9, .codePoints: 9, .utf16: 9, .utf8: 17, .words: 2, .displayColumns: 9]
      ),
      UnitRow(
        text: "e\u{301}\0x",
        counts: [.graphemes: 3, .codePoints: 4, .utf16: 4, .utf8: 5]
      ),
    ]
  )
  func units(row: UnitRow) {
    for (unit, count) in row.counts {
      #expect(Validation.length(count, in: unit).errors(in: row.text) == [], "\(unit)")
      #expect(
        Validation.length(count + 1, in: unit).errors(in: row.text) == [Self.wrong(count + 1, count, unit)])
      #expect(
        Validation.length((count + 1)..., in: unit).errors(in: row.text) == [
          Self.short(count + 1, count, unit)
        ])
      if count > 0 {
        #expect(
          Validation.length(...(count - 1), in: unit).errors(in: row.text) == [
            Self.long(count - 1, count, unit)
          ])
      }
    }
  }

  @Test(
    "a cap on bytes holds beside a limit of readers",
    arguments: [
      Row("👨‍👩‍👧‍👦"), Row("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", long(30, 50, .utf8)), Row("", short(1, 0)), Row("abcd", long(3, 4)),
      Row("a" + String(repeating: "\u{301}", count: 100_000), long(30, 200_001, .utf8)),
    ]
  )
  func bytes(row: Row<String>) { expect(row, from: .length(1...3, maximumBytes: 30)) }

  @Test("chains share one count", arguments: [Row("👍👍👍", long(2, 3), short(4, 3))])
  func sharing(row: Row<String>) { expect(row, from: .all(.length(...2), .length(4...))) }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(
    "limits near the number of units hold, alone and beside other rules",
    arguments: [
      "", "a", "ab", "Ana Maria da Silva", "São João", "é", "ééé", "北京市朝阳区", "مُحَمَّد بن علي", "สมชาย ใจดี",
      "\r\n\r\n",
      "\r\na", "\0\0", "e\u{301}", "\u{301}\u{301}a", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "🇧🇷🇵🇹🇨🇳", "𝒜𝒷𝒸", "a\u{200D}b",
      repeated("a", 17), repeated("a", 300), repeated("é", 200), repeated("e\u{301}", 100), repeated("👍🏽", 12),
      repeated("👨‍👩‍👧‍👦", 12), repeated("\r\n", 9), repeated("a", 16) + repeated("é", 4),
      "a" + repeated("\u{301}", 150),
    ]
  )
  func limits(text: String) {
    let counts: [(LengthUnit, Int)] = [
      (.graphemes, text.count), (.codePoints, text.unicodeScalars.count), (.utf16, text.utf16.count),
      (.utf8, text.utf8.count),
    ]
    for (unit, count) in counts {
      for (minimum, maximum) in [
        (0, count), (1, count), (count, count), (2, count + 1), (count + 1, count + 2), (0, count - 1),
        (2, count - 1), (count, 10_000), (count + 1, 10_000), (2, 10_000), (16, 10_000), (17, 10_000),
      ] where minimum <= maximum {
        let isValid = minimum...maximum ~= count
        let length = Validation<String>.length(minimum...maximum, in: unit)
        #expect(length.isValid(value: text) == isValid, "\(minimum)...\(maximum) \(unit)")
        for other in [Validation<String>.noBidiControls, .matches("(?s).*"), .noPrivateUse] {
          #expect(
            Validation.all(other, length).isValid(value: text) == isValid, "\(minimum)...\(maximum) \(unit)")
        }
        if minimum > 1 {
          #expect(
            Validation<String>.length(minimum..., in: unit).isValid(value: text) == (count >= minimum),
            "\(minimum)... \(unit)")
        }
      }
    }
  }
}
