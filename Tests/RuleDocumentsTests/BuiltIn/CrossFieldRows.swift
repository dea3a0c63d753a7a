import ValidationCore

extension RuleRow {
  private static let other: [String: ValidationError.Argument] = ["other": .key("field.b")]

  private static func dependent(_ code: ValidationError.Code, _ values: [ValidationError.Argument])
    -> ValidationError
  {
    error(code, ["other": .key("field.b"), "values": .alternatives(values)])
  }

  private static func order(_ code: ValidationError.Code, _ other: String) -> ValidationError {
    error(code, ["other": .key("field.\(other)")])
  }

  private static let both: ValidationError.Argument = .alternatives([.key("field.a"), .key("field.b")])

  static let crossField: [RuleRow] = [
    RuleRow("differentFrom", #"{"differentFrom": "b"}"#, #""same""#, error("fields.notDifferent", other)),
    RuleRow("differentFrom", #"{"differentFrom": {"field": "b"}}"#, #""Same""#),
    RuleRow("differentFrom", #"{"differentFrom": "c"}"#, nil),
    RuleRow(
      "confirmed", #""confirmed""#, #""x""#,
      error("fields.unconfirmed", ["other": .key("field.aConfirmation")])),
    RuleRow("confirmed", #"{"confirmed": "b"}"#, #""same""#),
    RuleRow("confirmed", #"{"confirmed": {"by": "b"}}"#, "1", error("fields.unconfirmed", other)),
    RuleRow("confirmed", #""confirmed""#, nil),
    RuleRow(
      "requiredIf", #"{"requiredIf": {"field": "b", "equals": "same"}}"#, nil,
      dependent("fields.requiredIf", ["same"])),
    RuleRow("requiredIf", #"{"requiredIf": {"field": "b", "in": ["other", 1]}}"#, nil),
    RuleRow("requiredIf", #"{"requiredIf": {"field": "b", "equals": "same"}}"#, #""""#),
    RuleRow(
      "requiredUnless", #"{"requiredUnless": {"field": "b", "in": ["other", 1]}}"#, "null",
      dependent("fields.requiredUnless", ["other", 1])),
    RuleRow("requiredUnless", #"{"requiredUnless": {"field": "b", "equals": "same"}}"#, nil),
    RuleRow(
      "prohibitedIf", #"{"prohibitedIf": {"field": "b", "equals": "same"}}"#, "false",
      dependent("fields.prohibitedIf", ["same"])),
    RuleRow("prohibitedIf", #"{"prohibitedIf": {"field": "b", "equals": "other"}}"#, "1"),
    RuleRow("prohibitedIf", #"{"prohibitedIf": {"field": "b", "equals": "same"}}"#, nil),
    RuleRow(
      "requiredWith", #"{"requiredWith": ["c", "b"]}"#, nil,
      error("fields.requiredWith", ["others": .alternatives([.key("field.c"), .key("field.b")])])),
    RuleRow("requiredWith", #"{"requiredWith": ["c"]}"#, nil),
    RuleRow(
      "requiredWithout", #"{"requiredWithout": {"fields": ["c.d"]}}"#, nil,
      error("fields.requiredWithout", ["others": .alternatives([.key("field.c.d")])])),
    RuleRow("requiredWithout", #"{"requiredWithout": ["b"]}"#, nil),
    RuleRow(
      "atLeastOneOf", #"{"atLeastOneOf": ["c", "d"]}"#, "1",
      error("fields.noneGiven", ["fields": .alternatives([.key("field.c"), .key("field.d")])])),
    RuleRow("atLeastOneOf", #"{"atLeastOneOf": ["a", "b"]}"#, nil),
    RuleRow(
      "exactlyOneOf", #"{"exactlyOneOf": ["c"]}"#, nil,
      error("fields.noneGiven", ["fields": .alternatives([.key("field.c")])])),
    RuleRow(
      "exactlyOneOf", #"{"exactlyOneOf": ["a", "b"]}"#, "0",
      error("fields.severalGiven", ["fields": both, "given": .list([.key("field.a"), .key("field.b")])])),
    RuleRow("exactlyOneOf", #"{"exactlyOneOf": ["a", "b"]}"#, nil),
    RuleRow(
      "atMostOneOf", #"{"atMostOneOf": ["a", "b"]}"#, "0",
      error("fields.severalGiven", ["fields": both, "given": .list([.key("field.a"), .key("field.b")])])),
    RuleRow("atMostOneOf", #"{"atMostOneOf": ["a", "b"]}"#, nil),
    RuleRow("atMostOneOf", #"{"atMostOneOf": ["a", "c"]}"#, nil),
    RuleRow("elementOf", #"{"elementOf": "b"}"#, #""same""#, error("fields.notElement", other)),
    RuleRow("elementOf", #"{"elementOf": {"field": "c"}}"#, nil),
    RuleRow("beforeField", #"{"beforeField": "b"}"#, #""2026-02-28""#),
    RuleRow("beforeField", #"{"beforeField": "day"}"#, #""2026-06-15""#, order("fields.notBefore", "day")),
    RuleRow(
      "beforeField", #"{"beforeField": {"field": "day", "orEqual": true}}"#, #""2026-06-16""#,
      order("fields.tooLate", "day")),
    RuleRow("beforeField", #"{"beforeField": "five"}"#, "5.0", order("fields.notLess", "five")),
    RuleRow(
      "beforeField", #"{"beforeField": {"field": "five", "orEqual": true}}"#, "6",
      order("fields.tooLarge", "five")),
    RuleRow("afterField", #"{"afterField": {"field": "c", "orEqual": true}}"#, #""2026-02-28""#),
    RuleRow("afterField", #"{"afterField": "day"}"#, #""2026-06-15""#, order("fields.notAfter", "day")),
    RuleRow(
      "afterField", #"{"afterField": {"field": "day", "orEqual": true}}"#, #""2026-06-14T23:59Z""#,
      order("fields.tooEarly", "day")),
    RuleRow("afterField", #"{"afterField": "five"}"#, "5", order("fields.notGreater", "five")),
    RuleRow(
      "afterField", #"{"afterField": {"field": "five", "orEqual": true}}"#, "4.9",
      order("fields.tooSmall", "five")),
  ]
}
