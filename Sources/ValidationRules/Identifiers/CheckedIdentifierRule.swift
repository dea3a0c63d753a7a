import ICU
import ValidationCore

/// Reads a text as an identifier of one form, and asks ICU's data for the meaning of its characters.
struct CheckedIdentifierRule: TextRule {
  let form: IdentifierForm
  /// What is wrong with characters that are written as the form says; throws where ICU has no answer.
  let problem: @Sendable (IdentifierCharacters) throws(ICUError) -> IdentifierProblem?

  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard let characters = form.read(text, &findings) else { return }
    do throws(ICUError) {
      guard let problem = try problem(characters) else { return }
      form.report(problem, in: text, to: &findings)
    } catch {
      findings.report(ValidationError(error))
    }
  }
}
