import ValidationCore

extension RuleRow {
  static let presence: [RuleRow] = [
    RuleRow("required", #""required""#, nil, error("presence.missing")),
    RuleRow("required", #""presence""#, "null", error("presence.missing")),
    RuleRow("required", #"{"required": true}"#, "0"),
    RuleRow("required", #"{"required": {}}"#, #""""#),
    RuleRow("notEmpty", #""notEmpty""#, nil, error("presence.missing")),
    RuleRow("notEmpty", #""notEmpty""#, #""""#, error("presence.empty")),
    RuleRow("notEmpty", #""notEmpty""#, "[]", error("presence.empty")),
    RuleRow("notEmpty", #""notEmpty""#, "{}", error("presence.empty")),
    RuleRow("notEmpty", #""notEmpty""#, #"{"x": 1}"#),
    RuleRow("notEmpty", #""notEmpty""#, "1", mismatch("text|list|object", "number")),
    RuleRow("notBlank", #""notBlank""#, nil, error("presence.missing")),
    RuleRow("notBlank", #""notBlank""#, "\" \u{3000}\u{200B}\"", error("presence.blank")),
    RuleRow("notBlank", #""notBlank""#, #"" ب ""#),
  ]
}
