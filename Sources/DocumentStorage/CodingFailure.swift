import Essentials

/// Why a value could not be read from JSON or written to it, and where in the value.
public struct CodingFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kinds of failure in decoding and encoding.
  public enum Problem: String, Sendable, Hashable {
    /// The bytes are not one JSON text (RFC 8259): empty, cut short, another format, nested too deep.
    case notJSON
    /// An object lacks a key that the type needs.
    case missingKey
    /// A value does not have the requested type.
    case wrongType
    /// A value is null where the type requires one.
    case missingValue
    /// A value has the right type but is not acceptable, such as NaN or a number out of range.
    case unacceptableValue
    /// The type's own `Codable` code threw something else.
    case other
  }

  /// What is wrong.
  public let problem: Problem
  /// Where, as keys and indexes: `[3].owner.name`; empty for the whole value.
  public let path: String
  /// The coder's own description in English, for logs.
  public let detail: String

  /// Makes a failure from its parts.
  public init(problem: Problem, path: String, detail: String) {
    self.problem = problem
    self.path = path
    self.detail = detail
  }

  /// The problem, the path and the detail, for logs.
  public var description: String {
    "\(problem.rawValue) at \(path.isEmpty ? "the top" : path): \(detail)"
  }
}

extension CodingFailure {
  /// Extracts the facts from the error that a decoder or an encoder threw.
  init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(_, let context):
      self.init(.missingKey, context)
    case DecodingError.typeMismatch(_, let context):
      self.init(.wrongType, context)
    case DecodingError.valueNotFound(_, let context):
      self.init(.missingValue, context)
    case DecodingError.dataCorrupted(let context):
      self.init(.unacceptableValue, context)
    case EncodingError.invalidValue(_, let context):
      self.init(
        problem: .unacceptableValue,
        path: Self.text(of: context.codingPath),
        detail: context.debugDescription
      )
    default:
      self.init(problem: .other, path: "", detail: String(describing: error))
    }
  }

  private init(_ problem: Problem, _ context: DecodingError.Context) {
    self.init(problem: problem, path: Self.text(of: context.codingPath), detail: context.debugDescription)
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
