package import JSONText
package import MessageFormat

/// One message of a catalog, as written and as compiled.
package struct CatalogEntry: Sendable {
  /// The two ways in which a catalog writes a message.
  package enum Source: Sendable, Hashable {
    /// A MessageFormat pattern.
    case pattern(String)
    /// A pattern for each plural category of one argument.
    case plural([String: String], argument: String)
  }

  package let key: String

  /// The position of the key in its file; the start for messages that do not come from a file.
  package let position: JSONPosition

  /// The position of the value in its file.
  package let valuePosition: JSONPosition

  package let source: Source

  /// The pattern, compiled for the catalog's locale; nil if the catalog was read without checking its patterns.
  package let pattern: MessagePattern?

  /// The pattern compiled for another locale, whose digits and plural categories it then follows.
  func pattern(for locale: MessageLocale) throws(MessagePatternError) -> MessagePattern {
    try Self.compile(source, for: locale)
  }

  static func compile(_ source: Source, for locale: MessageLocale) throws(MessagePatternError)
    -> MessagePattern
  {
    switch source {
    case .pattern(let text):
      try MessagePattern(text, shared: locale)
    case .plural(let branches, let argument):
      try MessagePattern(plural: branches, argument: argument, shared: locale)
    }
  }
}

/// The contents of `@key` about a message, for translators and for checks.
package struct CatalogMetadata: Sendable, Hashable {
  package let description: String?

  /// The stated type of each argument; nil for an argument that is named without a type.
  package let placeholders: [String: String?]
}
