import Essentials

extension ValidationError: Codable {
  private enum CodingKeys: String, CodingKey {
    case code, arguments, path, severity, message, ranges, suggestion, underlying, labels
  }

  /// Reads the facts back. Absent members get their defaults, so older and shorter records still decode.
  ///
  /// The encoded form does not record which arguments are limits: all of them count as found, and the message counts
  /// as one that may contain parts of the value. So redact an error before you store it, not after.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let ranges = try container.decodeIfPresent([[Int]].self, forKey: .ranges) ?? []
    self.init(
      code: try container.decode(Code.self, forKey: .code),
      arguments: try container.decodeIfPresent([String: Argument].self, forKey: .arguments) ?? [:],
      path: try container.decodeIfPresent(FieldPath.self, forKey: .path) ?? [],
      severity: try container.decodeIfPresent(Severity.self, forKey: .severity) ?? .error,
      message: try container.decodeIfPresent(Message.self, forKey: .message),
      ranges: try ranges.map { pair in
        guard pair.count == 2, 0 <= pair[0], pair[0] <= pair[1] else {
          throw DecodingError.dataCorruptedError(
            forKey: .ranges,
            in: container,
            debugDescription: "A range is two offsets, the start and the end after it; found \(pair)"
          )
        }
        return pair[0]..<pair[1]
      },
      suggestion: try container.decodeIfPresent(String.self, forKey: .suggestion),
      underlying: try container.decodeIfPresent(String.self, forKey: .underlying).map(StoredError.init)
    )
    labels = StoredLabels(try container.decodeIfPresent([String: String].self, forKey: .labels) ?? [:])
  }

  /// Writes the facts. An underlying error is written as its description and decoded as an error with that
  /// description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    if !path.isEmpty { try container.encode(path, forKey: .path) }
    try container.encode(severity, forKey: .severity)
    try container.encodeIfPresent(message, forKey: .message)
    if !ranges.isEmpty {
      try container.encode(ranges.map { [$0.lowerBound, $0.upperBound] }, forKey: .ranges)
    }
    try container.encodeIfPresent(suggestion, forKey: .suggestion)
    try container.encodeIfPresent(underlying?.descriptionForReaders, forKey: .underlying)
    let labels = namedLabels
    if !labels.isEmpty { try container.encode(labels, forKey: .labels) }
  }
}

/// A user's error after it was stored: only the description that it had then remains.
struct StoredError: LocalizedError {
  let description: String

  init(_ description: String) { self.description = description }

  var errorDescription: String? { description }
}

extension StoredError: CustomDebugStringConvertible {
  var debugDescription: String { description }
}

/// One member that names the type (a moment also has its offset, a day may have its calendar), so that `3`, `"3"` and the key `3` read back as they were.
extension ValidationError.Argument: Codable {
  private enum CodingKeys: String, CodingKey {
    case integer, decimal, text, date, offset, day, calendar, boolean, null, character, list, alternatives,
      key
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let keys = Set(container.allKeys)
    guard let key = keys.first(where: { $0 != .offset && $0 != .calendar }),
      keys.count == 1 || keys == [.date, .offset] || keys == [.day, .calendar]
    else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription:
            """
            An argument has one member: integer, decimal, text, date (with offset or without), day (with calendar or \
            without), boolean, null, character, list, alternatives or key
            """
        )
      )
    }
    switch key {
    case .integer: self = .integer(try container.decode(Int.self, forKey: key))
    case .decimal:
      let text = try container.decode(String.self, forKey: key)
      guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: container,
          debugDescription: "A decimal is written like \"-12.50\"; found \"\(text)\""
        )
      }
      self = .decimal(value)
    case .text: self = .text(try container.decode(String.self, forKey: key))
    case .date, .offset:
      let date = try container.decode(Date.self, forKey: .date)
      let offset = try container.decodeIfPresent(Int.self, forKey: .offset)
      self = offset.map { .moment(date, offset: $0) } ?? .date(date)
    case .day, .calendar:
      let text = try container.decode(String.self, forKey: .day)
      guard let day = Self.day(ofText: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .day,
          in: container,
          debugDescription: "A day is written like \"2026-01-31\"; found \"\(text)\""
        )
      }
      self = .day(day, calendar: try container.decodeIfPresent(String.self, forKey: .calendar))
    case .boolean: self = .boolean(try container.decode(Bool.self, forKey: key))
    case .null: self = .null
    case .character:
      let text = try container.decode(String.self, forKey: key)
      self = .character(
        try text.split(separator: " ").map { code in
          guard let scalar = Unicode.Scalar(notation: code) else {
            throw DecodingError.dataCorruptedError(
              forKey: key,
              in: container,
              debugDescription: "A character is written like \"U+00E9\"; found \"\(text)\""
            )
          }
          return scalar
        }
      )
    case .list: self = .list(try container.decode([Self].self, forKey: key))
    case .alternatives: self = .alternatives(try container.decode([Self].self, forKey: key))
    case .key: self = .key(try container.decode(String.self, forKey: key))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .decimal(let value): try container.encode("\(value)", forKey: .decimal)
    case .text(let value): try container.encode(value, forKey: .text)
    case .date(let value): try container.encode(value, forKey: .date)
    case .moment(let value, let offset):
      try container.encode(value, forKey: .date)
      try container.encode(offset, forKey: .offset)
    case .day(_, let calendar):
      try container.encode(description, forKey: .day)
      try container.encodeIfPresent(calendar, forKey: .calendar)
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .null: try container.encodeNil(forKey: .null)
    case .character: try container.encode(description, forKey: .character)
    case .list(let value): try container.encode(value, forKey: .list)
    case .alternatives(let value): try container.encode(value, forKey: .alternatives)
    case .key(let value): try container.encode(value, forKey: .key)
    }
  }
}

/// `{"key": …}` or `{"literal": …}`.
extension ValidationError.Message: Codable {
  private enum CodingKeys: String, CodingKey { case key, literal }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let key = try container.decodeIfPresent(String.self, forKey: .key) {
      self = .key(key)
    } else {
      self = .literal(try container.decode(String.self, forKey: .literal))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .key(let key): try container.encode(key, forKey: .key)
    case .literal(let text): try container.encode(text, forKey: .literal)
    }
  }
}
