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

  /// The same in the order of their names, without a dictionary.
  package var sortedArguments: [NamedArgument] {
    if let details = extras?.details, details.limits.isLong || details.found.isLong {
      return arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    var sorted: [NamedArgument] = []
    sorted.reserveCapacity(4)
    for (name, value) in facts?.known ?? [:] { sorted.put(name, value) }
    if let extras {
      extras.details.limits.put(into: &sorted)
      extras.details.found.put(into: &sorted)
    }
    if isMeasured, let name = facts?.name { sorted.put(name, .integer(number)) }
    return sorted
  }

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

/// An argument of an error with its name.
package typealias NamedArgument = (name: String, value: ValidationError.Argument)

extension [NamedArgument] {
  /// Puts an argument in its place by name, or in that of the one with this name. There are few.
  mutating func put(_ name: String, _ value: ValidationError.Argument) {
    var place = count
    while place > 0, name < self[place - 1].name { place -= 1 }
    if place > 0, self[place - 1].name == name {
      self[place - 1].value = value
    } else if place == count {
      append((name, value))
    } else {
      insert((name, value), at: place)
    }
  }
}
