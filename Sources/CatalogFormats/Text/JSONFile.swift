import JSONText

/// Files of formats that are JSON.
enum JSONFile {
  /// The members of a file that must be an object; those of a name that occurred before are findings.
  static func members(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (members: [JSONNode.Member], findings: [TranslationFinding]) {
    let node: JSONNode
    do { node = try JSONNode.parse(bytes) } catch {
      throw TranslationFileError(
        place: TextPlace(error.position), problem: error.problem, expected: error.expected)
    }
    guard let members = node.object else {
      throw TranslationFileError(
        place: TextPlace(node.position), problem: "the file contains \(node.kind)", expected: "a JSON object")
    }
    return unique(members, of: node)
  }

  /// The members without those of a name that occurred before.
  static func unique(
    _ members: [JSONNode.Member],
    of node: JSONNode
  ) -> (members: [JSONNode.Member], findings: [TranslationFinding]) {
    let repeated = node.duplicateMembers
    let places = Set(repeated.map(\.repeated.position.offset))
    return (
      members.filter { !places.contains($0.position.offset) },
      repeated.map {
        TranslationFinding(
          key: $0.repeated.key, place: TextPlace($0.repeated.position),
          problem:
            "the key appears twice, on lines \($0.first.position.line) and \($0.repeated.position.line)")
      }
    )
  }
}

extension TextPlace {
  init(_ position: JSONPosition) { self.init(line: position.line, column: position.column) }
}
