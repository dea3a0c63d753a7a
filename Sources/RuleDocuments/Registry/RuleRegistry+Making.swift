package import JSONText
import ValidationRules

extension RuleRegistry {
  /// A rule over one value, made of arguments that another form of rules has.
  ///
  /// - Parameters:
  ///   - name: The name of the rule.
  ///   - arguments: Its arguments as a rule document would have them.
  /// - Throws: ``RuleDocumentError`` if the rule does not accept the arguments; its place is that of the argument, of which
  ///   the file is not known.
  package func rule(_ name: String, _ arguments: [String: JSONNode] = [:]) throws(RuleDocumentError)
    -> ValueRule
  {
    let source = DocumentSource(file: "", utf8: [])
    let members = arguments.map { JSONNode.Member(key: $0.key, position: $0.value.position, value: $0.value) }
    let located = LocatedNode(node: JSONNode(.object(members)), pointer: "", source: source)
    guard let registered = self.rule(named: name) else {
      throw located.error("unknown rule \(JSONText.quoted(name))", expected: "the name of a rule")
    }
    var values: [String: LocatedNode] = [:]
    for member in members {
      values[member.key] = LocatedNode(node: member.value, pointer: "", source: source)
    }
    do {
      let made = try registered.make(RuleArguments(rule: located, values: values, owner: FieldPattern([])))
      if case .value(let rule) = made { return rule }
    } catch let error as RuleDocumentError {
      throw error
    } catch {
      throw located.error("\(error)", expected: "arguments that the rule accepts")
    }
    throw located.error(
      "the rule \(JSONText.quoted(name)) reads other fields", expected: "a rule over one value")
  }
}
