import JSONText
import Primitives
import ValidationCore
import ValidationRules

/// A list of JSON values to search by meaning; see ``JSONMeaning``.
///
/// A value is found by its offset in the list; of several values with the same meaning, the first counts. Searching
/// allocates nothing, but for objects of many members and numbers of many digits.
///
/// An object, since it is passed on for every value.
final class ValueTable: Sendable {
  /// The values that are texts.
  let texts: TextTable
  /// The offset of `null`; nil if it is not in the list.
  let nullOffset: Int?
  private let trueOffset: Int?
  private let falseOffset: Int?
  private let numbers: NumberTable
  private let containers: [ContainerLiteral]

  init(_ values: [JSONNode]) {
    texts = TextTable(values.enumerated().compactMap { index, value in value.string.map { ($0, index) } })
    nullOffset = values.firstIndex { $0.isNull }
    trueOffset = values.firstIndex { $0.bool == true }
    falseOffset = values.firstIndex { $0.bool == false }
    numbers = NumberTable(
      values.enumerated().compactMap { index, value in
        value.number.map { (ExactDecimal(written: $0), index) }
      }
    )
    containers = values.enumerated().compactMap { index, value in
      value.array != nil || value.object != nil ? ContainerLiteral(value, offset: index) : nil
    }
  }

  func offset(of value: JSONTapeValue) -> Int? {
    switch value.type {
    case .null: nullOffset
    case .boolean: value.isTrue ? trueOffset : falseOffset
    case .number: numbers.isEmpty ? nil : numbers.offset(of: value.decimal)
    case .text: texts.offset(of: value.bytes)
    case .list, .object: offset(ofContainer: value)
    }
  }

  private func offset(ofContainer value: JSONTapeValue) -> Int? {
    if containers.isEmpty { return nil }
    let value = HashedValue(value)
    return containers.first { $0.value.means(value) }?.offset
  }

  func offset(of value: JSONNode) -> Int? {
    switch value.content {
    case .null: return nullOffset
    case .bool(let value): return value ? trueOffset : falseOffset
    case .number(let text): return numbers.offset(of: ExactDecimal(written: text))
    case .string(var text): return text.withUTF8 { texts.offset(of: $0) }
    case .array, .object:
      let tape = JSONTape(capacity: 16)
      return tape.write(value).flatMap { offset(ofContainer: $0) }
    }
  }

  func contains(_ value: JSONTapeValue) -> Bool { offset(of: value) != nil }

  func contains(_ number: ExactDecimal) -> Bool { numbers.offset(of: number) != nil }

  func contains(_ boolean: Bool) -> Bool { (boolean ? trueOffset : falseOffset) != nil }

  /// Whether one of the elements of a list is among the values.
  func containsElement(of list: JSONTapeValue) -> Bool {
    var isFound = false
    list.forEachElement { _, element in
      isFound = contains(element)
      return !isFound
    }
    return isFound
  }
}

/// A list or an object among the values, kept as the values of records are, so that both are compared in place.
///
/// `@unchecked Sendable` holds because the tape does not change after initialization.
private struct ContainerLiteral: @unchecked Sendable {
  let offset: Int
  let value: HashedValue
  private let tape: JSONTape

  /// Nil for a value that nests deeper than any in a record.
  init?(_ node: JSONNode, offset: Int) {
    tape = JSONTape(capacity: 16)
    guard let value = tape.write(node) else { return nil }
    (self.offset, self.value) = (offset, HashedValue(value))
  }
}

/// A list of numbers to search by exact value.
struct NumberTable: Sendable {
  /// Comparing up to this many takes less time than a hash.
  private static let few = 4

  private let all: [(number: ExactDecimal, offset: Int)]
  private let offsets: [ExactDecimal: Int]

  init(_ numbers: [(number: ExactDecimal, offset: Int)]) {
    let isFew = numbers.count <= Self.few
    all = isFew ? numbers : []
    offsets = isFew ? [:] : Dictionary(numbers.map { ($0.number, $0.offset) }) { first, _ in first }
  }

  var isEmpty: Bool { all.isEmpty && offsets.isEmpty }

  func offset(of number: ExactDecimal) -> Int? {
    if !offsets.isEmpty { return offsets[number] }
    for index in all.indices where all[index].number == number { return all[index].offset }
    return nil
  }
}
