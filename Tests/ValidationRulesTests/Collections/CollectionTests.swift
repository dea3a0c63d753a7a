import Testing
import ValidationCore
import ValidationRules

@Suite("Collections")
struct CollectionTests {
  static func repeated(_ index: Int, of first: Int) -> ValidationError {
    ValidationError(
      code: .collectionRepeated,
      arguments: ["position": .integer(index + 1), "original": .integer(first + 1)],
      path: [.index(index)]
    )
  }

  @Test(
    "each repetition says what it repeats; canonically equivalent texts are one",
    arguments: [
      Row([]), Row(["a"]), Row(["a", "A", "á"]), Row(["名", "前"]), Row(["", ""], repeated(1, of: 0)),
      Row(["é", "x", "e\u{301}"], repeated(2, of: 0)),
      Row(["α", "β", "α", "β", "α"], repeated(2, of: 0), repeated(3, of: 1), repeated(4, of: 0)),
      Row(["ﬁ", "fi"]), Row(["\u{301}", "\u{301}\0"]),
    ]
  )
  func unique(row: Row<[String]>) { expect(row, from: .unique) }

  @Test("many texts in several scripts are unique by canonical equivalence", arguments: [2, 13, 64, 65])
  func uniqueTexts(count: Int) {
    let texts = (0..<count).map { ["قهوة", "咖啡", "café", "кофе", "คอฟฟี่"][$0 % 5] + String($0 / 5) }
    #expect(Validation<[String]>.unique.errors(in: texts) == [])
    for copy in [texts[0], "cafe\u{301}0", "a", ""] {
      let repeated = texts.firstIndex(of: copy)
      #expect(
        Validation<[String]>.unique.errors(in: texts + [copy])
          == (repeated.map { [Self.repeated(count, of: $0)] } ?? []))
    }
  }

  struct Item: Sendable, CustomStringConvertible {
    var sku: String?
    var size: Int

    init(_ sku: String?, _ size: Int) { (self.sku, self.size) = (sku, size) }

    var description: String { "\(sku ?? "-") \(size)" }
  }

  @Test(
    "elements are unique by a key, and those without a key are not compared",
    arguments: [
      Row([Item("a", 1), Item("b", 1), Item(nil, 1), Item(nil, 2)]),
      Row([Item("ع", 1), Item("b", 2), Item("ع", 3)], repeated(2, of: 0)),
    ]
  )
  func uniqueBySKU(row: Row<[Item]>) { expect(row, from: .unique(by: \.sku)) }

  @Test("a closure can make the key")
  func uniqueByClosure() {
    let rule = Validation<[Item]>.unique { "\($0.sku ?? "") \($0.size)" }
    #expect(rule.errors(in: [Item("a", 1), Item("a", 2), Item("a", 1)]) == [Self.repeated(2, of: 0)])
  }

  @Test("a hundred thousand elements take one pass")
  func many() {
    #expect(Validation<[Int]>.unique.isValid(value: Array(0..<100_000)))
    #expect(Validation<[Int]>.unique.errors(in: Array(0..<100_000) + [7]) == [Self.repeated(100_000, of: 7)])
    #expect(Validation<[String]>.unique.isValid(value: [megabyte(of: "\u{301}"), megabyte(of: "\u{301}a")]))
  }

  static let forbidden = ValidationError(
    code: .choiceForbidden, arguments: ["forbidden": .alternatives(["admin", "é"])])

  @Test(
    "a value is none of a list",
    arguments: [
      Row(""), Row("Admin"), Row("admin\n"), Row("admin", forbidden), Row("e\u{301}", forbidden), Row("e"),
    ]
  )
  func noneOf(row: Row<String>) { expect(row, from: .noneOf(["admin", "é"])) }

  static let lacking = ValidationError(code: .collectionElementMissing, arguments: ["expected": "é"])

  @Test(
    "a collection has an element",
    arguments: [Row([], lacking), Row(["e"], lacking), Row(["x", "e\u{301}"]), Row(["é"])]
  )
  func containsElement(row: Row<[String]>) { expect(row, from: .containsElement("é")) }

  static func missing(_ key: String) -> ValidationError {
    ValidationError(code: .presenceMissing, path: [.key(key)])
  }

  @Test(
    "a dictionary has keys, whatever their values",
    arguments: [
      Row([:], missing("名"), missing("é")), Row(["名": 1], missing("é")), Row(["名": nil, "e\u{301}": 2]),
    ]
  )
  func requiredKeys(row: Row<[String: Int?]>) { expect(row, from: .requiredKeys("名", "é")) }

  @Test("errors of elements are in the model")
  func paths() {
    struct Order: Sendable { var items: [Item] }
    let rule = Validation<Order>.field("items", \.items, .unique(by: \.sku))
    let errors = rule.errors(in: Order(items: [Item("a", 1), Item("a", 2)]))
    #expect(errors.map(\.path) == [["items", 1]])
  }
}
