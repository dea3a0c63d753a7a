import Foundation

@testable import MessageFormat
@testable import MessageLocalization

/// Message patterns and arguments made of choices.
enum MessageWords {
  private static let words = [
    "use at least ", " caracteres", "يجب أن ", "不能为空", " é ", "e\u{301}", "#", " ", "\n", "it's ", "''",
    "'{'x",
    "'}'x", "'#'x", "'{x}'x", "'{#'' 'x", "l'", "} ", "|", "<", "\u{200F}", "'", "O'Brien ", "{", "}", "{n",
    ",",
    "other", "{}", "{ n }", "{0}", "{-1}", "{32768}", "offset:1", "=1",
  ]

  private static let styles = [
    "", ", number", ",number,integer", ", number, percent", ", number, #,##0.00", ", number, ::.00",
    ", number , 0.#'#' ", ", number, ::scientific", ", number, ::percent .0", ", NUMBER", ", spellout",
    ", ordinal",
    ", duration", ",number, ::currency/EUR", ", date", ", time", ", date, short", ", date,full",
    ", date, ::yMMMMd",
    ", date, yyyy-MM-dd 'at' HH:mm", ", time , ::jm", ", list", ", choice, 0#a", ", number, ::nonsense",
  ]

  private static let names = ["n", "who", "m", " who ", "missing", "d", "x", "gender"]

  static func pattern(_ input: inout FuzzInput, depth: Int = 3, isNested: Bool = false) -> String {
    (0..<input.number(below: 5)).map { _ in part(&input, depth: depth, isNested: isNested) }.joined()
  }

  private static func part(_ input: inout FuzzInput, depth: Int, isNested: Bool) -> String {
    switch input.number(below: depth > 0 ? 10 : 6) {
    case 0...2:
      let word = input.pick(words)
      // What leaves a quote or brace open would swallow the form around it: kept for the top level.
      return isNested && !input.flag() && word.contains(where: { "'{}".contains($0) }) ? "x" : word
    case 3: return "{\(input.pick(names))}"
    case 4, 5: return "{\(input.pick(names))\(input.pick(styles))}"
    case 6...8: return plural(&input, depth: depth - 1)
    default: return select(&input, depth: depth - 1)
    }
  }

  private static func plural(_ input: inout FuzzInput, depth: Int) -> String {
    let type = input.pick(["plural", "plural", "selectordinal", "Plural"])
    let offset = input.pick(["", "", "", "offset:1 ", "offset: 2 ", "offset:-1.5 ", "offset:1e308 "])
    let selectors = ["=0", "=1", "=2.5", "=-3", "zero", "one", "two", "few", "many", "=1e400"]
    let chosen = (0..<input.number(below: 4)).map { _ in input.pick(selectors) }
    return "{\(input.pick(["n", "m", "x", "who"])), \(type), \(offset)" + forms(&input, chosen, depth) + "}"
  }

  private static func select(_ input: inout FuzzInput, depth: Int) -> String {
    let chosen = (0..<input.number(below: 3)).map { _ in input.pick(["female", "male", "甲", "zero"]) }
    return "{gender, select, " + forms(&input, chosen, depth) + "}"
  }

  private static func forms(_ input: inout FuzzInput, _ selectors: [String], _ depth: Int) -> String {
    (selectors + ["other"]).map { selector in
      let gap = input.pick(["", " ", "\n"])
      return selector + gap + "{" + pattern(&input, depth: depth, isNested: true)
        + input.pick(["", "#", " # "])
        + "}"
    }.joined(separator: " ")
  }

  private static let texts = [
    "Ana", "محمد", "李雷", "{n}", "O'Brien", "", "a\0b", "e\u{301}", "👍🏽", "\u{202E}x",
  ]
  private static let decimals = [
    "1.5", "12345678901234567890", "0.125", "2", "-7", "1000000.25", "0", "-0.5",
  ]
  private static let doubles = [
    0, 0.5, 1, 1.5, -1, 2.5, 1.0004, 1234.5678, -0.0001, 1e15, 3, 1e21, 0.0005, 2.0015,
  ]

  /// Arguments by the names that patterns use; `missing` is never there.
  static func arguments(_ input: inout FuzzInput) -> [String: MessageArgument] {
    [
      "n": number(&input), "m": number(&input), "x": number(&input), "who": .text(input.pick(texts)),
      "gender": .text(input.pick(["female", "male", "甲", "other", "", "zero", "unknown"])),
      "d": .date(Date(timeIntervalSince1970: Double(Int(input.number(below: 65_536)) - 20_000) * 86_399)),
    ]
  }

  /// Decimals have no more than three fraction digits and no zero at the end: there ICU rounds, and ours does not.
  private static func number(_ input: inout FuzzInput) -> MessageArgument {
    switch input.number(below: 8) {
    case 0...4: .integer(input.number(below: 131))
    case 5: .integer(input.pick([1_000, 12_345, -1, 1_000_000, 123_456_789, Int(Int32.max) + 1]))
    case 6: .double(input.pick(doubles))
    default: .decimal(input.pick(decimals))
    }
  }
}
