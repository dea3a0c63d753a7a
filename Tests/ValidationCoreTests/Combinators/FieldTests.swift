import Testing
import ValidationCore

@Suite("Fields and elements")
struct FieldTests {
  struct Item: Sendable {
    var name: String?
    var tags: [String] = []
  }

  struct Order: Sendable {
    var customer = "李雷"
    var note: String?
    var items: [Item] = []
  }

  static let short = Validation<String> { if $0.count > 2 { throw ValidationError(code: "long") } }
  static let there = Validation<String>(
    run: { _, _ in },
    checkAbsent: { $0.report(ValidationError(code: "absent")) }
  )

  static let rules = Validation<Order>.all(
    .field("customer", \.customer, short),
    .field("note", \.note, short),
    .field("first", { $0.items.first?.name }, there),
    .field(
      "items", \.items, .each(.field("name", \.name, there, short), .field("tags", \.tags, .each(short))))
  )

  @Test("an error names the way from the whole to the part")
  func paths() {
    let order = Order(
      customer: "Αλέξανδρος",
      items: [Item(name: "شاي"), Item(name: nil, tags: ["ok", "long"]), Item(name: "茶")]
    )
    #expect(
      Self.rules.errors(in: order) == [
        ValidationError(code: "long", path: ["customer"]),
        ValidationError(code: "long", path: ["items", 0, "name"]),
        ValidationError(code: "absent", path: ["items", 1, "name"]),
        ValidationError(code: "long", path: ["items", 1, "tags", 1]),
      ]
    )
    #expect(!Self.rules.isValid(value: order))
  }

  @Test("an absent part passes every rule but those about presence", arguments: [nil, "é", "eé"])
  func absence(note: String?) {
    #expect(Validation<Order>.field("note", \.note, Self.short).isValid(value: Order(note: note)))
    let errors = Validation<Order>.field("note", \.note, Self.short, Self.there, Self.there).errors(
      in: Order(note: note))
    #expect(errors == (note == nil ? [ValidationError(code: "absent", path: ["note"])] : []))
  }

  @Test("a rule for values serves values that may be absent")
  func lifting() {
    #expect(Self.there.optional.errors(in: nil) == [ValidationError(code: "absent")])
    #expect(Self.there.message("m").asWarning.optional.isValid(value: nil))
    #expect(Self.there.or(Self.short).optional.isValid(value: nil))
    #expect(!Self.there.or(Self.there).optional.isValid(value: nil))
    #expect(Self.there.when { _ in false }.optional.errors(in: nil) == [ValidationError(code: "absent")])
    let elements: Validation<[String?]> = .each(Self.there)
    #expect(elements.errors(in: ["a", nil]) == [ValidationError(code: "absent", path: [1])])
  }

  @Test("nesting is not bounded")
  func depth() {
    var rule = Validation<Int> { _ in throw ValidationError(code: "deep") }
    for _ in 0..<200 { rule = .field("a", { $0 }, rule) }
    #expect(rule.errors(in: 0).map(\.path.segments.count) == [200])
  }
}
