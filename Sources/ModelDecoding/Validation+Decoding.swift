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
  /// Decodes a value from JSON (RFC 8259), validates it, and prepares it.
  ///
  /// If the JSON does not have the type's form, the errors are all of its faults at once, with the same codes and paths as
  /// those of rules, and without text of the decoder: `presence.missing` for a member that is missing or null,
  /// `type.mismatch`, `range.tooLarge` and `range.tooSmall` for a number beyond its type, `choice.notListed` or `choice`
  /// for a value that an enum does not have, `dateTime.syntax`, `url`, `uuid`, `base64`, `json.syntax` for what is not
  /// JSON, and `invalid` for what a type's own code refuses. Rules run only on a value that could be decoded. If a part
  /// is faulty whose type's own code refuses empty texts and zeroes, the members after it are not looked at.
  ///
  /// - Parameters:
  ///   - data: One JSON text.
  ///   - unknownFields: What becomes of members that the type does not read.
  ///   - decoder: Decodes the value, with its own strategies. Dates in a form of your own are not explained: their error is
  ///     `invalid`.
  ///   - scenarios: The occasions on which the value is validated.
  /// - Returns: The value as it is to be used: prepared by `trimmed` and the like in the rules.
  /// - Throws: ``ValidationErrors``, with warnings if there is an error.
  public func validated(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    on scenarios: Scenario...
  ) throws(ValidationErrors) -> Value {
    try validated(from: data, unknownFields, decoder, scenarios)
  }

  fileprivate func validated(
    from data: Data, _ unknownFields: UnknownFields, _ decoder: JSONDecoder, _ scenarios: [Scenario]
  ) throws(ValidationErrors) -> Value {
    let (value, unknown) = try decoded(from: data, unknownFields, decoder)
    try (Scenario.choosing(scenarios) { errors(in: value) } + unknown).throwIfInvalid()
    return prepared(value)
  }

  /// A value, and the errors of its unknown members.
  private func decoded(
    from data: Data, _ unknownFields: UnknownFields, _ decoder: JSONDecoder
  ) throws(ValidationErrors) -> (value: Value, unknown: [ValidationError]) {
    let faults = FaultSearch(data: data, decoder: decoder)
    do {
      let value = try decoder.decode(Value.self, from: data)
      return (value, unknownFields == .refused ? faults.unknownFields(of: Value.self) : [])
    } catch {
      throw ValidationErrors(faults.errors(of: Value.self, after: error, unknownFields))
    }
  }
}

extension Validation where Value: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, waits for its asynchronous checks, and prepares it.
  ///
  /// - Throws: ``ValidationErrors`` as ``validated(from:unknownFields:decoder:on:)`` does, otherwise what a check throws
  ///   because it got no answer.
  public func checked(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    on scenarios: Scenario...,
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Value {
    try await checked(from: data, unknownFields, decoder, scenarios, clock)
  }

  fileprivate func checked(
    from data: Data, _ unknownFields: UnknownFields, _ decoder: JSONDecoder, _ scenarios: [Scenario],
    _ clock: any Clock<Duration>
  ) async throws -> Value {
    let (value, unknown) = try decoded(from: data, unknownFields, decoder)
    let errors = try await Scenario.choosing(scenarios) {
      try await checkedErrors(value: value, clock: clock)
    }
    try (errors + unknown).throwIfInvalid()
    return prepared(value)
  }
}

extension Validatable where Self: Decodable {
  /// Decodes a value from JSON (RFC 8259), validates it by the rules of its type, and prepares it.
  ///
  /// ```swift
  /// let order = try Order.validated(from: body)
  /// ```
  /// - Throws: ``ValidationErrors`` with all faults of the JSON at once, or with those that the rules find.
  public static func validated(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    on scenarios: Scenario...
  ) throws(ValidationErrors) -> Self {
    try rules.validated(from: data, unknownFields, decoder, scenarios)
  }
}

extension Validatable where Self: Decodable & Sendable {
  /// Decodes a value from JSON, validates it, waits for its asynchronous checks, and prepares it.
  ///
  /// - Throws: ``ValidationErrors`` as ``validated(from:unknownFields:decoder:on:)`` does, otherwise what a check throws
  ///   because it got no answer.
  public static func checked(
    from data: Data,
    unknownFields: UnknownFields = .ignored,
    decoder: JSONDecoder = JSONDecoder(),
    on scenarios: Scenario...,
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> Self {
    try await rules.checked(from: data, unknownFields, decoder, scenarios, clock)
  }
}
