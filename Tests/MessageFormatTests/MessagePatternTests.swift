import Foundation
import MessageOracle
import Testing

@testable import MessageFormat

@Suite("Message pattern")
struct MessagePatternTests {
  @Test(
    "renders what its pattern says",
    arguments: [
      ("", "en", [:], ""), ("it's {who}", "en", ["who": .text("Ana")], "it's Ana"),
      ("'{who}' {who}", "en", ["who": .text("{x}")], "{who} {x}"), ("it''s '{'", "en", [:], "it's {"),
      ("a } b", "en", [:], "a } b"), ("{who}", "en", [:], "{who}"),
      ("{ n , plural , other { # } }", "en", [:], "{n}"),
      ("{n}", "ar-EG", ["n": .integer(1_234_567)], "١٬٢٣٤٬٥٦٧"),
      ("{n}", "ar-AE", ["n": .integer(-5)], "\u{200E}-5"),
      (
        "{n, plural, one {# أحرف} two {حرفان} few {# أحرف} other {# حرف}}", "ar-EG", ["n": .integer(3)],
        "٣ أحرف"
      ),
      ("{n, plural, =0 {vazio} one {# item} other {# itens}}", "pt-BR", ["n": .integer(0)], "vazio"),
      (
        "{n, plural, offset:1 =0 {nobody} =1 {{who}} one {{who} and # more} other {{who} and # more}}", "en",
        ["n": .integer(3), "who": .text("李雷")], "李雷 and 2 more"
      ),
      ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", "en", ["n": .integer(22)], "22nd"),
      (
        "{g, select, female {ela} other {ele}} {n, plural, other {{g, select, other {#}}}}", "pt",
        ["g": .text("female"), "n": .integer(2)], "ela #"
      ),
      ("{n, plural, one {one} other {{n,number,0.0}}}", "en", ["n": .integer(1)], "1.0"),
      ("{n, number, ::currency/EUR}", "de", ["n": .decimal("12.5")], "12,50\u{A0}€"),
      ("{n, spellout}", "es", ["n": .integer(21)], "veintiuno"),
      ("{g, select, é {NFC} other {NFD}}", "fr", ["g": .text("e\u{301}")], "NFD"),
      ("{c}", "ar", ["c": .quoted(.text("Ж"), Quotes(before: "«", after: "»"))], "«Ж»"),
      (
        "{l}", "es", ["l": .list([.quoted(.text("padre"), .english), .quoted(.text("hijo"), .english)])],
        "“padre” e “hijo”"
      ),
      ("{s, select, none {no} other {yes: {s}}}", "en", ["s": .optional("none")], "yes: none"),
      ("{s, select, none {no} other {yes: {s}}}", "en", ["s": .optional(nil)], "no"),
      ("{b, select, true {on} other {off}}", "en", ["b": .word(key: "value.true", value: "true")], "on"),
      ("{d}", "ar-SA", ["d": .day(Date(timeIntervalSince1970: 1_769_817_600))], "٣١ يناير ٢٠٢٦"),
      ("{d}", "pt-BR", ["d": .day(Date(timeIntervalSince1970: -86_400))], "31 de dezembro de 1969"),
      ("{d}", "en", ["d": .day(Date(timeIntervalSince1970: -14_831_769_600))], "January 1, 1500"),
      ("{d, date, long}", "ar-SA", ["d": .day(Date(timeIntervalSince1970: 1_769_817_600))], "٣١ يناير ٢٠٢٦"),
      ("{d, date, short}", "en", ["d": .day(Date(timeIntervalSince1970: 1_769_817_600))], "1/31/26"),
      (
        "{l, select, long {many} other {{l}}}", "en", ["l": .alternatives((1...10).map { .integer($0) })],
        "1, 2, 3, 4, 5, 6, 7, 8, 9, or 10"
      ),
      ("{l, select, long {many} other {{l}}}", "en", ["l": .list((1...11).map { .integer($0) })], "many"),
      ("{n, number, integer}", "hi", ["n": .integer(1_234_567)], "12,34,567"),
      ("{n, number, ::group-off }", "ar-EG", ["n": .integer(-12_026)], "\u{61C}-١٢٠٢٦"),
      ("{n, number, ::group-off}", "pt-BR", ["n": .decimal("12026.50")], "12026,5"),
    ] as [(String, String, [String: MessageArgument], String)]
  )
  func renders(pattern: String, locale: String, arguments: [String: MessageArgument], expected: String) throws
  {
    let message = try MessagePattern(pattern, locale: locale)
    #expect(message.format(arguments, isolating: false) == expected)
  }

  @Test(
    "shows and counts every digit of a decimal, where MessageFormat rounds",
    arguments: [
      ("en", "1.0", "1.0 items"), ("en", "1", "1 item"), ("en", "0.12345", "0.12345 items"),
      ("pt-BR", "1.50", "1,50 item"),
      ("ar-EG", "1234.50", "١٬٢٣٤٫٥٠ items"), ("en", "1e3", "1,000 items"),
      ("en", "12345678901234567890.5", "12,345,678,901,234,567,890.5 items"),
    ]
  )
  func decimals(locale: String, number: String, expected: String) throws {
    let message = try MessagePattern("{n, plural, one {# item} other {# items}}", locale: locale)
    #expect(message.format(["n": .decimal(number)], isolating: false) == expected)
  }

  @Test(
    "writes something for every value, fitting or not",
    arguments: [
      ("{n, plural, one {one} other {# items}}", ["n": .text("many")], "many items"),
      ("{n, number, ::.00}", ["n": .text("many")], "many"),
      ("{n, plural, other {#}}", ["n": .decimal("no number")], "no number"),
      ("{n, select, 3 {three} other {#}}", ["n": .integer(3)], "three"), ("{n}", ["n": .double(.nan)], "NaN"),
      ("{n, plural, one {one} other {#}}", ["n": .double(-.infinity)], "-∞"),
      ("{n, spellout}", ["n": .list([])], ""),
      ("{n}", ["n": .list([.text("a"), .integer(1_000), .decimal("2.50")])], "a, 1,000, and 2.50"),
      ("{n}", ["n": .message(key: "unit.graphemes")], "unit.graphemes"),
      ("{n}", ["n": .text("a\0b")], "a\0b"),
      ("{n, plural, other {#}}", ["n": .integer(Int.min)], "-9,223,372,036,854,775,808"),
      ("{n, plural, offset:1 other {#}}", ["n": .integer(Int.min)], "-9,223,372,036,854,776,000"),
    ] as [(String, [String: MessageArgument], String)]
  )
  func values(pattern: String, arguments: [String: MessageArgument], expected: String) throws {
    #expect(try MessagePattern(pattern, locale: "en").format(arguments, isolating: false) == expected)
  }

  @Test(
    "counts what an offset leaves as a double where another type of argument writes it, as ICU does",
    arguments: ["{x, time}", "{x, date, ::yMMMMd}", "{x, number, integer}", "{x, spellout}"])
  func offsets(written: String) throws {
    let pattern = "{x, plural, offset:1 =117 {{x}: } many {many} other {\(written)#}}"
    for (number, expected) in [(117, "117: "), (118, "many"), (1_000_117, "many")] {
      let arguments = ["x": MessageArgument.integer(number)]
      #expect(
        try MessagePattern(pattern, locale: "ru").format(arguments, isolating: false, timeZone: "UTC")
          == expected)
      #expect(MessageOracle.format(pattern, arguments, locale: "ru") == .text(expected))
    }
  }

  @Test(
    "tells dates as ICU does, in the time zone that it is given",
    arguments: ["UTC", "America/Sao_Paulo", "Asia/Shanghai"])
  func dates(zone: String) throws {
    let arguments: [String: MessageArgument] = ["d": .date(Date(timeIntervalSince1970: 1_795_234_020))]
    for locale in ["en", "ar", "zh-Hant", "pt-BR"] {
      for pattern in [
        "{d}", "{d, date}", "{d, time, short}", "{d, date, ::yMMMMEEEEd}", "{d, date, dd.MM.yyyy 'um' HH:mm}",
      ] {
        let ours = try MessagePattern(pattern, locale: locale).format(
          arguments, isolating: false, timeZone: zone)
        #expect(MessageOracle.format(pattern, arguments, locale: locale, timeZone: zone) == .text(ours))
      }
    }
  }

  @Test(
    "tells a point in time at the offset of its author, and names the zone",
    arguments: [
      ("en", 0, ["January 31, 2026", "2:30", "UTC"]),
      ("en", -10_800, ["January 31, 2026", "11:30", "GMT-3"]),
      ("en", 20_700, ["8:15", "GMT+5:45"]), ("pt-BR", -10_800, ["31 de janeiro de 2026", "11:30", "GMT-3"]),
      ("zh-Hans", 0, ["2026年1月31日", "14:30", "UTC"]), ("ar-SA", 0, ["٣١ يناير ٢٠٢٦", "٢:٣٠", "UTC"]),
      ("th", 0, ["31 มกราคม", "2026"]),
    ] as [(String, Int, [String])])
  func moments(locale: String, offset: Int, parts: [String]) throws {
    let date = Date(timeIntervalSince1970: 1_769_869_800)
    let text = try MessagePattern("{d}", locale: locale).format(
      ["d": .moment(date, offset: offset)], isolating: false, timeZone: "Asia/Tokyo")
    for part in parts { #expect(text.contains(part), "\(text)") }
  }

  @Test("isolates each item of a list as it is isolated by itself, and keeps the marks that CLDR sets")
  func items() throws {
    func text(_ locale: String, _ value: MessageArgument) throws -> String {
      try MessagePattern("{v}", locale: locale).format(["v": value])
    }
    let minus = "\u{2067}\u{61C}-٣\u{2069}"
    #expect(try text("ar-EG", .integer(-3)) == minus)
    #expect(
      try text("ar-EG", .alternatives([.integer(-3), .text("a\u{202E}")])) == "\(minus) أو \u{2068}a\u{2069}")
    #expect(
      try text("en", .list([.integer(-3), .list([.text("a")])])) == "-3 and \u{2068}\u{2068}a\u{2069}\u{2069}"
    )
    let date = "١٢\u{200F}/٨\u{200F}/١٤٤٧ هـ"
    #expect(try text("ar", .example(date + "\u{202E}")) == "\u{2068}\(date)\u{2069}")
    #expect(try text("en", .quoted(.text("a\u{200F}"), .english)) == "“\u{2068}a\u{2069}”")
  }

  @Test("reads quotation marks from a message that puts them around a value")
  func quotes() throws {
    #expect(
      try Quotes(around: "value", in: MessagePattern("«{value}»", locale: "ar"))
        == Quotes(before: "«", after: "»"))
    #expect(try Quotes(around: "value", in: MessagePattern("no value", locale: "en")) == nil)
    #expect(try Quotes(around: "value", in: MessagePattern("{value}{value}", locale: "en")) == nil)
  }

  @Test("resolves message keys to trusted text")
  func messageKeys() throws {
    let message = try MessagePattern("{minimum} {unit}", locale: "en")
    let text = message.format(["minimum": .integer(3), "unit": .message(key: "unit.words")]) { "<\($0)>" }
    #expect(text == "3 <unit.words>")
  }

  @Test("renders a megabyte of text and of arguments")
  func huge() throws {
    let text = String(repeating: "é{who}", count: 100_000)
    let message = try MessagePattern(text, locale: "en")
    #expect(message.format(["who": .text("李")], isolating: false).utf8.count == 500_000)
    let value = String(repeating: "م", count: 500_000)
    #expect(
      try MessagePattern("{who}", locale: "ar").format(["who": .text(value)], isolating: false) == value)
  }

  @Test("quick and general ways write the same", arguments: ["en", "ar", "fa"], [true, false])
  func quickAndGeneral(locale: String, isolating: Bool) throws {
    // A missing argument at the end makes the second pattern go the general way.
    for pattern in ["a {v} b", "a {v, plural, one {b # c} two {d} few {#} other {e # f}} g", "{v}"] {
      let quick = try MessagePattern(pattern, locale: locale)
      let general = try MessagePattern(pattern + "{missing}", locale: locale)
      for value in [
        MessageArgument.integer(1), .integer(2), .integer(-1_234), .text("שלום\u{202E}"), .decimal("1.0"),
        .double(3), .quoted(.text("שלום\u{202E}"), .english), .day(Date(timeIntervalSince1970: 0)),
      ] {
        let text = quick.format(["v": value], isolating: isolating)
        #expect(general.format(["v": value], isolating: isolating) == text + "{missing}")
      }
    }
  }

  @Test("a choice without a value reads as every choice does", arguments: [false, true])
  func openChoice(isolating: Bool) throws {
    let pattern = try MessagePattern(
      "{unit, select, words {w} other {{n, plural, one {# c} other {# cs}}}}", locale: "en")
    #expect(pattern.format(["n": .integer(3)], isolating: isolating) == "3 cs")
    #expect(pattern.format(["n": .integer(3), "unit": .text("words")], isolating: isolating) == "w")
    #expect(pattern.format([:], isolating: isolating) == "{n}")
  }

  @Test("twenty thousand forms, arguments and choices are taken, and told apart by their code points")
  func many() throws {
    let forms = (0..<20_000).map { "s\($0) {\($0)}" }.joined(separator: " ")
    let select = try MessagePattern("{a, select, \(forms) e\u{301} {1} é {2} other {o}}", locale: "en")
    #expect(select.format(["a": .text("s19999")]) == "19999")
    #expect(select.format(["a": .text("é")]) == "2")
    let numbers = (0..<20_000).map { "=\($0) {x}" }.joined(separator: " ")
    let plural = try MessagePattern("{a, plural, \(numbers) other {#}}", locale: "en")
    #expect(plural.format(["a": .integer(19_999)]) == "x")
    #expect(plural.format(["a": .integer(20_000)]) == "20,000")
    #expect(throws: MessagePatternError.self) {
      try MessagePattern("{a, plural, \(numbers) =1e0 {again} other {#}}", locale: "en")
    }
    let names = try MessagePattern((0..<20_000).map { "{n\($0)}{n0}" }.joined(), locale: "en").argumentNames
    #expect(names == (0..<20_000).map { "n\($0)" })
  }

  @Test("choices are listed outer ones first, each form with what it shows and what its own choices show")
  func nestedChoices() throws {
    let pattern = try MessagePattern(
      "{a, select, x {{b, plural, one {# {c}} other {{d, selectordinal, other {{e}}}}}} other {{f}}}{g, plural, other {#}}",
      locale: "en")
    #expect(pattern.choices.map(\.argument) == ["a", "b", "d", "g"])
    #expect(
      pattern.choices.map { $0.forms.map { $0.arguments.sorted() } } == [
        [["b", "c", "d", "e"], ["f"]], [["b", "c"], ["d", "e"]], [["e"]], [["g"]],
      ])
  }
}
