import ICU

/// Reads ICU MessageFormat 1 patterns with named arguments.
///
/// The grammar is that of `icu::MessagePattern` with the default apostrophe mode (DOUBLE_OPTIONAL): a single apostrophe
/// is text unless it comes before `{`, `}`, or `#` in a plural form. It is stricter than ICU in three points: `choice`
/// and duplicate selectors are refused, and messages nest at most `deepestNesting` levels deep, so that no pattern can
/// exhaust the stack.
struct MessageParser {
  /// How deep messages may nest.
  static let deepestNesting = 100
  /// The longest name, selector or style that ICU stores, in UTF-16 code units.
  static let longestToken = 0xFFFF

  let scalars: [Unicode.Scalar]
  /// The plural form to which the pattern belongs, for error reports.
  let form: String?
  var index = 0

  /// Prepares to read a pattern.
  init(_ source: String, form: String? = nil) {
    scalars = Array(source.unicodeScalars)
    self.form = form
  }

  /// The message of the whole pattern; in the form of a plural, `#` means its number.
  mutating func pattern(inPlural: Bool) throws(MessagePatternError) -> MessageSyntax {
    try message(inPlural: inPlural, depth: 0)
  }

  /// Reads a message up to its closing brace, or to the end at the top level, where a closing brace is text.
  mutating func message(inPlural: Bool, depth: Int) throws(MessagePatternError) -> MessageSyntax {
    let opening = index - 1
    var syntax = MessageSyntax()
    var text = String.UnicodeScalarView()
    func endText() {
      if !text.isEmpty { syntax.parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "'":
        quoted(into: &text, inPlural: inPlural)
      case "#" where inPlural:
        endText()
        syntax.parts.append(.number)
      case "{":
        endText()
        syntax.parts.append(.argument(try argument(depth: depth)))
      case "}" where depth > 0:
        endText()
        return syntax
      default:
        text.append(scalar)
      }
    }
    if depth > 0 { throw error(at: opening, "unclosed brace", "}") }
    endText()
    return syntax
  }

  /// Reads the text after an apostrophe: another apostrophe, quoted text, or ordinary text.
  private mutating func quoted(into text: inout String.UnicodeScalarView, inPlural: Bool) {
    guard index < scalars.count else {
      text.append("'")
      return
    }
    switch scalars[index] {
    case "'":
      text.append("'")
      index += 1
    case "{", "}", "#":
      if scalars[index] == "#", !inPlural {
        text.append("'")
        return
      }
      // Quoted to the next single apostrophe, or to the end of the pattern.
      while index < scalars.count {
        let scalar = scalars[index]
        index += 1
        if scalar != "'" {
          text.append(scalar)
        } else if index < scalars.count, scalars[index] == "'" {
          text.append("'")
          index += 1
        } else {
          return
        }
      }
    default:
      text.append("'")
    }
  }

  /// Reads an argument after its opening brace.
  private mutating func argument(depth: Int) throws(MessagePatternError) -> MessageSyntax.Argument {
    let opening = index - 1
    skipWhitespace()
    let nameStart = index
    let name = try identifier()
    skipWhitespace()
    guard index < scalars.count else { throw error(at: opening, "unclosed brace", "}") }
    if !Self.isName(name) {
      throw error(
        at: nameStart, name.isEmpty ? "missing argument name" : "bad argument name “\(name)”",
        "a name such as count")
    }
    let kind: MessageSyntax.Kind
    switch scalars[index] {
    case "}": kind = .plain
    case ",":
      index += 1
      kind = try typed(opening: opening, depth: depth)
    default:
      throw error(at: index, "unexpected “\(scalars[index])” after the argument name \(name)", "} or ,")
    }
    index += 1
    return MessageSyntax.Argument(name: name, kind: kind, offset: opening)
  }

  /// Reads type and style, and stops at the argument's closing brace.
  private mutating func typed(opening: Int, depth: Int) throws(MessagePatternError) -> MessageSyntax.Kind {
    skipWhitespace()
    let typeStart = index
    while index < scalars.count, scalars[index].isASCII, scalars[index].properties.isAlphabetic { index += 1 }
    let type = text(typeStart..<index)
    let typeEnd = index
    skipWhitespace()
    guard index < scalars.count else { throw error(at: opening, "unclosed brace", "}") }
    guard !type.isEmpty, scalars[index] == "," || scalars[index] == "}" else {
      throw error(
        at: type.isEmpty ? typeStart : typeEnd,
        type.isEmpty ? "missing argument type" : "unexpected “\(scalars[index])” after the type \(type)",
        type.isEmpty ? Self.types : "} or ,")
    }
    try checkLength(type, at: typeStart)
    let isComplex = ["plural", "select", "selectordinal", "choice"].contains(type.lowercased())
    guard scalars[index] == "," else {
      if isComplex { throw error(at: index, "no forms after the type \(type)", ", and the forms") }
      return .typed(type: type, style: nil)
    }
    index += 1
    switch type.lowercased() {
    case "plural": return .plural(try plural(isOrdinal: false, opening: opening, depth: depth))
    case "selectordinal": return .plural(try plural(isOrdinal: true, opening: opening, depth: depth))
    case "select": return .select(try branches(opening: opening, depth: depth, inPlural: false).branches)
    case "choice": throw error(at: typeStart, "the type choice is not supported", "plural with =n or select")
    default: return .typed(type: type, style: try style(opening: opening))
    }
  }

  /// Reads the style of a simple type as written; apostrophes quote braces in it.
  private mutating func style(opening: Int) throws(MessagePatternError) -> String {
    let start = index
    var depth = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "'":
        guard let end = scalars[index...].firstIndex(of: "'") else {
          throw error(at: index - 1, "unclosed quote in the argument's style", "'")
        }
        index = end + 1
      case "{": depth += 1
      case "}" where depth > 0: depth -= 1
      case "}":
        index -= 1
        let style = text(start..<index)
        try checkLength(style, at: start)
        return style
      default: break
      }
    }
    throw error(at: opening, "unclosed brace", "}")
  }

  /// The types that an argument may have, for error reports.
  static let types = "plural, selectordinal, select, number, date, time, spellout, ordinal or duration"

  /// Whether an identifier can name an argument; a number may not begin with zero or exceed 32767.
  static func isName(_ name: String) -> Bool {
    if name.isEmpty { return false }
    guard name.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return true }
    return (name == "0" || name.utf8.first != UInt8(ascii: "0")) && Int(name).map { $0 <= 0x7FFF } ?? false
  }
}
