/// The arguments of an error, as its rule provides them: its limits, and what it found in the value.
extension ValidationError {
  /// The arguments that state what the rule requires, and contain nothing of the value.
  public var limits: [String: Argument] {
    var limits = facts?.known ?? [:]
    guard let extras else { return limits }
    extras.details.limits.add(to: &limits)
    if extras.details.found.isEmpty { return limits }
    let found = found
    return limits.filter { found[$0.key] == nil }
  }

  /// The arguments that come from the value, and those whose origin no rule declares.
  public var found: [String: Argument] {
    var found = extras?.details.found.dictionary ?? [:]
    if isMeasured, let name = facts?.name { found[name] = .integer(number) }
    return found
  }

  /// All of them. If a name is in both, the value found takes precedence.
  var allArguments: [String: Argument] {
    var arguments = facts?.known ?? [:]
    if let extras {
      extras.details.limits.add(to: &arguments)
      extras.details.found.add(to: &arguments)
    }
    if isMeasured, let name = facts?.name { arguments[name] = .integer(number) }
    return arguments
  }

  /// The same in the order of their names.
  package var sortedArguments: [(key: String, value: Argument)] { arguments.sorted { $0.key < $1.key } }

  /// Sets all arguments: limits that are unchanged remain limits, and everything else counts as found.
  mutating func replaceArguments(by arguments: [String: Argument]) {
    let before = limits
    setArguments(
      limits: before.filter { arguments[$0.key] == $0.value },
      found: arguments.filter { before[$0.key] == nil || before[$0.key] != $0.value }
    )
  }

  /// Changes the values of arguments; limits remain limits.
  package mutating func mapArguments(_ change: (Argument) -> Argument) {
    let (limits, found) = (limits, found)
    let (newLimits, newFound) = (limits.mapValues(change), found.mapValues(change))
    if newLimits != limits || newFound != found { setArguments(limits: newLimits, found: newFound) }
  }

  mutating func setArguments(limits: [String: Argument], found: [String: Argument]) {
    facts = nil
    isMeasured = false
    number = 0
    guard extras != nil || !limits.isEmpty || !found.isEmpty else { return }
    change { details in
      details.limits = ArgumentList(limits)
      details.found = ArgumentList(found)
    }
  }

  /// One of ``arguments``, without making them all.
  package func argument(named name: String) -> Argument? {
    ownArgument(named: name)?.argument ?? facts?.known[name]
  }

  /// One of the arguments that the rule did not make in advance, as the error stores it, which allocates nothing.
  package func ownArgument(named name: String) -> ArgumentList.Value? {
    if isMeasured, name == facts?.name { return .argument(.integer(number)) }
    return extras?.argument(named: name)
  }

  /// Whether two errors have the same arguments; equal if the arguments are, however they are stored.
  func hasSameArguments(as other: ValidationError) -> Bool {
    if facts === other.facts, isMeasured == other.isMeasured, number == other.number,
      extras === other.extras
    {
      return true
    }
    return arguments == other.arguments
  }
}
