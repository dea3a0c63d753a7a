package import MessageFormat

/// A message that was found; a class, so that passing it on costs one reference count.
package final class ResolvedMessage: Sendable {
  package let key: String

  /// The pattern, which formats by the rules of the requested locale if the language is the same.
  package let pattern: MessagePattern

  /// The language of the catalog that had the message.
  package let locale: LanguageTag

  /// What the message puts around a value, if it is the one for that.
  package let quotes: Quotes?

  init(key: String, pattern: MessagePattern, locale: LanguageTag) {
    self.key = key
    self.pattern = pattern
    self.locale = locale
    quotes = key == MessageReader.quotedKey ? Quotes(around: MessageReader.quotedArgument, in: pattern) : nil
  }
}

/// A message in the form that names its field.
package enum FullMessage: Sendable {
  /// A sentence with a place for the field's label: the key with `.full` added, or a message that marks that place.
  case sentence(ResolvedMessage)

  /// A message to follow the label; the pattern `error.full` of its language says how.
  case inline(ResolvedMessage, join: ResolvedMessage?)
}
