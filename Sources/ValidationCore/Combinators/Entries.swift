extension Validation {
  /// Validates every value of a dictionary; the errors of a value have its key in front of their path.
  ///
  /// ```swift
  /// .field(\.prices, .eachValue(.range(0...)))      // prices["EUR"]: range.tooSmall …
  /// ```
  /// The errors are in the order of the keys' texts. A key that is not a text has its description in the path.
  @inlinable
  public static func eachValue<Key: SendableMetatype, Item>(_ validations: Validation<Item>...) -> Validation
  where Value == [Key: Item] {
    let chain = Validation<Item>.chain(validations)
    let check = chain.check
    return eachEntry { entry, sink in withUnsafePointer(to: entry.value) { check($0, &sink) } }
      .with(parts(ofEachValue: chain))
  }

  @usableFromInline
  static func parts<Key: SendableMetatype, Item>(ofEachValue chain: Validation<Item>) -> ModelParts<Value>?
  where Value == [Key: Item] { .eachValue(chain.parts) }

  /// Validates every key of a dictionary; the errors of a key have it in front of their path.
  ///
  /// ```swift
  /// .field(\.prices, .eachKey(.currencyCode))
  /// ```
  @inlinable
  public static func eachKey<Key: SendableMetatype, Item>(_ validations: Validation<Key>...) -> Validation
  where Value == [Key: Item] {
    let chain = Validation<Key>.chain(validations)
    let check = chain.check
    return eachEntry { entry, sink in withUnsafePointer(to: entry.key) { check($0, &sink) } }
      .concealing(keys: chain)
  }

  @usableFromInline
  func concealing<Key: SendableMetatype, Item>(keys chain: Validation<Key>) -> Validation
  where Value == [Key: Item] {
    chain.refusingChecks(in: "`eachKey`")
    return concealing(.elements(chain.parts?.secrets ?? Secrets()))
  }

  // Inlinable, so that the module that knows the types of keys and values iterates over the entries directly.
  @inlinable
  static func eachEntry<Key: SendableMetatype, Item>(
    _ check: @escaping @Sendable (Dictionary<Key, Item>.Element, inout ErrorSink) -> Void
  ) -> Validation where Value == [Key: Item] {
    Validation(run: { items, sink in
      // Most dictionaries are valid; only the entries of others are placed, and sorted.
      var found = ErrorSink(sink.goal)
      var entries = items.makeIterator()
      while let entry = entries.next() {
        check(entry, &found)
        if found.hasAny { return sink.place(found, at: entry.key, before: entries, check) }
      }
    })
  }

  /// Validates what one case of an enum carries; every other case is valid.
  ///
  /// ```swift
  /// .case("card", { if case .card(let card) = $0 { card } else { nil } }, .valid)
  /// ```
  /// - Parameters:
  ///   - name: The name of the case, one segment of the path.
  ///   - payload: Returns what the case carries, and nil for every other case.
  ///   - validations: The validations of the payload, in order.
  @inlinable
  public static func `case`<Payload>(
    _ name: String,
    _ payload: @escaping @Sendable (Value) -> Payload?,
    _ validations: Validation<Payload>...
  ) -> Validation {
    let chain = Validation<Payload>.chain(validations)
    let (check, path) = (chain.check, FieldPath([.key(name)]))
    let place = PathPattern(of: path)
    return Validation(run: { value, sink in
      guard let payload = payload(value) else { return }
      sink.entering(place) { sink in withUnsafePointer(to: payload) { check($0, &sink) } }
    })
    .with(parts(ofCaseAt: path, payload, chain))
  }

  @usableFromInline
  static func parts<Payload>(
    ofCaseAt path: FieldPath, _ payload: @escaping @Sendable (Value) -> Payload?, _ chain: Validation<Payload>
  ) -> ModelParts<Value>? { .field(path, keyPath: nil, payload, chain.parts?.optional) }
}

extension ErrorSink {
  /// Places what was found in an entry of a dictionary and is found in the entries after it at their keys.
  ///
  /// A dictionary has no order, so the errors are sorted.
  @usableFromInline
  mutating func place<Key, Item>(
    _ first: ErrorSink,
    at key: Key,
    before others: Dictionary<Key, Item>.Iterator,
    _ check: (Dictionary<Key, Item>.Element, inout ErrorSink) -> Void
  ) {
    if goal == .verdict { return report(ValidationError(code: .invalid)) }
    var found = [Self.errors(of: first, at: key)]
    for entry in IteratorSequence(others) {
      var part = ErrorSink(goal)
      check(entry, &part)
      if !part.errors.isEmpty { found.append(Self.errors(of: part, at: entry.key)) }
    }
    for entry in found.sorted(by: { $0.name < $1.name }) where !isDecided { report(contentsOf: entry.errors) }
  }

  private static func errors(
    of part: ErrorSink, at key: some Any
  ) -> (name: String, errors: [ValidationError]) {
    var part = part
    let name = String(describing: key)
    part.place(from: 0, at: PathPattern(.key(name))) { _ in 0 }
    return (name, part.errors)
  }
}
