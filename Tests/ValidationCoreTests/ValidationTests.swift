import Testing
import ValidationCore

enum ParityError: Error { case odd }

@Suite("Validation")
struct ValidationTests {
  let even = Validation<Int> { value in if value % 2 != 0 { throw ParityError.odd } }
  let small = Validation<Int> { value in
    if value > 9 { throw ValidationError(code: "small", arguments: ["maximum": 9]) }
  }

  @Test("validate, isValid and errors agree", arguments: [0, 1, 2, 11, 12, -3])
  func agreement(value: Int) {
    let chain = even.and(small)
    let errors = chain.errors(in: value)
    #expect(chain.isValid(value: value) == errors.isEmpty)
    if errors.isEmpty {
      #expect(throws: Never.self) { try chain.validate(value: value) }
    } else {
      #expect(throws: ValidationErrors(errors)) { try chain.validate(value: value) }
    }
  }
}
