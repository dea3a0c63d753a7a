import JSONText
import Primitives
import ValidationCore

/// A set of JSON values to search by meaning; see ``JSONMeaning``.
///
/// An object, since it is passed on for every value.
final class ValueChoices: Sendable {
  /// The values that are texts.
  let texts: TextChoices
  /// Whether `null` is one of them.
  let containNull: Bool
  private let booleans: Set<Bool>
  private let numbers: NumberChoices
  private let containers: Set<JSONMeaning>

  init(_ values: [JSONNode]) {
    texts = TextChoices(values.compactMap(\.string))
    containNull = values.contains(where: \.isNull)
    booleans = Set(values.compactMap(\.bool))
    numbers = NumberChoices(values.compactMap { $0.number.map(ExactDecimal.init(written:)) })
    containers = Set(values.filter { $0.array != nil || $0.object != nil }.map { JSONMeaning($0) })
  }

  /// Whether one of them has the same meaning as a value; nothing is allocated for a text or number.
  func contains(_ value: JSONTapeValue) -> Bool {
    switch value.type {
    case .null: containNull
    case .boolean: contains(value.isTrue)
    case .number: contains(value.decimal)
    case .text: texts.contain(value.bytes)
    case .list, .object: !containers.isEmpty && containers.contains(JSONMeaning(value))
    }
  }

  func contains(_ number: ExactDecimal) -> Bool { numbers.contain(number) }

  func contains(_ boolean: Bool) -> Bool { booleans.contains(boolean) }

  /// Whether one of the elements of a list is among the values.
  func containElement(of list: JSONTapeValue) -> Bool {
    var isFound = false
    list.forEachElement { _, element in
      isFound = contains(element)
      return !isFound
    }
    return isFound
  }
}

/// A set of numbers to search by exact value.
struct NumberChoices: Sendable {
  /// Comparing up to this many takes less time than a hash.
  private static let few = 4

  private let all: [ExactDecimal]
  private let set: Set<ExactDecimal>

  init(_ numbers: [ExactDecimal]) {
    all = numbers.count <= Self.few ? numbers : []
    set = numbers.count <= Self.few ? [] : Set(numbers)
  }

  func contain(_ number: ExactDecimal) -> Bool {
    set.isEmpty ? all.contains(number) : set.contains(number)
  }
}

/// A set of texts to search by canonical equivalence.
struct TextChoices: Sendable {
  private let bytes: ByteStringTable
  private let texts: Set<String>
  private let areASCII: Bool

  init(_ texts: [String]) {
    self.texts = Set(texts)
    bytes = ByteStringTable(Array(self.texts))
    areASCII = texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  func contain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.offset(of: text) != nil { return true }
    if texts.isEmpty || areASCII && text.isASCII { return false }
    return texts.contains(String(decoding: text, as: UTF8.self))
  }
}

/// A rule for texts that accepts those of a list, or all others.
struct ChoiceRule: TextRule {
  let choices: TextChoices
  let accepts: Bool
  let error: ValidationError

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if choices.contain(text.utf8) != accepts { sink.report(error) }
  }
}
