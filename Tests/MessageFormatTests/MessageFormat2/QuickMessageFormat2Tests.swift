import Testing

@testable import MessageFormat

@Suite("Quick path of MessageFormat 2")
struct QuickMessageFormat2Tests {
  @Test(
    "writes as the general path does",
    arguments: [
      "a {$v} b", "{$v}", ".input {$v} {{a {$v}}}",
      ".input {$v :number} .match $v one {{{$v} a}} two {{b}} few {{c {$v} d}} * {{{$v} e}}",
      ".input {$v :integer} .match $v other {{{$v} o}} * {{{$v} e}}",
    ], ["en", "ar-EG", "he", "ru"])
  func same(source: String, locale: String) throws {
    let message = try MessagePattern(messageFormat2: source, locale: locale)
    #expect(message.quick != nil)
    let values: [MessageArgument] =
      [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000, -7, .min].map { .integer($0) }
      + [.text("א\u{2069}b"), .text("1"), .decimal("1.0"), .double(1.5)]
    for value in values {
      for isolating in [true, false] {
        // The parts are always written by the general path.
        #expect(
          message.format(["v": value], isolating: isolating)
            == message.write(["v": value], isolating: isolating).text)
      }
    }
  }

  @Test(
    "is not taken by a message of another shape",
    arguments: [
      "{$v :number}", "{$v} {$v}", ".input {$v :string} {{{$v}}}", ".local $v = {1} {{{$v}}}", "a",
      "{#b}{$v}",
      ".input {$v :number} .match $v 1 {{a}} * {{b}}",
      ".input {$v :number minimumFractionDigits=1} .match $v one {{{$v}}} * {{{$v} b}}",
      ".input {$v :string} .match $v one {{a}} * {{b}}",
      ".input {$v :number} .match $v $v other other {{a}} other * {{b}} * * {{c}}",
    ])
  func others(source: String) throws {
    #expect(try MessagePattern(messageFormat2: source, locale: "en").quick == nil)
  }
}
