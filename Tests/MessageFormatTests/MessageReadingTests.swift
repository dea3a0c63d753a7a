import ICU
import Primitives
import Testing

@testable import MessageFormat

@Suite("The readings of one message")
struct MessageReadingTests {
  private static func readings(_ source: MessageSource, _ locale: String) throws -> [String] {
    try MessageReading.allCases.map { reading in
      try MessagePattern(source, reading, shared: MessageLocale.named(locale))
        .format(["field": .text("Ω"), "n": .integer(2), "who": .text("ana")], isolating: false)
    }
  }

  @Test(
    "differ by the part of the label and by the first letter",
    arguments: [
      ("en", "[“{field}” ]must be set", ["must be set", "Must be set", "“Ω” must be set"]),
      ("en", "must be set", ["must be set", "Must be set", "Must be set"]),
      ("en", "[“{field}”|This field] is set", ["This field is set", "This field is set", "“Ω” is set"]),
      (
        "en", "[the field “{field}” ]must be set",
        ["must be set", "Must be set", "The field “Ω” must be set"]
      ),
      (
        "de", "[„{field}“ ]darf nicht leer sein",
        ["darf nicht leer sein", "Darf nicht leer sein", "„Ω“ darf nicht leer sein"]
      ),
      (
        "ar", "يجب أن يحتوي[ حقل «{field}»] على نص",
        ["يجب أن يحتوي على نص", "يجب أن يحتوي على نص", "يجب أن يحتوي حقل «Ω» على نص"]
      ),
      ("zh-Hans", "[“{field}”]不能为空", ["不能为空", "不能为空", "“Ω”不能为空"]),
      ("nl", "[“{field}” ]ijkt", ["ijkt", "IJkt", "“Ω” ijkt"]),
      ("af", "'n waarde is nodig", ["'n waarde is nodig", "'n Waarde is nodig", "'n Waarde is nodig"]),
      ("nl", "’s avonds", ["’s avonds", "’s Avonds", "’s Avonds"]),
      ("tr", "içermeli", ["içermeli", "İçermeli", "İçermeli"]),
      ("en", "içermeli", ["içermeli", "Içermeli", "Içermeli"]),
      ("el", "άκυρο", ["άκυρο", "Άκυρο", "Άκυρο"]),
      ("es", "¿está bien?", ["¿está bien?", "¿Está bien?", "¿Está bien?"]),
      ("fr", "« ça » va", ["« ça » va", "« Ça » va", "« Ça » va"]),
      ("ka", "უნდა", ["უნდა", "უნდა", "უნდა"]),
      ("hr", "ǆep", ["ǆep", "ǅep", "ǅep"]),
      ("en", "iPhone NUMBERS", ["iPhone NUMBERS", "IPhone NUMBERS", "IPhone NUMBERS"]),
      ("en", "2 letters", ["2 letters", "2 letters", "2 letters"]),
      ("en", "+ and digits", ["+ and digits", "+ and digits", "+ and digits"]),
      ("en", "{who} is here", ["ana is here", "ana is here", "ana is here"]),
      ("en", "“{who}” is here", ["“ana” is here", "“ana” is here", "“ana” is here"]),
      ("en", "{n, plural, one {a thing} other {things}}", ["things", "Things", "Things"]),
      ("en", "{who, select, other {}}only this", ["only this", "Only this", "Only this"]),
      ("en", "{n, plural, other {# things}}", ["2 things", "2 things", "2 things"]),
      ("en", "", ["", "", ""]),
    ] as [(String, String, [String])]
  )
  func readings(locale: String, pattern: String, expected: [String]) throws {
    #expect(try Self.readings(.pattern(pattern), locale) == expected)
  }

  @Test(
    "take only a bracket around the label for a mark",
    arguments: [
      ("a [b] {field}", "a [b] Ω", "a [b] Ω"),
      ("a [b|c] d", "a [b|c] d", "a [b|c] d"),
      ("a ] [b {field}", "a ] [b Ω", "a ] [b Ω"),
      ("a [b [{field}] c]", "a [b  c]", "a [b Ω c]"),
      ("[{field}: ]use [a-z]|x", "use [a-z]|x", "Ω: use [a-z]|x"),
      ("[[a] {field}|b] c", "[[a] Ω|b] c", "[[a] Ω|b] c"),
      ("[{field}|b|c] d", "b|c d", "Ω d"),
      ("[{field}|] d", " d", "Ω d"),
      ("{n, plural, other {[{field} ]#}}", "2", "Ω 2"),
      ("[{n, plural, one {} other {{field} #}}: ]x", "x", "Ω 2: x"),
      ("a '{[{field}]'", "a {[{field}]", "a {[{field}]"),
    ]
  )
  func marks(pattern: String, inline: String, full: String) throws {
    let readings = try Self.readings(.pattern(pattern), "und")
    #expect(readings[0] == inline)
    #expect(readings[2].lowercased() == full.lowercased())
  }

  @Test("mark the label in each sentence of a choice")
  func choices() throws {
    let source = MessageSource.choice(
      .init(
        .plural, on: "n",
        [.init("one", .pattern("[“{field}” ]has #")), .init("other", .pattern("[“{field}” ]have #"))]))
    #expect(try Self.readings(source, "en") == ["have 2", "Have 2", "“Ω” have 2"])
    let shared = try MessageLocale.named("en")
    #expect(try MessagePattern(source, .full, shared: shared).marksLabel)
    #expect(try !MessagePattern(.pattern("[a] {field}"), .full, shared: shared).marksLabel)
  }
}
