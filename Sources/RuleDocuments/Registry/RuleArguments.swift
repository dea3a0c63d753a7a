public import JSONText
public import Primitives
import TextAutomata

/// The arguments that a rule document gives to one use of a rule, checked against what the rule declares.
///
/// The plain methods are for arguments that the rule declares as required, the others answer nil for one that is
/// left out.
public struct RuleArguments: Sendable {
  /// The rule in the document.
  let rule: LocatedNode
  let values: [String: LocatedNode]
  /// The field that the rule is for.
  let owner: FieldPattern

  /// A required argument that is true or false.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out or is not `true` or `false`.
  public func boolean(_ name: String) throws(RuleDocumentError) -> Bool { try value(name).boolean() }

  /// A required argument that is a whole number.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out or is not a whole number that fits `Int`.
  public func integer(_ name: String) throws(RuleDocumentError) -> Int { try value(name).integer() }

  /// A required argument that is a number, by its exact value.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out or is not a number.
  public func number(_ name: String) throws(RuleDocumentError) -> ExactDecimal { try value(name).number() }

  /// A required argument that is a text.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out or is not a text.
  public func text(_ name: String) throws(RuleDocumentError) -> String { try value(name).text() }

  /// A required argument that is a list of texts.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out or is not an array of texts.
  public func texts(_ name: String) throws(RuleDocumentError) -> [String] {
    var texts: [String] = []
    for element in try value(name).elements() { texts.append(try element.text()) }
    return texts
  }

  /// A required argument as the JSON that it is.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is left out.
  public func node(_ name: String) throws(RuleDocumentError) -> JSONNode { try value(name).node }

  /// Another field of the record.
  ///
  /// - Throws: Where the path has a `[]` for which the field of the rule has no element.
  public func field(_ name: String) throws(RuleDocumentError) -> FieldReference {
    try value(name).fieldReference(from: owner)
  }

  /// An argument that is true or false; nil where it is left out.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is not `true` or `false`.
  public func booleanIfPresent(_ name: String) throws(RuleDocumentError) -> Bool? {
    try values[name].map { value throws(RuleDocumentError) in try value.boolean() }
  }

  /// An argument that is a whole number; nil where it is left out.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is not a whole number that fits `Int`.
  public func integerIfPresent(_ name: String) throws(RuleDocumentError) -> Int? {
    try values[name].map { value throws(RuleDocumentError) in try value.integer() }
  }

  /// An argument that is a number, by its exact value; nil where it is left out.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is not a number.
  public func numberIfPresent(_ name: String) throws(RuleDocumentError) -> ExactDecimal? {
    try values[name].map { value throws(RuleDocumentError) in try value.number() }
  }

  /// An argument that is a text; nil where it is left out.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is not a text.
  public func textIfPresent(_ name: String) throws(RuleDocumentError) -> String? {
    try values[name].map { value throws(RuleDocumentError) in try value.text() }
  }

  /// An argument that is a list of texts; nil where it is left out.
  ///
  /// - Throws: ``RuleDocumentError`` where the argument is not an array of texts.
  public func textsIfPresent(_ name: String) throws(RuleDocumentError) -> [String]? {
    values[name] == nil ? nil : try texts(name)
  }

  /// Refuses the arguments: the error is at one of them, or at the rule if none is named.
  ///
  /// - Parameters:
  ///   - name: The argument at fault.
  ///   - element: The element at fault where the argument is a list, counted from 0.
  ///   - problem: What is wrong, in plain English.
  ///   - expected: What could have stood there.
  ///   - known: The names that could have stood there; the nearest becomes the suggestion.
  public func error(
    at name: String? = nil,
    element: Int? = nil,
    _ problem: String,
    expected: String,
    known: [String] = []
  ) -> RuleDocumentError {
    var place = name.flatMap { values[$0] } ?? rule
    if let element, let array = place.node.array, array.indices.contains(element) {
      place = LocatedNode(
        node: array[element],
        pointer: place.pointer + JSONPointer.token(element),
        source: place.source
      )
    }
    let suggestion = place.node.string.flatMap { NearestName.nearest(to: $0, among: known) }
    return place.error(problem, expected: expected, suggestion: suggestion)
  }

  /// Refuses a text argument at one of its code points, counted from 0.
  func error(
    at name: String,
    codePoint offset: Int,
    _ problem: String,
    expected: String
  ) -> RuleDocumentError {
    let place = values[name] ?? rule
    guard place.node.string != nil else { return place.error(problem, expected: expected) }
    return place.error(problem, expected: expected, atCodePoint: offset)
  }

  private func value(_ name: String) throws(RuleDocumentError) -> LocatedNode {
    guard let value = values[name] else {
      throw rule.error("the argument \(JSONText.quoted(name)) is missing", expected: "a value for it")
    }
    return value
  }
}
