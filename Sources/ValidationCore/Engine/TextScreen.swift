/// A quick look at a text that knows most valid ones.
///
/// A rule that offers one is not run for the texts that pass it. A look never says what is wrong: the rule does, for
/// every text that does not pass, so a screen may fail texts that its rule takes.
package protocol TextScreen: Sendable {
  /// What a look costs.
  var cost: ScreenCost { get }

  /// Whether the rule surely has nothing to report, not even a warning; false where the rule itself has to tell.
  ///
  /// Allocates nothing.
  func passes(_ text: inout TextView) -> Bool
}

/// How much work a look at a text is; of several, the cheap ones come first.
package enum ScreenCost: Int, Comparable, Sendable {
  /// The same for a text of any length, or nearly so.
  case constant
  /// A pass over the bytes, many at a time.
  case bytes
  /// A step for each code point.
  case codePoints

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How a rule parts into quick looks and what remains.
package struct TextScreening: Sendable {
  /// The looks, which may be taken in any order.
  var screens: [any TextScreen]
  /// What is to be run for a text that passes all of them; nil for nothing.
  var rest: (any TextRule)?
}

/// One look and then another; of many it is nested, like ``TextChain``.
struct ScreenPair: TextScreen {
  let first: any TextScreen
  let second: any TextScreen

  var cost: ScreenCost { max(first.cost, second.cost) }

  func passes(_ text: inout TextView) -> Bool { first.passes(&text) && second.passes(&text) }
}

/// Passes every text.
struct NoScreen: TextScreen {
  var cost: ScreenCost { .constant }

  func passes(_ text: inout TextView) -> Bool { true }
}
