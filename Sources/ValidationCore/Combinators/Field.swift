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
    field(FieldPath([.key(name)]), PartReader(path: part), .chain(validations), part())
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
    optionalField(FieldPath([.key(name)]), PartReader(path: part), .chain(validations), part())
  }

  /// Validates a part of the value that a closure reads; its errors have `name` in front of their path.
  @inlinable
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part,
    _ validations: Validation<Part>...
  ) -> Validation {
    field(FieldPath([.key(name)]), PartReader(part), .chain(validations), nil)
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
    optionalField(FieldPath([.key(name)]), PartReader(part), .chain(validations), nil)
  }

  @inlinable
  static func field<Part>(
    _ name: FieldPath,
    _ part: PartReader<Value, Part>,
    _ validation: Validation<Part>,
    _ keyPath: AnyKeyPath?
  ) -> Validation {
    let path = PathPattern(of: name)
    let check = validation.check
    return Validation(
      check: { value, sink in
        sink.entering(path) { sink in part.read(value) { check($0, &sink) } }
      },
      constraint: constraint(name, validation.constraint)
    )
    .tested(at: part.offset, validation, isOptional: false)
    .with(parts(name, keyPath, part, validation))
  }

  /// The same as a field with ``Validation/optional``, with one call fewer for each value.
  @inlinable
  static func optionalField<Part>(
    _ name: FieldPath,
    _ part: PartReader<Value, Part?>,
    _ validation: Validation<Part>,
    _ keyPath: AnyKeyPath?
  ) -> Validation {
    let path = PathPattern(of: name)
    let (check, checkAbsent) = (validation.check, validation.checkAbsent)
    return Validation(
      check: { value, sink in
        sink.entering(path) { sink in
          part.read(value) { part in
            if let part = part.wrapped() { check(part, &sink) } else { checkAbsent?(&sink) }
          }
        }
      },
      constraint: constraint(name, validation.constraint)
    )
    .tested(at: part.offset, validation, isOptional: true)
    .with(parts(name, keyPath, part, validation.optional))
  }

  @usableFromInline
  static func constraint(_ name: FieldPath, _ constraint: RuleConstraint) -> RuleConstraint {
    name.segments.reversed().reduce(constraint) { inner, segment in
      if case .key(let name) = segment { .field(name, inner) } else { inner }
    }
  }

  @usableFromInline
  static func parts<Part>(
    _ name: FieldPath,
    _ keyPath: AnyKeyPath?,
    _ part: PartReader<Value, Part>,
    _ validation: Validation<Part>
  ) -> ModelParts<Value>? {
    .field(
      name, keyPath: keyPath,
      { model in withUnsafePointer(to: model) { part.read($0) { $0.pointee } } }, validation.parts)
  }
}
