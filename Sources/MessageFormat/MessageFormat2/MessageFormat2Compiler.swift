import ICU

/// Binds a message of MessageFormat 2 to its functions and to a locale.
struct MessageFormat2Compiler {
  private let locale: MessageLocale
  private let functions: MessageFunctions
  private let message: MessageSyntax
  /// The declared variables in order.
  private(set) var declarations: [DeclarationSegment] = []
  private var numbers: [String: Int] = [:]

  init(_ message: MessageSyntax, locale: MessageLocale, functions: MessageFunctions) {
    (self.message, self.locale, self.functions) = (message, locale, functions)
    for declaration in message.declarations {
      // The operand of an input is the argument, not the variable that it declares.
      let value = expression(declaration.value)
      numbers[declaration.name] = declarations.count
      declarations.append(DeclarationSegment(name: declaration.name, value: value))
    }
  }

  /// The segments of the message.
  var segments: [MessageSegment] { segments(message.parts) }

  private func segments(_ parts: [MessageSyntax.Part]) -> [MessageSegment] {
    parts.compactMap { part in
      switch part {
      case .text(let text): .literal(text)
      case .expression(let expression): .expression(self.expression(expression))
      case .markup(let markup):
        .markup(
          MarkupSegment(
            kind: markup.kind, name: markup.name, options: markup.options.map { option($0) }))
      case .match(let matcher): .match(match(matcher))
      case .number, .argument: nil
      }
    }
  }

  private func match(_ matcher: MessageSyntax.Matcher) -> MatchSegment {
    MatchSegment(
      // The data model has been checked, so each is declared.
      selectors: matcher.selectors.compactMap { selector in
        numbers[selector.name].map { (number: $0, name: selector.name) }
      },
      variants: matcher.variants.map {
        MatchSegment.Variant(keys: $0.keys, message: segments($0.message.parts))
      }
    )
  }

  private func expression(_ expression: MessageSyntax.Expression) -> ExpressionSegment {
    ExpressionSegment(
      operand: expression.operand.map { source($0) },
      function: expression.function.map { function in
        ExpressionSegment.Function(
          name: function.name, function: functions[function.name],
          options: function.options.map { option($0) })
      }
    )
  }

  private func option(_ option: MessageSyntax.Option) -> ExpressionSegment.Option {
    ExpressionSegment.Option(name: option.name, value: source(option.value))
  }

  private func source(_ operand: MessageSyntax.Operand) -> ExpressionSegment.Source {
    switch operand {
    case .literal(let text): .literal(text)
    case .variable(let name): numbers[name].map { .declared($0, name: name) } ?? .argument(name: name)
    }
  }
}

// A message of the usual shape also reads as one of MessageFormat 1, whose quick path then serves integers and texts.
extension MessageFormat2Compiler {
  /// The message in the segments of MessageFormat 1, for an argument that has a value; nil if it has another shape.
  ///
  /// It writes integers, and texts that do not choose, as ``segments`` do.
  var plainSegments: [MessageSegment]? {
    if message.parts.count == 1, case .match(let matcher)? = message.parts.first {
      return plural(matcher).map { [.plural($0)] }
    }
    return plain(message.parts) { name in
      let declaration = message.declarations.first { $0.name == name }
      let isPlain = declaration.map { $0.isInput && $0.value.function == nil } ?? true
      return isPlain ? .value(name: name) : nil
    }
  }

  /// The plural of a matcher with one number that has no options, and only plural categories for keys.
  private func plural(_ matcher: MessageSyntax.Matcher) -> PluralSegment? {
    // A number may be a selector twice.
    guard matcher.selectors.count == 1, message.declarations.count == 1,
      let declaration = message.declarations.first, declaration.isInput,
      let function = declaration.value.function, function.options.isEmpty,
      ["number", "integer"].contains(function.name)
    else { return nil }
    var forms: [PluralCategory: [MessageSegment]] = [:]
    var fallback: [MessageSegment] = []
    for variant in matcher.variants {
      let form = plain(variant.message.parts) { $0 == declaration.name ? .number : nil }
      guard let form, let key = variant.keys.first else { return nil }
      switch key {
      case .catchAll: fallback = form
      case .literal(let text):
        guard let category = PluralCategory(rawValue: text) else { return nil }
        forms[category] = form
      }
    }
    return PluralSegment(
      name: declaration.name, offset: 0, rules: locale.cardinals, exact: [],
      byCategory: PluralCategory.allCases.map { forms[$0] ?? fallback }, category: nil)
  }

  /// Text and variables without a function; nil if there is anything else.
  private func plain(
    _ parts: [MessageSyntax.Part], _ variable: (String) -> MessageSegment?
  ) -> [MessageSegment]? {
    var segments: [MessageSegment] = []
    for part in parts {
      switch part {
      case .text(let text): segments.append(.literal(text))
      case .expression(let expression):
        guard expression.function == nil, case .variable(let name)? = expression.operand,
          let segment = variable(name)
        else { return nil }
        segments.append(segment)
      default: return nil
      }
    }
    return segments
  }
}
