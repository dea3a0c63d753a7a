import ICU

/// Turns a message of MessageFormat 1 into one of MessageFormat 2.
///
/// Choices within text and within each other become one matcher, with a variant for each combination of their forms.
struct MessageFormat2Conversion {
  let locale: MessageLocale
  private var choosers: [Chooser] = []
  private var names: Set<String> = []

  init(locale: MessageLocale) { self.locale = locale }

  /// An argument that chooses in one way, and the forms that it chooses among.
  private struct Chooser {
    let argument: String
    let kind: Kind
    /// The variable that chooses, and that `#` shows.
    var variable = ""
    var keys: [Key] = []

    enum Kind: Hashable {
      case select, ordinal
      /// With the number that is subtracted.
      case plural(offset: Int)
    }

    var id: ID { ID(argument: argument, kind: kind) }

    /// How many selectors it takes: exact numbers of a plural with an offset are compared before it is subtracted.
    var columnCount: Int { if case .plural(let offset) = kind, offset != 0 { 2 } else { 1 } }
  }

  /// What chooses a form.
  private enum Key: Hashable {
    case exact(Double)
    /// A category, or the text of a select.
    case text(String)
    case other
  }

  /// The message in the data model of MessageFormat 2; the message itself if it is one.
  mutating func message(_ message: MessageSyntax) throws(ConversionProblem) -> MessageSyntax {
    if message.isMessageFormat2 { return message }
    message.visit { names.insert($0.name) }
    try findChoosers(message)
    if choosers.isEmpty { return MessageSyntax(parts: try pattern(message, [:], counted: nil)) }
    var converted = MessageSyntax()
    var selectors: [MessageSyntax.Selector] = []
    for index in choosers.indices {
      let declared = try declare(index, shown: message.showsAlone(choosers[index].argument))
      converted.declarations += declared.declarations
      selectors += declared.selectors.map { MessageSyntax.Selector(name: $0, offset: 0) }
    }
    var variants: [MessageSyntax.Variant] = []
    for combination in try combinations() {
      let keys = zip(choosers, combination).flatMap { Self.keys($1, of: $0) }
      let chosen = Dictionary(uniqueKeysWithValues: zip(choosers.map(\.id), combination))
      let parts = Self.joined(try pattern(message, chosen, counted: nil))
      variants.append(MessageSyntax.Variant(keys: keys, message: MessageSyntax(parts: parts), offset: 0))
    }
    converted.parts = [.match(MessageSyntax.Matcher(selectors: selectors, variants: variants))]
    return converted
  }

  private mutating func findChoosers(_ message: MessageSyntax) throws(ConversionProblem) {
    for case .argument(let argument) in message.parts {
      guard let branches = argument.kind.branches else { continue }
      let id = try Self.id(argument)
      var index = choosers.firstIndex { $0.id == id } ?? choosers.endIndex
      if index == choosers.endIndex {
        choosers.append(Chooser(argument: id.argument, kind: id.kind))
        index = choosers.endIndex - 1
      }
      for branch in branches {
        if let key = Self.key(branch, of: id.kind), key != .other, !choosers[index].keys.contains(key) {
          choosers[index].keys.append(key)
        }
        try findChoosers(branch.message)
      }
    }
  }

  private struct ID: Hashable {
    let argument: String
    let kind: Chooser.Kind
  }

  private static func id(_ argument: MessageSyntax.Argument) throws(ConversionProblem) -> ID {
    guard case .plural(let plural) = argument.kind else { return ID(argument: argument.name, kind: .select) }
    guard let offset = Int(exactly: plural.offset), (0..<100).contains(offset),
      !plural.isOrdinal || offset == 0
    else { throw ConversionProblem("the offset \(plural.offset) of “\(argument.name)”") }
    return ID(argument: argument.name, kind: plural.isOrdinal ? .ordinal : .plural(offset: offset))
  }

  /// The key of a form; nil for a form that is never chosen.
  private static func key(_ branch: MessageSyntax.Branch, of kind: Chooser.Kind) -> Key? {
    if let exact = branch.exact { return .exact(exact) }
    if branch.selector == "other" { return .other }
    if kind != .select, PluralCategory(rawValue: branch.selector) == nil { return nil }
    return .text(branch.selector)
  }

  /// Declares what chooses.
  ///
  /// - Parameter shown: Whether the message shows the argument by itself, which a select must not turn into text.
  private mutating func declare(
    _ index: Int, shown: Bool
  ) throws(ConversionProblem) -> (declarations: [MessageSyntax.Declaration], selectors: [String]) {
    let chooser = choosers[index]
    let argument = try Self.name(chooser.argument)
    let isAlone = choosers.count { $0.argument == chooser.argument } == 1
    func declaration(
      _ name: String, _ operand: String, _ function: String, _ options: KeyValuePairs<String, String>
    )
      -> MessageSyntax.Declaration
    {
      let function = MessageSyntax.Function(
        name: function,
        options: options.map { MessageSyntax.Option(name: $0.key, value: .literal($0.value), offset: 0) })
      let value = MessageSyntax.Expression(
        operand: .variable(operand), function: function, attributes: [], offset: 0)
      return MessageSyntax.Declaration(isInput: name == operand, name: name, value: value, offset: 0)
    }
    switch chooser.kind {
    case .select:
      choosers[index].variable = isAlone && !shown ? argument : unusedName("\(argument)_select")
      return (
        [declaration(choosers[index].variable, argument, "string", [:])], [choosers[index].variable]
      )
    case .ordinal:
      choosers[index].variable = isAlone ? argument : unusedName("\(argument)_ordinal")
      return (
        [declaration(choosers[index].variable, argument, "number", ["select": "ordinal"])],
        [choosers[index].variable]
      )
    case .plural(offset: 0):
      choosers[index].variable = isAlone ? argument : unusedName("\(argument)_plural")
      return ([declaration(choosers[index].variable, argument, "number", [:])], [choosers[index].variable])
    case .plural(let offset):
      let whole = isAlone ? argument : unusedName("\(argument)_number")
      choosers[index].variable = unusedName("\(argument)_offset")
      return (
        [
          declaration(whole, argument, "number", [:]),
          declaration(choosers[index].variable, whole, "offset", ["subtract": String(offset)]),
        ], [whole, choosers[index].variable]
      )
    }
  }

  private mutating func unusedName(_ wanted: String) -> String {
    var name = wanted
    while names.contains(name) { name += "_" }
    names.insert(name)
    return name
  }

  /// Every combination of the forms of the choosers, the last of which are those for all other values.
  private func combinations() throws(ConversionProblem) -> [[Key]] {
    var combinations: [[Key]] = [[]]
    for chooser in choosers {
      let keys = chooser.keys + [.other]
      guard combinations.count * keys.count <= ConversionProblem.mostVariants else {
        throw ConversionProblem("more than \(ConversionProblem.mostVariants) combinations of forms")
      }
      combinations = combinations.flatMap { combination in keys.map { combination + [$0] } }
    }
    return combinations
  }

  private static func keys(_ key: Key, of chooser: Chooser) -> [MessageSyntax.Key] {
    let empty = Array(repeating: MessageSyntax.Key.catchAll, count: chooser.columnCount - 1)
    switch key {
    case .other: return empty + [.catchAll]
    case .text(let text): return empty + [.literal(MessageFormat2Parser.normalized(text))]
    case .exact(let number): return [.literal(DecimalNumber(number)?.description ?? "")] + empty
    }
  }

  /// The text and arguments of a combination of forms.
  private func pattern(
    _ message: MessageSyntax, _ chosen: [ID: Key], counted: Chooser?
  ) throws(ConversionProblem) -> [MessageSyntax.Part] {
    var parts: [MessageSyntax.Part] = []
    for part in message.parts {
      switch part {
      case .text, .expression, .markup, .match: parts.append(part)
      case .number: parts.append(counted.map { Self.variable($0.variable) } ?? .text("#"))
      case .argument(let argument):
        guard let branches = argument.kind.branches else {
          parts.append(.expression(try ArgumentStyle.expression(argument, name: Self.name(argument.name))))
          continue
        }
        let id = try Self.id(argument)
        let chooser = choosers.first { $0.id == id }
        let form = branch(chosen[id] ?? .other, of: branches, id.kind)
        parts += try pattern(form, chosen, counted: id.kind == .select ? nil : chooser)
      }
    }
    return parts
  }

  /// The form that is chosen among some that may lack the key.
  private func branch(
    _ key: Key, of branches: [MessageSyntax.Branch], _ kind: Chooser.Kind
  ) -> MessageSyntax {
    var wanted = [key]
    if case .exact(let number) = key, let number = Int(exactly: number) {
      switch kind {
      case .select: break
      case .ordinal: wanted.append(.text(locale.ordinals.category(of: number).rawValue))
      case .plural(let offset):
        wanted.append(.text(locale.cardinals.category(of: number - offset).rawValue))
      }
    }
    for key in wanted + [.other] {
      if let branch = branches.first(where: { Self.key($0, of: kind) == key }) { return branch.message }
    }
    return MessageSyntax()
  }

  static func variable(_ name: String) -> MessageSyntax.Part {
    .expression(
      MessageSyntax.Expression(operand: .variable(name), function: nil, attributes: [], offset: 0))
  }

  /// The name of an argument as a variable.
  private static func name(_ name: String) throws(ConversionProblem) -> String {
    guard let first = name.unicodeScalars.first, NameCharacters.startsName(first),
      name.unicodeScalars.allSatisfy(NameCharacters.continuesName)
    else { throw ConversionProblem("the argument “\(name)”, which is not a name") }
    return MessageFormat2Parser.normalized(name)
  }

  /// Texts that follow each other as one.
  private static func joined(_ parts: [MessageSyntax.Part]) -> [MessageSyntax.Part] {
    parts.reduce(into: []) { joined, part in
      if case .text(let text) = part, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(part)
      }
    }
  }
}

extension MessageSyntax {
  /// Whether the message is one of MessageFormat 2, or has nothing that tells the two apart.
  var isMessageFormat2: Bool {
    !declarations.isEmpty
      || parts.contains { part in
        switch part {
        case .expression, .markup, .match: true
        case .text, .number, .argument: false
        }
      }
  }

  /// Whether an argument of MessageFormat 1 is shown other than by choosing.
  fileprivate func showsAlone(_ name: String) -> Bool {
    var isShown = false
    visit { isShown = isShown || $0.name == name && $0.kind.branches == nil }
    return isShown
  }
}
