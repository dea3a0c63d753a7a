import MessageLocalization
import ValidationCore

/// The words and values that stand in an error's sentence, in one locale.
struct Words {
  let locale: LanguageTag
  let catalogs: MessageCatalogs

  private static let field = "field."
  private static let script = "script."

  /// An error's argument as a message takes it.
  func argument(_ argument: ValidationError.Argument) -> MessageArgument {
    switch argument {
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal("\(value)")
    case .text(let value): .text(value)
    case .date(let value): .date(value)
    case .list(let values): .list(values.map(self.argument))
    case .alternatives(let values): .alternatives(values.map(self.argument))
    case .key(let key): word(for: key)
    }
  }

  /// What a field is called: the message `field.items[].name`, else `field.name`, else the path itself.
  func label(of path: FieldPath) -> MessageArgument {
    var whole = Self.field
    var last: String?
    for segment in path.segments {
      switch segment {
      case .index: whole += "[]"
      case .key(let name):
        if whole != Self.field { whole += "." }
        whole += name
        last = name
      }
    }
    if has(whole) { return .message(key: whole) }
    if let last, path.segments.count > 1, has(Self.field + last) { return .message(key: Self.field + last) }
    return .text(path.description)
  }

  /// The text of a message key that the catalogs or CLDR know.
  ///
  /// Such text needs no isolation in a sentence of its own direction. An English label in an Arabic sentence, or an
  /// Arabic one in a sentence that only English has, is isolated like a value.
  func text(of key: String, within sentence: LanguageTag) -> String {
    let (text, language) = text(of: key)
    guard catalogs.isolatesArguments, language != sentence,
      language.textDirection != sentence.textDirection
    else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// The text of a message key and the language it is in.
  private func text(of key: String) -> (text: String, language: LanguageTag) {
    if let message = catalogs.message(for: key, in: locale, reportingMissing: false) {
      return (message.pattern.format(isolating: catalogs.isolatesArguments), message.locale)
    }
    guard key.hasPrefix(Self.script) else { return (key, locale) }
    return (locale.nameOfScript(String(key.dropFirst(Self.script.count))), locale)
  }

  /// A word that a message key names: a label, a script, or another message without arguments.
  private func word(for key: String) -> MessageArgument {
    if has(key) || key.hasPrefix(Self.script) { return .message(key: key) }
    return .text(key.hasPrefix(Self.field) ? String(key.dropFirst(Self.field.count)) : key)
  }

  private func has(_ key: String) -> Bool {
    catalogs.message(for: key, in: locale, reportingMissing: false) != nil
  }
}
