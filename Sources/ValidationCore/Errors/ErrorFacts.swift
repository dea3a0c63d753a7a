/// The facts that all errors of one limit share, made once with the rule.
///
/// Most rules that measure know all arguments in advance except one number. Their errors share the other arguments,
/// and a dictionary is made only when it is read.
package final class SharedArguments: Sendable {
  let known: [String: ValidationError.Argument]
  /// The name of the number.
  let name: String

  /// - Parameters:
  ///   - name: The argument that comes from the value: the number that was measured.
  ///   - known: The arguments that come from the rule: its limits.
  package init(_ name: String, with known: [String: ValidationError.Argument]) {
    self.name = name
    self.known = known
  }
}

extension ValidationError {
  /// The arguments of an error, as its rule provides them: its limits, and what it found in the value.
  enum Facts: Sendable {
    case named(limits: [String: Argument], found: [String: Argument])
    case measured(SharedArguments, Int)

    var limits: [String: Argument] {
      switch self {
      case .named(let limits, let found): found.isEmpty ? limits : limits.filter { found[$0.key] == nil }
      case .measured(let facts, _): facts.known
      }
    }

    var found: [String: Argument] {
      switch self {
      case .named(_, let found): found
      case .measured(let facts, let number): [facts.name: .integer(number)]
      }
    }

    /// All of them. If a name is in both, the value found takes precedence.
    var arguments: [String: Argument] {
      switch self {
      case .named(let limits, let found):
        if limits.isEmpty { return found }
        var arguments = limits
        arguments.reserveCapacity(limits.count + found.count)
        for (name, argument) in found { arguments[name] = argument }
        return arguments
      case .measured(let facts, let number):
        var arguments = facts.known
        arguments[facts.name] = .integer(number)
        return arguments
      }
    }

    /// The facts with new arguments: limits that are unchanged remain limits, and everything else counts as found.
    func replaced(by arguments: [String: Argument]) -> Facts {
      let limits = limits.filter { arguments[$0.key] == $0.value }
      return .named(limits: limits, found: arguments.filter { limits[$0.key] == nil })
    }
  }

  /// Makes an error of a rule that measured a number.
  package init(code: Code, _ facts: SharedArguments, _ number: Int) {
    self.init(code: code)
    self.facts = .measured(facts, number)
  }

  /// Makes an error of a rule that compared a value that is not an `Int`.
  package init(code: Code, _ facts: SharedArguments, actual: Argument) {
    self.init(code: code, limits: facts.known, found: [facts.name: actual])
  }

  /// One of ``arguments``, without making them all.
  package func argument(named name: String) -> Argument? {
    switch facts {
    case .named(let limits, let found): found[name] ?? limits[name]
    case .measured(let facts, let number): name == facts.name ? .integer(number) : facts.known[name]
    }
  }
}

extension ValidationError {
  /// Whether there are no ``arguments``, without making them.
  package var hasNoArguments: Bool {
    switch facts {
    case .named(let limits, let found): limits.isEmpty && found.isEmpty
    case .measured: false
    }
  }

  /// The error with only its measured facts; without any if its arguments are stored by name.
  package var withMeasuredFactsOnly: ValidationError {
    var error = ValidationError(code: code)
    if case .measured = facts { error.facts = facts }
    return error
  }

  /// Whether another error has the same arguments because the same limit of the same rule made both.
  ///
  /// - Parameter number: Whether to compare the number that was measured.
  package func sharesFacts(with other: ValidationError, number counts: Bool) -> Bool {
    guard case .measured(let mine, let one) = facts, case .measured(let others, let two) = other.facts else {
      return false
    }
    return mine === others && (!counts || one == two)
  }

  /// Whether a name is the name of the number that was measured.
  package func isMeasured(_ name: String) -> Bool {
    if case .measured(let facts, _) = facts { name == facts.name } else { false }
  }
}

/// Facts are equal if their arguments are, however they are stored and wherever they come from.
extension ValidationError.Facts: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.arguments == right.arguments }

  func hash(into hasher: inout Hasher) { hasher.combine(arguments) }
}
