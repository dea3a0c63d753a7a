extension JSONText {
  /// The value as people edit it, with a line feed at the end: one member or element a line, indented by two spaces.
  ///
  /// Catalogs are written so, which puts each sentence on a line of its own.
  package static func prettyBytes(of node: JSONNode) -> [UInt8] {
    var bytes: [UInt8] = []
    append(pretty: node, depth: 0, to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func append(pretty node: JSONNode, depth: Int, to bytes: inout [UInt8]) {
    switch node.content {
    case .object(let members) where !members.isEmpty:
      appendLines(members.count, "{", "}", depth, &bytes) { index, bytes in
        append(quoted: members[index].key, to: &bytes)
        bytes.append(contentsOf: ": ".utf8)
        append(pretty: members[index].value, depth: depth + 1, to: &bytes)
      }
    case .array(let elements) where !elements.isEmpty:
      appendLines(elements.count, "[", "]", depth, &bytes) { index, bytes in
        append(pretty: elements[index], depth: depth + 1, to: &bytes)
      }
    default: append(node, to: &bytes)
    }
  }

  private static func appendLines(
    _ count: Int,
    _ opening: String,
    _ closing: String,
    _ depth: Int,
    _ bytes: inout [UInt8],
    _ line: (Int, inout [UInt8]) -> Void
  ) {
    bytes.append(contentsOf: opening.utf8)
    for index in 0..<count {
      bytes.append(contentsOf: (index == 0 ? "\n" : ",\n").utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (depth + 1)))
      line(index, &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
    bytes.append(contentsOf: closing.utf8)
  }
}
