/// Writes the source of a message in the syntax of MessageFormat 2.
enum MessageFormat2Source {
  /// The source; throws if the message contains what the syntax has no way to write.
  static func text(of message: MessageSyntax) throws(ConversionProblem) -> String {
    var text = ""
    for declaration in message.declarations {
      text += declaration.isInput ? ".input " : ".local $\(declaration.name) = "
      text += expression(declaration.value) + "\n"
    }
    if case .match(let matcher)? = message.parts.first {
      text += ".match" + matcher.selectors.map { " $\($0.name)" }.joined() + "\n"
      var lines: [String] = []
      for variant in matcher.variants {
        lines.append(
          variant.keys.map(key).joined(separator: " ") + " {{\(try pattern(variant.message.parts))}}")
      }
      return text + lines.joined(separator: "\n")
    }
    let pattern = try pattern(message.parts)
    // A dot at the start would be a keyword's.
    let first = pattern.unicodeScalars.first {
      !NameCharacters.isWhitespace($0) && !NameCharacters.isBidi($0)
    }
    return text.isEmpty && first != "." ? pattern : "\(text){{\(pattern)}}"
  }

  private static func pattern(_ parts: [MessageSyntax.Part]) throws(ConversionProblem) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal):
        if literal.utf8.contains(0) { throw ConversionProblem("MessageFormat 2 has no character U+0000") }
        text += escaped(literal, ["\\", "{", "}"])
      case .expression(let expression): text += self.expression(expression)
      case .markup(let markup): text += self.markup(markup)
      case .number, .argument, .match: throw ConversionProblem("a choice within a text")
      }
    }
    return text
  }

  private static func expression(_ expression: MessageSyntax.Expression) -> String {
    var pieces: [String] = []
    if let operand = expression.operand { pieces.append(self.operand(operand)) }
    if let function = expression.function {
      pieces += [":\(function.name)"] + function.options.map { "\($0.name)=\(operand($0.value))" }
    }
    return "{\((pieces + expression.attributes.map(attribute)).joined(separator: " "))}"
  }

  private static func markup(_ markup: MessageSyntax.Markup) -> String {
    let options = markup.options.map { "\($0.name)=\(operand($0.value))" }
    let name = (markup.kind == .close ? "/" : "#") + markup.name
    let end = markup.kind == .standalone ? " /}" : "}"
    return "{" + ([name] + options + markup.attributes.map(attribute)).joined(separator: " ") + end
  }

  private static func attribute(_ attribute: MessageSyntax.Attribute) -> String {
    "@\(attribute.name)" + (attribute.value.map { "=\(literal($0))" } ?? "")
  }

  private static func operand(_ operand: MessageSyntax.Operand) -> String {
    switch operand {
    case .literal(let text): literal(text)
    case .variable(let name): "$\(name)"
    }
  }

  private static func key(_ key: MessageSyntax.Key) -> String {
    switch key {
    case .literal(let text): literal(text)
    case .catchAll: "*"
    }
  }

  /// A literal, in quotes where it needs them.
  private static func literal(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(NameCharacters.continuesName)
    return isPlain ? text : "|\(escaped(text, ["\\", "|"]))|"
  }

  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}
