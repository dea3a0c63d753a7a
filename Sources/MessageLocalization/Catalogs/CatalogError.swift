/// The reason why a catalog was refused, and its position.
///
/// A refused catalog changes nothing: the messages in effect before stay in effect.
public struct CatalogError: Error, Sendable, Hashable {
  /// The file as it was given, or `<messages in pt-BR>` for messages that came from no file.
  public let file: String

  /// The line, counted from 1; nil when the fault does not have a position, such as a file that cannot be read.
  public let line: Int?

  /// The column, counted from 1 in code points; nil when `line` is nil.
  public let column: Int?

  /// The message key at fault; nil when the fault is not in a message.
  public let key: String?

  /// What is wrong, in plain English.
  public let problem: String

  /// What should be there instead.
  public let expected: String

  package init(
    file: String,
    line: Int? = nil,
    column: Int? = nil,
    key: String? = nil,
    problem: String,
    expected: String
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.key = key
    self.problem = problem
    self.expected = expected
  }
}

extension CatalogError: CustomStringConvertible {
  /// The error as `file:line:column: key: problem; expected …`.
  public var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    let parts = [place.joined(separator: ":"), key, "\(problem); expected \(expected)"].compactMap(\.self)
    return parts.joined(separator: ": ")
  }
}
