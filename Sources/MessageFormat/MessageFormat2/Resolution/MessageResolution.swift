import ICU

/// Resolves the variables and expressions of one message while it is written, and collects the errors.
///
/// A variable is resolved when it is first used, and once.
final class MessageResolution {
  private let declarations: [DeclarationSegment]
  private let locale: MessageLocale
  private let timeZone: String?
  private var values: [ResolvedValue?]
  private(set) var errors: [MessageError] = []

  init(_ declarations: [DeclarationSegment], locale: MessageLocale, timeZone: String?) {
    (self.declarations, self.locale, self.timeZone) = (declarations, locale, timeZone)
    values = Array(repeating: nil, count: declarations.count)
  }

  func report(_ kind: MessageErrorKind, _ source: String) {
    errors.append(MessageError(kind: kind, source: source))
  }

  /// The value of an expression.
  func value(of expression: ExpressionSegment, _ find: MessageWriter.Lookup) -> ResolvedValue {
    let operand = expression.operand.map { value(of: $0, find) }
    guard let function = expression.function else {
      return operand ?? .failure(expression.source, in: locale)
    }
    return value(of: function, operand, expression.source, find)
  }

  /// The value of a declared variable.
  func value(ofVariable number: Int, _ find: MessageWriter.Lookup) -> ResolvedValue {
    if let known = values[number] { return known }
    // Each variable depends on earlier ones alone. They are resolved in order and not by recursion, since a chain of them
    // may be of any length.
    var needed: Set<Int> = [number]
    var open = [number]
    while let next = open.popLast() {
      for dependency in declarations[next].dependencies where values[dependency] == nil {
        if needed.insert(dependency).inserted { open.append(dependency) }
      }
    }
    var result = ResolvedValue.failure("$\(declarations[number].name)", in: locale)
    for variable in needed.sorted() {
      result = value(of: declarations[variable].value, find)
      result.source = "$\(declarations[variable].name)"
      values[variable] = result
    }
    return result
  }

  private func value(of source: ExpressionSegment.Source, _ find: MessageWriter.Lookup) -> ResolvedValue {
    switch source {
    case .literal(let text): return .argument(.text(text), ExpressionSegment.quoted(text), in: locale)
    case .declared(let number, _): return value(ofVariable: number, find)
    case .argument(let name):
      if let argument = find(name) { return .argument(argument, "$\(name)", in: locale) }
      report(.unresolvedVariable, "$\(name)")
      return .failure("$\(name)", in: locale)
    }
  }

  private func value(
    of function: ExpressionSegment.Function, _ operand: ResolvedValue?, _ source: String,
    _ find: MessageWriter.Lookup
  ) -> ResolvedValue {
    var result = ResolvedValue.failure(source, in: locale)
    guard let handler = function.function else {
      report(.unknownFunction, ":\(function.name)")
      return result
    }
    if let operand, case .failure = operand.content {
      if handler.requiresOperand { report(.badOperand, source) }
      result.choosesSilently = !handler.requiresOperand
      return result
    }
    let (options, universal) = options(function.options, find)
    let locale = universal.locale ?? locale
    var context = MessageFunctionContext(locale: locale, timeZone: timeZone)
    let value = handler.value(of: operand?.operand, options: options, in: &context)
    for kind in context.errors { report(kind, source) }
    guard let value else { return result }
    result.content = .value(value)
    result.locale = locale
    result.id = universal.id
    result.direction = value.hasLocaleDirection ? locale.direction : operand?.direction ?? .unknown
    if let direction = universal.direction { (result.direction, result.isIsolated) = (direction, true) }
    return result
  }

  /// The options of markup, with the option `u:id`; its direction and locale cannot be set.
  func options(
    ofMarkup options: [ExpressionSegment.Option], _ find: MessageWriter.Lookup
  ) -> (options: [String: String], id: String?) {
    let allowed = options.filter { option in
      let isRefused = option.name == "u:dir" || option.name == "u:locale"
      if isRefused { report(.badOption, option.name) }
      return !isRefused
    }
    let (values, universal) = self.options(allowed, find)
    return (values.mapValues(\.text), universal.id)
  }

  /// The options of the namespace `u`, which any expression can have.
  private struct UniversalOptions {
    var id: String?
    var direction: ResolvedValue.Direction?
    var locale: MessageLocale?
  }

  private func options(
    _ options: [ExpressionSegment.Option], _ find: MessageWriter.Lookup
  ) -> (options: [String: MessageOption], universal: UniversalOptions) {
    var values: [String: MessageOption] = [:]
    var universal = UniversalOptions()
    for option in options {
      let isLiteral = if case .literal = option.value { true } else { false }
      guard let text = value(of: option.value, find).operand?.argument.plainText else {
        report(.badOption, option.name)
        continue
      }
      switch option.name {
      case "u:id": universal.id = text
      case "u:dir":
        if let direction = ResolvedValue.Direction(rawValue: text) {
          universal.direction = direction
        } else if text != "inherit" {
          report(.badOption, option.name)
        }
      case "u:locale":
        universal.locale = Self.locale(text)
        if universal.locale == nil { report(.badOption, option.name) }
      default: values[option.name] = MessageOption(text: text, isLiteral: isLiteral)
      }
    }
    return (values, universal)
  }

  /// The first locale of a list of BCP 47 tags, separated by commas; nil if a tag is not well-formed.
  private static func locale(_ tags: String) -> MessageLocale? {
    var first: MessageLocale?
    for tag in tags.split(separator: ",", maxSplits: 32, omittingEmptySubsequences: false) {
      let tag = String(tag).trimmingSpaces
      guard !tag.isEmpty, LocaleData.canonical(tag) != nil else { return nil }
      if first == nil { first = try? MessageLocale.named(tag) }
    }
    return first
  }
}

extension String {
  /// The text without white space and bidi marks around it.
  fileprivate var trimmingSpaces: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      NameCharacters.isWhitespace(scalar) || NameCharacters.isBidi(scalar)
    }
    let scalars = unicodeScalars.drop(while: isSpace)
    let end = scalars.lastIndex { !isSpace($0) }
    return end.map { String(scalars[...$0]) } ?? ""
  }
}
