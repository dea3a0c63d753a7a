import ICU

/// Turns a message of MessageFormat 2 into one of MessageFormat 1.
///
/// A matcher becomes choices within choices, the first selector outermost. Attributes are dropped.
struct MessageFormat1Conversion {
  private let locale: MessageLocale
  private var origins: [String: Origin] = [:]

  /// What a variable comes from.
  private enum Origin {
    case literal(String)
    case argument(String, [Call])
  }

  /// A function with the values of its options.
  private struct Call {
    let name: String
    var options: [String: String]
  }

  /// The way in which a selector chooses.
  private struct Chooser {
    let argument: String
    let kind: Kind

    enum Kind: Equatable {
      case select
      case plural(isOrdinal: Bool, offset: Int)
      /// By the number itself.
      case exact

      /// Whether `#` is the argument itself.
      var countsItself: Bool {
        switch self {
        case .select: false
        case .exact: true
        case .plural(_, let offset): offset == 0
        }
      }
    }
  }

  /// The message in the data model of MessageFormat 1; the message itself if it is one.
  static func message(
    _ message: MessageSyntax, locale: MessageLocale
  ) throws(ConversionProblem) -> MessageSyntax {
    guard message.isMessageFormat2 else { return message }
    var conversion = MessageFormat1Conversion(locale: locale)
    for declaration in message.declarations {
      conversion.origins[declaration.name] = try conversion.origin(declaration.value)
    }
    guard case .match(let matcher)? = message.parts.first else {
      return MessageSyntax(parts: try conversion.parts(message.parts, counted: nil))
    }
    var choosers: [Chooser] = []
    for selector in matcher.selectors { choosers.append(try conversion.chooser(selector.name)) }
    var count = 0
    let candidates = matcher.variants.map { Candidate(keys: $0.keys[...], message: $0.message) }
    return try conversion.choice(choosers[...], candidates, counted: nil, &count)
  }

  private init(locale: MessageLocale) { self.locale = locale }

  private func origin(_ expression: MessageSyntax.Expression) throws(ConversionProblem) -> Origin {
    var origin: Origin
    switch expression.operand {
    case .literal(let text): origin = .literal(text)
    case .variable(let name):
      // Not `??`: a typed error that is thrown within its autoclosure is read from a wrong place in optimized builds (6.3).
      if let known = origins[name] { origin = known } else { origin = .argument(try Self.name(name), []) }
    case nil: throw ConversionProblem("an expression without an operand")
    }
    guard let function = expression.function else { return origin }
    var call = Call(name: function.name, options: [:])
    for option in function.options {
      guard case .literal(let value) = option.value else {
        throw ConversionProblem("the option “\(option.name)”, whose value is a variable")
      }
      if option.name == "u:id" || option.name == "u:dir" && value == "inherit" { continue }
      call.options[option.name] = value
    }
    guard case .argument(let name, var calls) = origin else {
      throw ConversionProblem("the function :\(function.name) of a literal")
    }
    if let last = calls.last, last.name == call.name || last.name == "number" && last.options.isEmpty,
      call.name != "offset"
    {
      calls.removeLast()
      call.options.merge(last.options) { own, _ in own }
    }
    origin = .argument(name, calls + [call])
    return origin
  }

  private func chooser(_ variable: String) throws(ConversionProblem) -> Chooser {
    guard case .argument(let name, let calls)? = origins[variable] else {
      throw ConversionProblem("the selector $\(variable), which is a literal")
    }
    let problem = ConversionProblem("how $\(variable) chooses")
    guard let first = calls.first, let last = calls.last else { throw problem }
    if calls.count == 1, first.name == "string", first.options.isEmpty {
      return Chooser(argument: name, kind: .select)
    }
    if calls.count <= 2, last.name == "offset",
      calls.count == 1 || ["number", "integer"].contains(first.name) && first.options.isEmpty
    {
      return Chooser(argument: name, kind: .plural(isOrdinal: false, offset: try Self.offset(last)))
    }
    guard calls.count == 1, ["number", "integer"].contains(first.name),
      Set(first.options.keys).isSubset(of: ["select"])
    else { throw problem }
    switch first.options["select"] {
    case nil, "plural": return Chooser(argument: name, kind: .plural(isOrdinal: false, offset: 0))
    case "ordinal": return Chooser(argument: name, kind: .plural(isOrdinal: true, offset: 0))
    case "exact": return Chooser(argument: name, kind: .exact)
    default: throw problem
    }
  }

  /// What is subtracted; negative if something is added.
  private static func offset(_ call: Call) throws(ConversionProblem) -> Int {
    let added = call.options["add"].flatMap(NumberOptions.digitSize)
    let subtracted = call.options["subtract"].flatMap(NumberOptions.digitSize)
    guard call.options.count == 1, let offset = subtracted ?? added.map({ -$0 }) else {
      throw ConversionProblem("the options of :offset")
    }
    return offset
  }

  /// A variant that the selectors so far match.
  private struct Candidate {
    /// The keys of the other selectors.
    var keys: ArraySlice<MessageSyntax.Key>
    let message: MessageSyntax
    /// How well the selectors so far match, the smaller the better; an earlier one counts more.
    var ranks: [Int] = []
  }

  /// The choice by the first of some selectors among variants.
  private func choice(
    _ choosers: ArraySlice<Chooser>, _ candidates: [Candidate], counted: Chooser?, _ count: inout Int
  ) throws(ConversionProblem) -> MessageSyntax {
    guard let chooser = choosers.first else {
      count += 1
      guard count <= ConversionProblem.mostVariants else {
        throw ConversionProblem("more than \(ConversionProblem.mostVariants) combinations of keys")
      }
      let best = candidates.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
      return MessageSyntax(parts: try parts(best?.message.parts ?? [], counted: counted))
    }
    var selectors: [String] = []
    for candidate in candidates {
      if case .literal(let text)? = candidate.keys.first, !selectors.contains(text) { selectors.append(text) }
    }
    let others = choosers.dropFirst()
    let inner = chooser.kind == .select ? nil : chooser
    var branches: [MessageSyntax.Branch] = []
    func append(_ selector: String, _ exact: Double?, _ keys: [MessageSyntax.Key]) throws(ConversionProblem) {
      let chosen = candidates.compactMap { candidate -> Candidate? in
        guard let key = candidate.keys.first, let rank = keys.firstIndex(of: key) else { return nil }
        return Candidate(
          keys: candidate.keys.dropFirst(), message: candidate.message, ranks: candidate.ranks + [rank])
      }
      let message = try choice(others, chosen, counted: inner, &count)
      branches.append(MessageSyntax.Branch(selector: selector, exact: exact, message: message))
    }
    for text in selectors {
      let key = MessageSyntax.Key.literal(text)
      guard case .plural(let isOrdinal, let offset) = chooser.kind else {
        if chooser.kind == .exact {
          if let number = Self.number(text) {
            try append("=\(number)", number.doubleValue, [key, .catchAll])
          }
          continue
        }
        guard text != "other", Self.isSelector(text) else { throw ConversionProblem("the key “\(text)”") }
        try append(text, nil, [key, .catchAll])
        continue
      }
      if PluralCategory(rawValue: text) != nil {
        if text != "other" { try append(text, nil, [key, .catchAll]) }
        continue
      }
      guard let number = Self.number(text), let raw = number.adding(offset) else { continue }
      let category =
        isOrdinal ? locale.ordinals.category(of: number) : locale.cardinals.category(of: number)
      try append("=\(raw)", raw.doubleValue, [key, .literal(category.rawValue), .catchAll])
    }
    let otherKeys: [MessageSyntax.Key] =
      if case .plural = chooser.kind { [.literal("other"), .catchAll] } else { [.catchAll] }
    try append("other", nil, otherKeys)
    let kind: MessageSyntax.Kind =
      switch chooser.kind {
      case .select: .select(branches)
      case .exact: .plural(MessageSyntax.Plural(isOrdinal: false, offset: 0, branches: branches))
      case .plural(let isOrdinal, let offset):
        .plural(MessageSyntax.Plural(isOrdinal: isOrdinal, offset: Double(offset), branches: branches))
      }
    return MessageSyntax(
      parts: [.argument(MessageSyntax.Argument(name: chooser.argument, kind: kind, offset: 0))])
  }

  /// The text and arguments of a pattern; `counted` is the plural directly around it, whose number is `#`.
  private func parts(
    _ parts: [MessageSyntax.Part], counted: Chooser?
  ) throws(ConversionProblem) -> [MessageSyntax.Part] {
    var converted: [MessageSyntax.Part] = []
    for part in parts {
      switch part {
      case .text, .number, .argument: converted.append(part)
      case .markup(let markup): throw ConversionProblem("the markup {#\(markup.name)}")
      case .match: throw ConversionProblem("a matcher within a text")
      case .expression(let expression):
        switch try origin(expression) {
        case .literal(let text): converted.append(.text(text))
        case .argument(let name, let calls): converted.append(try argument(name, calls, counted))
        }
      }
    }
    return converted
  }

  private func argument(
    _ name: String, _ calls: [Call], _ counted: Chooser?
  ) throws(ConversionProblem) -> MessageSyntax.Part {
    var calls = calls
    // How a number chooses has no effect on how it is written.
    if let last = calls.indices.last { calls[last].options["select"] = nil }
    if let last = calls.last, last.name == "offset" {
      let offset = try Self.offset(last)
      guard let counted, counted.argument == name,
        counted.kind == .plural(isOrdinal: false, offset: offset),
        calls.count == 1 || calls.count == 2 && calls[0].options.isEmpty
      else { throw ConversionProblem(":offset outside of the plural that it is for") }
      return .number
    }
    guard calls.count <= 1 else { throw ConversionProblem("a function of another function's value") }
    var kind = MessageSyntax.Kind.plain
    if let call = calls.first {
      kind = try ArgumentStyle.kind(call.name, call.options, locale: locale)
      let isPlain = ["number", "integer"].contains(call.name) && call.options.isEmpty
      if isPlain, let counted, counted.argument == name, counted.kind.countsItself { return .number }
    }
    return .argument(MessageSyntax.Argument(name: name, kind: kind, offset: 0))
  }

  /// The number of a key; nil for a key that no number has, such as `1.0`, which only matches with options.
  private static func number(_ text: String) -> DecimalNumber? {
    guard let number = DecimalNumber(text), number.removingTrailingZeros.description == text, text != "-0"
    else {
      return nil
    }
    return number
  }

  private static func isSelector(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains(where: PatternSyntax.endsIdentifier)
  }

  private static func name(_ name: String) throws(ConversionProblem) -> String {
    guard isSelector(name) else {
      throw ConversionProblem("the variable $\(name), which MessageFormat 1 cannot name")
    }
    return name
  }
}
