#if !canImport(SwiftUI)
  /// Reads and writes a value that lives elsewhere.
  ///
  /// It has the same interface as SwiftUI's `Binding`, which replaces it where SwiftUI is available.
  /// ```swift
  /// func clear(_ field: Binding<String>) { field.wrappedValue = "" }
  /// clear(signUp.$name)
  /// ```
  @propertyWrapper
  @dynamicMemberLookup
  public struct Binding<Value>: Sendable {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void

    /// Makes a binding from closures that read and write the value.
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// Passes a binding on, as in `func row(@Binding name: String)`.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
      Binding(get: { value }, set: { _ in })
    }

    /// The value, read and written in its storage.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value; writing the part reads the whole value and writes it back.
    public subscript<Subject>(
      dynamicMember part: any WritableKeyPath<Value, Subject> & Sendable
    ) -> Binding<Subject> {
      Binding<Subject>(
        get: { wrappedValue[keyPath: part] },
        set: { new in
          var whole = wrappedValue
          whole[keyPath: part] = new
          wrappedValue = whole
        }
      )
    }
  }
#endif
