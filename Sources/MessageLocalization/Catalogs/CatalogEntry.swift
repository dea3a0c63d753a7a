package import JSONText
package import MessageFormat

/// One message of a catalog, as it was written and compiled.
package struct CatalogEntry: Sendable {
  /// The two ways in which a catalog writes a message.
  package enum Source: Sendable, Hashable {
    /// A MessageFormat pattern.
    case pattern(String)
    /// A pattern for each plural category of one argument.
    case plural([String: String], argument: String)
  }

  package let key: String

  /// Where the key stands in its file; the start for messages from no file.
  package let position: JSONPosition

  /// Where the value stands in its file.
  package let valuePosition: JSONPosition

  package let source: Source

  /// The pattern, compiled for the catalog's locale; nil in a catalog that was read without a check of its patterns.
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

/// What `@key` says about a message, for translators and for checks.
package struct CatalogMetadata: Sendable, Hashable {
  package let description: String?

  /// The type that is stated for each argument; nil where an argument is named without one.
  package let placeholders: [String: String?]
}
