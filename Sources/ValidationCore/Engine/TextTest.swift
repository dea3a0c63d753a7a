import Primitives
package import Synchronization

/// A test that only valid texts pass, as data: by the number of bytes, by what the code points have, and by which texts
/// are refused.
///
/// A text that does not pass may still be valid: the rule decides. A chain joins the tests of its rules, so that most
/// texts pass all of them at once, and none of the rules runs.
package struct TextTest: @unchecked Sendable {
  // Sendable: a table of scripts is atomic, and belongs to the rule that refuses them.

  private var minimumBytes = 0
  private var maximumBytes = Int.max
  private var maximumCodePoints = Int.max
  /// The flags that no code point may have.
  private(set) var refusedFlags: UInt64 = 0
  /// For each number of a set of scripts, 1 if no code point may have it; see ``CodePointQuestions``.
  package private(set) var refusedScripts: UnsafePointer<Atomic<UInt8>>?
  /// A bit for each ``TextKey`` that a text may not have.
  private var refusedKeys: UInt64 = 0

  /// The test that every text passes.
  init() {}

  /// A text has so many bytes.
  package static func bytes(_ minimum: Int, _ maximum: Int) -> TextTest {
    var test = TextTest()
    (test.minimumBytes, test.maximumBytes) = (minimum, maximum)
    return test
  }

  /// A text has so many code points at most.
  package static func codePoints(_ maximum: Int) -> TextTest {
    var test = TextTest()
    test.maximumCodePoints = maximum
    return test
  }

  /// A text has other bytes than each of some texts.
  package static func isNone(of texts: [String]) -> TextTest {
    var test = TextTest()
    for var text in texts { test.refusedKeys |= 1 << text.withUTF8 { TextKey.key(of: $0) } }
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
    both.maximumCodePoints = min(maximumCodePoints, other.maximumCodePoints)
    both.refusedFlags |= other.refusedFlags
    both.refusedScripts = refusedScripts ?? other.refusedScripts
    both.refusedKeys |= other.refusedKeys
    return both
  }

  /// Numbers of bytes of which every text passes, whatever they are; nil if there are none.
  var byteCounts: ClosedRange<Int>? {
    let maximum = min(maximumBytes, maximumCodePoints)
    guard refusedFlags == 0, refusedScripts == nil, refusedKeys == 0, minimumBytes <= maximum else {
      return nil
    }
    return minimumBytes...maximum
  }

  /// Whether all that is refused are flags of code points.
  var isOfFlags: Bool {
    refusedFlags != 0 && refusedScripts == nil && refusedKeys == 0 && minimumBytes == 0
      && maximumBytes == .max && maximumCodePoints == .max
  }

  func passes(_ text: inout TextView) -> Bool {
    guard passesWithoutFlags(text.utf8) else { return false }
    let count = text.utf8.count
    if count > maximumCodePoints {
      // A code point has at most four bytes.
      guard count / 4 <= maximumCodePoints, text.codePointCount <= maximumCodePoints else { return false }
    }
    if refusedFlags == 0, refusedScripts == nil { return true }
    return text.lacks(flags: refusedFlags, scripts: refusedScripts)
  }

  /// Whether a text passes, as far as that is found without a view, as for most short texts.
  ///
  /// - Parameter questions: What the rules ask.
  @inline(__always)
  func passes(_ utf8: UnsafeBufferPointer<UInt8>, _ questions: CodePointQuestions) -> Bool {
    guard passesWithoutFlags(utf8), utf8.count <= maximumCodePoints || Self.hasFew(maximumCodePoints, utf8)
    else {
      return false
    }
    if refusedFlags == 0, refusedScripts == nil { return true }
    guard let lacks = questions.lacks else { return false }
    return lacks(
      questions.words, utf8.baseAddress, utf8.count, refusedFlags, UnsafeRawPointer(refusedScripts))
  }

  /// The code points of longer texts are counted in a view, which keeps the number.
  private static let shortBytes = 256

  /// Whether more bytes than there may be code points are few enough code points; false also if that is not known.
  ///
  /// Static, since a call of a method would copy the test for each text.
  @inline(never)
  private static func hasFew(_ maximum: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count <= shortBytes && utf8.codePointCount <= maximum
  }

  @inline(__always)
  private func passesWithoutFlags(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count >= minimumBytes, utf8.count <= maximumBytes else { return false }
    return refusedKeys == 0 || refusedKeys >> TextKey.key(of: utf8) & 1 == 0
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
