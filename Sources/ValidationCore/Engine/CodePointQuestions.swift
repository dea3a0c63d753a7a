package import Synchronization

/// What rules ask about each code point of a text, so that one walk over the text answers all of them.
///
/// The core collects the questions of a chain and keeps the answers. What the flags mean, and the walk, are up to the
/// rules.
package struct CodePointQuestions: @unchecked Sendable {
  // Sendable: a table of scripts is atomic, and belongs to the rule that asks.

  package static let none = CodePointQuestions()

  /// Whether well-formed UTF-8 certainly has none of some flags, and no script that the table at an address refuses; nil
  /// if nothing is asked. Also a plain function pointer, which takes ``words``.
  package var lacks: LackFunction?
  /// What ``lacks`` reads: facts about code points, in memory that is never freed.
  package var words: UnsafeRawPointer?

  /// The flags of code points that make a rule look closer.
  package var flags: UInt64 = 0
  /// Texts of more code points than this need their grapheme clusters counted.
  package var mostUncounted = Int.max
  /// Texts need their grapheme clusters counted unless they are much longer than this.
  package var leastCounted = 0
  /// For each number of a set of scripts, 1 if it may be refused; in memory that lives as long as the rule.
  package var refusedScripts: UnsafePointer<Atomic<UInt8>>?
  /// Puts the answers to a text's questions into the ``TextView`` at an address; nil if nothing is asked.
  ///
  /// A plain function pointer, so that questions are copied without counting references.
  package var walk: (@convention(c) (_ text: UnsafeMutableRawPointer) -> Void)?

  package typealias LackFunction =
    @convention(c) (
      _ words: UnsafeRawPointer?, _ utf8: UnsafePointer<UInt8>?, _ count: Int, _ flags: UInt64,
      _ refusedScripts: UnsafeRawPointer?
    ) -> Bool

  package init() {}

  /// Whether the clusters of some texts are counted.
  var countsClusters: Bool { mostUncounted != .max || leastCounted > 0 }

  /// The questions of two rules. Of two tables of scripts, the first is kept; the other rule asks again.
  package func union(_ other: CodePointQuestions) -> CodePointQuestions {
    var both = self
    both.flags |= other.flags
    both.mostUncounted = min(mostUncounted, other.mostUncounted)
    both.leastCounted = max(leastCounted, other.leastCounted)
    both.refusedScripts = refusedScripts ?? other.refusedScripts
    both.walk = walk ?? other.walk
    both.lacks = lacks ?? other.lacks
    both.words = words ?? other.words
    return both
  }
}

/// What is known so far about the code points of a text.
package struct CodePointAnswers {
  /// The flags that were looked for.
  package var known: UInt64 = 0
  /// The flags of all code points, joined by "or".
  package var found: UInt64 = 0
  /// The table for which `hasRefusedScripts` is known.
  package var refusedScripts: UnsafePointer<Atomic<UInt8>>?
  package var hasRefusedScripts = false
  /// The greatest number of nonspacing marks in a row, if rows of marks were looked for.
  package var mostMarks = 0
}
