/// Chooses a variant (LDML 48, "Pattern Selection").
extension MessageResolution {
  /// The message of the variant that fits best.
  func message(of match: MatchSegment, _ find: MessageWriter.Lookup) -> [MessageSegment] {
    let selectors = match.selectors.map { selector(ofVariable: $0.number, find) }
    var refused = Array(repeating: Set<String>(), count: selectors.count)
    var best: (keys: [MessageSyntax.Key], ranks: [Int], message: [MessageSegment])?
    variants: for variant in match.variants {
      var ranks: [Int] = []
      for (index, key) in variant.keys.enumerated() {
        guard case .literal(let text) = key else {
          ranks.append(0)
          continue
        }
        var rank: Int?
        do throws(MessageErrorKind) {
          rank = try selectors[index]?.rank(text)
        } catch {
          // A key that many variants share is reported once.
          if refused[index].insert(text).inserted { report(error, match.selectors[index].name) }
        }
        guard let rank else { continue variants }
        ranks.append(rank)
      }
      if let best, !Self.isBetter(ranks, variant.keys, than: best.ranks, best.keys) { continue }
      best = (variant.keys, ranks, variant.message)
    }
    return best?.message ?? []
  }

  /// How a variable chooses; nil if it matches no key.
  private func selector(ofVariable number: Int, _ find: MessageWriter.Lookup) -> MessageSelector? {
    let value = value(ofVariable: number, find)
    if case .value(let content) = value.content, let selector = content.selector() { return selector }
    if !value.choosesSilently { report(.badSelector, value.source) }
    return nil
  }

  /// Whether a variant fits better than another, by the first selector for which they differ; `*` has rank 0.
  private static func isBetter(
    _ ranks: [Int], _ keys: [MessageSyntax.Key], than bestRanks: [Int], _ bestKeys: [MessageSyntax.Key]
  ) -> Bool {
    for index in ranks.indices where keys[index] != bestKeys[index] {
      return ranks[index] > bestRanks[index]
    }
    return false
  }
}
