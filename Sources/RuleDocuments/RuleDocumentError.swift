package import JSONText

/// Why a rule document cannot be used: what is wrong, where, and what was expected.
public struct RuleDocumentError: Error, Sendable, Hashable {
  /// The name of the file, as it was given.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in code points.
  public let column: Int
  /// The value at fault as a JSON Pointer (RFC 6901) into the document; empty for the document as a whole.
  public let path: String
  /// What is wrong.
  public let problem: String
  /// What was expected instead.
  public let expected: String
  /// The nearest known name, if a name is unknown and a similar one exists.
  public let suggestion: String?

  /// Makes an error from its facts.
  public init(
    file: String,
    line: Int,
    column: Int,
    path: String,
    problem: String,
    expected: String,
    suggestion: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
  }

  package init(_ error: JSONSyntaxError, file: String) {
    self.init(
      file: file,
      line: error.position.line,
      column: error.position.column,
      path: error.path,
      problem: error.problem,
      expected: error.expected
    )
  }
}

extension RuleDocumentError: CustomStringConvertible {
  /// The error as `file:line:column: path: problem; expected …; did you mean …?`.
  public var description: String {
    let place = path.isEmpty ? "" : " \(path):"
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(file):\(line):\(column):\(place) \(problem); expected \(expected)\(hint)"
  }
}
