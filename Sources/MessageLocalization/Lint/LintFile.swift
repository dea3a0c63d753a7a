package import JSONText
import MessageFormat

/// The readable part of a catalog file.
package struct LintFile: Sendable {
  package let path: String
  let bytes: [UInt8]
  /// Its messages, without the broken ones.
  package let catalog: MessageCatalog
  /// The errors for which the catalog reader refuses the file.
  package let errors: [CatalogError]
  /// The file as JSON; nil if it is not JSON.
  package let root: JSONNode?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var reader = CatalogReader(bytes: bytes, file: path)
    catalog = reader.read()
    errors = reader.errors
    root = reader.root
  }

  /// The language of the file.
  package var locale: LanguageTag { catalog.locale }

  /// The keys that the file has, broken messages included.
  var keys: Set<String> {
    Set((root?.object ?? []).map(\.key).filter { !$0.hasPrefix("@") })
  }

  /// The sentences of the messages with their keys, such as `length.tooShort|words|few`.
  var texts: [(key: String, node: JSONNode)] {
    (root?.object ?? []).flatMap { member in
      member.key.hasPrefix("@") ? [] : Self.texts(in: member.value, key: member.key, depth: 0)
    }
  }

  private static func texts(in node: JSONNode, key: String, depth: Int) -> [(key: String, node: JSONNode)] {
    guard let forms = node.object else { return [(key, node)] }
    // The reader has reported what is nested more deeply.
    guard depth < MessageSource.deepestNesting else { return [] }
    return forms.flatMap { form in
      CatalogReader.kinds[form.key] == nil
        ? texts(in: form.value, key: "\(key)|\(form.key)", depth: depth + 1) : []
    }
  }

  /// The position of a text's code point in the file.
  func place(of codePoint: Int, in node: JSONNode) -> JSONPosition {
    JSONText.position(ofCodePoint: codePoint, inStringAt: node.position, of: bytes)
  }
}
