/// Why a schema cannot be used: what is wrong, where, and what was expected.
public struct SchemaMistake: Error, Sendable, Hashable {
  /// The name of the file, or the URI from which the schema was loaded.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in code points.
  public let column: Int
  /// The value at fault as a JSON Pointer (RFC 6901) into the file; empty for all of it.
  public let pointer: String
  /// What is wrong.
  public let problem: String
  /// What was expected instead.
  public let expected: String
  /// The nearest known name, if a name is unknown and a similar one exists.
  public let suggestion: String?
  /// Whether the schema can be used in spite of it.
  public let isWarning: Bool
}

extension SchemaMistake: CustomStringConvertible {
  /// The mistake as `file:line:column: /pointer: problem; expected …; did you mean …?`.
  public var description: String {
    let place = pointer.isEmpty ? "" : " \(pointer):"
    let wanted = expected.isEmpty ? "" : "; expected \(expected)"
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(file):\(line):\(column):\(place) \(isWarning ? "warning: " : "")\(problem)\(wanted)\(hint)"
  }
}

/// The mistakes of a schema, at least one, in the order in which they were found.
public struct SchemaMistakes: Error, Sendable, Hashable, CustomStringConvertible {
  public let mistakes: [SchemaMistake]

  public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}
