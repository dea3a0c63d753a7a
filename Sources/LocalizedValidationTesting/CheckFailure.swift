/// What a check found; printing it shows one finding a line, so that a test that throws it says all of them.
public struct CheckFailure: Error, Sendable, Hashable {
  /// The findings, in the order of what was checked; never empty in a failure that a check throws.
  public let findings: [Finding]

  /// One thing that is wrong, and with what.
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

  /// Does nothing where there is no finding.
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
