import Testing
import ValidationCore

enum ParityError: Error { case odd }

@Suite("Validation")
struct ValidationTests {
  static let even = Validation<Int> { value in if value % 2 != 0 { throw ParityError.odd } }
  static let small = Validation<Int> { value in
    if value > 9 { throw ValidationError(code: "small", arguments: ["maximum": 9]) }
  }
  static let hint = Validation<Int> { value in
    if value < 0 { throw ValidationError(code: "negative", severity: .warning) }
  }

  static let odd = ValidationError(code: .invalid, underlying: ParityError.odd)
  static let large = ValidationError(code: "small", arguments: ["maximum": 9])
  static let negative = ValidationError(code: "negative", severity: .warning)

  @Test(
    "validate, isValid and errors agree",
    arguments: [
      (0, [], true), (1, [odd], false), (10, [large], false), (11, [odd, large], false),
      (-2, [negative], true),
      (-1, [odd, negative], false),
    ]
  )
  func agreement(value: Int, errors: [ValidationError], isValid: Bool) {
    let chain = Validation.all(Self.even, Self.small, Self.hint)
    #expect(chain.errors(in: value) == errors)
    #expect(chain.isValid(value: value) == isValid)
    if isValid {
      #expect(throws: Never.self) { try chain.validate(value: value) }
    } else {
      #expect(throws: ValidationErrors(errors)) { try chain.validate(value: value) }
    }
  }

  struct Palindrome: Validator {
    var errorMessage = "Must read the same backwards"
    func isValid(value: String?) -> Bool { value.map { $0 == String($0.reversed()) } ?? true }
  }

  @Test("a rule of one's own needs a message and a verdict", arguments: [nil, "", "شمش", "été", "上海", "no"])
  func ownRule(value: String?) {
    let expected =
      ["上海", "no"].contains(value)
      ? [ValidationError(code: .invalid, message: .key("Must read the same backwards"))] : []
    #expect(Palindrome().errors(in: value) == expected)
    #expect(Palindrome().validator.errors(in: value) == expected)
    #expect(Palindrome().validator.isValid(value: value) == expected.isEmpty)
    #expect(AnyValidator(Palindrome().validator).errors(in: value) == expected)
  }

  @Test("a thrown list of errors is reported whole")
  func thrownList() {
    let pair = Validation<String> { _ in throw ValidationErrors([Self.large, Self.negative]) }
    #expect(pair.errors(in: "") == [Self.large, Self.negative])
    #expect(!pair.isValid(value: ""))
  }
}
