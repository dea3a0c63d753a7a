/// The operating system's error for a failed file call.
///
/// Facts for a log or a decision, not a sentence in a reader's language.
public struct SystemFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The POSIX call that failed, for example `rename`.
  public let call: String
  /// The value of `errno` after the call; codes that this package does not know are kept.
  public let code: Int32

  /// Makes a failure from a call's name and the `errno` that it left.
  public init(call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// The call, the number and the system's own words, for logs: `fsync 28 (No space left on device)`.
  public var description: String { "\(call) \(code) (\(FileCalls.text(of: code)))" }
}
