import Foundation
import LocalizedValidation
import LocalizedValidationTesting
import Testing
import XCTest

struct Palindrome: Validator {
  var errorMessage = "Must read the same backwards"
  func isValid(value: String) -> Bool { value == String(value.reversed()) }
}

@Test func palindromes() throws {
  try checkRule(Palindrome(), valid: ["", "été"], invalid: ["ab": ["invalid"]])
  #expect(throws: CheckFailure.self) { try checkRule(Palindrome(), valid: ["ab"]) }
}

@Test func languages() throws { try checkLanguage("zh-TW") }

final class PalindromeTests: XCTestCase {
  func testPalindromes() throws {
    try checkRule(Palindrome(), valid: ["été"], invalid: ["ab": ["invalid"]])
    XCTAssertThrowsError(try checkCatalog(at: URL(fileURLWithPath: "/nowhere")))
  }
}
