import LocalizedValidation
import Testing

/// What one import gives.
struct ExportTests {
  @Test("A rule of a program's own over exact numbers needs one import")
  func exactNumbers() throws {
    var registry = RuleRegistry.builtIn
    registry.register(
      "tenths",
      number: Validation<ExactDecimal> { number in
        if !number.isInteger, !number.text.hasSuffix(".5") { throw ValidationError(code: .invalid) }
      }
    )
    let rules = try RuleDocument(json: #"{"fields": {"a": ["tenths"]}}"#.utf8, registry: registry)
    #expect(try rules.errors(inJSON: #"{"a": 1.5}"#.utf8).isEmpty)
    #expect(try rules.errors(inJSON: #"{"a": 1.4}"#.utf8).map(\.code) == [.invalid])
    #expect(ExactDecimal("1.50") == ExactDecimal(1.5))
  }
}
