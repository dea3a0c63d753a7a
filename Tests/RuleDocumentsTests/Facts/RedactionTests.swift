import JSONText
import Testing
import ValidationCore

@testable import RuleDocuments

/// Nothing of a secret is in the errors of a sensitive field.
@Suite("Redaction")
struct RedactionTests {
  /// What remains of an error besides its code and path follows from the rule alone.
  private struct Place: Hashable {
    let code: ValidationError.Code
    let path: FieldPath
    /// `length` with a limit of bytes is two rules, which have their codes in common.
    let unit: ValidationError.Argument?
  }

  @Test("Two secrets that break a rule in one way have one redacted error", arguments: RuleCall.all)
  func oneError(use: RuleCall) throws {
    var known: [Place: (error: ValidationError, value: JSONNode)] = [:]
    var differences: [String] = []
    for value in use.values(valuesPerUse) {
      let record = RuleCall.record(value)
      let errors = use.sensitive.errors(in: record)
      if errors != use.document.errors(in: record).redacted { differences.append("not redacted: \(value)") }
      for error in errors {
        let place = Place(code: error.code, path: error.path, unit: error.limits["unit"])
        if let other = known[place], other.error != error {
          differences.append("\(error) for \(value), \(other.error) for \(other.value)")
        } else {
          known[place] = (error, value)
        }
        if !error.ranges.isEmpty || error.suggestion != nil || error.underlying != nil || error.message != nil
        {
          differences.append("left: \(error)")
        }
        if error.found.values.contains(where: { $0 != .redacted }) { differences.append("found: \(error)") }
      }
      if differences.count > 5 { break }
    }
    #expect(differences == [], "\(use.use)")
  }
}
