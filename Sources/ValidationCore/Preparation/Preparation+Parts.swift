extension Preparation {
  /// A part of the input, as its rules prepare it; its errors have the name of the property in front of their path.
  public static func field(
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Input, Output> & Sendable,
    _ rules: Validation<Output>...
  ) -> Preparation {
    let chain = Validation.chain(rules)
    return Preparation(.field(part(), chain)) { chain.prepared($0[keyPath: part()]) }
  }

  /// A part of the input that becomes a value of another type.
  ///
  /// ```swift
  /// .field(\.price, .notBlank, as: .number(in: "de", .range(Decimal(1)...)))
  /// ```
  /// - Parameters:
  ///   - part: The key path of the part.
  ///   - rules: Rules of the part as it is; if one of them fails, it is not read further.
  ///   - preparation: What becomes of the part.
  public static func field<Part>(
    _ part: @autoclosure @escaping @Sendable () -> any KeyPath<Input, Part> & Sendable,
    _ rules: Validation<Part>...,
    as preparation: Preparation<Part, Output>
  ) -> Preparation {
    let chain = Validation.chain([.chain(rules), preparation.rules], stopsAtFirst: true)
    return Preparation(.field(part(), chain)) { preparation.output($0[keyPath: part()]) }
  }

  /// A value that may be absent: nil becomes nil.
  public static func optional<Present, Made>(_ present: Preparation<Present, Made>) -> Preparation
  where Input == Present?, Output == Made? {
    Preparation(present.rules.optional) { input in
      guard let input else { return .some(nil) }
      return present.output(input)
    }
  }

  /// Every element of a list.
  public static func each<Element, Made>(_ element: Preparation<Element, Made>) -> Preparation
  where Input == [Element], Output == [Made] {
    Preparation(.each(element.rules)) { elements in
      var made: [Made] = []
      for value in elements {
        guard let output = element.output(value) else { return nil }
        made.append(output)
      }
      return made
    }
  }
}
