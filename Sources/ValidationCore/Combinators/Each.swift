extension Validation where Value: Collection & SendableMetatype {
  /// Validates every element; the errors of an element have its offset in front of their path, counted from 0.
  @inlinable
  public static func each(_ validations: Validation<Value.Element>...) -> Validation {
    let chain = Validation<Value.Element>.chain(validations)
    return eachElement(chain.check, .each(chain.constraint)).with(parts(ofEach: chain))
  }

  /// Validates every element that is not nil; an absent one passes every rule except those about presence.
  @inlinable
  public static func each<Wrapped>(_ validations: Validation<Wrapped>...) -> Validation
  where Value.Element == Wrapped? {
    let chain = Validation<Wrapped>.chain(validations).optional
    return eachElement(chain.check, .each(chain.constraint)).with(parts(ofEach: chain))
  }

  @usableFromInline
  static func parts(ofEach element: Validation<Value.Element>) -> ModelParts<Value>? { .each(element.parts) }

  // Inlinable, so that the module that knows the element type iterates over the elements directly.
  @inlinable
  static func eachElement(
    _ check: @escaping @Sendable (UnsafePointer<Value.Element>, inout ErrorSink) -> Void,
    _ constraint: RuleConstraint
  ) -> Validation {
    let each = PathPattern(.each)
    return Validation(
      check: { elements, sink in
        func checkInPlace(_ elements: UnsafeBufferPointer<Value.Element>) {
          guard let start = elements.baseAddress else { return }
          for index in 0..<elements.count {
            sink.entering(each, element: index) { check(start + index, &$0) }
            if sink.isDecided { return }
          }
        }
        if Value.self is [Value.Element].Type {
          let array = UnsafeRawPointer(elements).assumingMemoryBound(to: [Value.Element].self)
          return array.withUncounted { $0.withUnsafeBufferPointer(checkInPlace) }
        }
        let elements = elements.pointee
        if elements.withContiguousStorageIfAvailable(checkInPlace) != nil { return }
        var index = 0
        for element in elements {
          sink.entering(each, element: index) { sink in
            withUnsafePointer(to: element) { check($0, &sink) }
          }
          if sink.isDecided { return }
          index += 1
        }
      },
      constraint: constraint
    )
  }
}
