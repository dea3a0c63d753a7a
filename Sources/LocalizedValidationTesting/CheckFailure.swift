/// The findings of a check; printing it shows one finding per line, so a test that throws it reports all of them.
public struct CheckFailure: Error, Sendable, Hashable {
  /// The findings, in the order of the checks; never empty in a failure that a check throws.
  public let findings: [Finding]

  /// One problem, and its subject.
  public struct Finding: Sendable, Hashable {
    /// What was checked: a value, a message key, or a place in a file as `file:line:column`.
    public let subject: String
    /// What is wrong, in English.
    public let problem: String

    public init(subject: String, problem: String) {
      self.subject = subject
      self.problem = problem
    }
  }

  /// Does nothing if there are no findings.
  ///
  /// - Throws: ``CheckFailure`` with the findings.
  static func `throw`(_ findings: [Finding]) throws(CheckFailure) {
    if !findings.isEmpty { throw CheckFailure(findings: findings) }
  }
}

extension CheckFailure: CustomStringConvertible {
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}

extension CheckFailure.Finding: CustomStringConvertible {
  public var description: String { "\(subject): \(problem)" }
}
