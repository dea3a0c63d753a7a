import JSONText
import Primitives
import TextAutomata
import ValidationRules

/// The text of a rule document and its name.
struct DocumentSource: Sendable {
  let file: String
  let utf8: [UInt8]
}

/// A value of a rule document that knows its position, so that every mistake in it can be located.
///
/// An object, since it is passed on often while a document is read.
final class LocatedNode: Sendable {
  let node: JSONNode
  /// The value as a JSON Pointer (RFC 6901) into the document.
  let pointer: String
  let source: DocumentSource

  init(node: JSONNode, pointer: String, source: DocumentSource) {
    self.node = node
    self.pointer = pointer
    self.source = source
  }

  /// A member of an object.
  struct Member {
    let name: String
    let position: JSONPosition
    let value: LocatedNode
    /// Whether an earlier member has the same name.
    let isRepeated: Bool
  }

  func error(
    _ problem: String,
    expected: String,
    suggestion: String? = nil,
    at position: JSONPosition? = nil
  ) -> RuleDocumentError {
    let position = position ?? node.position
    return RuleDocumentError(
      file: source.file,
      line: position.line,
      column: position.column,
      path: pointer,
      problem: problem,
      expected: expected,
      suggestion: suggestion
    )
  }

  /// The error at a code point of this text's value, counted from 0.
  func error(_ problem: String, expected: String, atCodePoint offset: Int) -> RuleDocumentError {
    let position = JSONText.position(ofCodePoint: offset, inStringAt: node.position, of: source.utf8)
    return error(problem, expected: expected, at: position)
  }

  func wrongType(expected: String) -> RuleDocumentError {
    error("the value is \(node.kind)", expected: expected)
  }

  func text(expected: String = "a text") throws(RuleDocumentError) -> String {
    guard let text = node.string else { throw wrongType(expected: expected) }
    return text
  }

  func boolean() throws(RuleDocumentError) -> Bool {
    guard let value = node.bool else { throw wrongType(expected: "true or false") }
    return value
  }

  func integer() throws(RuleDocumentError) -> Int {
    guard node.number != nil else { throw wrongType(expected: "a whole number") }
    guard let value = node.integer else {
      throw error("\(node) is not a whole number, or is too large", expected: "a whole number")
    }
    return value
  }

  /// A whole number that is a count.
  func count() throws(RuleDocumentError) -> Int {
    let value = try integer()
    guard value >= 0 else { throw error("\(value) is negative", expected: "a whole number from 0 up") }
    return value
  }

  func number() throws(RuleDocumentError) -> ExactDecimal {
    guard let text = node.number else { throw wrongType(expected: "a number") }
    return ExactDecimal(written: text)
  }

  /// The maximum depth of nested lists and objects in a value that a rule or condition names.
  ///
  /// Comparison recurses to the same depth, and so do the arguments of errors, on the stack of any thread.
  private static let maximumDepth = 64

  /// A value that others are compared with.
  func literal() throws(RuleDocumentError) -> JSONNode {
    var open = [(node, 0)]
    while let (node, depth) = open.popLast() {
      let parts = node.array ?? node.object?.map(\.value)
      guard let parts else { continue }
      guard depth < Self.maximumDepth else {
        throw error(
          "the value is nested too deeply",
          expected: "lists and objects that are nested up to \(Self.maximumDepth) deep"
        )
      }
      for part in parts { open.append((part, depth + 1)) }
    }
    return node
  }

  /// One of the known words; letter case counts.
  func choice(_ words: [String]) throws(RuleDocumentError) -> String {
    let expected = ArgumentType.listed(words)
    let word = try text(expected: expected)
    if words.contains(where: { $0.hasSameBytes(as: word) }) { return word }
    throw error(
      "unknown value \(JSONText.quoted(word))",
      expected: expected,
      suggestion: NearestName.nearest(to: word, among: words)
    )
  }

  func elements(expected: String = "an array") throws(RuleDocumentError) -> [LocatedNode] {
    guard let array = node.array else { throw wrongType(expected: expected) }
    return array.enumerated().map { index, node in
      LocatedNode(node: node, pointer: pointer + JSONPointer.token(index), source: source)
    }
  }

  /// The members of an object; nil if the value is not an object. A name that appears twice is a mistake.
  ///
  /// - Parameter expected: Made only for an error.
  func members(expected: @autoclosure () -> String, _ mistakes: inout DocumentMistakes) -> [Member]? {
    guard let members = node.object else {
      mistakes.add(wrongType(expected: expected()))
      return nil
    }
    let repetitions = node.duplicateMembers
    for (first, repeated) in repetitions {
      mistakes.add(
        member(repeated).value.error(
          "the member \(JSONText.quoted(repeated.key)) appears twice",
          expected: "each name once; the first is at \(first.position)",
          at: repeated.position
        )
      )
    }
    let repeated = Set(repetitions.map(\.repeated.position))
    return members.map { member($0, isRepeated: repeated.contains($0.position)) }
  }

  /// The members of an object, which may only have the known names; nil if the value is not an object.
  ///
  /// Of a name that appears twice, it is the first member.
  /// - Parameter expected: Made only for an error.
  func members(
    of names: [String],
    expected: @autoclosure () -> String,
    _ mistakes: inout DocumentMistakes
  ) -> [String: LocatedNode]? {
    guard let members = members(expected: expected(), &mistakes) else { return nil }
    var values: [String: LocatedNode] = [:]
    for member in members where !member.isRepeated {
      if names.contains(member.name) {
        values[member.name] = member.value
      } else {
        mistakes.add(unknown(member, among: names))
      }
    }
    return values
  }

  func unknown(
    _ member: Member,
    what: String = "member",
    among names: [String],
    expected: String? = nil
  ) -> RuleDocumentError {
    member.value.error(
      "unknown \(what) \(JSONText.quoted(member.name))",
      expected: expected ?? ArgumentType.listed(names),
      suggestion: NearestName.nearest(to: member.name, among: names),
      at: member.position
    )
  }

  private func member(_ member: JSONNode.Member, isRepeated: Bool = false) -> Member {
    let value = LocatedNode(
      node: member.value,
      pointer: pointer + JSONPointer.token(member.key),
      source: source
    )
    return Member(name: member.key, position: member.position, value: value, isRepeated: isRepeated)
  }
}
