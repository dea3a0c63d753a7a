package import MessageFormat

extension MessageReader {
  /// The text of a key that is a sentence and that no layer translates: the sentence itself, in English.
  ///
  /// If it is a pattern, its arguments are filled in; a sentence with braces that is not a pattern is shown unchanged.
  package func text(
    asPattern key: String,
    message: (String) -> String,
    argument: (String) -> MessageArgument?
  ) -> String {
    guard key.utf8.contains(UInt8(ascii: "{")) else { return key }
    do {
      return try MessagePattern(key, locale: LanguageTag.english.identifier)
        .format(isolating: isolatesArguments, message: message, argument: argument)
    } catch {
      return key
    }
  }
}
