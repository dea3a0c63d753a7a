/// A rule over text that reads the shared view instead of a `String` of its own.
package protocol TextRule: Sendable {
  /// Reports what is wrong with the text; reports nothing for a valid one.
  func check(_ text: inout TextView, _ findings: inout Findings)

  /// A quick look that spares most valid texts the rule; nil where there is none.
  var screen: (any TextScreen)? { get }

  /// How the rule parts into looks and what remains; for rules that are made of rules.
  var screening: TextScreening { get }
}

extension TextRule {
  package var screen: (any TextScreen)? { nil }

  package var screening: TextScreening {
    if let screen { TextScreening(screens: [screen]) } else { TextScreening(screens: [], rest: self) }
  }
}

/// One rule and then another over one view.
///
/// A chain of many rules is nested: rules are read where they stand, while those of an array would be copied for
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

  var screening: TextScreening {
    let (first, second) = (first.screening, second.screening)
    let rests = [first.rest, second.rest].compactMap(\.self)
    return TextScreening(
      screens: first.screens + second.screens,
      rest: rests.joinedByHalves { TextChain($0, $1, stopsAtFirst: stopsAtFirst) }
    )
  }
}

/// Takes every text.
struct NoTextRule: TextRule {
  func check(_ text: inout TextView, _ findings: inout Findings) {}

  var screening: TextScreening { TextScreening(screens: []) }
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

  var screening: TextScreening {
    var screening = base.screening
    screening.rest = screening.rest.map { AdjustedTextRule(base: $0, adjustment: adjustment) }
    return screening
  }
}
