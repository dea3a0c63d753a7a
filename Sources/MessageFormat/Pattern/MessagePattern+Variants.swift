import ICU

extension MessagePattern {
  /// One sentence of a message, and what has to be chosen for it to be written.
  package struct Variant: Sendable, Hashable {
    /// What one argument has to be.
    package struct Pick: Sendable, Hashable {
      package let argument: String
      /// `plural`, `ordinal` or `select`.
      package let kind: ArgumentKind
      package let selector: String
      /// The other selectors of the choice.
      package let others: [String]
    }

    /// The picks from the outside; empty if the message has no choice.
    package let picks: [Pick]

    /// The selectors of the picks: `words|few`; nil if there are none.
    package var form: String? { picks.isEmpty ? nil : picks.map(\.selector).joined(separator: "|") }
  }

  /// Every sentence of the message; of several choices in a row, each is varied by itself.
  package var variants: [Variant] { syntax.variants([]) }
}

extension MessageSyntax {
  fileprivate func variants(_ picks: [MessagePattern.Variant.Pick]) -> [MessagePattern.Variant] {
    let inner = parts.flatMap { part -> [MessagePattern.Variant] in
      guard case .argument(let argument) = part, let branches = argument.kind.branches else { return [] }
      return branches.flatMap { branch in
        let pick = MessagePattern.Variant.Pick(
          argument: argument.name,
          kind: argument.kind.argumentKind,
          selector: branch.selector,
          others: branches.map(\.selector).filter { $0 != branch.selector }
        )
        return branch.message.variants(picks + [pick])
      }
    }
    return inner.isEmpty ? [MessagePattern.Variant(picks: picks)] : inner
  }
}
