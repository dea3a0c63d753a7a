extension MessageSource {
  /// The message for readers of a pseudo-locale.
  package func pseudo(in locale: PseudoLocale) throws(MessagePatternError) -> MessageSource {
    try pseudo(in: locale, isCounted: false, path: [])
  }

  private func pseudo(
    in locale: PseudoLocale,
    isCounted: Bool,
    path: [String]
  ) throws(MessagePatternError) -> MessageSource {
    switch self {
    case .pattern(let text):
      var parser = MessageParser(text, form: path.isEmpty ? nil : path.joined(separator: "|"))
      let syntax = try parser.pattern(inPlural: isCounted)
      return .pattern(MessageFormat1Source.text(of: syntax.pseudo(in: locale), inPlural: isCounted))
    case .messageFormat2(let text):
      let syntax = try MessageFormat2Parser.message(text).pseudo(in: locale)
      do throws(ConversionProblem) {
        return .messageFormat2(try MessageFormat2Source.text(of: syntax))
      } catch {
        throw MessagePatternError(
          line: 1, column: 1, form: nil, problem: "the message cannot be written: \(error)",
          expected: "a message in MessageFormat 2")
      }
    case .choice(let choice):
      guard path.count < Self.deepestNesting else { return self }
      var forms: [Form] = []
      for form in choice.forms {
        forms.append(
          Form(
            form.selector,
            try form.message.pseudo(
              in: locale, isCounted: isCounted || choice.kind != .select, path: path + [form.selector])))
      }
      return .choice(Choice(choice.kind, on: choice.argument, forms))
    }
  }
}

extension MessageSyntax {
  /// The message with its texts changed, each sentence in its frame.
  fileprivate func pseudo(in locale: PseudoLocale) -> MessageSyntax {
    if case .match(var matcher)? = parts.first {
      for index in matcher.variants.indices {
        matcher.variants[index].message = matcher.variants[index].message.pseudo(in: locale)
      }
      return MessageSyntax(declarations: declarations, parts: [.match(matcher)])
    }
    var message = changed(in: locale)
    let letters = letterCount
    guard letters > 0, let (before, after) = locale.frame(ofLetters: letters) else { return message }
    message.parts.insert(.text(before), at: 0)
    message.append(after)
    return message
  }

  private func changed(in locale: PseudoLocale) -> MessageSyntax {
    MessageSyntax(
      declarations: declarations,
      parts: parts.map { part in
        switch part {
        case .text(let text): .text(locale.text(text))
        case .argument(let argument): .argument(argument.mapForms { $0.changed(in: locale) })
        default: part
        }
      })
  }

  /// The letters and digits of the texts; of a choice, those of its longest form.
  private var letterCount: Int {
    parts.reduce(0) { count, part in
      switch part {
      case .text(let text):
        count + text.unicodeScalars.count { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      case .argument(let argument):
        count + (argument.kind.branches ?? []).map(\.message.letterCount).reduce(0, max)
      default: count
      }
    }
  }
}
