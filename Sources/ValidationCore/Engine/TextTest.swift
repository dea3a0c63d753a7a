package import Synchronization

/// A test that only valid texts pass, as data: by the number of bytes, and by what the code points have.
///
/// A text that does not pass may still be valid: the rule decides. A chain joins the tests of its rules, so that most
/// texts pass all of them at once, and none of the rules runs.
package struct TextTest: @unchecked Sendable {
  // Sendable: a table of scripts is atomic, and belongs to the rule that refuses them.

  private var minimumBytes = 0
  private var maximumBytes = Int.max
  /// Whether the first byte must be a visible ASCII character.
  private var beginsVisibly = false
  /// The flags that no code point may have.
  package private(set) var refusedFlags: UInt64 = 0
  /// For each number of a set of scripts, 1 if no code point may have it; see ``CodePointQuestions``.
  package private(set) var refusedScripts: UnsafePointer<Atomic<UInt8>>?

  /// The test that every text passes.
  init() {}

  /// A text has so many bytes.
  package static func bytes(_ minimum: Int, _ maximum: Int) -> TextTest {
    var test = TextTest()
    (test.minimumBytes, test.maximumBytes) = (minimum, maximum)
    return test
  }

  /// A text begins with a visible ASCII character.
  package static var beginsVisibly: TextTest {
    var test = TextTest()
    test.beginsVisibly = true
    return test
  }

  /// No code point has one of the flags.
  package static func lacks(flags: UInt64) -> TextTest {
    var test = TextTest()
    test.refusedFlags = flags
    return test
  }

  /// No code point has scripts that a table refuses.
  package static func lacks(scripts: UnsafePointer<Atomic<UInt8>>) -> TextTest {
    var test = TextTest()
    test.refusedScripts = scripts
    return test
  }

  /// The test that a text passes if it passes both; nil if both have a table of scripts.
  package func and(_ other: TextTest) -> TextTest? {
    guard refusedScripts == nil || other.refusedScripts == nil else { return nil }
    var both = self
    both.minimumBytes = max(minimumBytes, other.minimumBytes)
    both.maximumBytes = min(maximumBytes, other.maximumBytes)
    both.beginsVisibly = beginsVisibly || other.beginsVisibly
    both.refusedFlags |= other.refusedFlags
    both.refusedScripts = refusedScripts ?? other.refusedScripts
    return both
  }

  @inline(__always)
  func passes(_ text: inout TextView) -> Bool {
    let count = text.utf8.count
    guard count >= minimumBytes, count <= maximumBytes else { return false }
    if beginsVisibly {
      guard let first = text.utf8.first, 0x21...0x7E ~= first else { return false }
    }
    if refusedFlags == 0, refusedScripts == nil { return true }
    return text.lacks(flags: refusedFlags, scripts: refusedScripts)
  }
}

extension TextView {
  /// Whether no code point has one of the flags, or scripts that a table refuses; false also if that is not known.
  @inline(__always)
  fileprivate mutating func lacks(flags: UInt64, scripts: UnsafePointer<Atomic<UInt8>>?) -> Bool {
    if !answers.tell(flags, scripts) {
      guard let walk = questions.walk else { return false }
      withUnsafeMutablePointer(to: &self) { walk(UnsafeMutableRawPointer($0)) }
      guard answers.tell(flags, scripts) else { return false }
    }
    return answers.found & flags == 0 && (scripts == nil || !answers.hasRefusedScripts)
  }
}

extension CodePointAnswers {
  @inline(__always)
  fileprivate func tell(_ flags: UInt64, _ scripts: UnsafePointer<Atomic<UInt8>>?) -> Bool {
    known & flags == flags && (scripts == nil || refusedScripts == scripts)
  }
}
