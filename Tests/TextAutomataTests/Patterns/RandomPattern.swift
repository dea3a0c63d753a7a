import Randomness

extension SplitMix {
  mutating func chance(_ one: Int, in many: Int) -> Bool { Int.random(in: 0..<many, using: &self) < one }

  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element {
    choices[choices.index(choices.startIndex, offsetBy: Int.random(in: 0..<choices.count, using: &self))]
  }
}

/// A random pattern, in the subset that is compiled or just outside of it, that can tell texts that it may match.
indirect enum RandomPattern: Sendable {
  case fragment(String, examples: [String])
  case sequence([RandomPattern])
  case alternatives([RandomPattern])
  case group(open: String, RandomPattern)
  case repeated(RandomPattern, String, counts: ClosedRange<Int>)

  /// Fragments of the syntax, and texts that they match or nearly match.
  private static let table: [(pattern: String, examples: [String])] = [
    ("ab", ["ab", "aB"]), ("ss", ["ss", "ß", "ẞ", "sS"]), ("fi", ["fi", "ﬁ", "FI"]), ("st", ["st", "ﬅ"]),
    ("Straße", ["Straße", "STRASSE"]), ("i̇", ["i̇", "İ"]), ("ΐ", ["ΐ", "ΐ"]), ("مرحبا", ["مرحبا"]),
    ("用户", ["用户"]), (".", ["a", "\n", "\r", "\r\n", "字", "😀", "\u{2028}", "\u{85}"]),
    ("[a-z]", ["m", "M", "K"]), ("[^a-z]", ["M", "1", "\n", "ſ"]),
    ("[A-Za-z0-9._%+-]", ["x", ".", "-", "K"]),
    ("[^ß]", ["s", "ẞ"]), ("[ŉ]", ["ŉ", "ʼn"]), ("[s]s", ["ss", "ß"]), ("[[a-c][x-z]]", ["b", "y"]),
    ("[&a]", ["&", "a"]), ("[-a]", ["-", "a"]), ("[a\\-z]", ["-", "z"]), ("[\\d.]", ["5", "٣", "."]),
    ("[^\\w\\s]", ["!", "a", " "]), ("[\\p{Lu}\\p{Nd}]", ["A", "a", "٣"]), ("[^\\p{L}]", ["1", "a"]),
    ("[[:alpha:]_]", ["a", "_"]), ("[[:^alpha:]]", ["1"]), ("[\\u0627-\\u064A]", ["م"]),
    ("[\\x{1F600}-\\x{1F64F}]", ["😀"]), ("[一-龥]", ["字"]), ("[a&&b]", ["a"]), ("[a--b]", ["a"]),
    ("[\\t\\n\\r]", ["\t", "\n", "\r"]), ("[\\S]", ["a", " "]), ("[\\D\\d]", ["a", "\n"]),
    ("[\\h\\v]", [" ", "\n"]), ("[ #]", [" ", "#"]), ("[\\]\\[]", ["]", "["]), ("[$^.*]", ["$", "^"]),
    ("[^\\n]", ["a", "\r\n"]), ("\\d", ["0", "٣", "a"]), ("\\D", ["a", "0"]),
    ("\\w", ["a", "_", "\u{200D}", "م"]), ("\\W", ["!", "😀"]), ("\\s", [" ", "\u{A0}", "\n"]), ("\\S", ["a"]),
    ("\\h", [" ", "\t", "\u{3000}"]), ("\\v", ["\n", "\u{B}", "\r"]), ("\\H", ["a"]), ("\\V", ["a"]),
    ("\\p{L}", ["a", "م", "字"]), ("\\P{L}", ["1", "\u{301}"]), ("\\p{Lu}", ["A", "a"]),
    ("\\P{Lu}", ["A", "a"]), ("\\p{M}", ["\u{301}", "\u{345}"]), ("\\p{Script=Arabic}", ["م"]),
    ("\\p{Han}", ["字"]), ("\\p{javaLetter}", ["a"]), ("\\p{Emoji}", ["😀", "1"]), ("\\p{IsAlphabetic}", ["a"]),
    ("\\p{Ll}", ["a", "A", "K"]), ("\\n", ["\n"]), ("\\r\\n", ["\r\n"]), ("\\t", ["\t"]), ("\\x41", ["A"]),
    ("\\u00e9", ["é"]), ("\\x{5B57}", ["字"]), ("\\x00", ["\0"]), ("\\U0001F600", ["😀"]),
    ("\\uD83D\\uDE00", ["😀"]), ("\\.", ["."]), ("\\+", ["+"]), ("\\Qa.b\\E", ["a.b"]), ("\\Q*\\E", ["*"]),
    ("^", [""]), ("$", ["", "\n"]), ("\\A", [""]), ("\\z", [""]), ("\\Z", ["", "\n", "\r\n"]),
    ("\\R", ["\n"]), ("\\b", [""]), ("()", [""]), ("(?=a)", [""]), ("(?<!b)", [""]), ("(?i)", [""]),
    ("(?-i)", [""]), ("(?m)", [""]), ("(?s)", [""]), (" ", [" "]), ("# x\n", ["# x\n"]), ("\\1", ["a"]),
    ("\\B", [""]), ("\\bab\\b", ["ab", " ab ", "ab\u{301}", "-ab-"]), ("\\b.", ["a", "-"]),
    ("\\R", ["\r\n", "\u{85}"]),
    ("(?=.*[A-Z])", [""]), ("(?=.*\\d)", [""]), ("(?!.*ab)", [""]), ("(?!a)", [""]), ("(?<=a)", ["", "a"]),
    ("(?<![a-z])", [""]), ("(?=$)", [""]), ("(?<=^|b)", [""]), ("(?!\\b)", [""]), ("(?<=\\bab)", ["ab"]),
    ("(?>a|ab)", ["a", "ab"]), ("(?>[a-z]*)", ["ab", "a1"]), ("(?>ab|a)b", ["ab", "abb"]),
    ("[\\p{L}--[a-z]]", ["é", "a", "A"]), ("[a-z&&[^aeiou]]", ["b", "a"]), ("[[a-z]-[aeiou]]", ["b", "e"]),
    ("[[a-z]&[k-s]x]", ["k", "x", "a"]), ("[^a-z&&[b-y]]", ["b", "a", "Z"]),
    ("[\\w--\\d--[_]]", ["a", "_", "5"]),
    ("[a-z--[aeiou]&&[a-m]]", ["b", "z"]), ("[a-z-[aeiou]0]", ["b", "0", "a"]), ("[k--K]", ["k", "K", "K"]),
    ("é", ["é", "e\u{301}"]), ("\u{85}", ["\u{85}"]), ("\\\\", ["\\"]), ("\\ ", [" "]),
  ]

  static let fragments: [RandomPattern] = {
    let letters = [
      "a", "b", "A", "s", "k", "0", "-", "é", "ß", "ſ", "K", "İ", "ı", "م", "٣", "字", "😀", "\u{301}", "ﬁ",
      "σ",
    ]
    return letters.map { .fragment($0, examples: [$0, $0.uppercased(), $0.lowercased()]) }
      + table.map { .fragment($0.pattern, examples: $0.examples) }
  }()

  static func random(_ numbers: inout SplitMix, depth: Int = 3) -> RandomPattern {
    switch depth == 0 ? 0 : Int.random(in: 0..<10, using: &numbers) {
    case 0..<3: return numbers.pick(fragments)
    case 3..<6:
      return .sequence(
        (0..<Int.random(in: 0...4, using: &numbers)).map { _ in random(&numbers, depth: depth - 1) })
    case 6:
      let parts = (0..<Int.random(in: 2...3, using: &numbers)).map { _ in random(&numbers, depth: depth - 1) }
      return .group(
        open: numbers.pick(Self.openings), .alternatives(parts))
    case 7: return .alternatives((0...1).map { _ in random(&numbers, depth: depth - 1) })
    default:
      let body = numbers.chance(1, in: 2) ? numbers.pick(fragments) : random(&numbers, depth: depth - 1)
      let (sign, counts) = numbers.pick([
        ("*", 0...3), ("+", 1...3), ("?", 0...1), ("{2}", 2...2), ("{1,}", 1...3), ("{0,2}", 0...2),
        ("{2,4}", 2...4),
        ("*?", 0...3), ("+?", 1...2), ("??", 0...1), ("{1,3}?", 1...3), ("{0}", 0...0), ("*+", 0...2),
        ("++", 1...3), ("?+", 0...1), ("{1,2}+", 1...3), ("{2}+", 2...2), ("{1,}+", 1...3), ("{0,2}?", 0...2),
      ])
      if case .fragment = body { return .repeated(body, sign, counts: counts) }
      return .repeated(.group(open: numbers.pick(["(", "(?:", "(?:", "(?>"]), body), sign, counts: counts)
    }
  }

  static let openings = [
    "(", "(?:", "(?:", "(?i:", "(?m:", "(?s-i:", "(?<n>", "(?=", "(?!", "(?<=", "(?<!", "(?>",
  ]

  var pattern: String {
    switch self {
    case .fragment(let pattern, _): pattern
    case .sequence(let parts): parts.map(\.pattern).joined()
    case .alternatives(let parts): parts.map(\.pattern).joined(separator: "|")
    case .group(let open, let body): open + body.pattern + ")"
    case .repeated(let body, let sign, _): body.pattern + sign
    }
  }

  /// A text that the pattern matches, or comes near to.
  func example(_ numbers: inout SplitMix) -> String {
    switch self {
    case .fragment(_, let examples): return numbers.pick(examples)
    case .sequence(let parts): return parts.map { $0.example(&numbers) }.joined()
    case .alternatives(let parts): return numbers.pick(parts).example(&numbers)
    case .group(let open, let body):
      // What a look-around looks at is seldom there twice.
      if open.hasPrefix("(?<") && open != "(?<n>" || open == "(?=" || open == "(?!", numbers.chance(1, in: 2)
      {
        return ""
      }
      return body.example(&numbers)
    case .repeated(let body, _, let counts):
      return (0..<Int.random(in: counts, using: &numbers)).map { _ in body.example(&numbers) }.joined()
    }
  }

  static let scalars: [Unicode.Scalar] = Array(
    "aAbBsSkKzZ09_.-+!&# \t\0\r\n\u{B}\u{85}\u{A0}\u{2028}éÉeßẞſİıŉʼنم٣字户ﬁﬅσςΣΐ😀👨\u{200D}\u{301}\u{345}\u{7F}\u{80}\u{FFFF}\u{10FFFF}\u{E000}"
      .unicodeScalars)

  /// A text near the pattern, damaged in some places, or one of its own.
  func text(_ numbers: inout SplitMix) -> String {
    var scalars = numbers.chance(9, in: 10) ? Array(example(&numbers).unicodeScalars) : []
    let changes =
      scalars.isEmpty ? Int.random(in: 0...6, using: &numbers) : numbers.pick([0, 0, 0, 1, 1, 2, 3])
    for _ in 0..<changes {
      let place = Int.random(in: 0...scalars.count, using: &numbers)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count: scalars[place] = numbers.pick(Self.scalars)
      case 2: scalars += numbers.pick(["\n", "\r\n", "\r", "\n\n", "\u{2028}"]).unicodeScalars
      default: scalars.insert(numbers.pick(Self.scalars), at: place)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
