import ICU

extension MessageFormat2Parser {
  /// Reads an expression or markup in braces.
  mutating func placeholder() throws(MessagePatternError) -> MessageSyntax.Part {
    let opening = index
    index += 1
    skipWhitespace()
    if take("#") { return .markup(try markup(.open, from: opening)) }
    if take("/") { return .markup(try markup(.close, from: opening)) }
    index = opening
    return .expression(try expression())
  }

  /// Reads an expression in braces.
  mutating func expression() throws(MessagePatternError) -> MessageSyntax.Expression {
    let opening = index
    guard take("{") else { throw unexpected("{") }
    skipWhitespace()
    var operand: MessageSyntax.Operand?
    if peek() != ":" { operand = try literalOrVariable() }
    var hasSpace = operand == nil || skipWhitespace()
    var function: MessageSyntax.Function?
    if peek() == ":" {
      guard hasSpace else { throw unexpected("white space before a function") }
      index += 1
      let name = try identifier()
      (function, hasSpace) = (MessageSyntax.Function(name: name, options: []), skipWhitespace())
      function?.options = try options(&hasSpace)
    }
    let attributes = try attributes(&hasSpace)
    try close(opening)
    return MessageSyntax.Expression(
      operand: operand, function: function, attributes: attributes, offset: opening)
  }

  private mutating func markup(
    _ kind: MessageSyntax.Markup.Kind,
    from opening: Int
  ) throws(MessagePatternError) -> MessageSyntax.Markup {
    var kind = kind
    let name = try identifier()
    var hasSpace = skipWhitespace()
    let options = try options(&hasSpace)
    let attributes = try attributes(&hasSpace)
    if kind == .open, take("/") { kind = .standalone }
    try close(opening)
    return MessageSyntax.Markup(
      kind: kind, name: name, options: options, attributes: attributes, offset: opening)
  }

  private mutating func close(_ opening: Int) throws(MessagePatternError) {
    if take("}") { return }
    throw peek() == nil ? error("unclosed brace", "}", at: opening) : unexpected("}")
  }

  /// Reads options as long as there are any; `hasSpace` is whether white space comes before what is next.
  private mutating func options(_ hasSpace: inout Bool) throws(MessagePatternError) -> [MessageSyntax.Option]
  {
    var options: [MessageSyntax.Option] = []
    while let scalar = peek(), NameCharacters.startsName(scalar) {
      guard hasSpace else { throw unexpected("white space before an option") }
      let start = index
      let name = try identifier()
      skipWhitespace()
      guard take("=") else { throw unexpected("= and the option's value") }
      skipWhitespace()
      options.append(MessageSyntax.Option(name: name, value: try literalOrVariable(), offset: start))
      hasSpace = skipWhitespace()
    }
    return options
  }

  private mutating func attributes(
    _ hasSpace: inout Bool
  ) throws(MessagePatternError) -> [MessageSyntax.Attribute] {
    var attributes: [MessageSyntax.Attribute] = []
    while peek() == "@" {
      guard hasSpace else { throw unexpected("white space before an attribute") }
      index += 1
      var attribute = MessageSyntax.Attribute(name: try identifier(), value: nil)
      hasSpace = skipWhitespace()
      if take("=") {
        skipWhitespace()
        attribute.value = try literal()
        hasSpace = skipWhitespace()
      }
      attributes.append(attribute)
    }
    return attributes
  }

  private mutating func literalOrVariable() throws(MessagePatternError) -> MessageSyntax.Operand {
    peek() == "$" ? .variable(try variable()) : .literal(try literal())
  }

  /// Reads `$name`.
  mutating func variable() throws(MessagePatternError) -> String {
    guard take("$") else { throw unexpected("a variable such as $name") }
    return try name()
  }

  /// Reads a literal, quoted or not.
  mutating func literal() throws(MessagePatternError) -> String {
    let start = index
    guard take("|") else {
      while let scalar = peek(), NameCharacters.continuesName(scalar) { index += 1 }
      if index == start { throw unexpected("a value") }
      return text(start..<index)
    }
    var literal = String.UnicodeScalarView()
    while let scalar = peek() {
      if scalar == "|" {
        index += 1
        return String(literal)
      }
      literal.append(try textScalar())
    }
    throw error("unclosed quotation", "|", at: start)
  }

  /// Reads a character of text, which a backslash may escape.
  mutating func textScalar() throws(MessagePatternError) -> Unicode.Scalar {
    guard let scalar = peek(), scalar != "\0" else { throw unexpected("text") }
    guard scalar == "\\" else {
      index += 1
      return scalar
    }
    switch peek(1) {
    case let escaped? where ["\\", "{", "|", "}"].contains(escaped):
      index += 2
      return escaped
    default: throw error("a backslash that does not escape anything", "\\\\, \\{, \\| or \\}")
    }
  }

  /// Reads `name` or `namespace:name`.
  private mutating func identifier() throws(MessagePatternError) -> String {
    let first = try name()
    return take(":") ? "\(first):\(try name())" : first
  }

  /// Reads a name without the bidi marks around it, in NFC.
  private mutating func name() throws(MessagePatternError) -> String {
    if let scalar = peek(), NameCharacters.isBidi(scalar) { index += 1 }
    let start = index
    guard let first = peek(), NameCharacters.startsName(first) else { throw unexpected("a name") }
    while let scalar = peek(), NameCharacters.continuesName(scalar) { index += 1 }
    let name = Self.normalized(text(start..<index))
    if let scalar = peek(), NameCharacters.isBidi(scalar) { index += 1 }
    return name
  }
}
