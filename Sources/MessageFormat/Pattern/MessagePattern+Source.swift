import ICU

extension MessagePattern {
  /// Compiles a message of a catalog as it is written, brackets included.
  ///
  /// Throws at the first fault; the error's `form` names the sentence to which line and column belong, and is nil for a
  /// fault of a choice.
  package init(_ source: MessageSource, shared: MessageLocale) throws(MessagePatternError) {
    let syntax = try MessageSyntax(source)
    try self.init(source, syntax, shared: shared)
  }

  /// Compiles one reading of a message of a catalog.
  package init(
    _ source: MessageSource,
    _ reading: MessageReading,
    shared: MessageLocale
  ) throws(MessagePatternError) {
    var marks = LabelMarks(reading)
    var syntax = marks.read(try MessageSyntax(source))
    if reading != .inline { syntax = SentenceStart(locale: shared.identity.tag).applied(to: syntax) }
    try self.init(source, syntax, shared: shared)
    marksLabel = marks.wereFound
  }

  private init(
    _ source: MessageSource,
    _ syntax: MessageSyntax,
    shared: MessageLocale
  ) throws(MessagePatternError) {
    do throws(MessagePatternError) {
      try self.init(syntax, shared: shared)
    } catch {
      // Each sentence by itself, for the position of the fault.
      for leaf in source.leaves {
        var parser = MessageParser(leaf.pattern, form: leaf.form)
        let sentence = try parser.pattern(inPlural: leaf.isCounted)
        _ = try MessageCompiler(locale: shared, parser: parser).segments(sentence)
      }
      throw error
    }
  }
}

extension MessageSyntax {
  /// The syntax of a message of a catalog: that of the ICU pattern with the same choices.
  init(_ source: MessageSource) throws(MessagePatternError) {
    self = try Self.message(source, path: [], counted: nil)
  }

  /// - Parameter counted: The nearest plural around the message, and whether a `select` is between them.
  private static func message(
    _ source: MessageSource,
    path: [String],
    counted: (argument: String, isDirect: Bool)?
  ) throws(MessagePatternError) -> MessageSyntax {
    switch source {
    case .pattern(let text):
      var parser = MessageParser(text, form: path.isEmpty ? nil : path.joined(separator: "|"))
      let syntax = try parser.pattern(inPlural: counted != nil)
      // ICU has no `#` inside a `select`, but the number can be named there.
      guard let counted, !counted.isDirect else { return syntax }
      return MessageSyntax(
        parts: syntax.parts.map { part in
          part == .number
            ? .argument(Argument(name: counted.argument, kind: .plain, offset: 0)) : part
        }
      )
    case .messageFormat2(let text): return try MessageFormat2Parser.message(text)
    case .choice(let choice):
      guard path.count < MessageSource.deepestNesting else {
        throw Self.error("choices are nested too deeply", "at most \(MessageSource.deepestNesting) levels")
      }
      guard choice.forms.contains(where: { $0.selector == "other" }) else {
        throw Self.error("no form “other”", "a pattern for other")
      }
      let inner =
        choice.kind == .select
        ? counted.map { (argument: $0.argument, isDirect: false) }
        : (argument: choice.argument, isDirect: true)
      var branches: [Branch] = []
      for form in choice.forms {
        branches.append(
          Branch(
            selector: form.selector,
            exact: try exactNumber(form.selector, of: choice.kind),
            message: try message(form.message, path: path + [form.selector], counted: inner)
          )
        )
      }
      let kind: Kind =
        switch choice.kind {
        case .select: .select(branches)
        case .plural: .plural(Plural(isOrdinal: false, offset: 0, branches: branches))
        case .ordinal: .plural(Plural(isOrdinal: true, offset: 0, branches: branches))
        }
      return MessageSyntax(parts: [.argument(Argument(name: choice.argument, kind: kind, offset: 0))])
    }
  }

  /// The number of a selector such as `=0`; nil for a plural category and for the text of a `select`.
  private static func exactNumber(
    _ selector: String,
    of kind: MessageSource.Choice.Kind
  ) throws(MessagePatternError) -> Double? {
    if kind == .select { return nil }
    let exact = selector.hasPrefix("=") ? DecimalNumber(String(selector.dropFirst()))?.doubleValue : nil
    guard exact != nil || PluralCategory(rawValue: selector) != nil else {
      throw Self.error(
        "unknown plural form “\(selector)”", "zero, one, two, few, many, other or a number such as =0")
    }
    return exact
  }

  private static func error(_ problem: String, _ expected: String) -> MessagePatternError {
    MessagePatternError(line: 1, column: 1, form: nil, problem: problem, expected: expected)
  }
}
