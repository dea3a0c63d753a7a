import Testing
import ValidationCore
import ValidationRules

@Suite("Texts that look alike")
struct ConfusableTests {
  static func like(_ similar: String) -> ValidationError {
    ValidationError(code: .unicodeConfusable, arguments: ["similar": .text(similar)])
  }

  @Test(
    "a text that looks like a listed one is told by its skeleton",
    arguments: [
      Row(""), Row("gopher"), Row("PAYPAL"), Row("paypal2"), Row("adm1n"), Row("\u{301}"), Row("\0"),
      Row("مدینه"),
      Row("paypal", like("paypal")), Row("раураl", like("paypal")), Row("раура1", like("paypal")),
      Row("paypaI", like("paypal")), Row("pay\u{200B}pal", like("paypal")),
      Row("\u{FEFF}paypal", like("paypal")),
      Row("ѕсоре", like("scope")), Row("𝗌𝖼𝗈𝗉𝖾", like("scope")), Row("rnodern", like("modern")),
      Row("modern", like("modern")), Row("مد\u{200C}ير", like("مدير")), Row("so\u{338}s", like("søs")),
      Row("jos\u{E9}", like("jose\u{301}")),
    ]
  )
  func list(row: Row<String>) {
    expect(row, from: .notConfusable(with: ["paypal", "scope", "modern", "مدير", "søs", "jose\u{301}"]))
  }

  @Test(
    "text in two directions is compared as it is shown",
    arguments: [
      Row("\u{202E}lapyap", like("paypal")), Row("\u{202E}lapyap\u{202C}", like("paypal")),
      Row("\u{202D}paypal\u{202C}", like("paypal")), Row("lapyap"),
      // Between Hebrew letters the digits of a number are in one order, and the numbers in the other.
      Row("א1ב2", like("א1ב2")), Row("א2ב1"),
    ]
  )
  func bidi(row: Row<String>) { expect(row, from: .notConfusable(with: ["paypal", "א1ב2"])) }

  @Test("of two listed texts that look alike the first is named, and an empty one looks like empty text")
  func order() {
    expect(Row("scope", Self.like("ѕсоре")), from: .notConfusable(with: ["ѕсоре", "scope"]))
    expect(Row("", Self.like("")), from: .notConfusable(with: [""]))
    expect(Row("\u{200B}", Self.like("")), from: .notConfusable(with: [""]))
  }

  @Test("a long list, and a text of a megabyte, are no burden")
  func large() {
    let rule = Validation.notConfusable(with: (0..<2_000).map { "user\($0 * 7919)x" } + ["Ωmega"])
    expect(Row("user\(7919 * 7)х", Self.like("user\(7919 * 7)x")), from: rule)
    expect(Row("user"), from: rule)
    for text in ["a", "\u{301}\u{323}", "\u{200B}", "\u{202E}א", "\u{F73}"].map(megabyte) {
      #expect(rule.isValid(value: text))
    }
  }
}
