import Testing

@testable import MessageFormat

@Suite("Messages in pseudo-locales")
struct PseudoLocaleTests {
  @Test(
    "Letters get accents and sentences a frame; arguments, marks and forms stay",
    arguments: [
      (
        MessageSource.pattern("[“{field}” ]must be {n, number, ::group-off}"),
        "⟦[“{field}” ]ḿûšţ ƀé {n, number, ::group-off} öñé⟧"
      ),
      (.pattern("it''s '{x}' # 'n"), "⟦îţ''š '{'ẋ'}' # ''ñ öñé⟧"),
      (
        .pattern("{n, plural, one {# day} other {# days}} left"),
        "⟦{n, plural, one {# ðåý} other {# ðåýš}} ļéƒţ öñé⟧"
      ),
      (.pattern("“{value}”"), "“{value}”"), (.pattern(""), ""), (.pattern("日本"), "⟦日本 öñé⟧"),
      (.messageFormat2("[“{$field}” ]is {#b}on{/b} \\{"), "⟦[“{$field}” ]îš {#b}öñ{/b} \\{ öñé⟧"),
    ]
  )
  func accented(_ source: MessageSource, _ expected: String) throws {
    let pseudo = try source.pseudo(in: .accented)
    #expect(pseudo.leaves.map(\.pattern) == [expected])
  }

  @Test("Each sentence of a choice has its own frame, and is at least 30 % longer")
  func choice() throws {
    let source = MessageSource.choice(
      .init(
        .plural, on: "n",
        [.init("one", .pattern("# day")), .init("other", .pattern("# days of a much longer text"))]))
    #expect(
      try source.pseudo(in: .accented)
        == .choice(
          .init(
            .plural, on: "n",
            [
              .init("one", .pattern("⟦# ðåý öñé⟧")),
              .init("other", .pattern("⟦# ðåýš öƒ å ḿûçĥ ļöñĝéŕ ţéẋţ öñé ţŵö⟧")),
            ])))
  }

  @Test("Variants of MessageFormat 2 are sentences")
  func variants() throws {
    let source = MessageSource.messageFormat2(".input {$n :number}\n.match $n\none {{a}}\n* {{b}}")
    #expect(
      try source.pseudo(in: .accented)
        == .messageFormat2(".input {$n :number}\n.match $n\none {{⟦å öñé⟧}}\n* {{⟦ƀ öñé⟧}}"))
  }

  @Test("Words run from right to left, and a reader sees the arguments between them")
  func mirrored() throws {
    let pseudo = try MessageSource.pattern("[“{field}” ]at least #").pseudo(in: .mirrored)
    #expect(
      pseudo
        == .pattern(
          "[“{field}” ]\u{200F}\u{202E}at\u{202C}\u{200F} \u{200F}\u{202E}least\u{202C}\u{200F} #"))
  }

  @Test("A broken message is refused")
  func broken() {
    for source in [
      MessageSource.pattern("{"), .messageFormat2("{$"),
      .choice(.init(.select, on: "a", [.init("other", .pattern("{"))])),
    ] {
      #expect(throws: MessagePatternError.self) { try source.pseudo(in: .accented) }
    }
  }
}
