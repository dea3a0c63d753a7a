import Foundation
import ICU
import Randomness
import Testing
import TextAutomata

@Suite("Compiled patterns against ICU")
struct PatternAutomatonDifferentialTests {
  /// What a run compared, for the log and for the limits that keep the test from becoming empty.
  struct Tally: CustomStringConvertible {
    var patterns = 0
    var compiled = 0
    var pairs = 0
    var matches = 0
    var givenUp = 0
    var places = 0
    var samePlaces = 0
    var parts = 0
    var sameEnds = 0
    var differences: [String] = []

    var description: String {
      """
      \(patterns) patterns, \(compiled) automata, \(pairs) pairs compared, \(matches) matched; \
      \(samePlaces) of \(places) failures at the same place; \(sameEnds) of \(parts) parts with the same end; \
      ICU gave up on \(givenUp)
      """
    }
  }

  static let flags: [RegularExpression.Options] = [
    [], [], [.caseInsensitive], [.multiline], [.dotMatchesNewlines], [.caseInsensitive, .multiline],
    [.multiline, .dotMatchesNewlines], [.comments],
  ]

  /// Whether the shortcuts for well-formed text change nothing.
  private static func agreesAtOnce(_ automaton: PatternAutomaton, _ text: String) -> Bool {
    TextBuffers.withUTF8(of: text) { utf8 in
      guard let accepts = automaton.acceptsAtOnce(utf8) else { return true }
      return (try? automaton.accepts(utf8, deadline: .seconds(60))) == accepts
    }
  }

  /// Compares until so many pairs of a pattern and a text have been answered by both.
  static func compare(pairs: Int, textsPerPattern: Int, seed: UInt64) -> Tally {
    var numbers = SplitMix(seed: seed)
    var tally = Tally()
    while tally.pairs < pairs, tally.differences.count < 20 {
      let random = RandomPattern.random(&numbers)
      let options = numbers.pick(flags)
      let limits = RegularExpression.Limits(longestText: 10_000)
      guard let expression = try? RegularExpression(random.pattern, options: options, limits: limits) else {
        continue
      }
      tally.patterns += 1
      // A look can move the place later in either, and so can a set without members; possessive and atomic parts are
      // look-aheads.
      let mayDiffer = [
        "(?=", "(?!", "(?<=", "(?<!", "(?>", "*+", "++", "?+", "}+", "[a&&b]",
      ].contains { random.pattern.utf8.contains($0.utf8) }
      for extent in PatternAutomaton.Extent.allCases {
        guard let automaton = try? PatternAutomaton(random.pattern, options: options, extent: extent) else {
          continue
        }
        tally.compiled += 1
        for _ in 0..<textsPerPattern {
          let text = random.text(&numbers)
          let expected: Bool
          var part: Range<String.Index>?
          let accepts: Bool
          do {
            if extent == .part { part = try expression.find(in: text) }
            expected = try extent == .whole ? expression.matchesWhole(text) : part != nil
            accepts = try automaton.accepts(text)
          } catch {
            tally.givenUp += 1
            continue
          }
          tally.pairs += 1
          tally.matches += expected ? 1 : 0
          if extent == .whole, !expected, !mayDiffer, let place = try? expression.failureIndex(in: text) {
            let index = (try? automaton.failureIndex(in: text)) ?? text.startIndex
            tally.places += 1
            tally.samePlaces += index == place ? 1 : 0
            // What is determinized while it runs may be late, not knowing what can never match.
            // ICU may name a place too late, having looked ahead for a `$`. It names one too early at a last line
            // break, if the rest matches, and before a `^` that asks for another line.
            if automaton.isDeterminized, index > place, text.last?.isNewline != true,
              !random.pattern.contains("^")
            {
              tally.differences.append(
                "place of \(random.pattern.debugDescription) on \(text.debugDescription)")
            }
          }
          if let part {
            let found = try? automaton.firstMatch(in: text)
            tally.parts += 1
            tally.sameEnds += found == part ? 1 : 0
            if found?.lowerBound != part.lowerBound {
              tally.differences.append(
                "part of \(random.pattern.debugDescription) flags \(options.rawValue) on \(text.debugDescription): \(String(describing: found.map { String(text[$0]) })), ICU \(String(text[part]).debugDescription)"
              )
              break
            }
          }
          if !agreesAtOnce(automaton, text) || !agreesAtOnce(automaton, String(repeating: text, count: 9)) {
            tally.differences.append(
              "at once: \(random.pattern.debugDescription) on \(text.debugDescription)")
          }
          if accepts != expected {
            let flags = options.rawValue
            tally.differences.append(
              "\(extent) \(random.pattern.debugDescription) flags \(flags) on \(text.debugDescription): ICU \(expected)"
            )
            break
          }
        }
      }
    }
    return tally
  }

  @Test("Both give the same answer on 20,000 random pairs")
  func short() {
    let tally = Self.compare(pairs: 20_000, textsPerPattern: 40, seed: 2026)
    #expect(tally.differences == [])
    // Neither side of the comparison is empty.
    #expect(tally.matches > 5_000)
    #expect(tally.pairs - tally.matches > 5_000)
    #expect(tally.samePlaces * 10 > tally.places * 8)
    #expect(tally.sameEnds * 1_000 >= tally.parts * 999)
  }

  /// The number of pairs of a long run, such as `PATTERN_PAIRS=1000000 swift test -c release`.
  static let longRun = ProcessInfo.processInfo.environment["PATTERN_PAIRS"].flatMap(Int.init)

  @Test("Both give the same answer on as many random pairs as are asked for", .enabled(if: longRun != nil))
  func long() {
    let tally = Self.compare(pairs: Self.longRun ?? 0, textsPerPattern: 50, seed: 1)
    print(tally)
    #expect(tally.differences == [])
    #expect(tally.sameEnds * 1_000 >= tally.parts * 999)
  }
}
