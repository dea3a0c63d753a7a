extension ValidationError {
  /// What failed, as a stable name such as `length.tooShort`.
  ///
  /// Codes are an open set: a code is declared next to its rule, and a code that this version does not know survives
  /// decoding.
  public struct Code: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    public var description: String { rawValue }
  }
}

extension ValidationError.Code {
  /// A custom rule rejected the value without naming a code. No arguments.
  public static let invalid: Self = "invalid"
}
