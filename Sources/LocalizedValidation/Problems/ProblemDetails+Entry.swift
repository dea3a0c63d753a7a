public import ValidationCore

extension ProblemDetails {
  /// One error of a problem document.
  public struct Entry: Sendable, Hashable {
    /// The facts. An error that a rule's closure threw is not among them; its description is the message.
    public let error: ValidationError
    /// The sentence.
    public let detail: String

    /// The place of the fault in the body, as the fragment of a URI (RFC 6901, section 6): `#/items/3/name`.
    public var pointer: String { error.path.jsonPointerFragment }

    init(_ error: ValidationError, sentence: String) {
      var error = error
      if error.underlying != nil {
        error.underlying = nil
        if error.message == nil { error.message = .literal(sentence) }
      }
      self.error = error
      detail = sentence
    }
  }
}

extension ProblemDetails.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointer, path, code, detail, severity, arguments, message, ranges, suggestion
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pointer = try container.decodeIfPresent(String.self, forKey: .pointer) ?? ""
    // A path is written only where a pointer says less.
    guard
      let path = try container.decodeIfPresent(FieldPath.self, forKey: .path)
        ?? FieldPath(jsonPointerFragment: pointer)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .pointer, in: container, debugDescription: "\(pointer) is not a JSON Pointer")
    }
    let arguments = try container.decodeIfPresent([String: ProblemArgument].self, forKey: .arguments) ?? [:]
    let ranges = try container.decodeIfPresent([[Int]].self, forKey: .ranges) ?? []
    detail = try container.decodeIfPresent(String.self, forKey: .detail) ?? ""
    // An error of another server has no code, and is its sentence.
    let code = try container.decodeIfPresent(ValidationError.Code.self, forKey: .code)
    error = ValidationError(
      code: code ?? .invalid,
      arguments: arguments.mapValues(\.value),
      path: path,
      severity: try container.decodeIfPresent(ValidationError.Severity.self, forKey: .severity) ?? .error,
      message: try container.decodeIfPresent(ValidationError.Message.self, forKey: .message)
        ?? (code == nil && !detail.isEmpty ? .literal(detail) : nil),
      ranges: ranges.compactMap { $0.count == 2 && 0 <= $0[0] && $0[0] <= $0[1] ? $0[0]..<$0[1] : nil },
      suggestion: try container.decodeIfPresent(String.self, forKey: .suggestion)
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pointer, forKey: .pointer)
    if FieldPath(jsonPointerFragment: pointer) != error.path {
      try container.encode(error.path, forKey: .path)
    }
    try container.encode(error.code, forKey: .code)
    try container.encode(detail, forKey: .detail)
    try container.encode(error.severity, forKey: .severity)
    let arguments = error.arguments
    if !arguments.isEmpty {
      try container.encode(arguments.mapValues(ProblemArgument.init), forKey: .arguments)
    }
    try container.encodeIfPresent(error.message, forKey: .message)
    if !error.ranges.isEmpty {
      try container.encode(error.ranges.map { [$0.lowerBound, $0.upperBound] }, forKey: .ranges)
    }
    try container.encodeIfPresent(error.suggestion, forKey: .suggestion)
  }
}

/// An argument as a client in any language reads it: numbers, texts, booleans, null and lists as they are in JSON, and
/// everything else as an object that names its type, as ``ValidationError/Argument`` is encoded.
struct ProblemArgument: Codable {
  let value: ValidationError.Argument

  init(_ value: ValidationError.Argument) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let boolean = Self.value(Bool.self, container) {
      value = .boolean(boolean)
    } else if let integer = Self.value(Int.self, container) {
      value = .integer(integer)
    } else if let text = Self.value(String.self, container) {
      value = .text(text)
    } else if let list = Self.value([ProblemArgument].self, container) {
      value = .list(list.map(\.value))
    } else {
      value = try ValidationError.Argument(from: decoder)
    }
  }

  /// The value if it is of a type; each type is tried in turn, and the last attempt explains a failure.
  private static func value<Value: Decodable>(
    _ type: Value.Type, _ container: any SingleValueDecodingContainer
  ) -> Value? {
    try? container.decode(type)
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .null, .boolean, .integer, .text, .list:
      var container = encoder.singleValueContainer()
      switch value {
      case .boolean(let boolean): try container.encode(boolean)
      case .integer(let integer): try container.encode(integer)
      case .text(let text): try container.encode(text)
      case .list(let list): try container.encode(list.map(ProblemArgument.init))
      default: try container.encodeNil()
      }
    default: try value.encode(to: encoder)
    }
  }
}
