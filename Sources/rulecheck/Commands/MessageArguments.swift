import ArgumentParser
import Essentials
import JSONText
import MessageFormat

/// The values of a message, from an object in JSON.
///
/// Numbers keep their digits, a list is joined by "and", and `null` is an absent value. `{"type": "datetime", "value": "…"}` is
/// a date and time, as in the conformance suite of MessageFormat 2.
struct MessageArguments: ExpressibleByArgument, Sendable {
  private(set) var values: [String: MessageArgument] = [:]

  init() {}

  init?(argument: String) {
    guard let root = try? JSONNode.parse(Array(argument.utf8)), let members = root.object else { return nil }
    for member in members where !member.value.isNull {
      guard let value = Self.value(member.value) else { return nil }
      values[member.key] = value
    }
  }

  var defaultValueDescription: String { "{}" }

  private static func value(_ node: JSONNode) -> MessageArgument? {
    switch node.content {
    case .null: nil
    case .bool(let value): .text(value ? "true" : "false")
    case .string(let text): .text(text)
    case .number(let text): Int(text).map { .integer($0) } ?? .decimal(text)
    case .array(let elements):
      elements.contains { $0.array != nil } ? nil : .list(elements.compactMap(value))
    case .object:
      node["type"]?.string == "datetime" ? node["value"]?.string.map { .text($0) } : nil
    }
  }
}
