package import JSONText

/// JSON as people edit it: one member a line, indented by two spaces.
package enum PrettyJSON {
  package static func bytes(of node: JSONNode) -> [UInt8] {
    var bytes: [UInt8] = []
    append(node, depth: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func append(_ node: JSONNode, depth: Int, to bytes: inout [UInt8]) {
    switch node.content {
    case .object(let members) where !members.isEmpty:
      list(members.count, "{", "}", depth, &bytes) { index, bytes in
        JSONText.append(quoted: members[index].key, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        append(members[index].value, depth: depth + 1, to: &bytes)
      }
    case .array(let elements) where !elements.isEmpty:
      list(elements.count, "[", "]", depth, &bytes) { index, bytes in
        append(elements[index], depth: depth + 1, to: &bytes)
      }
    default: JSONText.append(node, to: &bytes)
    }
  }

  private static func list(
    _ count: Int,
    _ opening: String,
    _ closing: String,
    _ depth: Int,
    _ bytes: inout [UInt8],
    _ item: (Int, inout [UInt8]) -> Void
  ) {
    bytes.append(contentsOf: opening.utf8)
    for index in 0..<count {
      bytes.append(contentsOf: (index == 0 ? "\n" : ",\n").utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (depth + 1)))
      item(index, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    bytes.append(contentsOf: closing.utf8)
  }

  /// The members of a file that must be an object.
  static func object(_ bytes: [UInt8]) throws(TranslationFileError) -> [JSONNode.Member] {
    let node: JSONNode
    do { node = try JSONNode.parse(bytes) } catch {
      throw TranslationFileError(line: error.position.line, problem: error.problem, expected: error.expected)
    }
    guard let members = node.object else {
      throw TranslationFileError(
        line: node.position.line, problem: "the file contains \(node.kind)", expected: "a JSON object")
    }
    return members
  }
}
