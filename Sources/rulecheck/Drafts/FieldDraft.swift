import JSONText
import RuleDocuments

/// What the values of one field have in common.
struct FieldDraft {
  let path: String
  /// The index of the object or list that the field is in; nil for a member of the record.
  let parent: Int?
  /// How many values there were, and how many of them were objects.
  private(set) var present = 0
  private(set) var objects = 0

  private var types: Set<String> = []
  /// The types that all texts denote, as cells of CSV do; a whole number is also a number.
  private var denoted: Set<String>?
  /// The formats that all texts have.
  private var formats = Format.all
  /// How often each text came, by its bytes, until there are too many of them.
  private var texts: [[UInt8]: Int]? = [:]

  init(path: String, parent: Int?) { (self.path, self.parent) = (path, parent) }

  var isElement: Bool { path.hasSuffix("[]") }

  mutating func add(_ value: JSONNode) {
    if case .null = value.content { return }
    present += 1
    types.insert(Self.type(of: value))
    if value.object != nil { objects += 1 }
    guard let text = value.string else { return }
    let denoted = Self.types(denotedBy: text)
    self.denoted = self.denoted?.intersection(denoted) ?? denoted
    formats.removeAll { !$0.document.isValid(value: .members(["a": value])) }
    texts?[Array(text.utf8), default: 0] += 1
    if text.utf8.count > Self.longestText || texts?.count ?? 0 > Self.maximumTexts { texts = nil }
  }

  /// The rules besides presence that all values pass.
  func rules(cellsAreTexts: Bool) -> [JSONNode] {
    guard let type = commonType(of: types) else { return [] }
    guard type == "string" else { return [.members(["type": .text(type)])] }
    if cellsAreTexts, let type = denoted?.sorted().first { return [.members(["type": .text(type)])] }
    if let format = formats.first { return [.text(format.name)] }
    if let texts, texts.count > 1, texts[[]] == nil, texts.values.allSatisfy({ $0 >= Self.repetitions }) {
      let choices = texts.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
      return [.members(["oneOf": .list(choices.map(JSONNode.text))])]
    }
    return cellsAreTexts ? [] : [.members(["type": .text(type)])]
  }

  /// Texts are a list of choices if there are few of them, and each comes often. A text that came once may be anything,
  /// a secret too.
  private static let maximumTexts = 8
  private static let longestText = 40
  private static let repetitions = 5

  private func commonType(of types: Set<String>) -> String? {
    if types.contains("integer"), types.isSubset(of: ["integer", "number"]) {
      return types.count == 1 ? "integer" : "number"
    }
    return types.count == 1 ? types.first : nil
  }

  private static func type(of value: JSONNode) -> String {
    switch value.content {
    case .null: "null"
    case .bool: "boolean"
    case .number: value.integer == nil ? "number" : "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The types of JSON values that a text could be; a long number is rather a text of digits.
  private static func types(denotedBy text: String) -> Set<String> {
    if text == "true" || text == "false" { return ["boolean"] }
    guard text.utf8.count <= 15, let first = text.utf8.first, first == 0x2D || 0x30...0x39 ~= first else {
      return []
    }
    // What is not JSON is a text.
    guard let node = try? JSONNode.parse(text.utf8), node.number != nil else { return [] }
    return node.integer == nil ? ["number"] : ["integer", "number"]
  }
}

extension FieldDraft {
  /// A rule about the form of a text, as a document with it.
  private struct Format {
    let name: String
    let document: RuleDocument

    /// From the most specific, as few texts are of two forms.
    static let all: [Format] = [
      "uuid", "ulid", "email", "date", "dateTime", "url", "ipAddress", "iban", "semanticVersion",
    ].compactMap { name in
      // All of the names are built-in rules, which a test checks.
      (try? RuleDocument(json: Array("{\"fields\":{\"a\":[\"\(name)\"]}}".utf8))).map {
        Format(name: name, document: $0)
      }
    }
  }
}
