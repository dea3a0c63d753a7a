import MessageFormat
import MessageLocalization
import ValidationCore

/// The words and values in an error's sentence, in one locale.
struct Words {
  let reader: MessageReader

  /// The maximum depth of nested lists; deeper lists are shown as an ellipsis.
  private static let deepestList = 8
  private static let script = "script."
  /// The key of the general name for an identifier; the key for one kind appends a full stop and the kind.
  private static let identifierKind = "identifier.kind"

  /// Converts an error's argument for use in a message.
  func argument(_ argument: ValidationError.Argument, depth: Int = 0) -> MessageArgument {
    switch argument {
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal("\(value)")
    case .text(let value): .text(value)
    case .date(let value): .date(value)
    case .character(let scalars): .character(scalars)
    case .list(let values), .alternatives(let values):
      if depth >= Self.deepestList {
        .text("…")
      } else if case .list = argument {
        .list(values.map { self.argument($0, depth: depth + 1) })
      } else {
        .alternatives(values.map { self.argument($0, depth: depth + 1) })
      }
    case .key(let key): word(for: key)
    }
  }

  /// The label of a field: the message `field.items[].name`, otherwise `field.name`, otherwise the path itself.
  func label(of path: FieldPath) -> MessageArgument {
    guard reader.hasLabels else { return .text(path.description) }
    var whole = MessageReader.labelPrefix
    var last: String?
    for segment in path.segments {
      switch segment {
      case .index: whole += "[]"
      case .key(let name):
        if whole != MessageReader.labelPrefix { whole += "." }
        whole += name
        last = name
      }
    }
    if reader.label(for: whole) != nil { return .message(key: whole) }
    if let last, path.segments.count > 1 {
      let short = MessageReader.labelPrefix + last
      if reader.label(for: short) != nil { return .message(key: short) }
    }
    return .text(path.description)
  }

  /// The text for a message key that the catalogs or CLDR know.
  ///
  /// Such text does not need isolation in a sentence of the same direction. An English label in an Arabic sentence, or
  /// an Arabic label in a sentence that only exists in English, is isolated like a value.
  func text(of key: String, within sentence: LanguageTag) -> String {
    let (text, language) = text(of: key)
    guard reader.isolatesArguments, language != sentence,
      language.textDirection != sentence.textDirection
    else { return text }
    return "\u{2068}\(text)\u{2069}"
  }

  /// The text for a message key and its language.
  private func text(of key: String) -> (text: String, language: LanguageTag) {
    if let message = reader.message(for: key, reportingMissing: false) {
      return (message.pattern.format(isolating: reader.isolatesArguments), message.locale)
    }
    guard key.hasPrefix(Self.script) else { return (key, reader.locale) }
    return (reader.locale.nameOfScript(String(key.dropFirst(Self.script.count))), reader.locale)
  }

  /// A word that a message key names: a label, a script, an identifier, or another message without arguments.
  private func word(for key: String) -> MessageArgument {
    if key.hasPrefix(Self.identifierKind + "."), let general = generalName(insteadOf: key) {
      return .message(key: general)
    }
    if key.hasPrefix(Self.script) || reader.message(for: key, reportingMissing: false) != nil {
      return .message(key: key)
    }
    let prefix = MessageReader.labelPrefix
    return .text(key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key)
  }

  /// The key of the general name for an identifier, if one kind does not have a name in the language of that general
  /// name.
  private func generalName(insteadOf key: String) -> String? {
    guard let general = reader.message(for: Self.identifierKind, reportingMissing: false) else { return nil }
    if let own = reader.message(for: key, reportingMissing: false),
      own.locale == general.locale || Self.language(of: own) == Self.language(of: general)
    {
      return nil
    }
    reader.reportMissing(key)
    return Self.identifierKind
  }

  private static func language(of message: ResolvedMessage) -> Substring {
    message.locale.identifier.prefix { $0 != "-" }
  }
}
