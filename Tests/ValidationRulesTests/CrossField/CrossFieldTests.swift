import Foundation
import Testing
import ValidationCore
import ValidationRules

@Suite("Rules over several fields of a model")
struct CrossFieldTests {
  struct Form: Sendable, CustomStringConvertible {
    var password: String? = nil
    var passwordConfirmation: String? = nil
    var country: String = "BR"
    var taxNumber: String? = nil
    var email: String? = nil
    var phone: String? = nil
    var start: Date? = nil
    var end: Date? = nil
    var low: Double = 0
    var high: Double = 0

    var description: String {
      "\(country) \([password, passwordConfirmation, taxNumber, email, phone].map { $0 ?? "-" })"
    }
  }

  static func error(
    _ code: ValidationError.Code,
    _ arguments: [String: ValidationError.Argument],
    at path: FieldPath
  ) -> ValidationError {
    ValidationError(code: code, arguments: arguments, path: path)
  }

  static let same = error(
    .fieldsNotDifferent, ["other": .key("field.passwordConfirmation")], at: ["password"])

  @Test(
    "a value differs from another, by canonical equivalence",
    arguments: [
      Row(Form()), Row(Form(password: "a", passwordConfirmation: "b")), Row(Form(password: "a")),
      Row(Form(password: "é", passwordConfirmation: "e\u{301}"), same),
    ]
  )
  func differentFrom(row: Row<Form>) {
    expect(
      row,
      from: .compare("password", \.password, .differentFrom, "passwordConfirmation", \.passwordConfirmation))
  }

  @Test("a value differs from one that is read when the rule runs")
  func differentFromClosure() {
    let rule = Validation<String>.differentFrom("old") { "سر" }
    #expect(rule.isValid(value: "neu"))
    #expect(
      rule.errors(in: "سر") == [
        ValidationError(code: .fieldsNotDifferent, arguments: ["other": .key("field.old")])
      ])
  }

  static let unconfirmed = error(
    .fieldsUnconfirmed, ["other": .key("field.passwordConfirmation")], at: ["password"])

  @Test(
    "a value is confirmed by another",
    arguments: [
      Row(Form()), Row(Form(passwordConfirmation: "x")),
      Row(Form(password: "é", passwordConfirmation: "e\u{301}")),
      Row(Form(password: "a"), unconfirmed), Row(Form(password: "a", passwordConfirmation: "A"), unconfirmed),
    ]
  )
  func confirmed(row: Row<Form>) {
    expect(row, from: .confirmed("password", \.password, by: \.passwordConfirmation))
  }

  @Test("a confirmation can have a name of its own")
  func confirmedByName() {
    let rule = Validation<Form>.confirmed(
      "password", \.password, by: \.passwordConfirmation, named: "repeated")
    #expect(
      rule.errors(in: Form(password: "a")).map(\.arguments) == [["other": .key("field.repeated")]])
  }

  static func dependent(_ code: ValidationError.Code) -> ValidationError {
    error(
      code,
      ["other": .key("field.country"), "values": .alternatives(["BR", "PT"])],
      at: ["taxNumber"]
    )
  }

  @Test(
    "a field is required or prohibited by the value of another",
    arguments: [
      (Form(country: "BR"), [dependent(.fieldsRequiredIf)]),
      (Form(country: "PT", taxNumber: ""), [dependent(.fieldsProhibitedIf)]),
      (Form(country: "مصر"), [dependent(.fieldsRequiredUnless)]),
      (Form(country: "مصر", taxNumber: "1"), []),
    ]
  )
  func requiredIf(form: Form, errors: [ValidationError]) {
    let rule = Validation<Form>.all(
      .require("taxNumber", \.taxNumber, if: "country", \.country, is: "BR", "PT"),
      .require("taxNumber", \.taxNumber, unless: "country", \.country, is: "BR", "PT"),
      .prohibit("taxNumber", \.taxNumber, if: "country", \.country, is: "BR", "PT")
    )
    expect(Row(form, errors), from: rule)
  }

  static let either: ValidationError.Argument = .alternatives([.key("field.email"), .key("field.phone")])

  @Test(
    "a field is required by the presence or absence of others",
    arguments: [
      (Form(), [error(.fieldsRequiredWithout, ["others": either], at: ["taxNumber"])]),
      (
        Form(email: ""),
        [
          error(.fieldsRequiredWith, ["others": either], at: ["taxNumber"]),
          error(.fieldsRequiredWithout, ["others": either], at: ["taxNumber"]),
        ]
      ),
      (Form(email: "e", phone: "p"), [error(.fieldsRequiredWith, ["others": either], at: ["taxNumber"])]),
      (Form(taxNumber: "1", email: "e"), []),
    ]
  )
  func requiredWith(form: Form, errors: [ValidationError]) {
    let rule = Validation<Form>.all(
      .require("taxNumber", \.taxNumber, with: .init("email", \.email), .init("phone", \.phone)),
      .require("taxNumber", \.taxNumber, without: .init("email", \.email), .init("phone", \.phone))
    )
    expect(Row(form, errors), from: rule)
  }

  static let none = error(.fieldsNoneGiven, ["fields": either], at: [])
  static let several = error(
    .fieldsSeveralGiven,
    ["fields": either, "given": .list([.key("field.email"), .key("field.phone")])],
    at: []
  )

  @Test("one of several fields is given", arguments: [Row(Form(), none), Row(Form(email: "e", phone: "p"))])
  func atLeastOneOf(row: Row<Form>) {
    expect(row, from: .atLeastOneOf(.init("email", \.email), .init("phone", \.phone)))
  }

  @Test(
    "exactly one of several fields is given",
    arguments: [
      Row(Form(), none), Row(Form(email: "e")), Row(Form(phone: "")),
      Row(Form(email: "e", phone: "p"), several),
    ]
  )
  func exactlyOneOf(row: Row<Form>) {
    expect(row, from: .exactlyOneOf(.init("email", \.email), .init("phone", \.phone)))
  }

  @Test(
    "at most one of several fields is given",
    arguments: [
      Row(Form()), Row(Form(email: "e")), Row(Form(phone: "")), Row(Form(email: "e", phone: "p"), several),
    ]
  )
  func atMostOneOf(row: Row<Form>) {
    expect(row, from: .atMostOneOf(.init("email", \.email), .init("phone", \.phone)))
  }

  static let notElement = error(.fieldsNotElement, ["other": .key("field.languages")], at: ["main"])

  struct Languages: Sendable, CustomStringConvertible {
    var main: String?
    var languages: [String]?

    var description: String { "\(main ?? "-") of \(languages ?? [])" }
  }

  @Test(
    "a value is an element of the list in another field, by canonical equivalence",
    arguments: [
      Row(Languages()), Row(Languages(languages: [])),
      Row(Languages(main: "é", languages: ["a", "e\u{301}"])),
      Row(Languages(main: "العربية", languages: ["中文", "العربية"])),
      Row(Languages(main: "中文"), notElement), Row(Languages(main: "中文", languages: []), notElement),
      Row(Languages(main: "", languages: ["中文"]), notElement),
      Row(Languages(main: "pt", languages: ["PT", "p", "pt-BR"]), notElement),
    ]
  )
  func elementOf(row: Row<Languages>) {
    expect(row, from: .elementOf("main", \.main, "languages", \.languages))
    expect(row, from: .elementOf("main", { $0.main }, "languages", { $0.languages }))
  }

  static let orders: [(Validation<Form>, ValidationError.Code, ValidationError.Code, [Int])] = [
    (.compare("start", \.start, .before, "end", \.end), .fieldsNotBefore, .fieldsNotLess, [0, 1]),
    (.compare("start", \.start, .notAfter, "end", \.end), .fieldsTooLate, .fieldsTooLarge, [1]),
    (.compare("start", \.start, .after, "end", \.end), .fieldsNotAfter, .fieldsNotGreater, [-1, 0]),
    (.compare("start", \.start, .notBefore, "end", \.end), .fieldsTooEarly, .fieldsTooSmall, [-1]),
  ]

  @Test("dates are in order", arguments: orders.indices)
  func dates(index: Int) {
    let (rule, code, _, refused) = Self.orders[index]
    let end = Date(timeIntervalSince1970: 0)
    for offset in [-1, 0, 1] {
      let form = Form(start: end + Double(offset), end: end)
      let expected = Self.error(code, ["other": .key("field.end")], at: ["start"])
      #expect(rule.errors(in: form) == (refused.contains(offset) ? [expected] : []))
      #expect(rule.isValid(value: form) == !refused.contains(offset))
    }
    #expect(rule.isValid(value: Form(start: end)))
    #expect(rule.isValid(value: Form(end: end)))
  }

  static let numbers: [Validation<Form>] = [
    .compare("low", \.low, .before, "high", \.high), .compare("low", \.low, .notAfter, "high", \.high),
    .compare("low", \.low, .after, "high", \.high), .compare("low", \.low, .notBefore, "high", \.high),
  ]

  @Test("numbers are in order, and a value without a place is in none", arguments: orders.indices)
  func numbers(index: Int) {
    let (_, _, code, refused) = Self.orders[index]
    for offset in [-1, 0, 1] {
      let expected = Self.error(code, ["other": .key("field.high")], at: ["low"])
      let errors = Self.numbers[index].errors(in: Form(low: Double(offset), high: 0))
      #expect(errors == (refused.contains(offset) ? [expected] : []))
    }
    #expect(!Self.numbers[index].isValid(value: Form(low: .nan)))
  }

  @Test("values can depend on another field by a condition")
  func dependentValues() {
    let rule = Validation<Form>.all(
      .field("taxNumber", \.taxNumber, .oneOf(["SP", "RJ"])).when { $0.country == "BR" },
      .field("taxNumber", \.taxNumber, .oneOf(["Lisboa"])).when { $0.country == "PT" }
    )
    #expect(rule.isValid(value: Form(country: "BR", taxNumber: "SP")))
    #expect(
      rule.errors(in: Form(country: "PT", taxNumber: "SP")) == [
        Self.error(.choiceNotListed, ["allowed": .alternatives(["Lisboa"])], at: ["taxNumber"])
      ])
  }
}
