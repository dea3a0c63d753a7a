import ICU

/// Groups, and constructs that begin with `(?`.
extension PatternReader {
  private enum Head {
    case group(RegularExpression.Options)
    case atomic
    case look(isBehind: Bool, isNegated: Bool)
    /// Only flags, as in `(?i)`, which apply until the enclosing group ends.
    case flags
  }

  /// Reads a group whose `(` comes next.
  mutating func readGroup() throws(DeclinedPattern) {
    try flush()
    advance()
    let outerOptions = options
    let head = try take("?") ? readHead() : .group(options)
    if case .group(let flags) = head { options = flags }
    if case .flags = head {
      isQuantifiable = false
      return
    }
    depth += 1
    guard depth <= Self.deepest else { throw .size }
    let isBehind = if case .look(isBehind: true, _) = head { true } else { false }
    lookBehindDepth += isBehind ? 1 : 0
    let body = try readAlternatives()
    lookBehindDepth -= isBehind ? 1 : 0
    depth -= 1
    guard take(")") else { throw .syntax }
    options = outerOptions
    if case .look(_, let isNegated) = head {
      sequence.append(try look(at: body, isBehind: isBehind, isNegated: isNegated))
      isQuantifiable = false
      return
    }
    if case .atomic = head { sequence.append(try atomic(body)) } else { sequence.append(body) }
    isQuantifiable = true
  }

  /// Reads the characters after `(?`.
  private mutating func readHead() throws(DeclinedPattern) -> Head {
    // ICU skips white space here in one mode and not in the other; few authors write it.
    guard peek() == peekEscaped() else { throw .syntax }
    if take(":") { return .group(options) }
    if take("=") { return .look(isBehind: false, isNegated: false) }
    if take("!") { return .look(isBehind: false, isNegated: true) }
    if take(">") { return .atomic }
    if take("<") {
      guard peek() == peekEscaped() else { throw .syntax }
      if take("=") { return .look(isBehind: true, isNegated: false) }
      if take("!") { return .look(isBehind: true, isNegated: true) }
      guard !options.contains(.comments) else { throw .syntax }
      while let character = peek(), !take(">") {
        guard character.isASCII, character.properties.isAlphabetic || ("0"..."9").contains(character) else {
          throw .syntax
        }
        advance()
      }
      return .group(options)
    }
    guard !options.contains(.comments) else { throw .syntax }
    return try readFlags()
  }

  private mutating func readFlags() throws(DeclinedPattern) -> Head {
    var flags = options
    var isOn = true
    while true {
      if take("-"), isOn {
        isOn = false
      } else if take("i") {
        flags.set(.caseInsensitive, isOn)
      } else if take("m") {
        flags.set(.multiline, isOn)
      } else if take("s") {
        flags.set(.dotMatchesNewlines, isOn)
      } else if take(":") {
        return .group(flags)
      } else if take(")") {
        options = flags
        return .flags
      } else {
        throw .syntax
      }
    }
  }
}

extension RegularExpression.Options {
  fileprivate mutating func set(_ option: Self, _ isOn: Bool) {
    if isOn { insert(option) } else { remove(option) }
  }
}
