import LocalizedValidation
import Testing

/// This file imports no Foundation, so what it calls is the library's own.
@Suite("Without Foundation")
struct WithoutFoundationTests {
  @Test("an error has its message as a property")
  func oneError() {
    let error = ValidationError(code: .presenceBlank)
    #expect(ActiveLocale.with("en") { error.localizedDescription } == "Must contain more than spaces")
    #expect(ActiveLocale.with("en") { "\(error.localizedDescription)" } == "Must contain more than spaces")
  }

  @Test("thrown errors have theirs, one a line")
  func thrownErrors() {
    let errors = ValidationErrors([ValidationError(code: .presenceBlank), ValidationError(code: .invalid)])
    #expect(
      ActiveLocale.with("en") { errors.localizedDescription }
        == "Must contain more than spaces\nThis value is not valid"
    )
  }
}
