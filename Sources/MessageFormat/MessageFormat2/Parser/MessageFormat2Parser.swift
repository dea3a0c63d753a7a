import ICU

/// Reads messages of Unicode MessageFormat 2 by the grammar of LDML 48 (`message.abnf`).
///
/// Messages do not nest, so any input is read in time and stack that its length bounds. Faults of syntax end the reading;
/// those of the data model are found afterwards, by ``DataModelCheck``.
struct MessageFormat2Parser {
  let scalars: [Unicode.Scalar]
  var index = 0

  /// Prepares to read a source.
  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  /// The message of a source; throws the first fault, of syntax or of the data model.
  static func message(_ source: String) throws(MessagePatternError) -> MessageSyntax {
    var parser = MessageFormat2Parser(source)
    let message = try parser.message()
    if let error = DataModelCheck.errors(in: message, readBy: parser).first { throw error }
    return message
  }

  /// The message; throws at the first fault of syntax.
  mutating func message() throws(MessagePatternError) -> MessageSyntax {
    skipWhitespace()
    guard peek() == "." || startsQuotedPattern else {
      index = 0
      let parts = try pattern()
      if peek() != nil { throw unexpected("\\} for a brace in the text") }
      return MessageSyntax(parts: parts)
    }
    var message = MessageSyntax()
    while peek() == "." {
      let keyword = index
      if take(keyword: ".input") {
        message.declarations.append(try inputDeclaration(at: keyword))
      } else if take(keyword: ".local") {
        message.declarations.append(try localDeclaration(at: keyword))
      } else if take(keyword: ".match") {
        message.parts = [.match(try matcher())]
        return message
      } else {
        throw error("unknown keyword", ".input, .local or .match")
      }
      skipWhitespace()
    }
    message.parts = try quotedPattern()
    skipWhitespace()
    if peek() != nil { throw unexpected("the end of the message") }
    return message
  }

  private mutating func inputDeclaration(
    at keyword: Int
  ) throws(MessagePatternError) -> MessageSyntax.Declaration {
    skipWhitespace()
    let start = index
    let value = try expression()
    guard case .variable(let name) = value.operand else {
      throw error("an input that is not a variable", "{$name}", at: start)
    }
    return MessageSyntax.Declaration(isInput: true, name: name, value: value, offset: keyword)
  }

  private mutating func localDeclaration(
    at keyword: Int
  ) throws(MessagePatternError) -> MessageSyntax.Declaration {
    guard skipWhitespace() else { throw unexpected("white space") }
    let name = try variable()
    skipWhitespace()
    guard take("=") else { throw unexpected("=") }
    skipWhitespace()
    return MessageSyntax.Declaration(isInput: false, name: name, value: try expression(), offset: keyword)
  }

  /// Reads the selectors and variants after `.match`, to the end of the message.
  private mutating func matcher() throws(MessagePatternError) -> MessageSyntax.Matcher {
    var matcher = MessageSyntax.Matcher(selectors: [], variants: [])
    var hasSpace = skipWhitespace()
    while peek() == "$" {
      guard hasSpace else { throw unexpected("white space before a selector") }
      let start = index
      matcher.selectors.append(MessageSyntax.Selector(name: try variable(), offset: start))
      hasSpace = skipWhitespace()
    }
    guard !matcher.selectors.isEmpty else { throw unexpected("a selector such as $name") }
    guard hasSpace else { throw unexpected("white space after the selectors") }
    repeat {
      let start = index
      let keys = try keys()
      let message = MessageSyntax(parts: try quotedPattern())
      matcher.variants.append(MessageSyntax.Variant(keys: keys, message: message, offset: start))
      skipWhitespace()
    } while peek() != nil
    return matcher
  }

  /// Reads the keys of a variant, to its pattern.
  private mutating func keys() throws(MessagePatternError) -> [MessageSyntax.Key] {
    var keys: [MessageSyntax.Key] = []
    while true {
      if take("*") {
        keys.append(.catchAll)
      } else {
        keys.append(.literal(Self.normalized(try literal())))
      }
      let hasSpace = skipWhitespace()
      if peek() == "{" { return keys }
      guard hasSpace else { throw unexpected("white space, or {{") }
    }
  }

  private var startsQuotedPattern: Bool { peek() == "{" && peek(1) == "{" }

  /// Reads `{{…}}`.
  private mutating func quotedPattern() throws(MessagePatternError) -> [MessageSyntax.Part] {
    guard startsQuotedPattern else { throw unexpected("{{") }
    let opening = index
    index += 2
    let parts = try pattern()
    guard peek() != nil else { throw error("unclosed braces", "}}", at: opening) }
    guard take("}"), take("}") else { throw unexpected("}}") }
    return parts
  }

  /// Reads text and placeholders up to a closing brace or the end.
  private mutating func pattern() throws(MessagePatternError) -> [MessageSyntax.Part] {
    var parts: [MessageSyntax.Part] = []
    var text = String.UnicodeScalarView()
    while let scalar = peek(), scalar != "}" {
      if scalar == "{" {
        if !text.isEmpty { parts.append(.text(String(text))) }
        text = String.UnicodeScalarView()
        parts.append(try placeholder())
      } else {
        text.append(try textScalar())
      }
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
    return parts
  }
}
