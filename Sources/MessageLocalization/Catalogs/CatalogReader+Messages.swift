import ICU
import JSONText
import MessageFormat

extension CatalogReader {
  /// The argument of a plural object that does not name one.
  static let defaultPluralArgument = "count"

  static let messageExpectation = "a pattern in quotes, or an object that chooses among patterns"

  private static let categories = PluralCategory.allCases.map(\.rawValue)

  /// The members of an object that name its argument; `arg` is an older spelling of `plural`.
  static let kinds: [String: MessageSource.Choice.Kind] = [
    "select": .select, "plural": .plural, "ordinal": .ordinal, "arg": .plural,
  ]

  /// Reads a pattern, or an object such as `{"select": "unit", "words": …, "other": …}` whose values are patterns or
  /// objects; reports the faults and returns nil when the value has another shape.
  ///
  /// - Parameter key: The key of the message, with the selectors that lead to this value.
  mutating func readMessage(_ node: JSONNode, key: String, depth: Int = 0) -> MessageSource? {
    switch node.content {
    case .string(let text): return depth == 0 && syntax == .mf2 ? .messageFormat2(text) : .pattern(text)
    case .object(let members) where depth == 0 && Self.syntaxMember(of: members) != nil:
      guard let member = Self.syntaxMember(of: members), let text = member.value.string else {
        report(at: node.position, key: key, "the message is not a string", expected: "a message in quotes")
        return nil
      }
      return member.key == CatalogSyntax.mf2.rawValue ? .messageFormat2(text) : .pattern(text)
    case .object(let members): return readChoice(members, of: node, key: key, depth: depth)
    default:
      report(at: node.position, key: key, "the value is \(node.kind)", expected: Self.messageExpectation)
      return nil
    }
  }

  /// The only member of an object that states the syntax of its message: `{"mf2": "Hello {$name}"}`.
  private static func syntaxMember(of members: [JSONNode.Member]) -> JSONNode.Member? {
    guard members.count == 1, let member = members.first, CatalogSyntax(rawValue: member.key) != nil else {
      return nil
    }
    return member
  }

  private mutating func readChoice(
    _ members: [JSONNode.Member],
    of node: JSONNode,
    key: String,
    depth: Int
  ) -> MessageSource? {
    guard depth < MessageSource.deepestNesting else {
      report(
        at: node.position,
        key: key,
        "choices are nested too deeply",
        expected: "at most \(MessageSource.deepestNesting) levels"
      )
      return nil
    }
    let faultsBefore = errors.count
    for (first, repeated) in node.duplicateMembers {
      report(
        at: repeated.position,
        key: key,
        "“\(repeated.key)” appears twice, on lines \(first.position.line) and \(repeated.position.line)",
        expected: "each member once"
      )
    }
    let (kind, argument) = readKind(members, key: key)
    var forms: [MessageSource.Form] = []
    var hasOther = false
    for member in members where Self.kinds[member.key] == nil {
      guard isSelector(member.key, of: kind) else {
        report(
          at: member.position,
          key: key,
          kind == .select
            ? "“\(member.key)” cannot be a value of “\(argument)”"
            : "“\(member.key)” is not a plural category",
          expected: kind == .select
            ? "a word without spaces and punctuation"
            : "one of \(Self.categories.joined(separator: ", ")), or =n, or \"select\", \"plural\" or \"ordinal\""
        )
        continue
      }
      if member.key == "other" { hasOther = true }
      if let message = readMessage(member.value, key: "\(key)|\(member.key)", depth: depth + 1) {
        forms.append(MessageSource.Form(member.key, message))
      }
    }
    if !hasOther, errors.count == faultsBefore {
      report(
        at: node.position,
        key: key,
        kind == .select ? "the case “other” is missing" : "the plural category “other” is missing",
        expected: kind == .select
          ? "\"other\", for all other values" : "\"other\", which every language needs"
      )
    }
    guard errors.count == faultsBefore else { return nil }
    return .choice(MessageSource.Choice(kind, on: argument, forms))
  }

  /// What chooses in an object: a plural on `count` if no member says so.
  private mutating func readKind(
    _ members: [JSONNode.Member],
    key: String
  ) -> (MessageSource.Choice.Kind, argument: String) {
    let stated = members.filter { Self.kinds[$0.key] != nil }
    guard let first = stated.first, let kind = Self.kinds[first.key] else {
      return (.plural, Self.defaultPluralArgument)
    }
    for other in stated where other.key != first.key {
      report(
        at: other.position,
        key: key,
        "“\(other.key)” is beside “\(first.key)”",
        expected: "one argument in each object; put an object into an object to choose by two"
      )
    }
    guard let name = first.value.string, MessageSource.isName(name) else {
      report(
        at: first.value.position,
        key: key,
        first.value.string.map { "“\($0)” is not the name of an argument" }
          ?? "the value of “\(first.key)” is \(first.value.kind)",
        expected: "the name of an argument, such as \"count\""
      )
      return (kind, Self.defaultPluralArgument)
    }
    return (kind, name)
  }

  private func isSelector(_ name: String, of kind: MessageSource.Choice.Kind) -> Bool {
    if kind == .select { return MessageSource.isSelector(name) }
    return Self.categories.contains(name) || Self.isExactNumber(name)
  }

  /// Whether a branch is for a single number: `=0`, `=12`.
  private static func isExactNumber(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: "=") && name.utf8.count > 1
      && name.utf8.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Reports a broken pattern at its position in the file, with JSON escapes taken into account.
  mutating func reportPattern(_ error: MessagePatternError, in member: JSONNode.Member) {
    var literal = Self.syntaxMember(of: member.value.object ?? [])?.value ?? member.value
    for selector in error.form?.split(separator: "|") ?? [] { literal = literal[String(selector)] ?? literal }
    report(
      at: literal.string.map { place(of: error, in: $0, literal: literal) } ?? literal.position,
      key: [member.key, error.form].compactMap(\.self).joined(separator: "|"),
      error.problem,
      expected: error.expected
    )
  }

  /// The position in the file of a fault, given its line and column in the decoded pattern.
  private func place(of fault: MessagePatternError, in pattern: String, literal: JSONNode) -> JSONPosition {
    var index = 0
    var line = 1
    var column = 1
    for scalar in pattern.unicodeScalars {
      if line > fault.line || (line == fault.line && column >= fault.column) { break }
      index += 1
      if scalar == "\n" {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return JSONText.position(ofCodePoint: index, inStringAt: literal.position, of: bytes)
  }
}
