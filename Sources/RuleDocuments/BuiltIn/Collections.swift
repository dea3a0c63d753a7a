import JSONText
import ValidationCore
import ValidationRules

extension BuiltIn {
  static let collections = [
    RegisteredRule(
      "count",
      summary: "The value is a list of a number of elements between limits.",
      arguments: [
        RuleArgument("exact", .count, isShorthand: true),
        RuleArgument("min", .count),
        RuleArgument("max", .count),
        RuleArgument("greaterThan", .count),
        RuleArgument("lessThan", .count),
      ],
      codes: [.countTooFew, .countTooMany, .countWrong]
    ) { arguments in
      let (minimum, maximum) = try countLimits(arguments)
      guard let maximum else { return .count(.count(minimum...)) }
      return .count(.count(minimum...maximum))
    },
    RegisteredRule(
      "unique",
      summary: "No element of a list repeats an earlier one, or the value that an earlier one has at a path.",
      standard: "JSON Schema 2020-12, uniqueItems; texts by canonical equivalence (UAX #15)",
      arguments: [RuleArgument("by", .field, isShorthand: true)],
      codes: [.collectionRepeated]
    ) { arguments in
      .unique(by: try elementPath(arguments))
    },
    RegisteredRule(
      "containsElement",
      summary: "A list has an element that equals a value.",
      arguments: [RuleArgument("expected", .value, isRequired: true, isShorthand: true)],
      codes: [.collectionElementMissing]
    ) { arguments in
      let expected = try arguments.node("expected")
      let choices = ValueChoices([expected])
      let error = ValidationError(
        code: .collectionElementMissing, limits: ["expected": .init(JSONValue(expected))])
      return ValueRule(
        kinds: .list,
        list: Validation(run: { list, findings in
          if !choices.containElement(of: list) { findings.report(error) }
        }),
        absent: nil
      )
    },
    RegisteredRule(
      "requiredKeys",
      summary: "An object has each of the members, whatever its value; null is one.",
      standard: "JSON Schema 2020-12, required",
      arguments: [RuleArgument("keys", .list(of: .text), isRequired: true, isShorthand: true)],
      codes: [.presenceMissing]
    ) { arguments in
      let keys = try arguments.texts("keys")
      if keys.isEmpty {
        throw arguments.error(at: "keys", "no key is required", expected: "at least one key")
      }
      let rule = Validation<Set<MemberName>>.requiredKeys(keys) { $0.contains(MemberName($1)) }.run
      return ValueRule(
        kinds: .object,
        object: Validation(run: { object, findings in
          var names: Set<MemberName> = []
          object.forEachMember { name, _ in names.insert(MemberName(name)) }
          rule(names, &findings)
        }),
        absent: nil
      )
    },
    RegisteredRule(
      "noneOf",
      summary: "The value is none of the listed ones.",
      arguments: [RuleArgument("forbidden", .list(of: .value), isRequired: true, isShorthand: true)],
      codes: [.choiceForbidden]
    ) { arguments in
      let forbidden = try arguments.node("forbidden").array ?? []
      if forbidden.isEmpty {
        throw arguments.error(at: "forbidden", "no value is forbidden", expected: "at least one value")
      }
      return .avoiding(forbidden, or: Validation.noneOf(forbidden.map { JSONValue($0) }))
    },
  ]

  /// The path within an element; nil where whole elements are compared.
  private static func elementPath(
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> FieldPattern? {
    guard let path = try arguments.values["by"]?.fieldPattern() else { return nil }
    guard path.eachCount == 0 else {
      throw arguments.error(
        at: "by",
        "\"[]\" stands for no one value of an element",
        expected: "a path within the element, such as \"id\""
      )
    }
    return path
  }

  /// The limits with `greaterThan` and `lessThan` taken as the next number.
  private static func countLimits(
    _ arguments: RuleArguments
  ) throws(RuleDocumentError) -> (minimum: Int, maximum: Int?) {
    let above = try arguments.integerIfPresent("greaterThan")
    let below = try arguments.integerIfPresent("lessThan")
    if below == 0 {
      throw arguments.error(
        at: "lessThan", "no list has fewer than 0 elements", expected: "a number from 1 up")
    }
    for (name, other, given) in [("greaterThan", "min", above), ("lessThan", "max", below)] where given != nil
    {
      for other in [other, "exact"] where try arguments.integerIfPresent(other) != nil {
        throw arguments.error(at: name, "\"\(name)\" stands beside \"\(other)\"", expected: "one of the two")
      }
    }
    let limits = try arguments.limits(allowingNone: above != nil || below != nil)
    let minimum = above.map { $0 == .max ? $0 : $0 + 1 } ?? limits.minimum
    let maximum = below.map { $0 - 1 } ?? limits.maximum
    if let maximum, minimum > maximum {
      throw arguments.error(
        at: above == nil ? "min" : "greaterThan",
        "no number of elements keeps both limits",
        expected: "a lower limit below the upper one"
      )
    }
    return (minimum, maximum)
  }
}

extension JSONTapeValue {
  /// The value at a path without `[]`; nil where it is absent or null.
  fileprivate func value(at path: FieldPattern) -> JSONTapeValue? {
    var value = self
    for step in path.steps {
      let part: JSONTapeValue? =
        switch step {
        case .key(let name): value.member(name)
        case .index(let index): value.element(at: index)
        case .each: nil
        }
      guard let part else { return nil }
      value = part
    }
    return value.present
  }
}

extension ValueRule {
  /// A rule over the number of elements of an array.
  fileprivate static func count(_ rule: Validation<Range<Int>>) -> ValueRule {
    ValueRule(kinds: .list, list: Validation(count: rule), absent: rule.runAbsent)
  }

  /// A rule over arrays of which no element, or no value at a path in the elements, means the same as an earlier one.
  fileprivate static func unique(by path: FieldPattern?) -> ValueRule {
    let rule = Validation<[ComparableValue?]>.unique(by: { $0 }).run
    return ValueRule(
      kinds: .list,
      list: Validation(run: { list, findings in
        var keys: [ComparableValue?] = []
        keys.reserveCapacity(list.partCount)
        list.forEachElement { _, element in
          let value = path.map { element.value(at: $0) } ?? element
          keys.append(value.map { ComparableValue($0) })
          return true
        }
        rule(keys, &findings)
      }),
      absent: nil
    )
  }
}
