import ICU
import Testing

@testable import MessageFormat

@Suite("What messages of one locale share") struct MessageLocaleTests {
  @Test("Tags that differ in nothing that messages show share one locale")
  func sharing() throws {
    let american = try MessageLocale.named("en-US")
    for number in 0..<600 {
      #expect(try MessageLocale.named("en-US-x-\(number)") === american || MessageLocale.keptCount <= 256)
    }
    #expect(MessageLocale.keptCount <= 256)
    #expect(try MessageLocale.named("en-US-x-1").identity == american.identity)
    #expect(try MessageLocale.named("en-GB").identity != american.identity)
  }

  @Test(
    "A script without data of its own still says where a message starts",
    arguments: [
      ("az-Arab", true), ("az", false), ("ks-Deva", false), ("ks", true), ("qaa-Arab", true), ("qaa", false),
    ])
  func direction(tag: String, isRightToLeft: Bool) throws {
    #expect(try MessageLocale.named(tag).isRightToLeft == isRightToLeft)
    let text = try MessagePattern("{n}", locale: tag).format(["n": .integer(1)])
    #expect(text.hasPrefix("\u{2067}") == isRightToLeft)
  }

  @Test("Formats are kept as long as there is room, and the longest ones never")
  func formats() throws {
    let formats = FormatCache(limit: 4) { (locale, pattern) throws(ICUError) in
      try ArgumentFormat(locale: locale, pattern: pattern)
    }
    let first = try formats.format(locale: "pt", pattern: "{0,number,0.0}")
    #expect(try formats.format(locale: "pt", pattern: "{0,number,0.0}") === first)
    #expect(try formats.format(locale: "ar", pattern: "{0,number,0.0}") !== first)
    for digits in 1...100 {
      let pattern = "{0,number,\(String(repeating: "0", count: digits))}"
      #expect(try formats.format(locale: "pt", pattern: pattern).string(.integer(7)).utf8.count == digits)
      #expect(formats.count <= 4)
    }
    let kept = formats.count
    _ = try formats.format(locale: "pt", pattern: "{0,number,\(String(repeating: "#", count: 300))0}")
    #expect(formats.count == kept)
    #expect(try first.string(.double(1.5)) == "1,5")
  }
}
