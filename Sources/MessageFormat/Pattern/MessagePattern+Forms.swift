import ICU

extension MessagePattern {
  /// Compiles separate plural forms, each a pattern in which `#` means the number.
  ///
  /// `plural` maps CLDR's plural categories, and explicit numbers such as `=0`, to patterns; `argument` names the
  /// number that chooses among them. Throws at the first fault; its `form` names the pattern to which line and column
  /// belong, and is nil when a form is missing or unknown.
  package init(plural: [String: String], argument: String, locale: String) throws(MessagePatternError) {
    try self.init(plural: plural, argument: argument, shared: try Self.shared(locale))
  }

  /// The same for a locale that is already open.
  package init(plural: [String: String], argument: String, shared: MessageLocale) throws(MessagePatternError)
  {
    var forms = MessageSyntax.Plural(isOrdinal: false, offset: 0, branches: [])
    // In a fixed order, so that the first fault is always the same.
    for (selector, pattern) in plural.sorted(by: { $0.key < $1.key }) {
      let exact = selector.hasPrefix("=") ? DecimalNumber(String(selector.dropFirst()))?.doubleValue : nil
      guard exact != nil || PluralCategory(rawValue: selector) != nil else {
        throw Self.error(
          "unknown plural form “\(selector)”", "zero, one, two, few, many, other or a number such as =0")
      }
      var parser = MessageParser(pattern, form: selector)
      let message = try parser.pattern(inPlural: true)
      // Compiled here as well, for the position of an error in its own form.
      _ = try MessageCompiler(locale: shared, parser: parser).segments(message)
      forms.branches.append(MessageSyntax.Branch(selector: selector, exact: exact, message: message))
    }
    guard plural["other"] != nil else { throw Self.error("no form “other”", "a pattern for other") }
    let counted = MessageSyntax.Argument(name: argument, kind: .plural(forms), offset: 0)
    let segment = try MessageCompiler(locale: shared, parser: MessageParser("")).plural(forms, of: counted)
    self.init(
      source: Self.source(forms, of: argument),
      syntax: MessageSyntax(parts: [.argument(counted)]),
      shared: shared,
      segments: [.plural(segment)]
    )
  }

  private static func error(_ problem: String, _ expected: String) -> MessagePatternError {
    MessagePatternError(line: 1, column: 1, form: nil, problem: problem, expected: expected)
  }

  /// An outline of the forms; a form's separate pattern may not be valid inside another pattern's braces.
  private static func source(_ forms: MessageSyntax.Plural, of argument: String) -> String {
    let branches = forms.branches.map { "\($0.selector) {…}" }.joined(separator: " ")
    return "{\(argument), plural, \(branches)}"
  }
}
