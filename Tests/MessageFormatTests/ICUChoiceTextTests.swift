import Testing

@testable import MessageFormat

@Suite("Messages as single ICU texts")
struct ICUChoiceTextTests {
  @Test("`#` inside a select is the name of the number, since ICU has no `#` there")
  func countSign() {
    let message = MessageSource.choice(
      .init(
        .plural, on: "n",
        [.init("other", .choice(.init(.select, on: "k", [.init("other", .pattern("# and '#'"))])))]
      )
    )
    #expect(ICUChoiceText.text(of: message) == "{n, plural, other {{k, select, other {{n} and '#'}}}}")
  }

  @Test(
    "Texts that are not one choice stay texts",
    arguments: [
      "", "{", "}", "{}", "{n}", "{n, plural}", "{n, plural, one {#}}", "{n, plural, other {#}} more",
      "more {n, plural, other {#}}", "{n, plural, other {#}", "{n, plural, other {'}'}", "{n, number}",
      "{n, plural, offset:1 other {#}}", "{a}{b}", "{n, plural, other {#}}{n, plural, other {#}}",
    ]
  )
  func texts(_ text: String) { #expect(ICUChoiceText.message(text) == .pattern(text)) }

  @Test("A choice among choices")
  func nested() {
    let text = "{ n ,plural,\n =0 {none} other{{k, select, a {it''s '{'} other {b}}} }"
    #expect(
      ICUChoiceText.message(text)
        == .choice(
          .init(
            .plural, on: "n",
            [
              .init("=0", .pattern("none")),
              .init(
                "other",
                .choice(
                  .init(.select, on: "k", [.init("a", .pattern("it''s '{'")), .init("other", .pattern("b"))]))
              ),
            ]
          )
        )
    )
  }

  @Test("Deep nesting ends")
  func deep() {
    let text =
      String(repeating: "{n, plural, other {", count: 10_000) + String(repeating: "}}", count: 10_000)
    var message = ICUChoiceText.message(text)
    var depth = 0
    while case .choice(let choice) = message {
      depth += 1
      message = choice.forms[0].message
    }
    #expect(depth == MessageSource.deepestNesting)
  }

  @Test("`#` inside a select inside a plural is a character in ICU, and stays one")
  func character() {
    let text = "{n, plural, other {{k, select, a {# '#'} other {{m, plural, other {#}}}}}}"
    guard case .choice(let plural) = ICUChoiceText.message(text),
      case .choice(let select) = plural.forms[0].message
    else { return #expect(Bool(false)) }
    #expect(select.forms[0].message == .pattern("'#' '#'"))
    #expect(
      select.forms[1].message == .choice(.init(.plural, on: "m", [.init("other", .pattern("#"))])))
  }
}
