import MessageOracle
import Testing

@testable import MessageFormat

@Suite("Message pattern errors")
struct MessagePatternErrorTests {
  static let types = "plural, selectordinal, select, number, date, time, spellout, ordinal or duration"

  @Test(
    "name line, column, problem and what was expected",
    arguments: [
      ("use {n", "1:5: unclosed brace; expected }"),
      ("{n, plural, one {#}}", "1:20: no form “other”; expected other {…}"),
      ("{n, plural, one {#} other {#}", "1:1: unclosed brace; expected }"),
      ("{n, plural, other {#", "1:19: unclosed brace; expected }"),
      ("é\n  {n, numbr}", "2:3: unknown argument type “numbr”; expected \(types)"),
      (
        "{n, plural, one {a} one {b} other {c}}",
        "1:21: duplicate selector “one”; expected each selector once"
      ),
      (
        "{n, plural, =1 {a} =1.0 {b} other {c}}",
        "1:20: duplicate selector “=1.0”; expected each selector once"
      ),
      ("{n, plural, offset:x other {c}}", "1:20: no number in the offset; expected a number such as 1"),
      ("{n, plural, other {c} offset:1}", "1:23: offset after a form; expected offset first"),
      ("{n, plural, =a {x} other {c}}", "1:14: no number in the selector; expected a number such as 1"),
      (
        "{n, plural, =-- {x} other {c}}", "1:14: bad number “--” in the selector; expected a number such as 1"
      ),
      ("{n, plural}", "1:11: no forms after the type plural; expected , and the forms"),
      ("{n, select, other}", "1:18: no message after the selector “other”; expected {"),
      ("{n, select, {x}}", "1:13: unexpected “{”; expected a selector such as other"),
      (
        "{n, choice, 0#none|1#one}",
        "1:5: the type choice is not supported; expected plural with =n or select"
      ),
      ("{}", "1:2: missing argument name; expected a name such as count"),
      ("{01}", "1:2: bad argument name “01”; expected a name such as count"),
      ("{n m}", "1:4: unexpected “m” after the argument name n; expected } or ,"),
      ("{n, }", "1:5: missing argument type; expected \(types)"),
      ("{n, number x}", "1:11: unexpected “x” after the type number; expected } or ,"),
      ("{n, date, yyyy 'at}", "1:16: unclosed quote in the argument's style; expected '"),
      (
        "{n, number, ::no-such-stem}",
        "1:1: bad style “ ::no-such-stem” for the type number (U_NUMBER_SKELETON_SYNTAX_ERROR); expected a style that ICU knows, such as short or ::currency/EUR"
      ),
    ]
  )
  func errors(pattern: String, expected: String) {
    do {
      _ = try MessagePattern(pattern, locale: "en")
      Issue.record("not refused: \(pattern)")
    } catch {
      #expect(error.description == expected)
    }
  }

  @Test("a column counts code points, not bytes or clusters")
  func columns() {
    #expect(throws: MessagePatternError.self) { try MessagePattern("👩‍👩‍👧 e\u{301}{", locale: "en") }
    do {
      _ = try MessagePattern("👩‍👩‍👧 e\u{301}{", locale: "en")
    } catch {
      #expect(error.column == 9)
    }
  }

  @Test("nesting ends at a hundred levels, and never exhausts the stack", arguments: [50, 99, 100, 100_000])
  func nesting(depth: Int) {
    let pattern =
      String(repeating: "{n, plural, other {", count: depth) + "#" + String(repeating: "}}", count: depth)
    do {
      let text = try MessagePattern(pattern, locale: "en").format(["n": .integer(7)])
      #expect(text == "7" && depth < 100)
    } catch {
      #expect(error.problem == "messages are nested too deeply" && depth >= 100)
    }
  }

  @Test("deep braces in a style are refused without recursion")
  func braces() {
    let style = String(repeating: "{", count: 1_000_000)
    #expect(throws: MessagePatternError.self) { try MessagePattern("{n, number, \(style)", locale: "en") }
    #expect(throws: MessagePatternError.self) { try MessagePattern(style, locale: "en") }
  }

  @Test("a locale that is none is an error")
  func badLocale() {
    #expect(throws: MessagePatternError.self) { try MessagePattern("x", locale: "no tag") }
  }

  @Test(
    "reads no further than the pattern",
    arguments: [
      "{", "'", "'{", "{n", "{n,", "{n,plural", "{n,plural,", "{n,plural,=", "{n,plural,offset:",
      "{n,select,a", "{n,date,'", "\0", "{\0}",
    ])
  func truncated(pattern: String) {
    let oracle = MessageOracle.format(pattern, [:], locale: "en")
    do {
      let text = try MessagePattern(pattern, locale: "en").format(isolating: false)
      #expect(oracle == .text(text))
    } catch {
      if case .refused = oracle { return }
      Issue.record("ICU writes \(oracle)")
    }
  }

  @Test(
    "numbers of a skeleton that ICU would write out are refused",
    arguments: [
      ("::scale/1e999999999", false), ("::scale/1E+99999", false),
      (" :: compact-short scale/.1e0001000 ", false),
      ("::precision-increment/1e-999999999", false), ("::scale/1e3", true), ("::scale/1e-03", true),
      ("::scale/100000", true), ("::EE0 @@@@", true), ("::E+!000 .00000", true), ("0.00E0000", true),
      ("#,##0.0000", true),
    ])
  func exponents(style: String, isTaken: Bool) {
    do throws(MessagePatternError) {
      _ = try MessagePattern("é {n, number, \(style)}", locale: "en")
      #expect(isTaken)
    } catch {
      #expect(!isTaken)
      #expect(error.problem == "too large an exponent in the style “\(" " + style)”")
      #expect(error.column == 3)
    }
  }
}
