/// A rule over text that reads the shared view instead of a `String` of its own.
package protocol TextRule: Sendable {
  /// Reports what is wrong with the text; reports nothing for a valid one.
  func check(_ text: inout TextView, _ findings: inout Findings)
}

/// Rules in order over one view.
struct TextChain: TextRule {
  let rules: [any TextRule]
  let stopsAtFirst: Bool

  func check(_ text: inout TextView, _ findings: inout Findings) {
    for rule in rules {
      if stopsAtFirst {
        if findings.failing(in: { rule.check(&text, &$0) }) { return }
      } else {
        rule.check(&text, &findings)
        if findings.isDecided { return }
      }
    }
  }
}

/// A validation over `String` as a member of a chain of text rules.
struct StringRule: TextRule {
  let run: @Sendable (String, inout Findings) -> Void

  func check(_ text: inout TextView, _ findings: inout Findings) {
    run(text.string, &findings)
  }
}

/// A text rule whose errors are altered.
struct AdjustedTextRule: TextRule {
  let base: any TextRule
  let adjustment: Adjustment

  func check(_ text: inout TextView, _ findings: inout Findings) {
    adjustment.apply(to: &findings) { base.check(&text, &$0) }
  }
}
