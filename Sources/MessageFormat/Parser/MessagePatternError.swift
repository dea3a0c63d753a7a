/// What is wrong with a message pattern, and where.
package struct MessagePatternError: Error, Sendable, Hashable {
  /// The line in the pattern, from 1; only line feeds end lines.
  package let line: Int
  /// The code point in the line, from 1.
  package let column: Int
  /// The plural form that the place belongs to, where each form has a pattern of its own; else nil.
  package let form: String?
  /// What is wrong: "unknown argument type “numbr”".
  package let problem: String
  /// What would be right: "number, date, time, …".
  package let expected: String
}

extension MessagePatternError: CustomStringConvertible {
  /// The place, the problem and what was expected: "1:8: unclosed brace; expected }".
  package var description: String {
    "\(form.map { "\($0):" } ?? "")\(line):\(column): \(problem); expected \(expected)"
  }
}
