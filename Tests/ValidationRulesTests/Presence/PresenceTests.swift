import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Presence")
struct PresenceTests {
  static let missing = ValidationError(code: .presenceMissing)
  static let empty = ValidationError(code: .presenceEmpty)
  static let blank = ValidationError(code: .presenceBlank)

  @Test("required takes any value that is there", arguments: [Row(""), Row(" "), Row("نعم"), Row("\0")])
  func required(row: Row<String>) { expect(row, from: .required) }

  @Test("an optional property of any type is present unless it is nil, and absent if it is")
  func optionalProperties() {
    final class Object: Sendable {}
    expectPresence(of: UUID())
    expectPresence(of: false)
    expectPresence(of: 0)
    expectPresence(of: Date(timeIntervalSince1970: 0))
    expectPresence(of: "")
    expectPresence(of: Object())
    expectPresence(of: [] as [Int])
    expectPresence(of: Int?.none)
    expectPresence(of: ("a", 1, [2.5]))
  }

  private struct Model<Part: Sendable>: Sendable {
    var before = 1
    var part: Part?
    var after = 2
  }

  private func expectPresence<Part: Sendable>(of part: Part) {
    let required = Validation<Model<Part>>.all(.field("part", \.part, .required))
    let absent = Validation<Model<Part>>.all(.field("part", \.part, .absent))
    #expect(required.isValid(value: Model(part: part)) && !required.isValid(value: Model(part: nil)))
    #expect(absent.isValid(value: Model(part: nil)) && !absent.isValid(value: Model(part: part)))
  }

  @Test("an absent value is missing, once, whatever the rules about presence")
  func absent() {
    let rules: [Validation<String>] = [
      .required, .presence(), .notEmpty, .notBlank, .all(.required, .notBlank),
    ]
    for rule in rules { #expect(rule.optional.errors(in: nil) == [Self.missing]) }
    #expect(Validation<String?>.required.errors(in: nil) == [Self.missing])
    #expect(Validation<Int?>.presence().errors(in: nil) == [Self.missing])
    #expect(Validation<Int?>.presence().isValid(value: 0))
    #expect(Validation<[Int]>.presence().optional.errors(in: nil) == [Self.missing])
  }

  @Test(
    "notEmpty counts any character",
    arguments: [Row("", empty), Row(" "), Row("\0"), Row("\u{301}"), Row("\u{200B}"), Row("名")]
  )
  func notEmpty(row: Row<String>) { expect(row, from: .notEmpty) }

  @Test("notEmpty serves collections", arguments: [Row([], empty), Row([1])])
  func notEmptyCollection(row: Row<[Int]>) { expect(row, from: .notEmpty) }

  @Test(
    "notBlank wants something to see",
    arguments: [
      Row("", blank), Row(" \t\r\n\u{A0}\u{3000}\u{2028}", blank), Row("\u{200B}\u{FEFF}\u{2060}", blank),
      Row("\u{202E}\u{2066}", blank), Row("\u{3164}\u{115F}", blank), Row(" a "), Row("\0"), Row("\u{301}"),
      Row("شكرًا"), Row("\u{3000}家"), Row("👨‍👩‍👧‍👦"), Row(megabyte(of: " "), blank),
      Row(megabyte(of: "\u{200B}") + "."),
    ]
  )
  func notBlank(row: Row<String>) {
    expect(row, from: .notBlank)
    expect(row, from: .presence())
  }

  @Test("NotEmptyValidator refuses nil and the empty text in its own words", arguments: [nil, "", " ", "a"])
  func validator(value: String?) {
    let validator = NotEmptyValidator(errorMessage: "Email can't be empty")
    let code: ValidationError.Code? = value == nil ? .presenceMissing : value == "" ? .presenceEmpty : nil
    let errors = code.map { [ValidationError(code: $0, message: .key("Email can't be empty"))] } ?? []
    #expect(validator.errors(in: value) == errors)
    #expect(validator.isValid(value: value) == errors.isEmpty)
    #expect(validator.validator.errors(in: value) == errors)
  }
}
