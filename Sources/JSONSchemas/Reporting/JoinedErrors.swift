import Primitives
import ValidationCore
import ValidationRules

/// What stands for all alternatives that refuse a value for the same kind of reason: the types, or the values, of all of
/// them. It is made once for the same alternatives.
///
/// The alternatives depend on the schema alone, but which of them are joined on the value, so only so many are kept.
final class JoinedErrors: Sendable {
  private static let most = 1_000

  private let types = Lock<[[String]: String]>([:])
  private let choices = Lock<[[UInt64]: ValidationError]>([:])

  /// The types of all alternatives, as the argument of an error.
  ///
  /// - Parameter alternatives: The types of each.
  func types(of alternatives: [String]) -> String {
    if let known = types.withLock({ $0[alternatives] }) { return known }
    var names: [Substring] = []
    for name in alternatives.flatMap({ $0.split(separator: "|") }) where !names.contains(name) {
      names.append(name)
    }
    let joined = names.joined(separator: "|")
    types.withLock { if $0.count < Self.most { $0[alternatives] = joined } }
    return joined
  }

  /// The error of a value that is none of those of all alternatives; nil if they name no values.
  ///
  /// - Parameter alternatives: The error of each.
  func choice(of alternatives: [ValidationError]) -> ValidationError? {
    let key = alternatives.compactMap(\.factsNumber)
    let isKnown = key.count == alternatives.count && !key.contains(0)
    if isKnown, let known = choices.withLock({ $0[key] }) { return known }
    var (values, seen) = ([ValidationError.Argument](), Set<ValidationError.Argument>())
    for error in alternatives {
      switch error.limits["allowed"] ?? error.limits["expected"] {
      case .alternatives(let allowed)?: values += allowed.filter { seen.insert($0).inserted }
      case let value?: if seen.insert(value).inserted { values.append(value) }
      case nil: return nil
      }
    }
    let joined = ValidationError(code: .choiceNotListed, limits: ["allowed": .alternatives(values)])
      .madeInAdvance
    if isKnown { choices.withLock { if $0.count < Self.most { $0[key] = joined } } }
    return joined
  }
}
