import JSONText
import ValidationCore

/// JSON values of which one is looked for, by what they mean; see ``JSONValue``.
struct ValueChoices: Sendable {
  private let all: Set<JSONValue>
  /// Those that are texts.
  let texts: TextChoices
  private let numbers: Set<ExactDecimal>

  init(_ values: [JSONValue]) {
    all = Set(values)
    texts = TextChoices(values.compactMap(\.node.string))
    numbers = Set(values.compactMap { $0.node.number.map(ExactDecimal.init(written:)) })
  }

  func contains(_ node: JSONNode) -> Bool { all.contains(JSONValue(node)) }

  /// Whether one of them means the same as a value in place; nothing is allocated for a text or number.
  func contains(_ value: JSONTapeValue) -> Bool {
    switch value.type {
    case .text: texts.contain(value.utf8)
    case .number: numbers.contains(value.decimal)
    case .null, .boolean, .list, .object: all.contains { $0.means(value) }
    }
  }

  func contains(_ number: ExactDecimal) -> Bool { numbers.contains(number) }

  func contains(_ value: HeldValue) -> Bool {
    switch value {
    case .node(let node): contains(node)
    case .tape(let value): contains(value)
    }
  }
}

/// Texts of which one is looked for, by canonical equivalence.
struct TextChoices: Sendable {
  private let bytes: MemberTable
  private let texts: Set<String>
  private let areASCII: Bool

  init(_ texts: [String]) {
    self.texts = Set(texts)
    bytes = MemberTable(Array(self.texts))
    areASCII = texts.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
  }

  func contain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.offset(of: text) != nil { return true }
    if areASCII, text.isASCII { return false }
    return texts.contains(String(decoding: text, as: UTF8.self))
  }
}

/// A rule over texts that asks for one of a list, or for one alone.
struct ChoiceRule: TextRule {
  let choices: TextChoices
  let error: ValidationError

  func check(_ text: inout TextView, _ findings: inout Findings) {
    if !choices.contain(text.utf8) { findings.report(error) }
  }
}
