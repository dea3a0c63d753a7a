package import ICU

extension MessagePattern {
  /// The use of an argument in a message.
  package enum ArgumentKind: String, Sendable, Hashable, CaseIterable {
    /// `{name}`: any value.
    case plain
    /// A number by type: number, spellout, ordinal, duration.
    case number
    /// A date or time by type.
    case date
    /// Chooses a plural form.
    case plural
    /// Chooses an ordinal form.
    case ordinal
    /// Chooses by text.
    case select
  }

  /// A part of a message that has several forms.
  package struct Choice: Sendable, Hashable {
    /// The argument that chooses.
    package let argument: String
    /// `plural`, `ordinal` or `select`.
    package let kind: ArgumentKind
    /// The selectors of the forms around it, from the outside.
    package let path: [String]
    /// The forms in the pattern's order.
    package let forms: [Form]

    /// The plural categories that have a form; empty for a select.
    package var categories: Set<PluralCategory> { Set(forms.compactMap(\.category)) }
    /// The numbers that have their own form, as in `=0`.
    package var exactNumbers: [Double] { forms.compactMap(\.exactNumber) }
  }

  /// One form of a choice.
  package struct Form: Sendable, Hashable {
    /// The selector as written: "few", "=1", "female".
    package let selector: String
    /// The plural category that the selector names; nil for numbers, for selects, and for words that are not a category
    /// and so are never chosen.
    package let category: PluralCategory?
    /// The number of an explicit selector.
    package let exactNumber: Double?
    /// The arguments that the form shows or uses to choose, nested forms included; `#` counts as the choice's argument.
    package let arguments: Set<String>
  }

  /// The arguments of the message, with all uses of each.
  package var arguments: [String: Set<ArgumentKind>] {
    var found: [String: Set<ArgumentKind>] = [:]
    visitArguments { name, kind in found[name, default: []].insert(kind) }
    return found
  }

  /// The names of the arguments in the order in which they first appear.
  package var argumentNames: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    visitArguments { name, _ in
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Calls `body` with every use of an argument, outer ones before those inside their forms.
  private func visitArguments(_ body: (String, ArgumentKind) -> Void) {
    if syntax.isMessageFormat2 {
      for use in ExpressionArguments(syntax).uses { body(use.name, use.kind) }
    } else {
      syntax.visit { body($0.name, $0.kind.argumentKind) }
    }
  }

  /// Every plural, ordinal and select of the message, outer ones before those inside them.
  package var choices: [Choice] {
    if syntax.isMessageFormat2 { return ExpressionArguments(syntax).choices }
    var found: [Choice?] = []
    _ = syntax.names(counting: nil, path: [], choices: &found)
    return found.compactMap(\.self)
  }
}

extension MessageSyntax.Kind {
  /// The forms of a choice, nil for other arguments.
  var branches: [MessageSyntax.Branch]? {
    switch self {
    case .plain, .typed: nil
    case .plural(let plural): plural.branches
    case .select(let branches): branches
    }
  }

  /// How the message uses the argument.
  var argumentKind: MessagePattern.ArgumentKind {
    switch self {
    case .plain: .plain
    case .typed(let type, _): ["date", "time"].contains(type.lowercased()) ? .date : .number
    case .plural(let plural): plural.isOrdinal ? .ordinal : .plural
    case .select: .select
    }
  }
}

extension MessageSyntax {
  /// Calls `body` with every argument, outer ones before those inside their forms.
  func visit(_ body: (Argument) -> Void) {
    for case .argument(let argument) in parts {
      body(argument)
      for branch in argument.kind.branches ?? [] { branch.message.visit(body) }
    }
  }

  /// The names of the arguments, those inside forms included; `#` counts as `counted`.
  ///
  /// Each choice is put into `choices` before those inside its forms, so that all are found in one walk.
  fileprivate func names(
    counting counted: String?,
    path: [String],
    choices: inout [MessagePattern.Choice?]
  ) -> Set<String> {
    var names: Set<String> = []
    for part in parts {
      switch part {
      case .text, .expression, .markup, .match: continue
      case .number: if let counted { names.insert(counted) }
      case .argument(let argument):
        names.insert(argument.name)
        guard let branches = argument.kind.branches else { continue }
        let kind = argument.kind.argumentKind
        let place = choices.count
        choices.append(nil)
        var forms: [MessagePattern.Form] = []
        for branch in branches {
          let counted = kind == .select ? nil : argument.name
          let shown = branch.message.names(
            counting: counted, path: path + [branch.selector], choices: &choices)
          names.formUnion(shown)
          forms.append(
            MessagePattern.Form(
              selector: branch.selector,
              category: kind == .select ? nil : PluralCategory(rawValue: branch.selector),
              exactNumber: branch.exact,
              arguments: shown
            )
          )
        }
        choices[place] = MessagePattern.Choice(argument: argument.name, kind: kind, path: path, forms: forms)
      }
    }
    return names
  }
}
