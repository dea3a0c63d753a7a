/// A rule over text that reads the shared view instead of a `String` of its own.
package protocol TextRule: Sendable {
  /// Reports what is wrong with the text; reports nothing for a valid one.
  ///
  /// Most texts are valid, and many rules can tell so at a glance: such a look comes first, and allocates nothing.
  func check(_ text: inout TextView, _ findings: inout Findings)
}

/// A rule over text as a validation holds it.
///
/// An object, since it is handed on for every text: a rule itself would be copied.
final class HeldTextRule: Sendable {
  let rule: any TextRule

  init(_ rule: any TextRule) { self.rule = rule }
}

/// One rule and then another over one view.
///
/// A chain of many rules is nested: rules are read where they are, while those of an array would be copied for
/// every text.
struct TextChain: TextRule {
  let first: any TextRule
  let second: any TextRule
  let stopsAtFirst: Bool

  init(_ first: any TextRule, _ second: any TextRule, stopsAtFirst: Bool) {
    self.first = first
    self.second = second
    self.stopsAtFirst = stopsAtFirst
  }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    if stopsAtFirst {
      if findings.failing(in: { first.check(&text, &$0) }) { return }
    } else {
      first.check(&text, &findings)
      if findings.isDecided { return }
    }
    second.check(&text, &findings)
  }
}

/// Takes every text.
struct NoTextRule: TextRule {
  func check(_ text: inout TextView, _ findings: inout Findings) {}
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
