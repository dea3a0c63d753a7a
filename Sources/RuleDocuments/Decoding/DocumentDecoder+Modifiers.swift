import JSONText
import ValidationCore

extension DocumentDecoder {
  /// Reads the modifiers of a rule or a field; those with mistakes are left out.
  func modifiers(
    _ members: [String: LocatedNode], _ owner: FieldPattern, _ mistakes: inout DocumentMistakes
  ) -> RuleModifiers {
    func value(_ modifier: RuleModifier) -> LocatedNode? { members[modifier.rawValue] }
    var modifiers = RuleModifiers()
    modifiers.condition = value(.when)?.condition(in: owner, &mistakes)
    modifiers.scenarios = value(.on)?.scenarios(among: scenarios, &mistakes)
    modifiers.message = value(.message)?.message(&mistakes)
    let severity = mistakes.read(value(.severity)) { value throws(RuleDocumentError) in
      try value.choice(["error", "warning"])
    }
    modifiers.severity = severity.map { $0 == "warning" ? ValidationError.Severity.warning : .error }
    modifiers.isOptional = mistakes.boolean(value(.optional)) ?? false
    modifiers.stopsAtFirst = mistakes.boolean(value(.stopAtFirst)) ?? false
    modifiers.isSensitive = mistakes.boolean(value(.sensitive)) ?? false
    return modifiers
  }
}

extension LocatedNode {
  /// Reads a message: a key or sentence, or an object that says whether it is a key or a literal text.
  fileprivate func message(_ mistakes: inout DocumentMistakes) -> ValidationError.Message? {
    let shape = "a text, or an object with \"key\" or \"literal\""
    if let text = node.string { return .key(text) }
    let known = mistakes.count
    guard let members = members(of: ["key", "literal"], expected: shape, &mistakes) else { return nil }
    if mistakes.count == known, members.count != 1 {
      mistakes.add(error("the message is empty or ambiguous", expected: shape))
    }
    let key = mistakes.text(members["key"])
    let literal = mistakes.text(members["literal"])
    return key.map(ValidationError.Message.key) ?? literal.map(ValidationError.Message.literal)
  }
}
