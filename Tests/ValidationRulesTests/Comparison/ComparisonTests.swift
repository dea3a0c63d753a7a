import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Comparison")
struct ComparisonTests {
  static func small(_ minimum: ValidationError.Argument, _ actual: ValidationError.Argument)
    -> ValidationError
  {
    ValidationError(code: .rangeTooSmall, arguments: ["minimum": minimum, "actual": actual])
  }

  static func large(_ maximum: ValidationError.Argument, _ actual: ValidationError.Argument)
    -> ValidationError
  {
    ValidationError(code: .rangeTooLarge, arguments: ["maximum": maximum, "actual": actual])
  }

  static func notBelow(_ bound: ValidationError.Argument, _ actual: ValidationError.Argument)
    -> ValidationError
  {
    ValidationError(code: .rangeNotBelow, arguments: ["bound": bound, "actual": actual])
  }

  @Test(
    "closed ranges hold their bounds",
    arguments: [Row(17, small(18, 17)), Row(18), Row(120), Row(121, large(120, 121))])
  func closed(row: Row<Int>) { expect(row, from: .range(18...120)) }

  @Test(
    "half-open ranges leave their bound out",
    arguments: [Row(-1, small(0, -1)), Row(9), Row(10, notBelow(10, 10))])
  func halfOpen(row: Row<Int>) {
    expect(row, from: .range(0..<10))
    #expect(Validation.range(..<10).isValid(value: row.value) == (row.value < 10))
    #expect(Validation.range(0...).isValid(value: row.value) == (row.value >= 0))
    #expect(Validation.range(...9).isValid(value: row.value) == (row.value <= 9))
  }

  static let tenth = ValidationError.Argument.decimal(Decimal(string: "0.1")!)

  @Test(
    "numbers with a fraction keep their exact text",
    arguments: [Row(0.05, small(tenth, .decimal(Decimal(string: "0.05")!))), Row(0.1)])
  func fractions(row: Row<Double>) { expect(row, from: .range(0.1...)) }

  @Test("what has no place in the order is in no range", arguments: [Row(Double.nan, small(0, "nan"))])
  func nan(row: Row<Double>) {
    #expect(!Validation.range(0...).isValid(value: row.value))
    #expect(!Validation.range(...0).isValid(value: row.value))
    #expect(!Validation.range(..<0).isValid(value: row.value))
  }

  @Test("dates have ranges")
  func dates() {
    let start = Date(timeIntervalSince1970: 0)
    let end = start + 60
    func error(_ code: ValidationError.Code, _ name: String, _ limit: Date, _ actual: Date)
      -> [ValidationError]
    {
      [ValidationError(code: code, arguments: [name: .date(limit), "actual": .date(actual)])]
    }
    let closed = Validation<Date>.range(start...end)
    #expect(closed.errors(in: start - 1) == error(.rangeTooEarly, "minimum", start, start - 1))
    #expect(closed.errors(in: end + 1) == error(.rangeTooLate, "maximum", end, end + 1))
    #expect(closed.isValid(value: start) && closed.isValid(value: end))
    #expect(Validation<Date>.range(..<end).errors(in: end) == error(.rangeNotBefore, "bound", end, end))
  }

  static func notAbove(_ bound: ValidationError.Argument, _ actual: ValidationError.Argument)
    -> ValidationError
  {
    ValidationError(code: .rangeNotAbove, arguments: ["bound": bound, "actual": actual])
  }

  @Test("a bound is left out, or not")
  func bounds() {
    expect(
      Row(4), from: .all(.lessThan(5), .lessThanOrEqual(to: 4), .greaterThan(3), .greaterThanOrEqual(to: 4)))
    expect(Row(5, Self.notBelow(5, 5)), from: .lessThan(5))
    expect(Row(6, Self.large(5, 6)), from: .lessThanOrEqual(to: 5))
    expect(Row(5, Self.notAbove(5, 5)), from: .greaterThan(5))
    expect(Row(4, Self.small(5, 4)), from: .greaterThanOrEqual(to: 5))
    expect(Row("b"), from: .between("a", "c", inclusive: false))
    for value in [Double.nan] {
      #expect(
        !Validation.lessThan(1).isValid(value: value) && !Validation.greaterThan(1).isValid(value: value))
    }
  }

  @Test(
    "between counts its bounds unless they are left out",
    arguments: [
      (1, [], [notAbove(1, 1)]), (2, [], []), (3, [], [notBelow(3, 3)]), (0, [small(1, 0)], [notAbove(1, 0)]),
      (4, [large(3, 4)], [notBelow(3, 4)]),
    ] as [(Int, [ValidationError], [ValidationError])])
  func between(value: Int, inclusive: [ValidationError], exclusive: [ValidationError]) {
    #expect(Validation.between(1, 3).errors(in: value) == inclusive)
    #expect(Validation.between(1, 3, inclusive: false).errors(in: value) == exclusive)
  }

  @Test("a value is another than one")
  func notEqual() {
    let error = ValidationError(code: .comparisonEqual, arguments: ["forbidden": "é"])
    expect(Row("e\u{301}", error), from: .notEqual(to: "é"))
    expect(Row("e"), from: .notEqual(to: "é"))
    expect(Row(1), from: .notEqual(to: 0))
  }

  @Test("text is equal by canonical equivalence")
  func equal() {
    let rule = Validation<String>.equal(to: "é")
    #expect(rule.isValid(value: "e\u{301}"))
    #expect(
      rule.errors(in: "e") == [ValidationError(code: .comparisonNotEqual, arguments: ["expected": "é"])])
  }

  static let unlisted = ValidationError(
    code: .choiceNotListed, arguments: ["allowed": .alternatives(["巴西", "البرازيل"])])

  @Test(
    "a value is one of a list",
    arguments: [Row("巴西"), Row("البرازيل"), Row("Brasil", unlisted), Row("", unlisted)])
  func oneOf(row: Row<String>) { expect(row, from: .oneOf(["巴西", "البرازيل"])) }

  @Test("a value of any type is one of a list or none of it, whether the list is short or long")
  func lists() {
    enum Color: String, Hashable { case red, green, blue }
    expectListed([1, -2], not: [0, 2])
    expectListed(Array(0..<100), not: [-1, 100])
    expectListed([Color.red, .blue], not: [.green])
    expectListed([0.5, -0.0], not: [0.25, .nan])
    expectListed((0..<20).map { Double($0) / 4 }, not: [0.1, .nan])
    expectListed(["é", "巴"] as [Character], not: ["e", "西"])
    expectListed([1, nil] as [Int?], not: [2])
    expectListed(["é", nil] as [String?], not: ["e"])
    expectListed((0..<300).map { "\($0)" }, not: ["300", ""])
  }

  private func expectListed<Value: Hashable & Sendable>(_ listed: [Value], not others: [Value]) {
    let (oneOf, noneOf) = (Validation<Value>.oneOf(listed), Validation<Value>.noneOf(listed))
    for value in listed { #expect(oneOf.isValid(value: value) && !noneOf.isValid(value: value)) }
    for value in others { #expect(!oneOf.isValid(value: value) && noneOf.isValid(value: value)) }
  }

  @Test("two parts that are always there are compared as optional ones are")
  func partsThatAreThere() {
    expectOrder(1, 2)
    expectOrder(0.5, 0.75)
    expectOrder(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1))
    expectOrder(Decimal(string: "1.10") ?? 0, Decimal(string: "1.2") ?? 0)
    expectOrder("abc", "abd")
    expectOrder("é", "ê")
  }

  private struct Pair<Part: Sendable>: Sendable {
    var first: Part
    var second: Part
  }

  private func expectOrder<Part: Comparable & Sendable>(_ less: Part, _ greater: Part) {
    for (first, second) in [(less, greater), (greater, less), (less, less)] {
      for (comparison, holds) in [
        (FieldComparison<Part>.before, first < second), (.after, first > second),
        (.notAfter, first <= second),
        (.notBefore, first >= second), (.sameAs, first == second), (.differentFrom, first != second),
      ] {
        let rules = Validation<Pair<Part>>.all(.compare("a", \.first, comparison, "b", \.second))
        let optional = Validation<Pair<Part?>>.all(.compare("a", \.first, comparison, "b", \.second))
        let errors = rules.errors(in: Pair(first: first, second: second))
        #expect(errors.isEmpty == holds, "\(first) \(second)")
        #expect(errors == optional.errors(in: Pair(first: first, second: second)))
      }
    }
  }

  @Test("a long list is among the facts as it is")
  func longChoice() {
    let allowed = (1...249).map { "\($0)" }
    let facts: [String: ValidationError.Argument] = ["allowed": .alternatives(allowed.map { .text($0) })]
    #expect(
      Validation<String>.oneOf(allowed).errors(in: "0")
        == [ValidationError(code: .choiceNotListed, arguments: facts)])
  }

  struct Form: Sendable {
    var password: String
    var confirmation: String
  }

  @Test("a confirmation is the same as what it confirms")
  func sameAs() {
    let rule = Validation<Form>.compare("confirmation", \.confirmation, .sameAs, "password", \.password)
    #expect(rule.isValid(value: Form(password: "سر", confirmation: "سر")))
    #expect(
      rule.errors(in: Form(password: "a", confirmation: "b")) == [
        ValidationError(
          code: .comparisonDiffers,
          arguments: ["other": .key("field.password")],
          path: ["confirmation"]
        )
      ]
    )
    let closure = Validation<String>.sameAs("password") { "geheim" }
    #expect(closure.isValid(value: "geheim"))
    #expect(closure.errors(in: "x").map(\.arguments) == [["other": .key("field.password")]])
  }
}
