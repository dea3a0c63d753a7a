import Testing
import ValidationCore
import ValidationRules

@Suite("Count")
struct CountTests {
  static func few(_ minimum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      code: .countTooFew, arguments: ["minimum": .integer(minimum), "actual": .integer(actual)])
  }

  static func many(_ maximum: Int, _ actual: Int) -> ValidationError {
    ValidationError(
      code: .countTooMany, arguments: ["maximum": .integer(maximum), "actual": .integer(actual)])
  }

  @Test("greater than", arguments: [Row([], few(3, 0)), Row([1, 2], few(3, 2)), Row([1, 2, 3])])
  func greater(row: Row<[Int]>) { expect(row, from: .count(greaterThan: 2)) }

  @Test("less than", arguments: [Row([]), Row([1]), Row([1, 2], many(1, 2))])
  func less(row: Row<[Int]>) { expect(row, from: .count(lessThan: 2)) }

  @Test("ranges", arguments: [Row([], few(1, 0)), Row([1]), Row([1, 2, 3], many(2, 3))])
  func range(row: Row<[Int]>) { expect(row, from: .count(1...2)) }

  @Test("sets and dictionaries are collections too")
  func others() {
    #expect(Validation<Set<String>>.count(equalTo: 2).isValid(value: ["é", "e\u{301}", "a"]))
    #expect(Validation<[String: Int]>.count(1...).errors(in: [:]) == [Self.few(1, 0)])
    #expect(
      Validation<Range<Int>>.count(equalTo: 2).errors(in: 0..<3)
        == [ValidationError(code: .countWrong, arguments: ["expected": 2, "actual": 3])]
    )
  }

  @Test(
    "a text is counted by ICU, as its length is", arguments: [Row("👨‍👩‍👧‍👦é", LengthTests.short(3, 2)), Row("👨‍👩‍👧‍👦é中")])
  func text(row: Row<String>) { expect(row, from: .count(greaterThan: 2)) }

  @Test("a message is made from the limit")
  func message() {
    let rule = Validation<[Int]>.count(greaterThan: 2, message: { "More than \($0), please" })
    var error = Self.few(3, 0)
    error.message = .key("More than 2, please")
    #expect(rule.errors(in: []) == [error])
  }
}
