package import JSONText
package import MessageFormat

/// One message of a catalog, as written and as checked.
package struct CatalogEntry: Sendable {
  package let key: String

  /// The position of the key in its file; the start for messages that do not come from a file.
  package let position: JSONPosition

  /// The position of the value in its file.
  package let valuePosition: JSONPosition

  package let source: MessageSource

  /// The message as it is written, marks of the label included, compiled for the catalog's locale; nil if the catalog
  /// was read without checking its patterns.
  package let pattern: MessagePattern?

  /// Whether the message can have a part that is marked for the label.
  var mayMarkLabel: Bool { source.leaves.contains { $0.pattern.utf8.contains(UInt8(ascii: "[")) } }
}

/// The contents of `@key` about a message, for translators and for checks.
package struct CatalogMetadata: Sendable, Hashable {
  package let description: String?

  /// The stated type of each argument; nil for an argument that is named without a type.
  package let placeholders: [String: String?]
}
