#if Macros
  public import ValidationCore

  // What `@Validatable` writes for a part whose rules it cannot see: the compiler chooses by the type of the part.
  extension Validation {
    /// Validates a part of the value by the rules of its own type.
    public static func member<Part: Validatable>(
      _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
    ) -> Validation { .field(part()) }

    /// Accepts every value of a part whose type has no rules.
    @_disfavoredOverload
    public static func member<Part>(
      _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
    ) -> Validation { .all() }

    /// Validates a part of the value, which has a name, by the rules of its own type.
    public static func member<Part: Validatable>(
      _ name: String, _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
    ) -> Validation { .field(name, part()) }

    /// Accepts every value of a part, which has a name, whose type has no rules.
    @_disfavoredOverload
    public static func member<Part>(
      _ name: String, _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
    ) -> Validation { .all() }
  }
#endif
