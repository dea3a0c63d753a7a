/// A look-ahead or look-behind of a pattern.
struct PatternLook: Hashable, Sendable {
  /// The pattern that must, or must not, match next to the position. Looks in it have smaller numbers.
  var body: PatternNode
  var isBehind: Bool
  /// 0 if the body has no look; otherwise one more than the highest level in its body.
  var level: Int
  /// Whether it looks ahead, or a look in its body does.
  var looksAhead: Bool
}

/// A parsed pattern.
struct PatternTree: Sendable {
  var root: PatternNode
  /// The looks, each after those in its body; assertions refer to them by number.
  var looks: [PatternLook]
}

extension PatternNode {
  /// Whether a match from any given position can end in only one position, so that there is nothing to backtrack.
  var isOneWay: Bool {
    switch self {
    case .set, .unpartedLineBreak, .assertion: true
    case .folded: false
    case .sequence(let parts): parts.allSatisfy(\.isOneWay)
    case .alternatives, .repeated: codePoints != nil
    }
  }

  /// How many code points each match has, if all have the same number.
  var codePoints: Int? {
    switch self {
    case .set: return 1
    case .assertion: return 0
    case .folded, .unpartedLineBreak: return nil
    case .sequence(let parts):
      var sum = 0
      for part in parts {
        guard let count = part.codePoints, count <= 1_000_000 - sum else { return nil }
        sum += count
      }
      return sum
    case .alternatives(let parts):
      guard let first = parts.first?.codePoints else { return nil }
      return parts.allSatisfy { $0.codePoints == first } ? first : nil
    case .repeated(let part, let minimum, let maximum, _):
      guard minimum == maximum, let count = part.codePoints else { return nil }
      let (product, overflow) = count.multipliedReportingOverflow(by: minimum)
      return overflow || product > 1_000_000 ? nil : product
    }
  }

  /// Whether each match takes at least one code point.
  var isNeverEmpty: Bool {
    switch self {
    case .set, .unpartedLineBreak: true
    case .folded(let folded): !folded.isEmpty
    case .assertion: false
    case .sequence(let parts): parts.contains(where: \.isNeverEmpty)
    case .alternatives(let parts): parts.allSatisfy(\.isNeverEmpty)
    case .repeated(let part, let minimum, _, _): minimum > 0 && part.isNeverEmpty
    }
  }

  /// The numbers of the looks in the node.
  var looks: Set<Int> {
    switch self {
    case .assertion(.look(let number, _)): [number]
    case .set, .folded, .unpartedLineBreak, .assertion: []
    case .sequence(let parts), .alternatives(let parts): parts.reduce(into: []) { $0.formUnion($1.looks) }
    case .repeated(let part, _, _, _): part.looks
    }
  }

  /// Whether a look-behind can contain it: ICU ends the text at the position from which it looks back, so that a CR LF
  /// there would be split, and bounds the length of caseless text in units other than the text's own.
  var canBeLookedBackAt: Bool {
    switch self {
    case .set, .assertion: true
    case .folded, .unpartedLineBreak: false
    case .sequence(let parts), .alternatives(let parts): parts.allSatisfy(\.canBeLookedBackAt)
    case .repeated(let part, _, _, _): part.canBeLookedBackAt
    }
  }
}

/// Looks, and constructs equivalent to a look.
extension PatternReader {
  /// The assertion that the body matches ahead of the position, or ends at it.
  mutating func look(
    at body: PatternNode,
    isBehind: Bool,
    isNegated: Bool
  ) throws(DeclinedPattern) -> PatternNode {
    guard !isBehind || body.canBeLookedBackAt else { throw .syntax }
    let number: Int
    if let known = looks.firstIndex(where: { $0.isBehind == isBehind && $0.body == body }) {
      number = known
    } else {
      guard looks.count < PatternConditions.mostLooks else { throw .size }
      let inner = body.looks.map { looks[$0] }
      number = looks.count
      looks.append(
        PatternLook(
          body: body, isBehind: isBehind, level: (inner.map(\.level).max() ?? -1) + 1,
          looksAhead: !isBehind || inner.contains(where: \.looksAhead)))
    }
    return .assertion(.look(number, isNegated: isNegated))
  }

  /// The tree that matches what `(?>…)` matches: from each position, only the first way through the node.
  ///
  /// Exact unless it is declined: the first matching alternative excludes those after it, and a greedy repeat of a node
  /// that can match in only one way ends only where that node does not match again.
  mutating func atomic(_ node: PatternNode) throws(DeclinedPattern) -> PatternNode {
    if node.isOneWay { return node }
    // ICU ends the text at the position from which it looks back; the look-ahead would see beyond it.
    guard lookBehindDepth == 0 else { throw .syntax }
    switch node {
    case .alternatives(let parts):
      var others: [PatternNode] = []
      var result: [PatternNode] = []
      for (index, part) in parts.enumerated() {
        result.append(.sequence(others + [try atomic(part)]))
        guard index < parts.count - 1 else { break }
        others.append(try look(at: part, isBehind: false, isNegated: true))
      }
      return .alternatives(result)
    case .sequence(let parts):
      guard let last = parts.last, parts.dropLast().allSatisfy(\.isOneWay) else { throw .syntax }
      return .sequence(parts.dropLast() + [try atomic(last)])
    case .repeated(let part, let minimum, let maximum, let isLazy):
      guard part.isOneWay, part.isNeverEmpty else { throw .syntax }
      if isLazy { return .repeated(part, minimum: minimum, maximum: minimum) }
      let end = try look(at: part, isBehind: false, isNegated: true)
      guard let maximum else { return .sequence([.repeated(part, minimum: minimum, maximum: nil), end]) }
      let all = PatternNode.repeated(part, minimum: maximum, maximum: maximum)
      guard maximum > minimum else { return all }
      return .alternatives([
        all, .sequence([.repeated(part, minimum: minimum, maximum: maximum - 1), end]),
      ])
    case .set, .folded, .unpartedLineBreak, .assertion: throw .syntax
    }
  }
}
