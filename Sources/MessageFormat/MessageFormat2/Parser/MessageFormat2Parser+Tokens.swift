import ICU

extension MessageFormat2Parser {
  /// The code point at a distance from the next one; nil at the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    let index = index + distance
    return index < scalars.count ? scalars[index] : nil
  }

  /// Passes a code point if it is next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    index += 1
    return true
  }

  /// Passes a keyword if it is next.
  mutating func take(keyword: String) -> Bool {
    guard scalars[index...].starts(with: keyword.unicodeScalars) else { return false }
    index += keyword.unicodeScalars.count
    return true
  }

  /// Passes white space and bidi marks; returns whether there was white space, which some places require.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    var hasSpace = false
    while let scalar = peek() {
      let isSpace = NameCharacters.isWhitespace(scalar)
      guard isSpace || NameCharacters.isBidi(scalar) else { break }
      hasSpace = hasSpace || isSpace
      index += 1
    }
    return hasSpace
  }

  /// The text of a range of code points.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// A name or key in NFC, in which they are compared.
  static func normalized(_ text: String) -> String {
    // ICU fails here only if it runs out of memory.
    (try? NormalizationForm.nfc.normalized(text)) ?? text
  }

  /// What comes next, where something else is expected.
  func unexpected(_ expected: String) -> MessagePatternError {
    error(peek().map { "unexpected “\($0)”" } ?? "the message ends here", expected)
  }

  /// An error at a code point, the next one if none is given.
  func error(
    _ problem: String, _ expected: String, at offset: Int? = nil, _ kind: MessageErrorKind = .syntaxError
  ) -> MessagePatternError {
    let place = SourcePlace(of: offset ?? index, in: scalars)
    return MessagePatternError(
      line: place.line, column: place.column, form: nil, problem: problem, expected: expected, kind: kind)
  }
}
