import Testing
import ValidationCore

/// One value and the errors that a rule must find in it.
struct Row<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let value: Value
  let errors: [ValidationError]

  init(_ value: Value, _ errors: ValidationError...) { self.init(value, errors) }

  init(_ value: Value, _ errors: [ValidationError]) {
    self.value = value
    self.errors = errors
  }

  var testDescription: String { String(String(describing: value).prefix(40)) }
}

/// Checks whole errors, and that all ways to ask agree.
func expect<Value>(
  _ row: Row<Value>, from rule: Validation<Value>, at location: SourceLocation = #_sourceLocation
) {
  let errors = rule.errors(in: row.value)
  #expect(errors == row.errors, sourceLocation: location)
  #expect(rule.isValid(value: row.value) == row.errors.isEmpty, sourceLocation: location)
  #expect(rule.optional.errors(in: row.value) == row.errors, sourceLocation: location)
}

/// A text of at least a megabyte.
func megabyte(of text: String) -> String {
  String(repeating: text, count: (1 << 20) / text.utf8.count + 1)
}
