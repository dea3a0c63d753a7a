extension Validation {
  /// Validates every value of a dictionary; the errors of a value have its key in front of their path.
  ///
  /// ```swift
  /// .field(\.prices, .eachValue(.range(0...)))      // prices["EUR"]: range.tooSmall …
  /// ```
  /// The errors are in the order of the keys' texts. A key that is not a text has its description in the path.
  public static func eachValue<Key: SendableMetatype, Item>(_ validations: Validation<Item>...) -> Validation
  where Value == [Key: Item] {
    let chain = Validation<Item>.chain(validations)
    let check = chain.check
    return Validation(run: { items, sink in
      sink.visit(items) { entry, sink in withUnsafePointer(to: entry.value) { check($0, &sink) } }
    })
    .with(.eachValue(chain.parts))
  }

  /// Validates every key of a dictionary; the errors of a key have it in front of their path.
  ///
  /// ```swift
  /// .field(\.prices, .eachKey(.currencyCode))
  /// ```
  public static func eachKey<Key: SendableMetatype, Item>(_ validations: Validation<Key>...) -> Validation
  where Value == [Key: Item] {
    let chain = Validation<Key>.chain(validations)
    chain.refusingChecks(in: "`eachKey`")
    let check = chain.check
    return Validation(run: { items, sink in
      sink.visit(items) { entry, sink in withUnsafePointer(to: entry.key) { check($0, &sink) } }
    })
    .concealing(.elements(chain.parts?.secrets ?? Secrets()))
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
  public static func `case`<Payload>(
    _ name: String,
    _ payload: @escaping @Sendable (Value) -> Payload?,
    _ validations: Validation<Payload>...
  ) -> Validation {
    let chain = Validation<Payload>.chain(validations)
    let (check, path) = (chain.check, PathPattern(.key(name)))
    return Validation(run: { value, sink in
      guard let payload = payload(value) else { return }
      sink.entering(path) { sink in withUnsafePointer(to: payload) { check($0, &sink) } }
    })
    .with(.field(FieldPath([.key(name)]), keyPath: nil, payload, chain.parts?.optional))
  }
}

extension ErrorSink {
  /// Runs `body` on every entry of a dictionary, and places the errors found at its key.
  ///
  /// A dictionary has no order, so the errors are sorted; a valid one costs nothing for it.
  fileprivate mutating func visit<Key, Item>(
    _ items: [Key: Item],
    _ body: (Dictionary<Key, Item>.Element, inout ErrorSink) -> Void
  ) {
    var found: [(name: String, errors: [ValidationError])] = []
    for entry in items {
      var part = ErrorSink(goal)
      body(entry, &part)
      if goal == .verdict, part.hasError { return report(ValidationError(code: .invalid)) }
      if part.errors.isEmpty { continue }
      let name = String(describing: entry.key)
      part.place(from: 0, at: PathPattern(.key(name))) { _ in 0 }
      found.append((name, part.errors))
    }
    if found.isEmpty { return }
    for entry in found.sorted(by: { $0.name < $1.name }) where !isDecided { report(contentsOf: entry.errors) }
  }
}
