import CICUShim

/// A failure that ICU reported and that the caller could not have foreseen.
///
/// The number is kept next to its name, so that a code from a newer ICU survives unchanged.
package struct ICUError: Error, Sendable, Hashable {
  /// ICU's `UErrorCode`; positive.
  package let status: Int32
  /// ICU's name of the status, such as `U_MEMORY_ALLOCATION_ERROR`.
  package let name: String
  /// The operation that failed, as a short verb phrase: "open word break iterator".
  package let operation: String

  /// Describes a failing status.
  package init(status: Int32, operation: String) {
    self.status = status
    self.name = String(cString: icushim_status_name(status))
    self.operation = operation
  }

  /// Throws when `status` is a failure; warnings (negative) and success pass.
  @inline(__always)
  static func check(_ status: Int32, _ operation: @autoclosure () -> String) throws(ICUError) {
    if status > 0 { throw ICUError(status: status, operation: operation()) }
  }
}

extension ICUError: CustomStringConvertible {
  /// The operation, the name and the number: "open word break iterator: U_FILE_ACCESS_ERROR (4)".
  package var description: String { "\(operation): \(name) (\(status))" }
}
