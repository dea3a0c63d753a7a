/// An occasion on which some rules apply, such as creating or updating, or a step of a wizard.
///
/// ```swift
/// .field(\.id, .absent).on("create"),
/// .field(\.id, .required).on("update"),
/// .field(\.name, .notBlank)                  // always
///
/// rules.errors(value: order, on: "create")
/// ```
public struct Scenario: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the occasion.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }

  /// Those that rules apply to now.
  @TaskLocal package static var chosen: Set<Scenario> = []

  /// Runs a closure on some occasions, or, if none is given, on those that are already chosen.
  package static func choosing<Result>(_ scenarios: some Sequence<Scenario>, _ body: () -> Result) -> Result {
    let scenarios = Set(scenarios)
    return scenarios.isEmpty ? body() : $chosen.withValue(scenarios, operation: body)
  }

  /// Runs a closure on some occasions, or, if none is given, on those that are already chosen.
  package static func choosing<Result>(
    _ scenarios: some Sequence<Scenario>, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async throws -> Result {
    let scenarios = Set(scenarios)
    return scenarios.isEmpty ? try await body() : try await $chosen.withValue(scenarios, operation: body)
  }
}

extension Validation {
  /// The validation on some occasions only; on any other, and if none is chosen, every value passes.
  ///
  /// This includes the rules about presence.
  public func on(_ scenarios: Scenario...) -> Validation {
    let chosen = Set(scenarios)
    let check = check
    let applies: @Sendable () -> Bool = { !chosen.isDisjoint(with: Scenario.chosen) }
    var absent: (@Sendable (inout ErrorSink) -> Void)?
    if let checkAbsent { absent = { sink in if applies() { checkAbsent(&sink) } } }
    let validation = Validation(
      check: { value, sink in if applies() { check(value, &sink) } },
      checkAbsent: absent,
      constraint: .on(scenarios, constraint))
    return validation.with(parts?.when { _ in applies() })
  }
}

extension Validator {
  /// All errors and warnings of the value on some occasions, in the order of the rules.
  public func errors(value: Value, on scenarios: Scenario...) -> [ValidationError] {
    Scenario.$chosen.withValue(Set(scenarios)) { errors(in: value) }
  }

  /// Returns normally if the value is valid on some occasions.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings if one of them has the severity `error`.
  public func validate(value: Value, on scenarios: Scenario...) throws(ValidationErrors) {
    try Scenario.$chosen.withValue(Set(scenarios)) { errors(in: value) }.throwIfInvalid()
  }
}

extension Validatable {
  /// All errors and warnings of the value on some occasions, in the order of the rules.
  public func errors(on scenarios: Scenario...) -> [ValidationError] {
    Scenario.$chosen.withValue(Set(scenarios)) { errors }
  }

  /// Returns normally if the value is valid on some occasions.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings if one of them has the severity `error`.
  public func validate(on scenarios: Scenario...) throws(ValidationErrors) {
    try Scenario.$chosen.withValue(Set(scenarios)) { errors }.throwIfInvalid()
  }
}
