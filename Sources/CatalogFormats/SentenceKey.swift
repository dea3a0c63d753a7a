package import MessageFormat

/// The key of one sentence of a message, for formats in which a message is one text: `length.tooShort|words|few`.
///
/// A backslash protects a bar or a backslash of the message's own key.
package struct SentenceKey: Sendable, Hashable {
  package var key: String
  /// The selectors that lead to the sentence, from the outside.
  package var path: [String]

  package init(key: String, path: [String]) {
    self.key = key
    self.path = path
  }

  package init(_ text: String) {
    var parts: [String] = [""]
    var isProtected = false
    for scalar in text.unicodeScalars {
      if isProtected {
        parts[parts.count - 1].unicodeScalars.append(scalar)
        isProtected = false
      } else if scalar == "\\" {
        isProtected = true
      } else if scalar == "|" {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    if isProtected { parts[parts.count - 1] += "\\" }
    key = parts.removeFirst()
    path = parts
  }

  package var text: String {
    ([key] + path).map(Self.protected).joined(separator: "|")
  }

  private static func protected(_ part: String) -> String {
    guard part.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\\") }) else {
      return part
    }
    var text = ""
    for scalar in part.unicodeScalars {
      if scalar == "|" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

/// What chooses among the sentences of a message, as notes to translators say it: `select unit, plural minimum`.
package struct SentenceChoices: Sendable, Hashable {
  package struct Choice: Sendable, Hashable {
    package var kind: MessageSource.Choice.Kind
    package var argument: String

    package init(kind: MessageSource.Choice.Kind, argument: String) {
      self.kind = kind
      self.argument = argument
    }
  }

  package var choices: [Choice]

  private static let prefix = "Chosen by: "

  package init(_ choices: [Choice]) { self.choices = choices }

  /// Reads the choices from the note that a translation tool handed back; nil if it has none.
  package init?(note: String) {
    let lines = note.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.hasPrefix(Self.prefix) }) else { return nil }
    var choices: [Choice] = []
    for part in line.dropFirst(Self.prefix.count).split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let kind = MessageSource.Choice.Kind(rawValue: String(words[0])) else {
        return nil
      }
      choices.append(Choice(kind: kind, argument: String(words[1])))
    }
    self.choices = choices
  }

  /// The line for a note.
  package var note: String {
    Self.prefix + choices.map { "\($0.kind.rawValue) \($0.argument)" }.joined(separator: ", ")
  }

  /// The line of a note that says that the text is in MessageFormat 2.
  static let messageFormat2 = "Syntax: mf2"

  /// A note without the lines that are for programs; nil if nothing remains.
  package static func removed(from note: String) -> String? {
    let rest = note.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix(prefix) && $0 != messageFormat2 }
      .joined(separator: "\n")
    return rest.isEmpty ? nil : rest
  }
}
