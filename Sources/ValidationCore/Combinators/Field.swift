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
  ///   - part: A key path, or a closure that reads the part.
  ///   - validations: The validations of the part, in order.
  @inlinable
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part,
    _ validations: Validation<Part>...
  ) -> Validation {
    let path = PathPattern(.key(name))
    let chain = Validation<Part>.chain(validations)
    let run = chain.run
    return Validation(
      run: { value, sink in sink.entering(path) { run(part(value), &$0) } },
      constraint: .field(name, chain.constraint)
    )
  }

  /// Validates a part of the value that may be absent: an absent part passes every rule except those about presence.
  @inlinable
  @_disfavoredOverload  // `.required` alone matches rules for an optional part and for its value.
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ validations: Validation<Part>...
  ) -> Validation {
    let path = PathPattern(.key(name))
    let chain = Validation<Part>.chain(validations)
    let (run, runAbsent) = (chain.run, chain.runAbsent)
    return Validation(
      run: { value, sink in
        sink.entering(path) { sink in
          if let part = part(value) { run(part, &sink) } else { runAbsent?(&sink) }
        }
      },
      constraint: .field(name, chain.constraint)
    )
  }
}
