import Foundation
import Randomness

@testable import MessageFormat

/// Makes patterns of every kind of part, nested, with arguments to go with them.
struct PatternGenerator {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// Quoted words end in a letter, so that the next word cannot reopen the quote.
  private static let words = [
    "use at least ", " caracteres", "يجب أن ", "不能为空", " é ", "e\u{301}", "👩‍👩‍👧", "#", " ", "\n", "it's ", "''",
    "'{'x",
    "'}'x", "'#'x", "'{x}'x", "'{#'' 'x", "l'", "} ", "|", "<", "\u{200F}", "'", "O'Brien ", "\t", "שלום",
  ]

  private static let styles = [
    "", ", number", ",number,integer", ", number, percent", ", number, #,##0.00", ", number, ::.00",
    ", number , 0.#'#' ",
    ", number, ::scientific", ", number, ::percent .0", ", NUMBER", ", spellout", ", ordinal", ", duration",
    ",number, ::currency/EUR",
  ]

  private static let dateStyles = [
    "", ", date", ", time", ", date, short", ", date,full", ", time, medium", ", date, ::yMMMMd",
    ", date, yyyy-MM-dd 'at' HH:mm", ", time , ::jm",
  ]

  /// A message; `inPlural` says whether `#` counts and a lone `}` would close it.
  mutating func message(depth: Int, nested: Bool) -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in part(depth: depth, nested: nested) }.joined()
  }

  private mutating func part(depth: Int, nested: Bool) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &random) {
    case 0...2:
      let word = pick(Self.words)
      // A quote that a word leaves open would swallow the braces of the form around it: kept for the top level.
      if nested, word == "} " || word == "'" || word == "l'" { return "x" }
      return word
    case 3: return "{\(pick(["who", " who ", "n", "m", "missing", "d"]))}"
    case 4: return "{\(pick(["n", "m", "x"]))\(pick(Self.styles))}"
    case 5: return "{d\(pick(Self.dateStyles))}"
    case 6, 7, 8: return plural(depth: depth - 1)
    default: return select(depth: depth - 1)
    }
  }

  private mutating func plural(depth: Int) -> String {
    let type = pick(["plural", "plural", "selectordinal", "Plural"])
    let offset = pick(["", "", "", "offset:1 ", "offset: 2 ", "offset:-1.5 "])
    var selectors = ["=0", "=1", "=2.5", "=-3", "zero", "one", "two", "few", "many"].filter { _ in
      Bool.random(using: &random)
    }
    selectors.append("other")
    selectors.shuffle(using: &random)
    let forms = selectors.map {
      "\($0)\(pick(["", " ", "\n"])){\(message(depth: depth, nested: true))\(pick(["", "#", " # "]))}"
    }
    return "{\(pick(["n", "m", "x"])), \(type), \(offset)\(forms.joined(separator: pick(["", " "])))}"
  }

  private mutating func select(depth: Int) -> String {
    var selectors = ["female", "male", "甲", "zero"].filter { _ in Bool.random(using: &random) }
    selectors.append("other")
    selectors.shuffle(using: &random)
    let forms = selectors.map { "\($0) {\(message(depth: depth, nested: true))}" }
    return "{gender, select, \(forms.joined(separator: " "))}"
  }

  /// Arguments by the names that patterns use; `missing` is never there.
  mutating func arguments() -> [String: MessageArgument] {
    return [
      "n": number(), "m": number(), "x": number(),
      "who": .text(pick(["Ana", "محمد", "李雷", "{n}", "O'Brien", "", "a\0b", "e\u{301}", "👍🏽"])),
      "gender": .text(pick(["female", "male", "甲", "other", "", "zero", "unknown"])),
      "d": .date(
        Date(timeIntervalSince1970: Double(Int.random(in: -2_000_000_000...4_000_000_000, using: &random)))),
    ]
  }

  private mutating func number() -> MessageArgument {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      .double(pick([0, 0.5, 1, 1.5, -1, 2.5, 1.0004, 1234.5678, -0.0001, 1e15, 3, 1e21, 0.0005, 2.0015]))
    case 1: .integer(pick([1_000, 12_345, -1, 1_000_000, 123_456_789, Int(Int32.max) + 1]))
    // No more than three fraction digits and no zero at the end: there ICU's MessageFormat rounds, and ours does not.
    case 2: .decimal(pick(["1.5", "12345678901234567890", "0.125", "2", "-7", "1000000.25"]))
    default: .integer(Int.random(in: 0...130, using: &random))
    }
  }

  /// A pattern with one random edit, most often no longer a good one.
  mutating func damaged(_ pattern: String) -> String {
    var scalars = Array(pattern.unicodeScalars)
    let edits = Array("{}'#,=: \no0-".unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0...scalars.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: scalars.insert(pick(edits), at: index)
      case 1: if index < scalars.count { scalars.remove(at: index) }
      default: if index < scalars.count { scalars[index] = pick(edits) }
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
