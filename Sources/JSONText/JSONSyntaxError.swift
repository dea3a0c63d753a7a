/// The reason why a text is not JSON (RFC 8259), and its position.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The position of the first byte that is not allowed there.
  public let position: JSONPosition

  /// The value that was being read, as a JSON Pointer (RFC 6901); empty for the whole text.
  public let path: String

  /// The problem, in plain English.
  public let problem: String

  /// The syntax that was expected there.
  public let expected: String

  /// Makes an error from its parts.
  public init(position: JSONPosition, path: String, problem: String, expected: String) {
    self.position = position
    self.path = path
    self.problem = problem
    self.expected = expected
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The error as `line:column: problem at path; expected …`.
  public var description: String {
    let place = path.isEmpty ? "" : " at \(path)"
    return "\(position): \(problem)\(place); expected \(expected)"
  }
}
