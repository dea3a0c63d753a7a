/// The ways to read one message of a catalog.
///
/// Of `[“{field}” ]must have at least # words`:
package enum MessageReading: Int, Sendable, Hashable, CaseIterable {
  /// Without the label's part, to continue a sentence: `must have at least 3 words`.
  case inline
  /// The same as a sentence of its own: `Must have at least 3 words`.
  case standalone
  /// With the label: `“Title” must have at least 3 words`.
  case full
}

/// Reads the parts of a message that are marked by brackets because they hold the label of the field.
///
/// `[ … ]` that contains the argument `{field}` is in the full reading only. `[A|B]` that contains it is A in the full
/// reading and B in the others. Any other bracket is an ordinary character, as is a bracket around others.
package struct LabelMarks {
  /// The argument that is the label of the field.
  static let label = "field"

  /// Whether a part was marked.
  private(set) var wereFound = false
  private let reading: MessageReading

  init(_ reading: MessageReading) { self.reading = reading }

  private enum Token {
    case opening, closing, bar
    case part(MessageSyntax.Part)
  }

  /// Whether a sentence marks a part; false for one that is not a pattern.
  package static func areFound(in leaf: MessageSource.Leaf) -> Bool {
    guard let syntax = try? leaf.syntax() else { return false }
    var marks = LabelMarks(.full)
    _ = marks.read(syntax)
    return marks.wereFound
  }

  /// The message in the reading.
  mutating func read(_ message: MessageSyntax) -> MessageSyntax {
    var read = MessageSyntax(declarations: message.declarations)
    // The tokens behind an opening bracket; nil outside of brackets.
    var inside: [Token]?
    for token in Self.tokens(of: message) {
      switch token {
      case .opening:
        if let unclosed = inside { append([.opening] + unclosed, to: &read) }
        inside = []
      case .closing:
        guard let tokens = inside else {
          append([token], to: &read)
          continue
        }
        inside = nil
        if tokens.contains(where: Self.namesField) {
          wereFound = true
          append(chosen(tokens), to: &read)
        } else {
          append([.opening] + tokens + [.closing], to: &read)
        }
      case .bar, .part:
        if inside == nil { append([token], to: &read) } else { inside?.append(token) }
      }
    }
    if let unclosed = inside { append([.opening] + unclosed, to: &read) }
    return read
  }

  /// The tokens of a marked part that belong to the reading.
  private func chosen(_ tokens: [Token]) -> [Token] {
    let bar = tokens.firstIndex { if case .bar = $0 { true } else { false } }
    if reading == .full { return Array(tokens[..<(bar ?? tokens.endIndex)]) }
    return bar.map { Array(tokens[($0 + 1)...]) } ?? []
  }

  private mutating func append(_ tokens: [Token], to message: inout MessageSyntax) {
    for token in tokens {
      switch token {
      case .opening: message.append("[")
      case .closing: message.append("]")
      case .bar: message.append("|")
      case .part(.text(let text)): message.append(text)
      case .part(.argument(let argument)):
        message.parts.append(.argument(argument.mapForms { read($0) }))
      case .part(.match(var matcher)):
        for index in matcher.variants.indices {
          matcher.variants[index].message = read(matcher.variants[index].message)
        }
        message.parts.append(.match(matcher))
      case .part(let part): message.parts.append(part)
      }
    }
  }

  private static func tokens(of message: MessageSyntax) -> [Token] {
    message.parts.flatMap { part -> [Token] in
      guard case .text(let text) = part, text.utf8.contains(where: isMark) else { return [.part(part)] }
      var tokens: [Token] = []
      var rest = text.utf8[...]
      while let index = rest.firstIndex(where: isMark) {
        if index > rest.startIndex { tokens.append(.part(.text(String(Substring(rest[..<index]))))) }
        switch rest[index] {
        case UInt8(ascii: "["): tokens.append(.opening)
        case UInt8(ascii: "]"): tokens.append(.closing)
        default: tokens.append(.bar)
        }
        rest = rest[rest.index(after: index)...]
      }
      if !rest.isEmpty { tokens.append(.part(.text(String(Substring(rest))))) }
      return tokens
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "|")
  }

  private static func namesField(_ token: Token) -> Bool {
    if case .part(.expression(let expression)) = token { return expression.operand == .variable(label) }
    guard case .part(.argument(let argument)) = token else { return false }
    if argument.name == label { return true }
    var found = false
    for branch in argument.kind.branches ?? [] {
      branch.message.visit { found = found || $0.name == label }
    }
    return found
  }
}

extension MessageSyntax {
  /// Adds text to the end.
  mutating func append(_ text: String) {
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }
}

extension MessageSyntax.Argument {
  /// The argument with the message of each of its forms changed.
  func mapForms(_ change: (MessageSyntax) -> MessageSyntax) -> Self {
    var changed = self
    func changing(_ branches: [MessageSyntax.Branch]) -> [MessageSyntax.Branch] {
      branches.map { branch in
        var branch = branch
        branch.message = change(branch.message)
        return branch
      }
    }
    switch kind {
    case .plain, .typed: break
    case .plural(var plural):
      plural.branches = changing(plural.branches)
      changed.kind = .plural(plural)
    case .select(let branches): changed.kind = .select(changing(branches))
    }
    return changed
  }
}
