import JSONText
import MessageFormat

/// A catalog with its messages in the other syntax.
package struct CatalogConversion: Sendable {
  /// The catalog as JSON, with the members in their order.
  package let json: [UInt8]
  /// What the other syntax cannot say; these messages stay as they are, and say so.
  package let problems: [CatalogError]

  /// Converts the messages of a file.
  ///
  /// Both syntaxes write the same for whole numbers and texts (see ``MessagePattern/messageFormat2Source()``). Throws the
  /// faults of a file that is not a catalog.
  package init(_ bytes: [UInt8], file: String, to syntax: CatalogSyntax) throws(Faults) {
    var reader = CatalogReader(bytes: bytes, file: file)
    let catalog = reader.read()
    guard reader.errors.isEmpty, let root = try? JSONNode.parse(bytes) else {
      throw Faults(errors: reader.errors)
    }
    var problems: [CatalogError] = []
    var members: [JSONNode.Member] = []
    if syntax == .mf2 {
      members.append(JSONNode.Member(key: CatalogSyntax.key, value: JSONNode(.string(syntax.rawValue))))
    }
    // They are in the order of the file.
    var entries = catalog.entries[...]
    for member in root.object ?? [] where member.key != CatalogSyntax.key {
      guard let entry = entries.first, entry.position == member.position, let pattern = entry.pattern else {
        members.append(member)
        continue
      }
      entries.removeFirst()
      let value: JSONNode
      do throws(ConversionProblem) {
        value = JSONNode(.string(try Self.converted(entry.source, pattern, to: syntax)))
      } catch {
        value = Self.unconverted(entry.source, member.value)
        let name = syntax == .mf2 ? "MessageFormat 2" : "MessageFormat 1"
        problems.append(
          CatalogError(
            file: file, line: entry.valuePosition.line, column: entry.valuePosition.column, key: entry.key,
            problem: "\(name) cannot say \(error)", expected: "a message that both syntaxes can say"))
      }
      members.append(JSONNode.Member(key: member.key, value: value))
    }
    json = Self.text(members)
    self.problems = problems
  }

  /// Why a file is not a catalog.
  package struct Faults: Error, Sendable {
    package let errors: [CatalogError]
  }

  private static func converted(
    _ source: MessageSource, _ pattern: MessagePattern, to syntax: CatalogSyntax
  ) throws(ConversionProblem) -> String {
    switch (source, syntax) {
    case (.messageFormat2(let text), .mf2), (.pattern(let text), .mf1): text
    case (_, .mf2): try pattern.messageFormat2Source()
    case (_, .mf1): try pattern.messageFormat1Source()
    }
  }

  /// The message as it was, with its syntax.
  private static func unconverted(_ source: MessageSource, _ value: JSONNode) -> JSONNode {
    let syntax: CatalogSyntax
    let text: String
    switch source {
    // An object that chooses reads the same in every file.
    case .choice: return value
    case .pattern(let pattern): (syntax, text) = (.mf1, pattern)
    case .messageFormat2(let message): (syntax, text) = (.mf2, message)
    }
    return JSONNode(.object([JSONNode.Member(key: syntax.rawValue, value: JSONNode(.string(text)))]))
  }

  /// An object with a line for each member.
  private static func text(_ members: [JSONNode.Member]) -> [UInt8] {
    var bytes = Array("{".utf8)
    for (index, member) in members.enumerated() {
      bytes += Array((index == 0 ? "\n  " : ",\n  ").utf8)
      JSONText.append(quoted: member.key, to: &bytes)
      bytes += Array(": ".utf8)
      JSONText.append(member.value, to: &bytes)
    }
    return bytes + Array("\n}\n".utf8)
  }
}
