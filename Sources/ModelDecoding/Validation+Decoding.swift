public import Essentials
public import ValidationCore

/// What becomes of members that a type does not know.
public enum UnknownFields: Sendable, Hashable {
  /// They are ignored, as `JSONDecoder` does.
  case ignored
  /// Each is an error: `presence.misspelled` if a known one has a similar name, otherwise `presence.unknown`.
  case refused
}

extension Validation where Value: Decodable {
  /// Decodes a value from JSON (RFC 8259) and validates it.
  ///
  /// If the JSON does not have the type's form, the errors are all of its faults at once, with the same codes and paths as
  /// those of rules, and without text of the decoder: `presence.missing` for a member that is missing or null,
  /// `type.mismatch`, `range.tooLarge` and `range.tooSmall` for a number beyond its type, `choice.notListed` or `choice`
  /// for a value that an enum does not have, `dateTime.syntax`, `url`, `uuid`, `base64`, `json.syntax` for what is not
  /// JSON, and `invalid` for what a type's own code refuses. Rules run only on a value that could be decoded.
  ///
  /// - Parameters:
  ///   - data: One JSON text.
  ///   - unknownFields: What becomes of members that the type does not read.
  ///   - decoder: Decodes the value, with its own strategies. Dates in a form of your own are not explained: their error is
  ///     `invalid`.
  /// - Throws: ``ValidationErrors``, with warnings if there is an error.
  public func validated(
    from data: Data, unknownFields: UnknownFields = .ignored, decoder: JSONDecoder = JSONDecoder()
  ) throws(ValidationErrors) -> Value {
    let value = try decoded(from: data, unknownFields, decoder)
    try validate(value: value)
    return value
  }

  private func decoded(
    from data: Data, _ unknownFields: UnknownFields, _ decoder: JSONDecoder
  ) throws(ValidationErrors) -> Value {
    let faults = FaultSearch(data: data, decoder: decoder)
    let value: Value
    do {
      value = try decoder.decode(Value.self, from: data)
    } catch {
      throw ValidationErrors(faults.errors(of: Value.self, after: error, unknownFields))
    }
    if unknownFields == .refused {
      let errors = faults.unknownFields(of: Value.self)
      if !errors.isEmpty { throw ValidationErrors(errors) }
    }
    return value
  }
}

extension Validation where Value: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, and waits for its asynchronous checks.
  ///
  /// - Throws: ``ValidationErrors`` as ``validated(from:unknownFields:decoder:)`` does, otherwise what a check throws because it got no
  ///   answer.
  public func checked(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Value {
    let value = try decoded(from: data, unknownFields, decoder)
    try await check(value: value, clock: clock)
    return value
  }
}

extension Validatable where Self: Decodable {
  /// Decodes a value from JSON (RFC 8259) and validates it by the rules of its type.
  ///
  /// ```swift
  /// let order = try Order.validated(from: body)
  /// ```
  /// - Throws: ``ValidationErrors`` with all faults of the JSON at once, or with those that the rules find.
  public static func validated(
    from data: Data, unknownFields: UnknownFields = .ignored, decoder: JSONDecoder = JSONDecoder()
  ) throws(ValidationErrors) -> Self {
    try rules.validated(from: data, unknownFields: unknownFields, decoder: decoder)
  }
}

extension Validatable where Self: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, and waits for its asynchronous checks.
  ///
  /// - Throws: ``ValidationErrors`` as ``validated(from:unknownFields:decoder:)`` does, otherwise what a check throws because it got no
  ///   answer.
  public static func checked(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Self {
    try await rules.checked(from: data, unknownFields: unknownFields, decoder: decoder, clock: clock)
  }
}
