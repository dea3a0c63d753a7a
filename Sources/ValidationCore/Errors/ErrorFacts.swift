/// What the errors of one limit have in common, made once with the rule.
///
/// Most rules that measure know all arguments beforehand but one number. Their errors share the rest, and no dictionary is
/// made until someone wants one.
package final class MeasuredFacts: Sendable {
  let known: [String: ValidationError.Argument]
  /// The name of the number.
  let name: String

  /// - Parameters:
  ///   - name: The argument that the value has: the number that was measured.
  ///   - known: The arguments that the rule has, its limits.
  package init(_ name: String, with known: [String: ValidationError.Argument]) {
    self.name = name
    self.known = known
  }
}

extension ValidationError {
  /// The arguments of an error, as its rule has them: its limits, and what it found in the value.
  enum Facts: Sendable {
    case named(limits: [String: Argument], found: [String: Argument])
    case measured(MeasuredFacts, Int)

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

    /// All of them. Where one name is in both, the value found counts.
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

    /// The same limits as far as they are unchanged among other arguments; everything else counts as found.
    func replaced(by arguments: [String: Argument]) -> Facts {
      let limits = limits.filter { arguments[$0.key] == $0.value }
      return .named(limits: limits, found: arguments.filter { limits[$0.key] == nil })
    }
  }

  /// Makes an error of a rule that measured a number.
  package init(code: Code, _ facts: MeasuredFacts, _ number: Int) {
    self.init(code: code)
    self.facts = .measured(facts, number)
  }

  /// Makes an error of a rule that compared what is no `Int`.
  package init(code: Code, _ facts: MeasuredFacts, actual: Argument) {
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

  /// The error with nothing but the facts that a rule measured; without any where its arguments are named one by one.
  package var withMeasuredFactsOnly: ValidationError {
    var error = ValidationError(code: code)
    if case .measured = facts { error.facts = facts }
    return error
  }

  /// Whether another error has the same arguments for the reason that the same limit of the same rule made both.
  ///
  /// - Parameter number: Whether the number that was measured counts.
  package func sharesFacts(with other: ValidationError, number counts: Bool) -> Bool {
    guard case .measured(let mine, let one) = facts, case .measured(let others, let two) = other.facts else {
      return false
    }
    return mine === others && (!counts || one == two)
  }

  /// Whether a name is that of the number that was measured.
  package func isMeasured(_ name: String) -> Bool {
    if case .measured(let facts, _) = facts { name == facts.name } else { false }
  }
}

/// Facts are the same where their arguments are, however they are kept and wherever they come from.
extension ValidationError.Facts: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.arguments == right.arguments }

  func hash(into hasher: inout Hasher) { hasher.combine(arguments) }
}
