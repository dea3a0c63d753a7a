import Foundation

/// What a target says when a check fails.
enum Check {
  /// The input of the moment.
  nonisolated(unsafe) static var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  /// Fails where two answers differ. Texts are compared by `same`, since `==` holds canonical equivalents for equal.
  ///
  /// - Parameters:
  ///   - what: The kind of failure, without anything of the input in it.
  ///   - subject: What both answers are about.
  static func equal<Answer: Equatable>(
    _ left: Answer,
    _ right: Answer,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    if left != right { fail(what(), "\(left)", "\(right)", subject()) }
  }

  /// Fails where two texts differ in a byte.
  static func same(
    _ left: String?,
    _ right: String?,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    switch (left, right) {
    case (nil, nil): return
    case (let left?, let right?) where left.utf8.elementsEqual(right.utf8): return
    default: fail(what(), left?.debugDescription ?? "nil", right?.debugDescription ?? "nil", subject())
    }
  }

  /// Fails where a property does not hold.
  static func holds(
    _ condition: Bool,
    _ what: @autoclosure () -> String,
    _ subject: @autoclosure () -> String
  ) {
    if !condition { fail(what(), "false", "true", subject()) }
  }

  private static func fail(_ what: String, _ left: String, _ right: String, _ subject: String) {
    let report = "CHECK FAILED: \(what)\n  left:  \(left)\n  right: \(right)\n  on:    \(subject)\n"
    if let onFailure { return onFailure(what, report) }
    FileHandle.standardError.write(Data(report.utf8))
    abort()
  }

  /// What to do about a failure of a kind instead of ending the process; set before targets run.
  nonisolated(unsafe) static var onFailure: ((_ kind: String, _ report: String) -> Void)?
}
