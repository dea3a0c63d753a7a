import ICU

extension MessageParser {
  /// Skips white space (Pattern_White_Space).
  mutating func skipWhitespace() {
    while index < scalars.count, PatternSyntax.isWhitespace(scalars[index]) { index += 1 }
  }

  /// Reads a name or selector: everything up to white space or a syntax character (UAX #31); may be empty.
  mutating func identifier() throws(MessagePatternError) -> String {
    let start = index
    while index < scalars.count, !PatternSyntax.endsIdentifier(scalars[index]) { index += 1 }
    let name = text(start..<index)
    try checkLength(name, at: start)
    return name
  }

  /// The text of a range of code points.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// Refuses a token that ICU could not store.
  func checkLength(_ token: String, at index: Int) throws(MessagePatternError) {
    if token.utf16.count > Self.longestToken {
      throw error(
        at: index, "too long a name, selector or style", "at most \(Self.longestToken) UTF-16 code units")
    }
  }

  /// An error at a code point; computes its line and column.
  func error(at index: Int, _ problem: String, _ expected: String) -> MessagePatternError {
    let place = SourcePlace(of: index, in: scalars)
    return MessagePatternError(
      line: place.line,
      column: place.column,
      form: form,
      problem: problem,
      expected: expected
    )
  }
}

extension MessageSource {
  /// Whether a text can be the name of an argument.
  package static func isName(_ text: String) -> Bool { isIdentifier(text) && MessageParser.isName(text) }

  /// Whether a text can be a selector of a `select`.
  package static func isSelector(_ text: String) -> Bool { !text.isEmpty && isIdentifier(text) }

  private static func isIdentifier(_ text: String) -> Bool {
    text.utf16.count <= MessageParser.longestToken
      && !text.unicodeScalars.contains(where: PatternSyntax.endsIdentifier)
  }
}
