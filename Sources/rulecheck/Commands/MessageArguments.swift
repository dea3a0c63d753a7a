import ArgumentParser
import Essentials
import JSONText
import MessageFormat

/// The values of a message, from an object in JSON.
///
/// Numbers keep their digits, a list is joined by "and", and `null` is an absent value. `{"type": "datetime", "value": "…"}` is
/// a date and time, as in the conformance suite of MessageFormat 2.
struct MessageArguments: Sendable {
  private(set) var values: [String: MessageArgument] = [:]

  init() {}

  /// - Throws: `ValidationError` of the argument parser, with the place in the text.
  @Sendable init(json: String) throws {
    let root: JSONNode
    do { root = try JSONNode.parse(Array(json.utf8)) } catch {
      throw ArgumentParser.ValidationError(error.description)
    }
    guard let members = root.object else {
      throw ArgumentParser.ValidationError(
        "it is \(root.kind); expected an object such as {\"name\": \"Ana\"}")
    }
    for member in members where !member.value.isNull {
      guard let value = Self.value(member.value) else {
        throw ArgumentParser.ValidationError(
          """
          \(member.value.position): “\(member.key)” is \(member.value.kind); expected a text, a number, a boolean, a \
          list of these, or {"type": "datetime", "value": "…"}
          """)
      }
      values[member.key] = value
    }
  }

  private static func list(_ elements: [JSONNode]) -> MessageArgument? {
    let values = elements.compactMap { $0.array == nil ? value($0) : nil }
    return values.count == elements.count ? .list(values) : nil
  }

  private static func value(_ node: JSONNode) -> MessageArgument? {
    switch node.content {
    case .null: nil
    case .bool(let value): .text(value ? "true" : "false")
    case .string(let text): .text(text)
    case .number(let text): Int(text).map { .integer($0) } ?? .decimal(text)
    case .array(let elements): list(elements.filter { !$0.isNull })
    case .object:
      node["type"]?.string == "datetime" ? node["value"]?.string.map { .text($0) } : nil
    }
  }
}
