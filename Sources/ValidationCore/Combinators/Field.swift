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
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part,
    _ validations: Validation<Part>...
  ) -> Validation {
    focused(on: .key(name), part, Validation<Part>.chain(validations).run)
  }

  /// Validates a part of the value that may be absent: then it passes every rule except those about presence.
  public static func field<Part>(
    _ name: String,
    _ part: @escaping @Sendable (Value) -> Part?,
    _ validations: Validation<Part>...
  ) -> Validation {
    focused(on: .key(name), part, Validation<Part>.chain(validations).optional.run)
  }

  private static func focused<Part>(
    on segment: FieldPath.Segment,
    _ part: @escaping @Sendable (Value) -> Part,
    _ run: @escaping @Sendable (Part, inout Findings) -> Void
  ) -> Validation {
    Validation(run: { value, findings in
      findings.adjusting({ $0.path.segments.insert(segment, at: 0) }) { run(part(value), &$0) }
    })
  }
}
