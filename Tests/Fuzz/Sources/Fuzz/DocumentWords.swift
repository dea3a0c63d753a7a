/// Rule documents and records for them, made of choices.
enum DocumentWords {
  private static let uses = RuleCall.all.map(\.json)
  private static let more = [
    "\"required\"", "\"notBlank\"", "\"text\"", "\"number\"", "\"integer\"", "\"list\"", "\"object\"",
    "\"boolean\"",
    #"{"range": {"min": 1, "max": 5}}"#, #"{"length": {"min": 1, "max": 3}}"#,
    #"{"count": {"min": 1, "max": 2}}"#,
    "\"unique\"", #"{"unique": true}"#, #"{"sameAs": "b"}"#, #"{"sameAs": "items[].b"}"#,
    #"{"differentFrom": "a"}"#, #"{"confirmed": "b"}"#, #"{"requiredUnless": {"field": "b", "equals": 1}}"#,
    #"{"requiredIf": {"field": "b", "equals": 1}}"#, #"{"oneOf": [1, "a", true, null]}"#,
    #"{"noneOf": [1, "1", 1.0]}"#,
    #"{"equal": 18}"#, #"{"multipleOf": 0.1}"#, #"{"precisionScale": {"precision": 5, "scale": 2}}"#,
    #"{"requiredWith": ["b"]}"#, #"{"requiredWithout": ["b", "c.d"]}"#, #"{"atLeastOneOf": ["a", "b"]}"#,
    #"{"exactlyOneOf": ["a", "c"]}"#, #"{"beforeField": "b"}"#, #"{"containsElement": 1}"#,
    #"{"requiredKeys": ["a"]}"#, #"{"after": "2026-01-01"}"#, #"{"matches": "[a-z]+"}"#,
  ]
  private static let fields = [
    "a", "b", "items[].a", "items[]", "c.d", "items[0].b", "[\\\"odd key\\\"]", "items", "c", "items[][]",
    "é", "",
  ]
  private static let values = ["1", "\"a\"", "true", "null", "1.0", "[]", "{}", "\"1\"", "[1]"]

  static func document(_ input: inout FuzzInput) -> String {
    var members: [String] = []
    for _ in 0...input.number(below: 3) { members.append("\"\(input.pick(fields))\": \(field(&input))") }
    let record = input.number(below: 8) == 7 ? ", \"record\": \(field(&input))" : ""
    let stop = input.number(below: 8) == 7 ? ", \"stopAtFirst\": true" : ""
    return "{\"fields\": {\(members.joined(separator: ", "))}\(record)\(stop)}"
  }

  private static func field(_ input: inout FuzzInput) -> String {
    let rules = (0...input.number(below: 3)).map { _ in rule(&input) }.joined(separator: ", ")
    guard input.number(below: 4) == 3 else { return "[\(rules)]" }
    return "{\"rules\": [\(rules)]\(modifiers(&input))}"
  }

  private static func rule(_ input: inout FuzzInput) -> String {
    let rule = input.flag() ? input.pick(more) : input.pick(uses)
    guard rule.hasPrefix("{"), input.number(below: 4) == 3 else { return rule }
    return rule.dropLast() + modifiers(&input) + "}"
  }

  private static func modifiers(_ input: inout FuzzInput) -> String {
    switch input.number(below: 8) {
    case 0: return ""
    case 1: return ", \"severity\": \"warning\""
    case 2: return ", \"sensitive\": true"
    case 3: return ", \"optional\": true"
    case 4: return ", \"stopAtFirst\": true"
    case 5: return ", \"message\": \"must differ\""
    default: return ", \"when\": \(condition(&input, depth: 3))"
    }
  }

  private static func condition(_ input: inout FuzzInput, depth: Int) -> String {
    let field = "\"field\": \"\(input.pick(fields))\""
    switch depth == 0 ? 0 : input.number(below: 6) {
    case 0: return "{\(field), \"equals\": \(input.pick(values))}"
    case 1: return "{\(field), \"present\": \(input.flag())}"
    case 2: return "{\(field), \"in\": [\(input.pick(values)), \(input.pick(values))]}"
    case 3: return "{\"not\": \(condition(&input, depth: depth - 1))}"
    case 4:
      return "{\"all\": [\(condition(&input, depth: depth - 1)), \(condition(&input, depth: depth - 1))]}"
    default:
      return "{\"any\": [\(condition(&input, depth: depth - 1)), \(condition(&input, depth: depth - 1))]}"
    }
  }

  /// A record with the members that documents name.
  static func record(_ input: inout FuzzInput) -> [UInt8] {
    if input.number(below: 8) == 7 { return JSONWords.value(&input) }
    func value() -> String { String(decoding: JSONWords.value(&input), as: UTF8.self) }
    let count = input.number(below: 4)
    var members: [String] = []
    if input.flag() { members.append("\"b\": \(value())") }
    if input.flag() { members.append("\"c\": {\"d\": \(value()), \"\": 1}") }
    if input.flag() {
      members.append(
        "\"items\": ["
          + (0..<count).map { _ in "{\"a\": \(value()), \"b\": \(value())}" }.joined(separator: ",") + "]")
    }
    if input.flag() { members.append("\"odd key\": \(value()), \"a\": 2") }
    members.append("\"a\": \(value())")
    return Array("{\(members.joined(separator: ","))}".utf8)
  }
}
