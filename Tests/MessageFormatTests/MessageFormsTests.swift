import ICU
import Primitives
import Testing

@testable import MessageFormat

@Suite("What a pattern uses")
struct MessageArgumentsTests {
  @Test("lists its arguments with everything done to them")
  func arguments() throws {
    let message = try MessagePattern(
      "{who} {n, plural, one {{d, date}} other {{n, number, ::.00} {g, select, a {{x}} other {}}}} {n, selectordinal, other {#}}",
      locale: "en"
    )
    #expect(message.argumentNames == ["who", "n", "d", "g", "x"])
    #expect(
      message.arguments == [
        "who": [.plain], "n": [.plural, .number, .ordinal], "d": [.date], "g": [.select], "x": [.plain],
      ]
    )
  }

  @Test("lists its choices with categories, numbers and the arguments of each form")
  func choices() throws {
    let message = try MessagePattern(
      "{n, plural, =0 {none} one {# of {who}} dual {?} other {{g, select, f {{x}} other {}}}}",
      locale: "en"
    )
    let choices = message.choices
    #expect(choices.map(\.argument) == ["n", "g"])
    #expect(choices.map(\.kind) == [.plural, .select])
    #expect(choices[0].categories == [.one, .other])
    #expect(choices[0].exactNumbers == [0])
    #expect(choices[0].forms.map(\.selector) == ["=0", "one", "dual", "other"])
    #expect(choices[0].forms.map(\.arguments) == [[], ["n", "who"], [], ["g", "x"]])
    #expect(choices[1].forms.map(\.arguments) == [["x"], []])
    #expect(choices[1].categories == [])
  }
}

@Suite("Bidi isolation")
struct BidiIsolationTests {
  @Test(
    "keeps values from disturbing the message",
    arguments: [
      ("en", "by {v}", MessageArgument.text("محمد"), "by \u{2068}محمد\u{2069}"),
      ("ar", "من {v}", .text("Ana 3"), "من \u{2068}Ana 3\u{2069}"),
      ("en", "by {v}", .text("\u{202E}evil\u{2066}\u{200F}\u{61C}"), "by \u{2068}evil\u{2069}"),
      ("en", "{v} items", .integer(-3), "-3 items"),
      ("ar-EG", "{v} أحرف", .integer(3), "\u{2067}٣\u{2069} أحرف"),
      ("ar-EG", "{v, plural, other {# حرف}}", .integer(11), "\u{2067}١١\u{2069} حرف"),
      ("he", "{v, number, ::.0}", .integer(-1), "\u{2067}\u{200E}-1.0\u{2069}"),
      ("en", "{v}", .text(""), "\u{2068}\u{2069}"),
      ("en", "{v}", .text("د\u{301}"), "\u{2068}د\u{301}\u{2069}"),
      ("es", "{v}", .list([.text("padre"), .text("hijo")]), "\u{2068}padre\u{2069} e \u{2068}hijo\u{2069}"),
      ("ar", "{v}", .message(key: "حرف"), "حرف"),
    ]
  )
  func isolates(locale: String, pattern: String, value: MessageArgument, expected: String) throws {
    let message = try MessagePattern(pattern, locale: locale)
    #expect(message.format(["v": value]).hasSameBytes(as: expected))
  }

  @Test("turned off, a value comes out as it is")
  func off() throws {
    let message = try MessagePattern("by {v}", locale: "en")
    #expect(message.format(["v": .text("\u{202E}x")], isolating: false).hasSameBytes(as: "by \u{202E}x"))
  }
}
