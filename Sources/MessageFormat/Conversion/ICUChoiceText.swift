/// Messages as single ICU MessageFormat texts, for formats in which a message is one text, such as ARB.
package enum ICUChoiceText {
  /// The pattern with the same meaning: `{minimum, plural, one {…} other {…}}`.
  package static func text(of message: MessageSource) -> String {
    text(of: message, counting: nil, isDirect: true)
  }

  /// - Parameters:
  ///   - argument: The argument of the nearest plural, whose number is `#`.
  ///   - isDirect: Whether no `select` is between; inside a `select`, ICU takes `#` for a character.
  private static func text(of message: MessageSource, counting argument: String?, isDirect: Bool) -> String {
    switch message {
    case .messageFormat2(let text): return text
    case .pattern(let text):
      guard let argument, !isDirect else { return text }
      return CountSign.replaced(in: text, by: "{\(argument)}")
    case .choice(let choice):
      let isSelect = choice.kind == .select
      let forms = choice.forms.map { form in
        let inner = Self.text(
          of: form.message,
          counting: isSelect ? argument : choice.argument,
          isDirect: !isSelect
        )
        return "\(form.selector) {\(inner)}"
      }
      return "{\(choice.argument), \(keyword(choice.kind)), \(forms.joined(separator: " "))}"
    }
  }

  /// Reads a pattern: if it is one plural, ordinal or select and nothing else, the choice, otherwise the text.
  package static func message(_ text: String) -> MessageSource {
    message(text, depth: 0, isCounted: false, isDirect: true)
  }

  /// - Parameters:
  ///   - isCounted: Whether the text is in a plural.
  ///   - isDirect: Whether no `select` is between; inside a `select`, ICU takes `#` for a character.
  private static func message(
    _ text: String, depth: Int, isCounted: Bool, isDirect: Bool
  ) -> MessageSource {
    let leaf = MessageSource.pattern(
      isCounted && !isDirect ? CountSign.replaced(in: text, by: "'#'") : text)
    guard depth < MessageSource.deepestNesting, var reader = Reader(text) else { return leaf }
    guard let argument = reader.word(), reader.take(","), let word = reader.word(),
      let kind = MessageSource.Choice.Kind.allCases.first(where: { keyword($0) == word }), reader.take(",")
    else { return leaf }
    var forms: [MessageSource.Form] = []
    while let selector = reader.selector() {
      guard let inner = reader.braced() else { return leaf }
      let isSelect = kind == .select
      forms.append(
        MessageSource.Form(
          selector,
          message(
            inner, depth: depth + 1, isCounted: isCounted || !isSelect, isDirect: !isSelect)))
    }
    guard reader.isAtEnd, forms.contains(where: { $0.selector == "other" }) else { return leaf }
    return .choice(MessageSource.Choice(kind, on: argument, forms))
  }

  private static func keyword(_ kind: MessageSource.Choice.Kind) -> String {
    switch kind {
    case .select: "select"
    case .plural: "plural"
    case .ordinal: "selectordinal"
    }
  }

  /// Reads the inside of a text that is one argument in braces.
  private struct Reader {
    private var scalars: ArraySlice<Unicode.Scalar>

    /// Nil for a text that does not begin and end with braces.
    init?(_ text: String) {
      let all = ArraySlice(text.unicodeScalars)
      guard all.first == "{", all.last == "}", all.count > 2 else { return nil }
      scalars = all.dropFirst().dropLast()
    }

    private mutating func skipSpaces() { scalars = scalars.drop { $0.properties.isPatternWhitespace } }

    var isAtEnd: Bool { scalars.allSatisfy(\.properties.isPatternWhitespace) }

    mutating func take(_ expected: Unicode.Scalar) -> Bool {
      skipSpaces()
      guard scalars.first == expected else { return false }
      scalars.removeFirst()
      return true
    }

    mutating func word() -> String? { token { !"{},=".unicodeScalars.contains($0) } }

    mutating func selector() -> String? { token { !"{},".unicodeScalars.contains($0) } }

    private mutating func token(_ isPart: (Unicode.Scalar) -> Bool) -> String? {
      skipSpaces()
      let part = scalars.prefix { isPart($0) && !$0.properties.isPatternWhitespace }
      guard !part.isEmpty else { return nil }
      scalars = scalars.dropFirst(part.count)
      return String(String.UnicodeScalarView(part))
    }

    /// A message in braces, without them; nil if the braces do not match.
    mutating func braced() -> String? {
      guard take("{") else { return nil }
      var depth = 1
      var isQuoted = false
      var index = scalars.startIndex
      while index < scalars.endIndex {
        switch scalars[index] {
        case "'":
          let next = index + 1 < scalars.endIndex ? scalars[index + 1] : nil
          if isQuoted {
            isQuoted = false
          } else if next == "'" {
            index += 1
          } else if let next, CountSign.isQuotable(next) {
            isQuoted = true
          }
        case "{" where !isQuoted: depth += 1
        case "}" where !isQuoted:
          depth -= 1
          if depth == 0 {
            let inner = scalars[scalars.startIndex..<index]
            scalars = scalars[(index + 1)...]
            return String(String.UnicodeScalarView(inner))
          }
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}

/// `#` in the forms of a plural, where it is the number; quoted by apostrophes it is a character.
package enum CountSign {
  /// Whether an apostrophe before the character begins a quotation (ICU, `UMSGPAT_APOS_DOUBLE_OPTIONAL`).
  static func isQuotable(_ scalar: Unicode.Scalar) -> Bool { "{}#|".unicodeScalars.contains(scalar) }

  /// The text with another text for each `#` that is the number, also inside braces.
  package static func replaced(in text: String, by other: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result = ""
    var isQuoted = false
    var scalars = ArraySlice(text.unicodeScalars)
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "'":
        if isQuoted {
          isQuoted = false
        } else if scalars.first == "'" {
          result += "'"
          scalars.removeFirst()
        } else if let next = scalars.first, isQuotable(next) {
          isQuoted = true
        }
        result += "'"
      case "#" where !isQuoted: result += other
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
