// Inlinable, so that the module that knows the types gets specialized code: generic code looks up the size and the
// copy functions of a part at run time, which costs more than most rules.
extension Validation {
  /// Validates a part of the value; its errors have `name` in front of their path.
  ///
  /// ```swift
  /// let signUp = Validation<SignUp>.all(
  ///   .field("username", \.username, .required, .length(3...20)),
  ///   .field("domain", { $0.email.drop { $0 != "@" } }, .notEmpty)
  /// )
  /// ```
  /// - Parameters:
  ///   - name: The name of the part, one segment of the path; not split at dots.
  ///   - part: The key path of the part. A stored property of a struct is read where it is, without a copy.
  ///   - validations: The validations of the part, in order.
  @inlinable
  @inline(__always)
  public static func field<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable,
    _ validations: Validation<Part>...
  ) -> Validation {
    field(name, PartReader(path: part), .chain(validations))
  }

  /// Validates a part of the value that may be absent: an absent part passes every rule except those about presence.
  @inlinable
  @inline(__always)
  @_disfavoredOverload  // `.required` alone matches rules for an optional part and for its value.
  public static func field<Part>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    _ validations: Validation<Part>...
  ) -> Validation {
    optionalField(name, PartReader(path: part), .chain(validations))
  }

  /// Validates a part of the value that a closure reads; its errors have `name` in front of their path.
  @inlinable
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part,
    _ validations: Validation<Part>...
  ) -> Validation {
    field(name, PartReader(part), .chain(validations))
  }

  /// Validates a part of the value that a closure reads and that may be absent: an absent part passes every rule
  /// except those about presence.
  @inlinable
  @_disfavoredOverload
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ validations: Validation<Part>...
  ) -> Validation {
    optionalField(name, PartReader(part), .chain(validations))
  }

  @inlinable
  static func field<Part>(
    _ name: String,
    _ part: PartReader<Value, Part>,
    _ validation: Validation<Part>
  ) -> Validation {
    let path = PathPattern(.key(name))
    let check = validation.check
    return Validation(
      check: { value, sink in
        sink.entering(path) { sink in part.read(value) { check($0, &sink) } }
      },
      constraint: .field(name, validation.constraint)
    )
  }

  /// The same as a field with ``Validation/optional``, with one call fewer for each value.
  @inlinable
  static func optionalField<Part>(
    _ name: String,
    _ part: PartReader<Value, Part?>,
    _ validation: Validation<Part>
  ) -> Validation {
    let path = PathPattern(.key(name))
    let (check, checkAbsent) = (validation.check, validation.checkAbsent)
    return Validation(
      check: { value, sink in
        sink.entering(path) { sink in
          part.read(value) { part in
            if let part = part.wrapped() { check(part, &sink) } else { checkAbsent?(&sink) }
          }
        }
      },
      constraint: .field(name, validation.constraint)
    )
  }
}
