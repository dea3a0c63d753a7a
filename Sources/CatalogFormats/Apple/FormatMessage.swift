import ICU
import MessageFormat

/// Reads a message from a `printf` format and the plurals whose places are in it.
///
/// Each form becomes a whole sentence: the text around a plural is a part of each of its forms.
struct FormatMessage {
  /// A plural.
  struct Plural {
    let name: String
    /// The position of its number among the arguments; nil if the format does not state it.
    var position: Int?
    /// The formats by plural category.
    let forms: [(selector: String, text: String)]
  }

  /// A piece of a format.
  private enum Token {
    /// A part of a pattern.
    case text(String)
    /// The number of an argument that a plural counts.
    case number(String)
    case argument(String)
    /// The place of a plural.
    case plural(String)
  }

  /// How many sentences a message may have; plurals within plurals multiply.
  private static let mostSentences = 512

  private let plurals: [String: Plural]
  private var arguments: FormatArguments
  /// The argument that each plural counts.
  private var counted: [String: String] = [:]
  private var sentences = 0

  /// - Parameter arguments: The arguments of the message, in the order of their positions.
  init(_ plurals: [Plural], _ arguments: FormatArguments) {
    self.plurals = Dictionary(plurals.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.arguments = arguments
  }

  /// The message of a format.
  static func message(
    _ text: String,
    _ plurals: [Plural],
    _ arguments: FormatArguments,
    key: String,
    place: TextPlace?
  ) throws(TranslationFinding) -> MessageSource {
    var message = Self(plurals, arguments)
    do throws(FormatProblem) {
      let tokens = try message.tokens(text, in: nil)
      return try message.message(of: tokens[...], before: [], depth: 0)
    } catch {
      throw TranslationFinding(key: key, place: place, problem: error.text)
    }
  }

  /// - Parameter plural: The plural whose form the text is.
  private mutating func tokens(_ text: String, in plural: Plural?) throws(FormatProblem) -> [Token] {
    var tokens: [Token] = []
    var literal = ""
    var scalars = ArraySlice(text.unicodeScalars)
    while let scalar = scalars.popFirst() {
      guard scalar == "%", let specifier = FormatSpecifier(scalars, inPlural: plural != nil) else {
        literal.unicodeScalars.append(scalar)
        continue
      }
      let written = "%" + String(String.UnicodeScalarView(scalars.prefix(specifier.length)))
      scalars = scalars.dropFirst(specifier.length)
      if specifier.kind == .percent {
        literal += "%"
        continue
      }
      tokens.append(.text(literal))
      literal = ""
      tokens.append(try token(specifier, written, in: plural))
    }
    tokens.append(.text(literal))
    return tokens
  }

  private mutating func token(
    _ specifier: FormatSpecifier,
    _ written: String,
    in plural: Plural?
  ) throws(FormatProblem) -> Token {
    switch specifier.kind {
    case .percent: return .text("%")
    case .own, .number:
      if let plural, let own = counted[plural.name],
        specifier.position == nil || specifier.position == plural.position || arguments.areUnknown
      {
        return .number(own)
      }
      return .argument(try arguments.name(specifier.position, isNumber: true, written))
    case .object: return .argument(try arguments.name(specifier.position, isNumber: false, written))
    case .variable(let name):
      guard let plural = plurals[name] else {
        throw FormatProblem("“\(written)” is the place of a plural that the file does not have")
      }
      if counted[name] == nil {
        counted[name] = try arguments.name(ofPlural: name, specifier.position ?? plural.position)
      }
      return .plural(name)
    case .unsupported(let text):
      throw FormatProblem("“\(text)” is not supported; expected %@, %lld or a name such as {minimum}")
    }
  }

  private mutating func message(
    of tokens: ArraySlice<Token>,
    before: [Token],
    depth: Int
  ) throws(FormatProblem) -> MessageSource {
    guard
      let index = tokens.firstIndex(where: { if case .plural = $0 { true } else { false } }),
      case .plural(let name) = tokens[index], let plural = plurals[name], let argument = counted[name]
    else {
      sentences += 1
      guard sentences <= Self.mostSentences else {
        throw FormatProblem("the plurals make more than \(Self.mostSentences) sentences")
      }
      return .pattern(pattern(before + tokens, depth: depth))
    }
    guard depth < MessageSource.deepestNesting else {
      throw FormatProblem("plurals are nested deeper than \(MessageSource.deepestNesting) levels")
    }
    var forms: [MessageSource.Form] = []
    for (selector, text) in plural.forms {
      guard PluralCategory(rawValue: selector) != nil else {
        throw FormatProblem("“\(selector)” is not a plural category")
      }
      let own = try self.tokens(text, in: plural)
      forms.append(
        MessageSource.Form(
          selector,
          try message(
            of: own[...] + tokens[(index + 1)...], before: before + tokens[..<index], depth: depth + 1)))
    }
    guard forms.contains(where: { $0.selector == "other" }) else {
      throw FormatProblem("the plural “\(name)” has no form “other”")
    }
    return .choice(MessageSource.Choice(.plural, on: argument, forms))
  }

  /// The sentence; in the forms of plurals, a `#` of the format is quoted, since it is a character.
  private func pattern(_ tokens: [Token], depth: Int) -> String {
    var pattern = ""
    for token in tokens {
      switch token {
      case .text(let text): pattern += depth > 0 ? CountSign.replaced(in: text, by: "'#'") : text
      case .number(let name): append(depth == 1 ? "#" : "{\(name)}", to: &pattern)
      case .argument(let name): append("{\(name)}", to: &pattern)
      case .plural: break
      }
    }
    return pattern
  }

  /// Adds an argument; an apostrophe before it stays a character, where it would begin a quotation.
  private func append(_ argument: String, to pattern: inout String) {
    let apostrophes = pattern.unicodeScalars.reversed().prefix { $0 == "'" }.count
    if !apostrophes.isMultiple(of: 2) { pattern += "'" }
    pattern += argument
  }
}
