/// A fault in a message pattern, and its position.
package struct MessagePatternError: Error, Sendable, Hashable {
  /// The line in the pattern, from 1; only line feeds end lines.
  package let line: Int
  /// The code point in the line, from 1.
  package let column: Int
  /// The plural form that contains the fault, if each form has its own pattern; otherwise nil.
  package let form: String?
  /// The problem: "unknown argument type “numbr”".
  package let problem: String
  /// The expected syntax: "number, date, time, …".
  package let expected: String
  /// The kind of fault; a pattern of MessageFormat 1 has faults of syntax alone.
  package var kind: MessageErrorKind = .syntaxError
}

extension MessagePatternError: CustomStringConvertible {
  /// The position, the problem and the expected syntax: "1:8: unclosed brace; expected }".
  package var description: String {
    "\(form.map { "\($0):" } ?? "")\(line):\(column): \(problem); expected \(expected)"
  }
}
