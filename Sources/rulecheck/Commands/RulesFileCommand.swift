import ArgumentParser

/// `rulecheck help rules-file`.
struct RulesFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules-file",
    abstract: "Show how a file of rules is written.",
    discussion: """
      A rule document, which rulecheck validate --rules reads, names the rules of the fields of a record:

      \(example)

      document  = {"fields": {path: field, …}, "record": field?,
                   "stopAtFirst": bool?, "scenarios": [name, …]?,
                   "unknownFields": "ignore" / "warning" / "error"?,
                   "description": text?, "$schema": text?}
      field     = [rule, …] / {"rules": [rule, …], "label": text?, modifiers}
      rule      = name / {name: arguments, modifiers}
      arguments = true / the argument that may be given alone
                / {argument: value, …}
      modifiers = "when": condition, "on": name / [name, …], "message": message,
                  "severity": "error" / "warning", "optional": bool,
                  "stopAtFirst": bool, "sensitive": bool
      message   = key or sentence / {"key": text} / {"literal": text}
      condition = {"field": path, "equals": value}
                / {"field": path, "in": [value, …]}
                / {"field": path, "present": bool} / {"not": condition}
                / {"all": [condition, …]} / {"any": [condition, …]}
      path      = name / path "." name / path "[]" / path "[0]"
                / path "[\\"odd.key\\"]"

      In a path, [] is every element of a list; in a condition or an argument, it is the element that the rule's own \
      field is in. Modifiers of a field apply to all of its rules. A label names the field in sentences. Rules with "on" \
      apply only if rulecheck validate --scenario names one of their scenarios. unknownFields reports the members of a \
      record that the document does not name. optional lets an absent value pass the rules about presence, and \
      sensitive keeps values out of the errors. rulecheck rules lists the rules.
      """
  )

  /// A rule document with a field of each kind.
  static let example = """
    {
      "scenarios": ["create", "update"],
      "unknownFields": "error",
      "fields": {
        "id": {"rules": ["required"], "on": "update"},
        "name": {"rules": ["required", {"length": {"max": 40}}], "label": "Name"},
        "address.country": [{"oneOf": ["BR", "PT"]}],
        "taxNumber": [{"br.cpf": true, "message": "Enter your CPF",
                       "when": {"field": "address.country", "equals": "BR"}}],
        "items[].price": ["required", {"range": {"min": 0}}],
        "note": []
      }
    }
    """

  func run() throws { throw CleanExit.helpRequest(self) }
}
