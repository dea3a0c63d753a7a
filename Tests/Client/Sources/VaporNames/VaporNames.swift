// The public names of Vapor's validation.

public struct Validation: Sendable {
  public init() {}
}

public struct Validator<T: Decodable & Sendable>: Sendable {
  public init() {}
}

public struct ValidationsError: Error {
  public init() {}
}
