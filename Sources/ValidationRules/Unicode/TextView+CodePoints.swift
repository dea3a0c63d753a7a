import ICU
import Synchronization
import TextAutomata
import ValidationCore

extension CodePointQuestions {
  /// Whether a text has code points with one of the flags.
  init(_ flags: CodePointFlags) {
    self.init()
    self.flags = flags.rawValue
    walk = { text in text.assumingMemoryBound(to: TextView.self).pointee.walk(also: .none) }
    words = UnsafeRawPointer(CodePointWords.sharedAddress)
    lacks = { words, utf8, count, flags, refusedScripts in
      guard let words = words?.assumingMemoryBound(to: CodePointWords.self) else { return false }
      // No code point has anything.
      if count == 0 { return flags & CodePointFlags.beginsBlank.rawValue == 0 }
      return words.pointee.lacks(
        CodePointFlags(rawValue: flags), refusedScripts?.assumingMemoryBound(to: Atomic<UInt8>.self),
        in: UnsafeBufferPointer(start: utf8, count: count))
    }
  }
}

extension TextTest {
  /// No code point has one of the flags.
  static func lacks(_ flags: CodePointFlags) -> TextTest { .lacks(flags: flags.rawValue) }
}

/// Facts about the code points of a text.
///
/// The first rule that needs one of them walks over the text, and answers the questions of the whole chain.
extension TextView {
  /// Whether the text has a code point with one of the flags.
  mutating func has(_ flags: CodePointFlags) -> Bool {
    if answers.known & flags.rawValue != flags.rawValue { walk(also: CodePointQuestions(flags)) }
    return answers.found & flags.rawValue != 0
  }

  /// Whether the text has a code point whose scripts a table may refuse.
  mutating func hasScripts(refusedBy table: UnsafePointer<Atomic<UInt8>>) -> Bool {
    if answers.refusedScripts != table {
      var own = CodePointQuestions()
      own.refusedScripts = table
      walk(also: own)
    }
    return answers.hasRefusedScripts
  }

  /// The number of grapheme clusters of the whole text.
  mutating func countClusters() throws(ICUError) -> Int {
    if let graphemeCount { return graphemeCount }
    var own = CodePointQuestions()
    own.mostUncounted = -1
    walk(also: own)
    if let graphemeCount { return graphemeCount }
    let count = try Segmentation.count(.graphemes, in: utf8)
    graphemeCount = count
    return count
  }

  /// The greatest number of nonspacing marks in a row.
  mutating func countMostMarks() -> Int {
    _ = has(.stackedMarks)
    return answers.mostMarks
  }

  fileprivate mutating func walk(also own: CodePointQuestions) {
    let asked = own.union(questions)
    if utf8.count <= Self.shortBytes, let flags = CodePointWords.shared.flags(ofPlain: utf8) {
      return answer(asked, flags)
    }
    let findings = CodePointWords.shared.walk(
      utf8,
      CodePointWords.Questions(
        flags: CodePointFlags(rawValue: asked.flags & ~answers.known),
        countsClusters: graphemeCount == nil && needsClusters(asked),
        refusedScripts: asked.refusedScripts
      )
    )
    answers.known |= findings.known.rawValue
    answers.found |= findings.flags.rawValue
    answers.refusedScripts = asked.refusedScripts
    answers.hasRefusedScripts = findings.hasRefusedScripts
    answers.mostMarks = max(answers.mostMarks, findings.mostMarks)
    graphemeCount = findings.clusters ?? graphemeCount
  }

  /// Texts of up to this many bytes are over before a walk has begun.
  private static var shortBytes: Int { 64 }

  /// Answers questions about a text of ASCII without controls but TAB.
  private mutating func answer(_ asked: CodePointQuestions, _ flags: CodePointFlags) {
    // It has no flag that depends on neighbours, except at its start.
    answers.known = .max
    answers.found = flags.rawValue
    if utf8.first.map({ $0 <= 0x20 }) ?? true { answers.found |= CodePointFlags.beginsBlank.rawValue }
    if let table = asked.refusedScripts {
      answers.refusedScripts = table
      let words = CodePointWords.shared
      answers.hasRefusedScripts = utf8.contains {
        table[words[UInt32($0)].scripts].load(ordering: .relaxed) != 0
      }
    }
    graphemeCount = utf8.count
  }

  /// Whether clusters must be counted to the end: few bytes settle that, and so do very many.
  private mutating func needsClusters(_ asked: CodePointQuestions) -> Bool {
    let limit = asked.mostUncounted
    if utf8.count / 4 > limit || utf8.count > limit && codePointCount > limit { return true }
    let least = asked.leastCounted
    return least > 0 && utf8.count >= least && !isMuchLonger(than: least)
  }

  /// Whether there are many more bytes than most texts with a number of clusters have: most clusters have fewer than 32.
  func isMuchLonger(than clusters: Int) -> Bool { utf8.count / 32 > clusters }
}
