/// A type whose values all follow the same rules.
///
/// ```swift
/// struct Address: Codable, Validatable {
///   var street: String
///   var city: String
///
///   static let rules = Validation<Address>.all(
///     .field(\.street, .notBlank),
///     .field(\.city, .notBlank, .length(...50))
///   )
/// }
///
/// struct Order: Codable, Validatable {
///   var customer: String
///   var address: Address
///   var items: [Item]
///
///   static let rules = Validation<Order>.all(
///     .field(\.customer, .notBlank),
///     .field(\.address),                           // the rules of Address
///     .field(\.items, .count(1...100), .valid)     // of each Item
///   )
/// }
/// try order.validate()
/// ```
/// A type may contain values of its own type: rules of a part are looked up when they run.
public protocol Validatable: SendableMetatype {
  /// The rules, best a `static let`: a computed property would make them again for each value.
  static var rules: Validation<Self> { get }
}

extension Validatable {
  /// All errors and warnings of the value, in the order of the rules; empty if there are none.
  public var errors: [ValidationError] { Self.rules.errors(in: self) }

  /// Whether the value has no error; warnings do not count.
  public var isValid: Bool { Self.rules.isValid(value: self) }

  /// Returns normally if the value is valid.
  ///
  /// - Throws: ``ValidationErrors`` with all errors and warnings if one of them has the severity `error`.
  public func validate() throws(ValidationErrors) { try Self.rules.validate(value: self) }
}

extension Validatable where Self: Sendable {
  /// Returns normally if the value is valid, and its asynchronous checks accept it.
  ///
  /// - Throws: ``ValidationErrors`` if it is not valid, otherwise what a check throws because it got no answer.
  public func check(
    on scenarios: Scenario..., clock: any Clock<Duration> = ContinuousClock()
  ) async throws {
    try await Scenario.choosing(scenarios) { try await Self.rules.check(value: self, clock: clock) }
  }
}

/// An absent value is valid; rules about presence come before `valid`.
extension Optional: Validatable where Wrapped: Validatable {
  @inlinable
  public static var rules: Validation<Self> { Validation<Wrapped>.valid.optional }
}

/// Every element is valid.
extension Array: Validatable where Element: Validatable {
  @inlinable
  public static var rules: Validation<Self> { .each(.valid) }
}

/// Every value is valid.
extension Dictionary: Validatable where Key == String, Value: Validatable {
  @inlinable
  public static var rules: Validation<Self> { .eachValue(.valid) }
}

/// What is valid if its parts are: its rules only refer to those of the parts, so that they can be made in advance.
private protocol ValidByParts {}
extension Optional: ValidByParts where Wrapped: Validatable {}
extension Array: ValidByParts where Element: Validatable {}
extension Dictionary: ValidByParts where Key == String, Value: Validatable {}

extension Validation where Value: Validatable {
  /// The rules of the type itself.
  ///
  /// They are looked up when they run, so a type may contain values of its own type.
  // Inlinable, so that the module of the type reads its rules where they are, without a copy.
  @inlinable
  public static var valid: Validation {
    isValidByParts ? Value.rules : lookingUpRules({ value, sink in Value.rules.check(value, &sink) })
  }

  /// Whether the rules only refer to those of parts.
  @usableFromInline
  static var isValidByParts: Bool { Value.self is any ValidByParts.Type }

  /// - Parameter check: Looks the rules up, and runs them.
  @usableFromInline
  static func lookingUpRules(
    _ check: @escaping @Sendable (UnsafePointer<Value>, inout ErrorSink) -> Void
  ) -> Validation {
    Validation(check: check).with(
      ModelParts(
        listChecks: { value, path, checks in Value.rules.parts?.listChecks?(value, path, &checks) },
        prepare: { value in Value.rules.parts?.prepare?(value) ?? value },
        secrets: Secrets(
          conceal: { Value.rules.concealed($0, from: $1) },
          find: { types in
            types.insert(ObjectIdentifier(Value.self)).inserted
              && Value.rules.parts?.secrets.find(&types) == true
          }),
        areOfParts: true,
        findCheck: { types in
          types.insert(ObjectIdentifier(Value.self)).inserted
            && Value.rules.parts?.findCheck(&types) == true
        }
      ))
  }
}
