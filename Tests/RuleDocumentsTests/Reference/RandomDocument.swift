import Foundation
import Randomness

/// Documents and records with the same few names, so that rules meet values of every type, at every depth.
enum RandomDocument {
  private static let names = ["a", "b", "list", "é", "e\u{301}"]

  private static let rules = [
    #""required""#, #""notEmpty""#, #"{"length": {"min": 2, "max": 4}}"#, #"{"count": {"min": 1, "max": 2}}"#,
    #"{"type": "integer"}"#, #"{"type": "object"}"#, #"{"type": "array"}"#,
    #"{"type": "array", "severity": "warning"}"#, #"{"range": {"min": 0, "max": 18.5}}"#,
    #"{"oneOf": ["a", "é", 1, 2.50, null, true, [1], {"a": 1}]}"#, #"{"noneOf": ["a", "K", 10, 3, 4, 5]}"#,
    #"{"equal": "e\u0301"}"#, #""unique""#, #"{"unique": "a"}"#, #"{"requiredKeys": ["a", "é"]}"#,
    #"{"containsElement": 1}"#, #"{"length": 3, "sensitive": true}"#,
    #"{"required": true, "optional": true}"#,
    #"{"notEmpty": true, "stopAtFirst": true}"#, #"{"length": {"max": 2}, "message": "too long"}"#,
  ]

  private static let scenarios = [#""s""#, #""t""#, #"["s", "t"]"#]

  private static let values = [
    "null", "true", "0", "1", "1.0", "10", "1e1", "2", "\"a\"", "\"b\"", "\"é\"", "\"e\u{301}\"", "\"K\"",
    "\"\u{212A}\"", "\"2026-01-01\"", "\"2026-02-01\"", "[]", "[1]", "[1, 1.0]", "{}", #"{"a": 1}"#,
  ]

  // MARK: Documents

  static func document(_ random: inout SplitMix) -> String {
    var paths = Set((0..<3 + random.below(12)).map { _ in path(&random) }).sorted()
    paths.shuffle(using: &random)
    let fields = paths.map { path in "\(quoted(path)): \(field(path, &random))" }
    let record = random.below(4) == 0 ? #""record": [{"atLeastOneOf": ["a", "list[0]"]}], "# : ""
    let stops = random.below(6) == 0
    let unknown = random.below(8) == 0 ? random.element(of: ["warning", "error"]) : "ignore"
    return """
      {\(record)"stopAtFirst": \(stops), "unknownFields": "\(unknown)", "scenarios": ["s", "t"], \
      "fields": {\(fields.joined(separator: ", "))}}
      """
  }

  private static func field(_ path: String, _ random: inout SplitMix) -> String {
    let rules = (0..<random.below(5)).map { _ in rule(path, &random) }.joined(separator: ", ")
    if random.below(4) > 0 { return "[\(rules)]" }
    var members = ["\"rules\": [\(rules)]"]
    if random.below(2) == 0 { members.append("\"when\": \(condition(path, 0, &random))") }
    if random.below(3) == 0 { members.append("\"stopAtFirst\": true") }
    if random.below(8) == 0 { members.append("\"on\": \(random.element(of: scenarios))") }
    if random.below(5) == 0 { members.append("\"sensitive\": true") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func rule(_ path: String, _ random: inout SplitMix) -> String {
    switch random.below(14) {
    case 8: return "{\"required\": true, \"on\": \(random.element(of: scenarios))}"
    case 9: return "{\"type\": \"object\", \"on\": \(random.element(of: scenarios))}"
    case 0: return "{\(relation(path, &random))}"
    case 1: return "{\(relation(path, &random)), \"when\": \(condition(path, 0, &random))}"
    case 2: return "{\"length\": {\"max\": 1}, \"when\": \(condition(path, 0, &random))}"
    case 3: return "{\"required\": true, \"when\": \(condition(path, 0, &random))}"
    default: return random.element(of: rules)
    }
  }

  private static func relation(_ path: String, _ random: inout SplitMix) -> String {
    let other = quoted(other(path, &random))
    switch random.below(11) {
    case 0: return "\"sameAs\": \(other)"
    case 1: return "\"differentFrom\": \(other)"
    case 2: return "\"requiredIf\": {\"field\": \(other), \"equals\": \(literal(&random))}"
    case 3:
      return "\"requiredUnless\": {\"field\": \(other), \"in\": [\(literal(&random)), \(literal(&random))]}"
    case 4: return "\"prohibitedIf\": {\"field\": \(other), \"equals\": \(literal(&random))}"
    case 5: return "\"requiredWith\": [\(other), \(quoted(self.other(path, &random)))]"
    case 6: return "\"exactlyOneOf\": [\(other), \(quoted(self.other(path, &random)))]"
    case 7: return "\"afterField\": \(other)"
    case 8: return "\"atMostOneOf\": [\(other), \(quoted(self.other(path, &random)))]"
    case 9: return "\"elementOf\": \(other)"
    default: return "\"beforeField\": {\"field\": \(other), \"orEqual\": true}"
    }
  }

  private static func condition(_ path: String, _ depth: Int, _ random: inout SplitMix) -> String {
    let other = quoted(other(path, &random))
    switch random.below(depth < 2 ? 6 : 3) {
    case 0: return "{\"field\": \(other), \"equals\": \(random.element(of: values))}"
    case 1:
      let allowed = (0...random.below(6)).map { _ in random.element(of: values) }
      return "{\"field\": \(other), \"in\": [\(allowed.joined(separator: ", "))]}"
    case 2: return "{\"field\": \(other), \"present\": \(random.below(2) == 0)}"
    case 3: return "{\"not\": \(condition(path, depth + 1, &random))}"
    case 4:
      return "{\"all\": [\(condition(path, depth + 1, &random)), \(condition(path, depth + 1, &random))]}"
    default:
      return "{\"any\": [\(condition(path, depth + 1, &random)), \(condition(path, depth + 1, &random))]}"
    }
  }

  /// A value that is not null.
  private static func literal(_ random: inout SplitMix) -> String {
    random.element(of: Array(values.dropFirst()))
  }

  private static func path(_ random: inout SplitMix) -> String {
    (0..<random.below(3)).reduce(random.element(of: names)) { path, _ in path + step(&random) }
  }

  private static func step(_ random: inout SplitMix) -> String {
    switch random.below(5) {
    case 0, 1: "." + random.element(of: names)
    case 2: "[\(random.below(3))]"
    default: "[]"
    }
  }

  /// A path that a rule of a field can name: its `[]` are those of the field's own path.
  private static func other(_ path: String, _ random: inout SplitMix) -> String {
    if let end = path.range(of: "[]", options: .backwards)?.upperBound, random.below(2) == 0 {
      let own = String(path[..<end])
      return random.below(4) == 0 ? own : own + "." + random.element(of: names)
    }
    let start = random.element(of: names)
    return random.below(3) == 0 ? start + "." + random.element(of: names) : start
  }

  private static func quoted(_ path: String) -> String { "\"\(path)\"" }

  // MARK: Records

  static func record(_ random: inout SplitMix) -> String {
    random.below(30) == 0 ? random.element(of: values) : object(&random, depth: 0)
  }

  private static func object(_ random: inout SplitMix, depth: Int) -> String {
    let members = (0..<2 + random.below(6)).map { _ in
      "\"\(random.element(of: names))\": \(value(&random, depth: depth + 1))"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> String {
    switch random.below(depth < 4 ? 4 : 2) {
    case 2: object(&random, depth: depth)
    case 3: "[\((0..<random.below(4)).map { _ in value(&random, depth: depth + 1) }.joined(separator: ", "))]"
    default: random.element(of: values)
    }
  }
}
