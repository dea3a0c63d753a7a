import ValidationCore

extension ValidationError {
  /// The arguments that state what a rule asks for, so that they hold nothing of the value.
  private static let limits: Set<String> = [
    "minimum", "maximum", "expected", "bound", "unit", "form", "allowed", "other", "pattern", "milliseconds",
    "bytes", "example", "operation", "status", "others", "values", "fields", "given", "first", "position",
    "forbidden", "charset", "letters", "level", "profile", "kind", "case", "accepted",
  ]

  /// Takes out all that could tell a reader, or a log, something of the value.
  ///
  /// Arguments other than known limits become dots, so that a message that names them stays whole.
  mutating func hideValue() {
    for name in arguments.keys where !Self.limits.contains(name) { arguments[name] = .text("•••") }
    suggestion = nil
    underlying = nil
  }
}
