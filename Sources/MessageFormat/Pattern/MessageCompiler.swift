import ICU
import Primitives

/// Binds a parsed message to a locale.
struct MessageCompiler {
  let locale: MessageLocale
  /// The parser that read the message, for the positions of errors.
  let parser: MessageParser

  /// The segments of a message.
  func segments(_ syntax: MessageSyntax) throws(MessagePatternError) -> [MessageSegment] {
    var segments: [MessageSegment] = []
    for part in syntax.parts {
      switch part {
      case .text(let text): segments.append(.literal(text))
      case .number: segments.append(.number)
      case .argument(let argument): segments.append(try segment(argument))
      // Only MessageFormat 2 has these.
      case .expression, .markup, .match: continue
      }
    }
    return segments
  }

  /// The segment of a plural; `argument` gives its name and position.
  func plural(
    _ plural: MessageSyntax.Plural,
    of argument: MessageSyntax.Argument
  ) throws(MessagePatternError) -> PluralSegment {
    var exact: [(number: Double, message: [MessageSegment])] = []
    var forms: [PluralCategory: [MessageSegment]] = [:]
    var category: ArgumentFormat?
    for branch in plural.branches {
      let message = try segments(branch.message)
      if let number = branch.exact {
        exact.append((number, message))
      } else if let selected = PluralCategory(rawValue: branch.selector) {
        // A selector that is not a category is never chosen, as in ICU.
        forms[selected] = message
        if selected == .other {
          category = try categoryFormat(branch.message, name: argument.name, isOrdinal: plural.isOrdinal)
        }
      }
    }
    let other = forms[.other] ?? []
    return PluralSegment(
      name: argument.name,
      offset: plural.offset,
      rules: plural.isOrdinal ? locale.ordinals : locale.cardinals,
      exact: exact,
      byCategory: PluralCategory.allCases.map { forms[$0] ?? other },
      category: category
    )
  }

  private func segment(_ argument: MessageSyntax.Argument) throws(MessagePatternError) -> MessageSegment {
    switch argument.kind {
    case .plain:
      return .value(name: argument.name)
    case .typed(let type, let style):
      let trimmed = style.map(PatternSyntax.trimmed) ?? ""
      if type.lowercased() == "number", trimmed.isEmpty { return .value(name: argument.name) }
      let format = try format(type, style, at: argument.offset)
      let integers =
        type.lowercased() == "number" ? FormatSegment.PlainIntegers(numberStyle: trimmed) : nil
      return .formatted(name: argument.name, FormatSegment(format: format, integers: integers))
    case .plural(let plural):
      return .plural(try self.plural(plural, of: argument))
    case .select(let branches):
      var compiled: [(selector: String, message: [MessageSegment])] = []
      for branch in branches { compiled.append((branch.selector, try segments(branch.message))) }
      let other = compiled.first { $0.selector.hasSameBytes(as: "other") }?.message ?? []
      return .select(SelectSegment(name: argument.name, branches: compiled, other: other))
    }
  }

  /// ICU's format for a type and style.
  private func format(_ type: String, _ style: String?, at offset: Int) throws(MessagePatternError)
    -> ArgumentFormat
  {
    guard Self.types.contains(type.lowercased()) else {
      throw parser.error(at: offset, "unknown argument type “\(type)”", MessageParser.types)
    }
    if let style, Self.hasHugeExponent(style) {
      throw parser.error(
        at: offset, "too large an exponent in the style “\(style)”", "a number with fewer than 1,000 zeros")
    }
    do {
      return try locale.format(pattern: Self.pattern("0", type, style))
    } catch {
      let what = style.map { "bad style “\($0)” for the type \(type)" } ?? "no format for the type \(type)"
      throw parser.error(
        at: offset, "\(what) (\(error.name))", "a style that ICU knows, such as short or ::currency/EUR")
    }
  }

  /// The format that chooses the category if `other` writes the number in its own format, otherwise nil.
  ///
  /// As in ICU, only the first `#` or `{name}` of the form counts, and not one inside a nested plural or select.
  private func categoryFormat(
    _ other: MessageSyntax,
    name: String,
    isOrdinal: Bool
  ) throws(MessagePatternError) -> ArgumentFormat? {
    for part in other.parts {
      switch part {
      case .text, .expression, .markup, .match: continue
      case .number: return nil
      case .argument(let argument):
        guard argument.name.hasSameBytes(as: name) else { continue }
        switch argument.kind {
        case .plain: return nil
        case .plural, .select: continue
        case .typed(let type, let style):
          if type.lowercased() == "number", style.map(PatternSyntax.trimmed)?.isEmpty ?? true { return nil }
          let forms = PluralCategory.allCases.dropLast().map { "\($0.rawValue){\($0.index)}" }.joined()
          let number = Self.pattern("0", type, style)
          let pattern =
            "{0,\(isOrdinal ? "selectordinal" : "plural"),\(forms)other{\(PluralCategory.other.index)\(number)}}"
          do {
            return try locale.format(pattern: pattern)
          } catch {
            throw parser.error(
              at: argument.offset, "bad style for the type \(type) (\(error.name))", "a style that ICU knows")
          }
        }
      }
    }
    return nil
  }

  /// Whether a number skeleton contains a number with an exponent of four digits or more, as in `::scale/1e999999999`.
  ///
  /// ICU writes such numbers out, which takes gigabytes.
  private static func hasHugeExponent(_ style: String) -> Bool {
    guard PatternSyntax.trimmed(style).hasPrefix("::") else { return false }
    var digits = 0
    var isExponent = false
    var previous: UInt8 = 0
    for byte in style.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Leading zeros do not count.
        if isExponent, digits > 0 || byte != UInt8(ascii: "0") { digits += 1 }
        if digits > 3 { return true }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        isExponent =
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(previous) || previous == UInt8(ascii: ".")
        digits = 0
      case UInt8(ascii: "+"), UInt8(ascii: "-"): break
      default: (isExponent, digits) = (false, 0)
      }
      previous = byte
    }
    return false
  }

  private static let types: Set<String> = ["number", "date", "time", "spellout", "ordinal", "duration"]

  private static func pattern(_ name: String, _ type: String, _ style: String?) -> String {
    style.map { "{\(name),\(type),\($0)}" } ?? "{\(name),\(type)}"
  }
}
