/// A chain of text rules, compiled when it is made.
///
/// Most texts are valid, and most rules can tell so at a glance. So the quick looks of all rules come first, the cheap
/// ones before the others: a conjunction may be tested in any order. Rules that have none run after them, in their
/// order. A text that fails a look is given to the whole chain as it was written, which alone says what is wrong; so the
/// errors and their order do not depend on the plan.
final class TextPlan: TextRule {
  /// The chain as it was written: the reference that the plan must agree with.
  let rule: any TextRule
  private let screen: any TextScreen
  /// The rules without a screen.
  private let rest: any TextRule
  /// Whether a text that passes the screen is valid.
  private let isScreenAll: Bool

  init(_ rule: any TextRule) {
    self.rule = rule
    let screening = rule.screening
    screen = screening.screens.sorted { $0.cost < $1.cost }.joinedByHalves(ScreenPair.init) ?? NoScreen()
    rest = screening.rest ?? NoTextRule()
    isScreenAll = screening.rest == nil
  }

  func check(_ text: inout TextView, _ findings: inout Findings) {
    let passes = screen.passes(&text)
    if passes, isScreenAll { return }
    finish(&text, passes, &findings)
  }

  /// Checks a text that the caller has as a `String`.
  func check(_ string: String, _ findings: inout Findings) {
    TextView.over(string) { text in
      let passes = screen.passes(&text)
      if passes, isScreenAll { return }
      // Kept only now: keeping a text counts references, which costs more than a look at a short one.
      text.keep(string)
      finish(&text, passes, &findings)
    }
  }

  private func finish(_ text: inout TextView, _ passes: Bool, _ findings: inout Findings) {
    if passes { rest.check(&text, &findings) } else { rule.check(&text, &findings) }
  }

  var screening: TextScreening { rule.screening }
}
