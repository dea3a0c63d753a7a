/// The plain names that a rule takes beyond those of hosts.
final class PlainHostNames: Sendable {
  private let characters: UInt8
  private let takesTrailingDot: Bool
  private let takesWildcard: Bool
  private let needsTopLevel: Bool

  init(underscores: Bool, trailingDot: Bool, wildcard: Bool, topLevelDomain: Bool) {
    characters = underscores ? PlainCharacters.label | PlainCharacters.underscore : PlainCharacters.label
    (takesTrailingDot, takesWildcard, needsTopLevel) = (trailingDot, wildcard, topLevelDomain)
  }

  /// Whether a text is certainly a name that the rule takes.
  func accepts(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let isBelow =
      takesWildcard && count > 2 && start[0] == UInt8(ascii: "*") && start[1] == UInt8(ascii: ".")
    let end = start + (takesTrailingDot && start[count - 1] == UInt8(ascii: ".") ? count - 1 : count)
    guard end - start <= HostLabels.maximumBytes,
      let name = PlainHostName(from: isBelow ? start + 2 : start, to: end, of: characters)
    else { return false }
    return name.end == end && (!needsTopLevel || name.hasTopLevelDomain)
  }
}
