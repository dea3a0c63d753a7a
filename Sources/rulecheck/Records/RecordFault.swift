import JSONText
import ValidationCore

/// Why a record cannot be read.
struct RecordFault: Error, Sendable, Hashable {
  /// What is wrong.
  enum Problem: Sendable, Hashable {
    /// The record is longer than the limit, in bytes.
    case tooLarge(maximum: Int)
    /// The record is not well-formed; the text says why.
    case malformed(String)
  }

  /// The position of the fault in the file.
  var position: JSONPosition
  var problem: Problem
}

extension RecordFault {
  init(_ error: JSONSyntaxError) {
    let place = error.path.isEmpty ? "" : " at \(error.path)"
    self.init(
      position: error.position,
      problem: .malformed("\(error.problem)\(place); expected \(error.expected)")
    )
  }

  /// The fault as an error of the record.
  var error: ValidationError {
    switch problem {
    case .malformed:
      ValidationError(
        code: .recordMalformed,
        arguments: ["line": .integer(position.line), "column": .integer(position.column)]
      )
    case .tooLarge(let maximum):
      ValidationError(
        code: .recordTooLarge,
        arguments: ["line": .integer(position.line), "maximum": .integer(maximum)]
      )
    }
  }

  /// The technical detail, in English like compiler messages; nil if the error is complete without it.
  var detail: String? {
    guard case .malformed(let text) = problem else { return nil }
    return text
  }
}

extension ValidationError.Code {
  /// A record is not well-formed. Arguments: `line`, `column`.
  static let recordMalformed: Self = "record.malformed"

  /// A record is longer than the limit. Arguments: `line`, `maximum` (bytes).
  static let recordTooLarge: Self = "record.tooLarge"
}
