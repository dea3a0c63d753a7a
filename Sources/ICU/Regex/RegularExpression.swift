import CICUShim
import Primitives

/// A compiled ICU regular expression (UTS #18) that threads can share.
///
/// The pattern is compiled once; each match runs on a handle from a pool, under a deadline and a stack limit. ICU
/// checks the clock once every 10,000 steps of backtracking, and each step can read the whole text. To keep the
/// deadline, a text that is too long for the pattern and the deadline is refused: with 50 ms, a text of more than
/// 20,000 UTF-16 code units, 10,000 if the pattern has a back-reference, and a tenth of that if it ignores case.
/// A whole match covers all the text: `$` does not allow a final newline.
/// ```swift
/// try RegularExpression("^[a-z]+$").matchesWhole("user\n")   // false
/// ```
package final class RegularExpression: Sendable {
  /// The pattern as given.
  package let pattern: String
  /// The flags that the pattern was compiled with.
  package let options: Options
  /// The limits for one match.
  package let limits: Limits

  /// The longest pattern, in UTF-16 code units, which bounds the time and memory that compiling takes.
  package static let longestPattern = 100_000

  /// The longest text that is matched, in UTF-16 code units: for a longer one ICU could exceed the deadline.
  package let longestText: Int

  /// The deadline as ICU's handles need it; computed once, since converting a `Duration` is a division of 128 bits.
  private let budget: Int64
  private let prototype: RegexHandle
  private let pool = Pool<RegexHandle>()

  /// Compiles a pattern.
  ///
  /// An escaped ASCII letter without a meaning (`\y`) is an error, since it is usually from another regex dialect.
  /// - Throws: `SyntaxError` with the position where the compiler stopped. The error has no position if the pattern has
  ///   more than ``longestPattern`` code units, or more sets than ICU compiles in about 0.3 s.
  package init(_ pattern: String, options: Options = [], limits: Limits = Limits()) throws(SyntaxError) {
    let cost = BacktrackingCost(of: pattern, options: options)
    guard pattern.utf16.count <= Self.longestPattern, cost.isBearable else {
      throw SyntaxError(tooComplex: pattern)
    }
    self.pattern = pattern
    self.options = options
    self.limits = limits
    budget = limits.deadline.wholeNanoseconds
    longestText = limits.longestText ?? cost.longestText(within: budget)
    // ICU refuses the empty pattern, which is well-formed and matches empty text.
    let source = pattern.isEmpty ? "(?:)" : pattern
    let flags = pattern.isEmpty ? 0 : options.flags
    prototype = try RegexHandle(compiling: source, flags: flags, stackBytes: limits.stackBytes)
  }

  /// Whether the pattern matches the whole text, given as UTF-16.
  ///
  /// Allocates nothing, once there are as many handles as threads that match at the same time.
  package func matchesWhole(_ utf16: UnsafeBufferPointer<UInt16>) throws(MatchError) -> Bool {
    try withHandle(for: utf16) { (handle) throws(MatchError) in try handle.matches(utf16) }
  }

  /// The first match in the text, as a range of UTF-16 offsets, or nil.
  package func find(in utf16: UnsafeBufferPointer<UInt16>) throws(MatchError) -> Range<Int>? {
    try withHandle(for: utf16) { (handle) throws(MatchError) in try handle.find(utf16) }
  }

  /// Where a whole match fails: the length of the longest prefix from which a match was still possible.
  ///
  /// A prefix is possible if it matches, or fails only because the text ends. So the offset is that of the first code
  /// point that no continuation could fix, or the end if the text is merely incomplete.
  /// If the text matches except for a last line break, which `$` allows, the offset is that of the line break.
  /// A look-ahead that runs to the end of the text can move the offset later, never earlier.
  /// Costs about log₂(length) matches under one deadline; call it only for text that failed.
  package func failureOffset(in utf16: UnsafeBufferPointer<UInt16>) throws(MatchError) -> Int {
    try withHandle(for: utf16) { (handle) throws(MatchError) in
      var possible = 0
      var upper = utf16.count
      while possible < upper {
        // Round up, and never split a surrogate pair: half of one would fail where the whole pair passes.
        var middle = possible + (upper - possible + 1) / 2
        if middle < utf16.count, UTF16.isTrailSurrogate(utf16[middle]),
          UTF16.isLeadSurrogate(utf16[middle - 1])
        {
          middle = middle < upper ? middle + 1 : middle - 1
          if middle <= possible { break }
        }
        if try handle.canBegin(UnsafeBufferPointer(rebasing: utf16[..<middle])) {
          possible = middle
        } else {
          upper = middle - 1
          if upper > possible, UTF16.isTrailSurrogate(utf16[upper]), UTF16.isLeadSurrogate(utf16[upper - 1]) {
            upper -= 1
          }
        }
      }
      let end = Self.endBeforeLineBreak(utf16)
      guard possible == utf16.count, end < possible else { return possible }
      return try handle.matches(UnsafeBufferPointer(rebasing: utf16[..<end])) ? end : possible
    }
  }

  /// The length of the text without one line break at its end (UAX #44, Line_Break BK, CR, LF and NL).
  private static func endBeforeLineBreak(_ utf16: UnsafeBufferPointer<UInt16>) -> Int {
    switch utf16.last {
    case 0x0A: utf16.count >= 2 && utf16[utf16.count - 2] == 0x0D ? utf16.count - 2 : utf16.count - 1
    case 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: utf16.count - 1
    default: utf16.count
    }
  }

  private func withHandle<Result>(
    for text: UnsafeBufferPointer<UInt16>,
    _ body: (borrowing RegexHandle) throws(MatchError) -> Result
  ) throws(MatchError) -> Result {
    guard text.count <= longestText, longestText > 0 else { throw .textTooLong(longest: longestText) }
    var handle: RegexHandle
    if let idle = pool.take() {
      handle = idle
    } else {
      handle = try prototype.clone()
    }
    handle.setBudget(nanoseconds: budget)
    // A handle whose match failed does not go back to the pool: its stack may have grown to the limit.
    let result = try body(handle)
    pool.give(handle)
    return result
  }
}

extension RegularExpression {
  /// Whether the pattern matches the whole text.
  package func matchesWhole(_ text: String) throws(MatchError) -> Bool {
    try TextBuffers.withUTF16(of: text) { (utf16) throws(MatchError) in try matchesWhole(utf16) }
  }

  /// The first match in the text, or nil.
  package func find(in text: String) throws(MatchError) -> Range<String.Index>? {
    let match = try TextBuffers.withUTF16(of: text) { (utf16) throws(MatchError) in try find(in: utf16) }
    guard let match else { return nil }
    let start = text.utf16.index(text.startIndex, offsetBy: match.lowerBound)
    return start..<text.utf16.index(start, offsetBy: match.count)
  }

  /// Where a whole match fails, as an index of the text.
  package func failureIndex(in text: String) throws(MatchError) -> String.Index {
    let offset = try TextBuffers.withUTF16(of: text) { (utf16) throws(MatchError) in
      try failureOffset(in: utf16)
    }
    return text.utf16.index(text.startIndex, offsetBy: offset)
  }
}
