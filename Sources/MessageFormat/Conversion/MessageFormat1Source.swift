/// Writes the source of a message in the syntax of ICU MessageFormat.
enum MessageFormat1Source {
  static func text(of message: MessageSyntax) -> String { text(of: message, inPlural: false) }

  /// - Parameter inPlural: Whether `#` is the number of a plural around the message.
  static func text(of message: MessageSyntax, inPlural: Bool) -> String {
    message.parts.map { part in
      switch part {
      case .text(let text): quoted(text, inPlural: inPlural)
      case .number: "#"
      case .argument(let argument): self.argument(argument)
      // Conversion leaves none of these.
      case .expression, .markup, .match: ""
      }
    }.joined()
  }

  private static func argument(_ argument: MessageSyntax.Argument) -> String {
    switch argument.kind {
    case .plain: return "{\(argument.name)}"
    case .typed(let type, let style):
      // A style that was read keeps the space before it.
      let style = style.map { ($0.hasPrefix(" ") ? "," : ", ") + $0 } ?? ""
      return "{\(argument.name), \(type)\(style)}"
    case .select(let branches):
      return "{\(argument.name), select, \(forms(branches, inPlural: false))}"
    case .plural(let plural):
      let offset = plural.offset == 0 ? "" : "offset:\(Int(exactly: plural.offset) ?? 0) "
      let type = plural.isOrdinal ? "selectordinal" : "plural"
      return "{\(argument.name), \(type), \(offset)\(forms(plural.branches, inPlural: true))}"
    }
  }

  private static func forms(_ branches: [MessageSyntax.Branch], inPlural: Bool) -> String {
    branches.map { "\($0.selector) {\(text(of: $0.message, inPlural: inPlural))}" }.joined(separator: " ")
  }

  /// Text with its syntax characters in quotes and its apostrophes doubled.
  private static func quoted(_ text: String, inPlural: Bool) -> String {
    var quoted = String.UnicodeScalarView()
    var isOpen = false
    for scalar in text.unicodeScalars {
      let isSpecial = scalar == "{" || scalar == "}" || scalar == "#" && inPlural
      // An apostrophe leaves the quotes as they are.
      if scalar == "'" {
        quoted.append("'")
      } else if isSpecial != isOpen {
        quoted.append("'")
        isOpen = isSpecial
      }
      quoted.append(scalar)
    }
    if isOpen { quoted.append("'") }
    return String(quoted)
  }
}
