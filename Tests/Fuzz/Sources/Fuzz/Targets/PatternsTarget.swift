@testable import ICU
@testable import TextAutomata

/// Patterns by our automaton match what ICU's regular expressions match.
///
/// An input is a pattern and texts, a line each; what comes before the first line of a made pattern are choices.
enum PatternsTarget {
  static let target = FuzzTarget("patterns", run)

  private static let options: [RegularExpression.Options] = [
    [], .caseInsensitive, .multiline, .dotMatchesNewlines, .comments, [.caseInsensitive, .multiline],
    [.multiline, .dotMatchesNewlines], .literal,
  ]

  /// A pattern compiled by both.
  private struct Compiled {
    let pattern: String
    let expression: RegularExpression
    let whole: PatternAutomaton?
    let part: PatternAutomaton?
  }

  /// What was compiled before, since most inputs change the text alone.
  nonisolated(unsafe) private static var known: [[UInt8]: Compiled?] = [:]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    let isPlain = input.takePlainMark()
    let choices = isPlain ? 0xC0 : input.byte()
    let kind = choices >> 6
    let source =
      switch kind {
      case 3: input.line()
      case 2: input.part(3 + Int(choices >> 3 & 7) * 4).rest
      // A pattern by its number: few bytes, so that most changes are of the text, and nothing has to be compiled.
      default: input.part(3).rest
      }
    let key = [kind, choices & 7] + source
    guard let compiled = compiled(key, source, options[Int(choices & 7)]) else { return }
    var count = 0
    repeat {
      compare(compiled, isPlain ? input.lineText() : PatternWords.text(&input))
      count += 1
    } while !input.isAtEnd && count < 8
  }

  private static func compiled(
    _ key: [UInt8],
    _ source: UnsafeBufferPointer<UInt8>,
    _ options: RegularExpression.Options
  ) -> Compiled? {
    if let compiled = known[key] { return compiled }
    if known.count > 4_096 { known.removeAll() }
    let pattern =
      switch key[0] {
      case 3: String(decoding: source, as: UTF8.self)
      case 2: pattern(of: source)
      default: choices(from: source).withUnsafeBufferPointer(pattern)
      }
    let compiled = compile(pattern, options)
    known[key] = .some(compiled)
    return compiled
  }

  private static func pattern(of source: UnsafeBufferPointer<UInt8>) -> String {
    var input = FuzzInput(source)
    return PatternWords.pattern(&input, depth: 4)
  }

  /// Many choices that follow from few bytes (SplitMix64).
  private static func choices(from source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var state = source.reduce(UInt64(7)) { $0 << 8 | UInt64($1) }
    return (0..<64).map { _ in
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return UInt8(truncatingIfNeeded: mixed >> 32)
    }
  }

  private static func compile(_ pattern: String, _ options: RegularExpression.Options) -> Compiled? {
    let limits = RegularExpression.Limits(deadline: .milliseconds(5), stackBytes: 1_000_000)
    guard let expression = try? RegularExpression(pattern, options: options, limits: limits) else {
      return nil
    }
    let whole = try? PatternAutomaton(pattern, options: options, extent: .whole)
    let part = try? PatternAutomaton(pattern, options: options, extent: .part)
    if whole == nil, part == nil { return nil }
    return Compiled(pattern: pattern, expression: expression, whole: whole, part: part)
  }

  private static func compare(_ compiled: Compiled, _ text: String) {
    let subject =
      "\(compiled.pattern.debugDescription) on \(text.debugDescription), \(compiled.expression.options)"
    do throws(RegularExpression.MatchError) {
      if let automaton = compiled.whole {
        let expected = try compiled.expression.matchesWhole(text)
        report(try automaton.accepts(text), expected, "whole", compiled, subject)
        if !expected {
          let place = try automaton.failureIndex(in: text)
          let isPlace = place == text.endIndex || text.unicodeScalars.indices.contains(place)
          Check.holds(isPlace, "the place of a failure is within a code point", subject)
        }
      }
      if let automaton = compiled.part {
        report(
          try automaton.accepts(text), try compiled.expression.find(in: text) != nil, "part", compiled,
          subject)
      }
    } catch {
      // ICU gave up, so there is nothing to compare with.
    }
  }

  private static func report(
    _ ours: Bool, _ expected: Bool, _ extent: String, _ compiled: Compiled, _ subject: String
  ) {
    // ICU misses some matches of lazy loops over what may be empty.
    if ours, !expected, ["*?", "+?", "??", "}?"].contains(where: compiled.pattern.contains) { return }
    Check.equal(ours, expected, "the automaton and ICU differ (\(extent))", subject)
  }
}
