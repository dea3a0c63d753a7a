/// Finds what is wrong with a message that follows the grammar (LDML 48, "Data Model Errors").
struct DataModelCheck {
  /// Beyond so many faults, further ones are not reported: finding the line of each takes time.
  private static let mostErrors = 100

  private let parser: MessageFormat2Parser
  private var errors: [MessagePatternError] = []
  /// The declared variables, with whether a function says how they choose.
  private var declared: [String: Bool] = [:]
  /// The variables that are used by a declaration, which declares them if nothing else did.
  private var used: Set<String> = []

  /// Every fault of a message, in the order of the source.
  ///
  /// - Parameter parser: What read the message, for the positions of its parts.
  static func errors(in message: MessageSyntax, readBy parser: MessageFormat2Parser) -> [MessagePatternError]
  {
    var check = DataModelCheck(parser: parser)
    for declaration in message.declarations { check.check(declaration) }
    check.check(message.parts)
    return check.errors
  }

  private init(parser: MessageFormat2Parser) { self.parser = parser }

  private mutating func report(
    _ kind: MessageErrorKind, at offset: Int, _ problem: String, _ expected: String
  ) {
    guard errors.count < Self.mostErrors else { return }
    errors.append(parser.error(problem, expected, at: offset, kind))
  }

  private mutating func check(_ declaration: MessageSyntax.Declaration) {
    let name = declaration.name
    let value = declaration.value
    let options = value.function?.options ?? []
    var uses = options.compactMap { Self.variable($0.value) }
    var isAnnotated = value.function != nil
    if case .variable(let operand)? = value.operand, !declaration.isInput {
      uses.append(operand)
      isAnnotated = isAnnotated || declared[operand] == true
    }
    if declared[name] != nil || used.contains(name) || uses.contains(name) {
      report(
        .duplicateDeclaration, at: declaration.offset, "$\(name) is declared after it is declared or used",
        "each variable declared once, before its use")
    }
    declared[name] = isAnnotated || declared[name] == true
    used.formUnion(uses)
    check(options)
  }

  private mutating func check(_ parts: [MessageSyntax.Part]) {
    for part in parts {
      switch part {
      case .text, .number, .argument: continue
      case .expression(let expression): check(expression.function?.options ?? [])
      case .markup(let markup): check(markup.options)
      case .match(let matcher): check(matcher)
      }
    }
  }

  private mutating func check(_ options: [MessageSyntax.Option]) {
    var names: Set<String> = []
    for option in options where !names.insert(option.name).inserted {
      report(
        .duplicateOptionName, at: option.offset, "the option “\(option.name)” appears twice",
        "each option once")
    }
  }

  private mutating func check(_ matcher: MessageSyntax.Matcher) {
    for selector in matcher.selectors where declared[selector.name] != true {
      report(
        .missingSelectorAnnotation, at: selector.offset, "nothing says how $\(selector.name) chooses",
        "a declaration with a function, such as .input {$\(selector.name) :number}")
    }
    var keys: Set<[MessageSyntax.Key]> = []
    var hasFallback = false
    for variant in matcher.variants {
      if variant.keys.count != matcher.selectors.count {
        report(
          .variantKeyMismatch, at: variant.offset, "\(variant.keys.count) keys", "\(matcher.selectors.count)")
      }
      if !keys.insert(variant.keys).inserted {
        report(.duplicateVariant, at: variant.offset, "two variants have the same keys", "other keys")
      }
      hasFallback = hasFallback || variant.keys.allSatisfy { $0 == .catchAll }
      check(variant.message.parts)
    }
    if !hasFallback {
      report(
        .missingFallbackVariant, at: matcher.variants.first?.offset ?? 0, "no variant for all other values",
        "a variant with only * for keys")
    }
  }

  private static func variable(_ operand: MessageSyntax.Operand) -> String? {
    if case .variable(let name) = operand { name } else { nil }
  }
}
