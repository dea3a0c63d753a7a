import Randomness
import Testing
import ValidationCore
import ValidationRules

@Suite("Regular expressions as values")
struct RegexTests {
  private static let deepGroups =
    (0..<20).map { "(?<n\($0)>" }.joined() + "|x" + String(repeating: ")", count: 20)
  private static let manyNames = (0..<20).map { "(?<n\($0)>.)" }.joined()

  @Test(
    "Regular expressions of ECMAScript",
    arguments: [
      "", "a|b|", "(?:a)*?", "a{2,}", "a{0}", "[\\w-]", "[a-\\u{1F600}]", "\\u{10FFFF}", "\\ud83d\\ude00",
      "(a)\\1", "\\1(a)",
      "(?<道>.)\\k<道>", "(?<=a)b", "(?i-s:a)", "\\p{L}\\P{Script=Greek}", "\\p{scx=Latn}", "[^]", "[]", "\\/",
      "\\0", "\\cJ", "[\\b]",
      // One name in two alternatives, of any group around both.
      "(?<a>.)|(?<a>.)", "(?:(?<a>.)|(?<a>.))", "(?:x(?<a>.))|(?:(?:(?<a>.)))", "(?<a>.)|b|(?<a>.)|(?<a>.)",
      "(?:(?<a>.)|(?:b|(?<a>.)))", "(?<é>.)(?<e\u{301}>.)",
      // A name with escapes is that of its characters.
      "(?<a>.)\\k<\\u0061>", "\\k<\\ud835\\udc9c>(?<\\u{1D49C}>.)", #"\p{Script=Old_North_Arabian}"#,
      #"\p{sc=SignWriting}"#, deepGroups + "|(?<n19>.)", manyNames + #"\k<n0>\k<n19>"#,
      #"\k<n19>\k<n0>"# + manyNames,
    ])
  func patterns(pattern: String) {
    #expect(Validation.regex.errors(in: pattern) == [])
  }

  @Test(
    "No regular expressions of ECMAScript",
    arguments: [
      ("*a", 1), ("a**", 3), ("(a", 1), ("a)", 2), ("[a", 1), ("a]", 2), ("{1}", 1), ("a{1", 2),
      ("a{2,1}", 2), ("\\", 1),
      ("\\a", 1), ("\\8", 1), ("(a)\\2", 4), ("\\u{110000}", 1), ("\\u12", 1), ("[z-a]", 2), ("[\\d-z]", 2),
      ("^*", 2), ("(?=a)*", 6),
      ("\\k<a>", 1), ("(?<1>.)", 4), ("(?a:b)", 3), ("\\p{greek}", 1), ("道\\z", 2), ("\\00", 1),
      ("\\p{RGI_Emoji}|a", 1), ("(?<é>.)\\k<e\u{301}>", 8),
      // One name of two groups that can both match.
      ("(?<a>.)(?<a>.)", 11), ("(?<a>(?<a>.))", 9), ("(?<a>(?:b|(?<a>.)))", 14), ("(?:(?<a>.)|b)(?<a>.)", 17),
      ("(?<a>.)|(?<a>.)(?<a>.)", 19), ("(?:(?<a>.))(?:b|(?<a>.))", 20),
      ("(?:b|(?<a>.))|(?:(?<a>.)|c)(?<a>.)", 31),
      ("(?<a>.)(?<\\u{61}>.)", 11), (manyNames + "(?<n3>.)", 174), (manyNames + "(?<n15>.)", 174),
      (deepGroups + "(?<n19>.)", 156), (deepGroups + ")", 153), (String(deepGroups.dropLast()), 1),
      (#"\k<b>\k<c>(?<b>.)"#, 6), (manyNames + #"\k<n19>\k<x>"#, 178), (#"\p{sc=old_Italic}"#, 1),
      (#"\p{sc=OldItalic}"#, 1),
    ])
  func noPatterns(pattern: String, position: Int) {
    let errors = Validation.regex.errors(in: pattern)
    #expect(errors.map(\.code) == [.regexSyntax])
    #expect(errors.first?.arguments == ["position": .integer(position)], "\(pattern)")
  }

  /// ECMA-262, 22.2.1.1: two groups of one name are an early error unless they are in two alternatives of one disjunction.
  @Test("A name may be in two alternatives only, however the groups are nested", arguments: 0..<500)
  func names(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var pattern = ""
    // The groups and alternatives around the place, as numbers: [alternative, group, alternative, group, …].
    var around = [0]
    var groups = 0
    var named: [(name: Int, around: [Int])] = []
    var fault: Int?
    for _ in 0..<40 {
      switch random.below(6) {
      case 0:
        pattern += "|"
        around[around.count - 1] += 1
      case 1 where around.count > 2:
        pattern += ")"
        around.removeLast(2)
      case 2:
        pattern += "(?:"
        groups += 1
        around += [groups, 0]
      case 3, 4:
        let name = random.below(seed % 2 == 0 ? 4 : 16)
        let areBoth = named.contains { $0.name == name && !differInAlternative($0.around, around) }
        if areBoth, fault == nil { fault = pattern.count + 4 }
        named.append((name, around))
        pattern += "(?<n\(name)>"
        groups += 1
        around += [groups, 0]
      default: pattern += "x"
      }
    }
    pattern += String(repeating: ")", count: around.count / 2)
    let positions = Validation.regex.errors(in: pattern).map { $0.arguments["position"] }
    #expect(positions == (fault.map { [.integer($0)] } ?? []), "\(pattern)")
  }

  /// Whether the first difference is in an alternative, not in a group.
  private func differInAlternative(_ one: [Int], _ other: [Int]) -> Bool {
    guard let first = zip(one, other).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return false
    }
    return first.isMultiple(of: 2)
  }
}
