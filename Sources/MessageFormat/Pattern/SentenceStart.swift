import ICU

/// Writes the first letter of a message as the language starts a sentence: `IJ` in Dutch, `İ` in Turkish.
///
/// Only literal text changes. A message that starts with a value stays as it is, since a value is somebody's own text.
struct SentenceStart {
  private let locale: String

  init(locale: String) { self.locale = locale }

  /// The message with its first letter in title case, in each form of a choice that comes first.
  func applied(to message: MessageSyntax) -> MessageSyntax {
    var message = message
    _ = start(&message)
    return message
  }

  /// Changes the start of a message; returns whether it has one, so that what follows is not the start.
  private func start(_ message: inout MessageSyntax) -> Bool {
    for index in message.parts.indices {
      switch message.parts[index] {
      case .text(let text):
        guard let start = firstLetter(of: text) else { continue }
        message.parts[index] = .text(String(text.unicodeScalars[..<start]) + titled(text[start...]))
        return true
      case .argument(let argument) where argument.kind.branches != nil:
        var hasStart = false
        let changed = argument.mapForms { form in
          var form = form
          if self.start(&form) { hasStart = true }
          return form
        }
        message.parts[index] = .argument(changed)
        if hasStart { return true }
      case .match(var matcher):
        for index in matcher.variants.indices { _ = start(&matcher.variants[index].message) }
        message.parts[index] = .match(matcher)
        return true
      case .markup: continue
      case .argument, .number, .expression: return true
      }
    }
    return false
  }

  /// The first code point that is not white space, a quotation mark or an opening bracket.
  private func firstLetter(of text: String) -> String.Index? {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let rest = scalars[index...]
      if let word = reducedWord(rest) {
        index = word
      } else if Self.precedesSentence(rest[index]) {
        index = scalars.index(after: index)
      } else {
        return index
      }
    }
    return nil
  }

  /// The end of a word that Dutch and Afrikaans reduce to an apostrophe and one letter, as in `'n Waarde`: the word
  /// after it gets the capital letter.
  private func reducedWord(_ text: Substring.UnicodeScalarView) -> String.Index? {
    let start = Array(text.prefix(3))
    guard ["af", "nl"].contains(locale.prefix { $0 != "-" }), start.count == 3,
      start[0] == "'" || start[0] == "\u{2019}", start[1].icuProperties.isLetter, start[2] == " "
    else { return nil }
    return text.index(text.startIndex, offsetBy: 3)
  }

  private static func precedesSentence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "¿", "¡": return true
    default: break
    }
    let properties = scalar.icuProperties
    if properties.isWhitespace || properties.isDefaultIgnorable { return true }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  private func titled(_ text: Substring) -> String {
    var text = String(text)
    // ICU fails here only when memory runs out.
    return text.withUTF8 { try? CaseMapping(.sentence, locale: locale).mapped($0) } ?? text
  }
}
