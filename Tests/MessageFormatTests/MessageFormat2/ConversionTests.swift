import Testing

@testable import MessageFormat

@Suite("Conversion between MessageFormat 1 and 2")
struct ConversionTests {
  @Test(
    "MessageFormat 1 is written in MessageFormat 2",
    arguments: [
      ("it's {who} {n, number} '{'\\", "it's {$who} {$n} \\{\\\\"), (".a", "{{.a}}"), ("a | b", "a | b"),
      ("{n, number, integer} {n, number, ::group-off}", "{$n :integer} {$n :number useGrouping=never}"),
      ("{n, number, ::currency/EUR} {n, number, percent}", "{$n :currency currency=EUR} {$n :percent}"),
      (
        "{n, number, ::.0# sign-always} {n, number, ::@@#}",
        "{$n :number minimumFractionDigits=1 maximumFractionDigits=2 signDisplay=always} "
          + "{$n :number minimumSignificantDigits=2 maximumSignificantDigits=3}"
      ),
      (
        "{d, date, long} {d, date, full} {d, time, short}",
        "{$d :date length=long} {$d :date fields=year-month-day-weekday length=long} {$d :time}"
      ),
      (
        "{n, plural, =0 {none} one {# day} other {# days}} left",
        ".input {$n :number}\n.match $n\n0 {{none left}}\none {{{$n} day left}}\n* {{{$n} days left}}"
      ),
      (
        "{n, selectordinal, one {#st} other {#th}}",
        ".input {$n :number select=ordinal}\n.match $n\none {{{$n}st}}\n* {{{$n}th}}"
      ),
      (
        "{g, select, a b {x}} other {y}}".replacing("a b {x}}", with: "ab {x}"),
        ".input {$g :string}\n.match $g\nab {{x}}\n* {{y}}"
      ),
      (
        "{g, select, a {{g}} other {y}}",
        ".local $g_select = {$g :string}\n.match $g_select\na {{{$g}}}\n* {{y}}"
      ),
      (
        "{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}",
        ".input {$n :number}\n.local $n_offset = {$n :offset subtract=1}\n.match $n $n_offset\n1 * {{you}}\n"
          + "* one {{you and {$n_offset} more}}\n* * {{you and {$n_offset} more}}"
      ),
      (
        "{u, select, words {{n, plural, one {# word} other {# words}}} other {{n, plural, one {# x} other {# xs}}}}",
        ".input {$u :string}\n.input {$n :number}\n.match $u $n\nwords one {{{$n} word}}\nwords * {{{$n} words}}\n"
          + "* one {{{$n} x}}\n* * {{{$n} xs}}"
      ),
      (
        "{n, plural, one {a} other {b}}{n, plural, =1 {c} other {d}}",
        ".input {$n :number}\n.match $n\none {{ad}}\n1 {{ac}}\n* {{bd}}"
      ),
    ])
  func toMessageFormat2(pattern: String, expected: String) throws {
    let source = try MessagePattern(pattern, locale: "en").messageFormat2Source()
    #expect(source == expected)
    #expect(MessagePattern.errors(inMessageFormat2: source).isEmpty)
  }

  @Test(
    "MessageFormat 2 is written in MessageFormat 1",
    arguments: [
      ("it's {$who} {|a'|} \\{{$n :number}\\}", "it''s {who} a'' '{'{n, number}'}'"),
      ("{$n :integer} {$n :percent} {$s :string}", "{n, number, integer} {n, number, percent} {s}"),
      (
        "{$n :number useGrouping=never}", "{n, number, ::.### rounding-mode-half-up group-off}"
      ),
      ("{$d :date} {$d :date length=long} {$d :time}", "{d, date} {d, date, long} {d, time, short}"),
      ("{$d :datetime dateLength=long timePrecision=second}", "{d, date, ::yMMMMdjms}"),
      (
        ".input {$n :integer} .match $n 0 {{none}} one {{{$n} # day}} * {{{$n} days}}",
        "{n, plural, =0 {none} one {# '#' day} other {# days}}"
      ),
      (
        ".input {$n :number select=ordinal} .match $n one {{{$n}st}} * {{th}}",
        "{n, selectordinal, one {#st} other {th}}"
      ),
      (
        ".input {$g :string} .input {$n :number} .match $g $n a one {{1}} * one {{2}} a * {{3}} * * {{4}}",
        "{g, select, a {{n, plural, one {1} other {3}}} other {{n, plural, one {2} other {4}}}}"
      ),
      (
        ".input {$n :integer} .local $o = {$n :offset subtract=1} .match $n $o 1 * {{you}} * one {{{$o} more}} * * {{{$o}}}",
        "{n, plural, =1 {{n, plural, offset:1 one {you} other {you}}} other {{n, plural, offset:1 one {# more} other {#}}}}"
      ),
      (".input {$n :integer} .match $n 1.0 {{a}} 1 {{b}} 1e0 {{c}} * {{d}}", "{n, plural, =1 {b} other {d}}"),
      (
        ".input {$n :number select=exact} .match $n 1 {{a}} -2.5 {{b}} * {{c}}",
        "{n, plural, =1 {a} =-2.5 {b} other {c}}"
      ),
      (".local $x = {$n :integer} {{{$x} {$x :number minimumFractionDigits=1}}}", nil),
    ] as [(String, String?)])
  func toMessageFormat1(source: String, expected: String?) throws {
    let message = try MessagePattern(messageFormat2: source, locale: "en")
    #expect((try? message.messageFormat1Source()) == expected)
    if let expected { _ = try MessagePattern(expected, locale: "en") }
  }

  @Test(
    "what the other syntax cannot say is named",
    arguments: [
      ("{n, spellout}", "the format {n, spellout}"), ("{n, number, 0.0}", "the format {n, number, 0.0}"),
      ("{0}", "the argument “0”, which is not a name"),
      ("{n, plural, offset:-1 other {#}}", "the offset -1.0 of “n”"),
      ("a\0", "MessageFormat 2 has no character U+0000"),
      (
        (0..<3).map { n in "{n\(n), plural, \((0..<9).map { "=\($0) {a}" }.joined()) other {b}}" }.joined(),
        "more than 512 combinations of forms"
      ),
    ])
  func notInMessageFormat2(pattern: String, problem: String) throws {
    let message = try MessagePattern(pattern, locale: "en")
    #expect(throws: ConversionProblem(problem)) { try message.messageFormat2Source() }
  }

  @Test(
    "what only MessageFormat 2 has is named",
    arguments: [
      ("{#b}a{/b}", "the markup {#b}"), ("{$n :a:b}", "the function :a:b"),
      (
        "{$n :number minimumFractionDigits=$m}",
        "the option “minimumFractionDigits”, whose value is a variable"
      ),
      ("{1 :number}", "the function :number of a literal"), ("{:now}", "an expression without an operand"),
      (".input {$n :percent} .match $n * {{a}}", "how $n chooses"),
      ("{$n :offset add=1}", ":offset outside of the plural that it is for"),
      (".input {$g :string} .match $g |a b| {{a}} * {{b}}", "the key “a b”"),
      ("{$a-b}", "the variable $a-b, which MessageFormat 1 cannot name"),
      ("{$n}{$first-name :string}", "the variable $first-name, which MessageFormat 1 cannot name"),
      ("{$d :date timeZone=UTC}", "the function :date with these options"),
    ])
  func notInMessageFormat1(source: String, problem: String) throws {
    let message = try MessagePattern(messageFormat2: source, locale: "en")
    #expect(throws: ConversionProblem(problem)) { try message.messageFormat1Source() }
  }

  @Test(
    "a message reads the same in both syntaxes and when it is back in the first",
    arguments: ["en", "ar-EG", "ru", "he"])
  func sameText(locale: String) throws {
    var converted = 0
    for seed in UInt64(5_000)..<5_400 {
      var generator = PatternGenerator(seed: seed)
      let pattern = generator.message(depth: 2, nested: false)
      guard !pattern.contains("missing"), let first = try? MessagePattern(pattern, locale: locale),
        let source = try? first.messageFormat2Source()
      else { continue }
      let second = try MessagePattern(messageFormat2: source, locale: locale)
      let third = try? MessagePattern(second.messageFormat1Source(), locale: locale)
      converted += 1
      for _ in 0..<4 {
        var arguments = generator.arguments()
        for name in ["n", "m", "x"] {
          arguments[name] = .integer(Int.random(in: 0...130, using: &generator.random))
        }
        let text = first.format(arguments, timeZone: "UTC")
        let comment: Comment = "\(pattern) as \(source) of \(arguments)"
        #expect(Array(second.format(arguments, timeZone: "UTC").utf8) == Array(text.utf8), comment)
        guard let third else { continue }
        #expect(Array(third.format(arguments, timeZone: "UTC").utf8) == Array(text.utf8), comment)
      }
    }
    #expect(converted > 100)
  }
}
