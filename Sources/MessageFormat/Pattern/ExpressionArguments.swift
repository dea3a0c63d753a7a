import ICU

/// The arguments and choices of a message in MessageFormat 2, as those of MessageFormat 1 are described.
struct ExpressionArguments {
  /// The argument from which a variable comes, and its use; nil for a variable that comes from a literal.
  private typealias Origin = (argument: String, kind: MessagePattern.ArgumentKind)?

  /// The uses of arguments in the order of the message; a variable is used where it is shown or chooses.
  private(set) var uses: [(name: String, kind: MessagePattern.ArgumentKind)] = []
  /// One for each selector, in order.
  private(set) var choices: [MessagePattern.Choice] = []
  private var origins: [String: Origin] = [:]

  init(_ message: MessageSyntax) {
    for declaration in message.declarations { origins[declaration.name] = .some(origin(declaration.value)) }
    guard case .match(let matcher)? = message.parts.first else {
      uses = shown(message.parts)
      return
    }
    let selectors = matcher.selectors.map { selector -> Origin in
      let origin = origin(of: selector.name)
      return origin.map { ($0.argument, chooses(selector.name, message) ?? $0.kind) }
    }
    uses = selectors.compactMap(\.self).map { (name: $0.argument, kind: $0.kind) }
    let names = matcher.variants.map { variant -> Set<String> in
      let shown = shown(variant.message.parts)
      uses += shown
      return Set(shown.map(\.name))
    }
    for (index, selector) in selectors.enumerated() {
      guard let selector else { continue }
      let inner = selectors[(index + 1)...].compactMap { $0?.argument }
      var forms: [MessageSyntax.Key: Set<String>] = [:]
      var order: [MessageSyntax.Key] = []
      for (variant, names) in zip(matcher.variants, names) where index < variant.keys.count {
        let key = variant.keys[index]
        if forms[key] == nil { order.append(key) }
        forms[key, default: Set(inner)].formUnion(names)
      }
      choices.append(
        MessagePattern.Choice(
          argument: selector.argument, kind: selector.kind, path: [],
          forms: order.map { Self.form($0, of: selector.kind, showing: forms[$0] ?? []) }))
    }
  }

  private static func form(
    _ key: MessageSyntax.Key, of kind: MessagePattern.ArgumentKind, showing arguments: Set<String>
  ) -> MessagePattern.Form {
    let selector = if case .literal(let text) = key { text } else { PluralCategory.other.rawValue }
    let number = kind == .select ? nil : DecimalNumber(selector)?.doubleValue
    return MessagePattern.Form(
      selector: number == nil ? selector : "=\(selector)",
      category: kind == .select ? nil : PluralCategory(rawValue: selector), exactNumber: number,
      arguments: arguments)
  }

  /// The arguments that a pattern shows, those of options included.
  private func shown(_ parts: [MessageSyntax.Part]) -> [(name: String, kind: MessagePattern.ArgumentKind)] {
    var shown: [(name: String, kind: MessagePattern.ArgumentKind)] = []
    func add(_ options: [MessageSyntax.Option]) {
      for option in options {
        guard case .variable(let name) = option.value, let origin = origin(of: name) else { continue }
        shown.append((origin.argument, .plain))
      }
    }
    for part in parts {
      switch part {
      case .expression(let expression):
        if let origin = origin(expression) { shown.append((origin.argument, origin.kind)) }
        add(expression.function?.options ?? [])
      case .markup(let markup): add(markup.options)
      case .text, .number, .argument, .match: continue
      }
    }
    return shown
  }

  private func origin(of variable: String) -> Origin { origins[variable] ?? (variable, .plain) }

  private func origin(_ expression: MessageSyntax.Expression) -> Origin {
    guard case .variable(let name)? = expression.operand, let origin = origin(of: name) else { return nil }
    switch expression.function?.name {
    case "number", "integer", "percent", "currency", "unit", "offset": return (origin.argument, .number)
    case "date", "time", "datetime": return (origin.argument, .date)
    case "string": return (origin.argument, .plain)
    default: return origin
    }
  }

  /// How a variable chooses; nil for a function that is not known here.
  private func chooses(_ variable: String, _ message: MessageSyntax) -> MessagePattern.ArgumentKind? {
    var name = variable
    for declaration in message.declarations.reversed() where declaration.name == name {
      switch declaration.value.function?.name {
      case "string": return .select
      case "number", "integer", "percent", "offset":
        let select = declaration.value.function?.options.first { $0.name == "select" }?.value
        switch select {
        case .literal("ordinal")?: return .ordinal
        case .literal("exact")?: return .select
        default: return .plural
        }
      case nil:
        // `.local $name = {$other}` chooses as the other variable does.
        guard !declaration.isInput, case .variable(let other)? = declaration.value.operand else { return nil }
        name = other
      default: return .select
      }
    }
    return nil
  }
}
