/// Why a rule cannot be made of its arguments: limits that no value keeps, or a name that nothing has.
///
/// Thrown by the initializer of a rule, the one place that judges its limits. A Swift author's mistake stops the program with
/// these words, file and line; that of a rule document becomes a `RuleDocumentError` with file, line, column and pointer.
public struct ImpossibleRule: Error, Sendable, Hashable {
  /// The argument at fault; nil for the rule as a whole, or where the argument is missing.
  public var argument: String?
  /// The element at fault where the argument is a list, counted from 0.
  public var element: Int?
  /// Where the fault is in an argument that is a text: the number of code points before it.
  public var codePointOffset: Int?
  /// What is wrong, in plain English.
  public let problem: String
  /// What would be accepted.
  public let expected: String
  /// The names that would be accepted; the nearest one becomes a suggestion.
  public var known: [String]

  /// Makes the reason.
  ///
  /// - Parameters:
  ///   - argument: The argument at fault; nil for the rule as a whole.
  ///   - element: The element at fault where the argument is a list, counted from 0.
  ///   - codePointOffset: Where the fault is in a text: the number of code points before it.
  ///   - problem: What is wrong, in plain English.
  ///   - expected: What would be accepted.
  ///   - known: The names that would be accepted.
  public init(
    at argument: String? = nil,
    element: Int? = nil,
    codePointOffset: Int? = nil,
    _ problem: String,
    expected: String,
    known: [String] = []
  ) {
    self.argument = argument
    self.element = element
    self.codePointOffset = codePointOffset
    self.problem = problem
    self.expected = expected
    self.known = known
  }
}

extension ImpossibleRule {
  /// Stops the program where its own source requires an impossible rule, and says why and in which line.
  ///
  /// Only literals of the rule's author reach it: a rule from data is refused by the error itself.
  package func stop(_ file: StaticString, _ line: UInt) -> Never {
    fatalError("Impossible rule: \(problem); expected \(expected)", file: file, line: line)
  }
}
