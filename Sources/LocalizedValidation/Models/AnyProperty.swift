#if Macros
  public import ValidationCore

  /// Stands for the type of a property where its rules do not tell it; nobody makes a value of it.
  ///
  /// It is everything that rules ask of a type, so that `@Rules(.count(1...))` and `@Rules(.required)` have a type of their
  /// own before the property is known.
  public struct AnyProperty: Sendable, Hashable, Comparable, RandomAccessCollection, Validatable {
    public static func < (left: AnyProperty, right: AnyProperty) -> Bool { false }
    public static var rules: Validation<AnyProperty> { .all() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> AnyProperty { self }

    private init() {}
  }
#endif
