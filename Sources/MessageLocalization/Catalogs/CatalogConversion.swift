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
    guard reader.errors.isEmpty, let root = reader.root else {
      throw Faults(errors: reader.errors)
    }
    var problems: [CatalogError] = []
    var members: [JSONNode.Member] = []
    if syntax == .mf2 {
      members.append(JSONNode.Member(key: CatalogSyntax.key, value: .text(syntax.rawValue)))
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
        value = try Self.converted(entry.source, pattern, to: syntax)
      } catch {
        // An object that chooses reads the same in every file.
        if case .choice = entry.source {
          value = member.value
        } else {
          value = entry.source.json(beside: nil)
        }
        let name = syntax == .mf2 ? "MessageFormat 2" : "MessageFormat 1"
        problems.append(
          CatalogError(
            file: file, line: entry.valuePosition.line, column: entry.valuePosition.column, key: entry.key,
            problem: "\(name) cannot say \(error)", expected: "a message that both syntaxes can say"))
      }
      members.append(JSONNode.Member(key: member.key, value: value))
    }
    json = JSONText.prettyBytes(of: JSONNode(.object(members)))
    self.problems = problems
  }

  /// Why a file is not a catalog.
  package struct Faults: Error, Sendable {
    package let errors: [CatalogError]
  }

  private static func converted(
    _ source: MessageSource, _ pattern: MessagePattern, to syntax: CatalogSyntax
  ) throws(ConversionProblem) -> JSONNode {
    let converted: MessageSource
    switch (source, syntax) {
    case (.messageFormat2, .mf2), (.pattern, .mf1), (.choice, .mf1): converted = source
    case (_, .mf2): converted = .messageFormat2(try pattern.messageFormat2Source())
    // A choice is an object, with one sentence a line.
    case (_, .mf1): converted = ICUChoiceText.message(try pattern.messageFormat1Source())
    }
    return converted.json(beside: syntax)
  }
}
