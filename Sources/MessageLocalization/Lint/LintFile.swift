import JSONText

/// The readable part of a catalog file.
package struct LintFile: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Its messages, without the broken ones.
  let catalog: MessageCatalog
  /// The errors for which the catalog reader refuses the file.
  let errors: [CatalogError]
  /// The file as JSON; nil if it is not JSON.
  let root: JSONNode?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    (catalog, errors) = MessageCatalog.readCollectingErrors(bytes, file: path)
    // If the file is not JSON, the errors already say so.
    root = try? JSONNode.parse(bytes)
  }

  /// The language of the file.
  var locale: LanguageTag { catalog.locale }

  /// The keys that the file has, broken messages included.
  var keys: Set<String> {
    Set((root?.object ?? []).map(\.key).filter { !$0.hasPrefix("@") })
  }

  /// The texts of the messages with their keys: patterns, and the forms of plural objects.
  var texts: [(key: String, node: JSONNode)] {
    (root?.object ?? []).flatMap { member -> [(key: String, node: JSONNode)] in
      if member.key.hasPrefix("@") { return [] }
      guard let forms = member.value.object else { return [(member.key, member.value)] }
      return forms.filter { $0.key != "arg" }.map { (member.key, $0.value) }
    }
  }

  /// The position of a text's code point in the file.
  func place(of codePoint: Int, in node: JSONNode) -> JSONPosition {
    JSONText.position(ofCodePoint: codePoint, inStringAt: node.position, of: bytes)
  }
}
