// Fields without a name have that of their key path.
extension Validation {
  /// Validates a part of the value; its errors have the names of the properties in front of their path.
  ///
  /// ```swift
  /// .field(\.email, .required, .email)          // the path is email
  /// .field(\.address.city, .notBlank)           // address.city
  /// ```
  /// If the value is `Decodable`, the names are those of its coded form: of `CodingKeys`, if it has them. They are found by
  /// decoding it from empty texts, zeroes and the like. Only stored properties of structs and classes have a name here. A
  /// computed one, and one with a property wrapper, an observer or a macro, needs an explicit name:
  /// `.field("fullName", \.fullName, …)`; without it, making the rules traps. So does a property whose key has another
  /// name, in a type that cannot be decoded so because the code of one of its parts refuses such values.
  ///
  /// - Parameters:
  ///   - part: The key path of the part. A stored property of a struct is read where it is, without a copy.
  ///   - first: The first validation of the part.
  ///   - others: Its other validations, in order.
  @inlinable
  @inline(__always)
  public static func field<Part>(
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable,
    _ first: Validation<Part>,
    _ others: Validation<Part>...
  ) -> Validation {
    field(.name(of: part(), in: Value.self), PartReader(path: part), .chain([first] + others), part())
  }

  /// Validates a part of the value that may be absent: an absent part passes every rule except those about presence.
  @inlinable
  @inline(__always)
  @_disfavoredOverload  // `.required` alone matches rules for an optional part and for its value.
  public static func field<Part>(
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part?> & Sendable,
    _ first: Validation<Part>,
    _ others: Validation<Part>...
  ) -> Validation {
    field(
      .name(of: part(), in: Value.self), PartReader(path: part),
      Validation<Part>.chain([first] + others).optional, part())
  }

  /// Validates a part of the value by the rules of its own type.
  @inlinable
  @inline(__always)
  public static func field<Part: Validatable>(
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
  ) -> Validation {
    field(.name(of: part(), in: Value.self), PartReader(path: part), .valid, part())
  }

  /// Validates a part of the value, which has a name, by the rules of its own type.
  @inlinable
  @inline(__always)
  public static func field<Part: Validatable>(
    _ name: String,
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Value, Part> & Sendable
  ) -> Validation {
    field(FieldPath([.key(name)]), PartReader(path: part), .valid, part())
  }
}

extension FieldPath {
  /// The path that errors of a part have if it has no explicit name.
  @usableFromInline
  package static func name(of part: AnyKeyPath, in model: Any.Type) -> FieldPath {
    guard let names = propertyNames(of: part, in: model) else {
      preconditionFailure(
        """
        A part of \(model) has no name of its own, because its property is computed, observed or has a wrapper: name it, \
        as in `.field("name", \\.part, …)`.
        """)
    }
    guard let coded = CodedNames.path(of: part, named: names, in: model) else {
      preconditionFailure(
        """
        The coded name of \(names.joined(separator: ".")) in \(model) is not known, because code of a part of \(model) \
        refuses empty texts and zeroes: name it, as in `.field("name", \\.part, …)`.
        """)
    }
    return FieldPath(coded.map { .key($0) })
  }

  /// The names of the properties that a key path goes through; nil if one of them has no name.
  ///
  /// They are in the description of the key path: `\Order.billing?.city?`.
  static func propertyNames(of part: AnyKeyPath, in model: Any.Type) -> [String]? {
    let text = String(describing: part)
    let root = "\\\(model)."
    guard text.hasPrefix(root) else { return nil }
    let names = text.dropFirst(root.count).split(separator: ".", omittingEmptySubsequences: false).map {
      name in
      var name = name
      while name.last == "?" || name.last == "!" { name.removeLast() }
      return String(name)
    }
    let isNamed = names.allSatisfy { name in
      !name.isEmpty && !name.unicodeScalars.contains { "<>()[] ".unicodeScalars.contains($0) }
    }
    return isNamed && names != ["self"] ? names : nil
  }
}
