import Testing
import ValidationCore
import ValidationRules

@Suite("Preparation")
struct PreparedTests {
  @Test(
    "trimmed rules see no white space at the ends, and their places are those of the given text",
    arguments: [
      Row("  اسم \n"), Row("\u{3000}名字\u{A0}"), Row(" \t ", ValidationError(code: .presenceEmpty)),
      Row("", ValidationError(code: .presenceEmpty)),
      Row("  a b ", MatchesTests.mismatch(#"\p{L}+"#, 3..<4)),
    ]
  )
  func trimmed(row: Row<String>) {
    expect(row, from: Validation.firstFailure(.notEmpty, .matches(#"\p{L}+"#)).trimmed)
  }

  @Test("normalized rules see canonically equivalent text as one", arguments: ["é", "e\u{301}"])
  func normalized(text: String) {
    #expect(Validation.length(1, in: .codePoints).normalized(to: .nfc).isValid(value: text))
    #expect(Validation.length(2, in: .codePoints).normalized(to: .nfd).isValid(value: text))
  }

  @Test("an error in a text that was changed has no place")
  func places() {
    let rule = Validation.matches("[a-z]+").normalized(to: .nfkc)
    #expect(
      rule.errors(in: "ﬁ!") == [ValidationError(code: .formatMismatch, arguments: ["pattern": "[a-z]+"])])
    #expect(rule.errors(in: "fi!") == [MatchesTests.mismatch("[a-z]+", 2..<3)])
  }

  @Test("an absent text stays absent")
  func absent() {
    #expect(Validation.notBlank.trimmed.optional.errors(in: nil) == [ValidationError(code: .presenceMissing)])
  }
}
