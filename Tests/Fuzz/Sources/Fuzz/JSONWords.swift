/// JSON texts made of choices: a well-formed value whose words are then changed in a few places.
///
/// Readers of JSON disagree about texts that are nearly right, which random bytes rarely are.
enum JSONWords {
  /// Values without brackets, from the plain to the extreme.
  private static let scalars: [[UInt8]] =
    [
      "1", "\"a\"", "true", "false", "null", "\"\"", "-0", "1.50", "-2e3", "\"é\"", "\"قهوة\"",
      "\"e\u{301}\"",
      "\"\\u00e9\"", "\"\\n\\\"\\\\\\/\"", "\"\\ud83d\\ude00\"", "12345678901234567890123456789", "1e400",
      "1e-9223372036854775808", "0e99999999999999999999", "18.0", "\"{\"", "\"]\"", "\"a\\\"b\"", "1E+2", "0",
      "\"0123456789012345678901234567890123456789012345678901234567890123\"", "\"用户@例子.中国\"",
    ].map { Array($0.utf8) }

  private static let names: [[UInt8]] =
    ["\"a\"", "\"b\"", "\"items\"", "\"\"", "\"\\u0061\"", "\"é\"", "\"e\u{301}\"", "\"a.b\"", "\"c\""]
    .map { Array($0.utf8) }

  /// Words that take the place of others, or come between them.
  private static let strays: [[UInt8]] =
    [
      "", "{", "}", "[", "]", ",", ":", "\"", "\\", " ", "\n", "\r\n", "\t", "x", "tru", "nulll", "01", "+1",
      "1.", ".5", "-", "1e", "NaN", "'a'", "/**/", "\u{FEFF}", "\u{A0}", "\u{0}", "\"\u{0}\"", "\"a\nb\"",
      "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\u0041\"", "\"\\u12\"", "\"\\x\"", "\"\\\"", "\"a\"", "1",
      "{}",
      "[]", "\"a\":", ":\"a\"", "},", "],", "]]", "}}",
    ].map { Array($0.utf8) } + [
      [0x80], [0xFF], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [UInt8](repeating: 0x20, count: 63),
    ]

  /// A text, well-formed where no word is changed.
  static func text(_ input: inout FuzzInput) -> [UInt8] {
    let edits = input.number(below: 4)
    var changes = (0..<edits).map { _ in (Int(input.byte()), Int(input.byte()), input.number(below: 3)) }
    if edits == 3 { changes.removeLast() }
    var words: [[UInt8]] = []
    appendValue(&input, depth: 0, &words)
    for (place, word, kind) in changes {
      let stray = strays[word % strays.count]
      switch kind {
      case 0: words.insert(stray, at: place % (words.count + 1))
      case 1: words[place % words.count] = stray
      default: words.swapAt(place % words.count, word % words.count)
      }
    }
    return Array(words.joined())
  }

  /// A well-formed value.
  static func value(_ input: inout FuzzInput) -> [UInt8] {
    var words: [[UInt8]] = []
    appendValue(&input, depth: 0, &words)
    return Array(words.joined())
  }

  private static func appendValue(_ input: inout FuzzInput, depth: Int, _ words: inout [[UInt8]]) {
    if input.isAtEnd || depth > 6 {
      words.append(scalars[0])
      return
    }
    let choice = Int(input.byte())
    switch choice % 8 {
    case 0...3: words.append(scalars[choice / 8 % scalars.count])
    case 4, 5: appendMembers(&input, choice / 8 % 4, depth, &words)
    case 6:
      words.append([UInt8(ascii: "[")])
      for index in 0..<(choice / 8 % 5) {
        if index > 0 { words.append([UInt8(ascii: ",")]) }
        appendValue(&input, depth: depth + 1, &words)
      }
      words.append([UInt8(ascii: "]")])
    default:
      words.append(choice / 8 % 2 == 0 ? [0x20] : [0x0A])
      appendValue(&input, depth: depth + 1, &words)
    }
  }

  private static func appendMembers(
    _ input: inout FuzzInput, _ count: Int, _ depth: Int, _ words: inout [[UInt8]]
  ) {
    words.append([UInt8(ascii: "{")])
    for index in 0..<count {
      if index > 0 { words.append([UInt8(ascii: ",")]) }
      words.append(input.pick(names))
      words.append([UInt8(ascii: ":")])
      appendValue(&input, depth: depth + 1, &words)
    }
    words.append([UInt8(ascii: "}")])
  }
}
