extension ValidationError {
  /// What failed, as a stable name such as `length.tooShort`.
  ///
  /// Codes are an open set: a code is declared beside its rule, and one that this version does not know
  /// survives decoding.
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
  /// A rule of the user's refused the value and named no code. No arguments.
  public static let invalid: Self = "invalid"
}
