import JSONText
public import ValidationCore

/// Rules from Swift code as a rule document.
public struct WrittenRules: Sendable, Hashable {
  /// The document in compact JSON, which ``RuleDocument`` reads.
  public let json: String
  /// The fields with a part that cannot be written in a document, as paths with `[]` for elements, in order; the empty
  /// path is the whole value. Such a part is a closure, a condition, an alternative, or a rule with arguments of a
  /// type that JSON does not have.
  public let closures: [String]
}

extension Validation {
  /// The rules as a rule document, for a client in another language, a description, or a comparison.
  ///
  /// ```swift
  /// let rules = Validation<SignUp>.all(.field("username", \.username, .required, .length(3...20)))
  /// print(rules.ruleDocument().json)
  /// // {"fields":{"username":["required",{"length":{"max":20,"min":3}}]}}
  /// ```
  /// ``WrittenRules/closures`` names what the document leaves out; if it is empty, the document gives the same
  /// verdicts and errors for the values in JSON.
  public func ruleDocument() -> WrittenRules {
    var writer = RuleDocumentWriter()
    writer.add(constraint, at: [], RuleDocumentWriter.Adjustments())
    return WrittenRules(json: writer.document.description, closures: writer.closures)
  }
}
