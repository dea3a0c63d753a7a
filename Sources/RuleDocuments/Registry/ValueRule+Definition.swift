import JSONText
import Primitives
import ValidationCore
import ValidationRules

// What definitions say of JSON values, as rules over values where they are.
extension ValueRule {
  init(_ rule: TypedRule) {
    var kinds: JSONTypeSet = rule.takesAnyType ? .any : []
    if rule.text != nil { kinds.insert(.text) }
    if rule.number != nil { kinds.formUnion([.number, .integer]) }
    if rule.boolean != nil { kinds.insert(.boolean) }
    if rule.elementCount != nil { kinds.insert(.list) }
    if rule.memberCount != nil { kinds.insert(.object) }
    self.init(
      kinds: kinds,
      text: rule.text,
      number: rule.number,
      boolean: rule.boolean,
      list: rule.elementCount.map { Validation(count: $0) },
      object: rule.memberCount.map { Validation(count: $0) },
      partCounts: PartCounts(rule.elementCount, rule.memberCount),
      absent: rule.absent
    )
  }

  /// A rule that takes some values of any type, or all but them, and reports the same for all others.
  static func choice(_ values: [JSONNode], accepts: Bool, _ error: ValidationError) -> ValueRule {
    let choices = ValueTable(values)
    func checking<Value>(
      _ isChoice: @escaping @Sendable (Value) -> Bool
    ) -> Validation<Value> {
      Validation(run: { value, sink in if isChoice(value) != accepts { sink.report(error) } })
    }
    let held: Validation<JSONTapeValue> = checking { choices.contains($0) }
    return ValueRule(
      kinds: .any,
      text: Validation(ChoiceRule(choices.texts, accepts: accepts, error)),
      number: checking { choices.contains($0) }
        .skipped(for: tests(for: values.compactMap(\.number), accepts)),
      boolean: checking { choices.contains($0) },
      list: held,
      object: held,
      absent: nil
    )
  }

  /// The tests of numbers that are one of a few, or none of them; nil for more.
  private static func tests(for numbers: [String], _ accepts: Bool) -> [NumberTest]? {
    let listed = numbers.compactMap { ExactDecimal(written: $0).compact }
    guard listed.count == numbers.count, listed.count <= fewNumbers else { return nil }
    return accepts ? NumberTest.isOne(of: listed).map { [$0] } : listed.map { .differs(from: $0) }
  }

  /// Comparing with up to this many takes less time than a hash.
  private static var fewNumbers: Int { 4 }

  /// A rule over arrays in which no element, or no value at a path in the elements, means the same as an earlier one.
  static func unique(by path: FieldPattern?) -> ValueRule {
    let rule = Validation<[JSONMeaning?]>.unique(by: { $0 }).run
    let place = path.flatMap { PartPath($0) }
    let hasPath = path != nil
    @Sendable func key(of element: JSONTapeValue) -> JSONTapeValue? {
      hasPath ? place?.part(of: element) : element
    }
    return ValueRule(
      kinds: .list,
      list: Validation(run: { list, sink in
        if list.partCount < 2 { return }
        if DistinctValues.areIn(list, key) { return }
        // There is a repetition, or only a comparison of the values can tell.
        if list.partCount <= DistinctValues.comparedInPlace {
          return DistinctValues.forEachRepetition(in: list, key) { first, index in
            sink.report(.repeated(first: first, at: index))
            return !sink.isDecided
          }
        }
        var keys: [JSONMeaning?] = []
        keys.reserveCapacity(list.partCount)
        list.forEachElement { _, element in
          keys.append(key(of: element).map { JSONMeaning($0) })
          return true
        }
        rule(keys, &sink)
      }),
      absent: nil
    )
  }

  /// A rule over arrays that have an element which means the same as a value.
  static func containsElement(_ element: JSONNode, _ error: ValidationError) -> ValueRule {
    let choices = ValueTable([element])
    return ValueRule(
      kinds: .list,
      list: Validation(run: { list, sink in
        if !choices.containsElement(of: list) { sink.report(error) }
      }),
      absent: nil
    )
  }

  /// A rule over objects that have members, whose names are compared by code point.
  static func requiredKeys(_ keys: [String]) -> ValueRule {
    let rule = Validation<Set<MemberName>>.requiredKeys(keys) { $0.contains(MemberName($1)) }.run
    let table = ByteStringTable(Set(keys.map { MemberName($0) }).map(\.text))
    return ValueRule(
      kinds: .object,
      object: Validation(run: { object, sink in
        if object.hasMembers(table) { return }
        var names: Set<MemberName> = []
        object.forEachMember { name, _ in names.insert(MemberName(name)) }
        rule(names, &sink)
      }),
      absent: nil
    )
  }
}

extension JSONTypeSet {
  init(_ type: JSONType) {
    switch type {
    case .string: self = .text
    case .number: self = [.number, .integer]
    case .integer: self = .integer
    case .boolean: self = .boolean
    case .array: self = .list
    case .object: self = .object
    }
  }
}

extension JSONTapeValue {
  /// Whether an object has a member with each name, whatever its value.
  fileprivate func hasMembers(_ names: ByteStringTable) -> Bool {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: names.count) { found in
      found.initialize(repeating: false)
      var missing = names.count
      forEachMember { name, _ in
        guard let offset = names.offset(of: name), !found[offset] else { return }
        found[offset] = true
        missing -= 1
      }
      return missing == 0
    }
  }
}
