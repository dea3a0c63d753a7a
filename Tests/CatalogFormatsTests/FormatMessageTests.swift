import MessageFormat
import Testing

@testable import CatalogFormats

@Suite("Formats of Foundation as patterns")
struct FormatMessageTests {
  private static let arguments = FormatArguments([
    .init("field", isNumber: false), .init("minimum", isNumber: true), .init("unit", isNumber: false),
    .init("actual", isNumber: true),
  ])

  private static func read(_ text: String, _ plurals: [FormatMessage.Plural] = []) throws -> MessageSource {
    try FormatMessage.message(text, plurals, arguments, key: "k", place: nil)
  }

  @Test(
    "Each specifier shows an argument by its position, otherwise the first one that it can show",
    arguments: [
      ("%@: %lld", "{field}: {minimum}"), ("%lld of %d", "{minimum} of {actual}"),
      ("%2$lld, %1$@", "{minimum}, {field}"), ("%4$ld %@ %@", "{actual} {field} {minimum}"),
      ("{minimum} %%", "{minimum} %"), ("100 % sure, 5%", "100 % sure, 5%"),
      ("l'%@ d''%@", "l''{field} d''{minimum}"), ("%%d", "%d"), ("%f", "{minimum}"), ("", ""),
    ]
  )
  func specifiers(_ format: String, _ pattern: String) throws {
    #expect(try Self.read(format) == .pattern(pattern))
  }

  @Test(
    "What cannot be shown is a finding that says what is expected",
    arguments: [
      (
        "%1$lld",
        "does not show a number of the message; its arguments are 1 field, 2 minimum, 3 unit, 4 actual"
      ),
      ("%9$@", "does not show an argument of the message; its arguments are"),
      ("%99999999999999999999$@", "does not show an argument"), ("%0$@", "does not show an argument"),
      ("%lld%lld%lld", "does not show a number"), ("%.2f", "“%.2f” is not supported"),
      ("%s", "“%s” is not supported"), ("%5d", "“%5d” is not supported"),
      ("%#@x@", "“%#@x@” is the place of a plural that the file does not have"),
    ]
  )
  func findings(_ format: String, _ problem: String) {
    let finding = #expect(throws: TranslationFinding.self) { try Self.read(format) }
    #expect(finding?.problem.contains(problem) == true, "\(finding?.problem ?? "")")
  }

  @Test("A plural counts the argument of its name, of its position, or the first number")
  func plurals() throws {
    func plural(_ name: String, _ position: Int? = nil) -> FormatMessage.Plural {
      .init(name: name, position: position, forms: [("other", "#1: %arg von %@")])
    }
    func expected(_ argument: String) -> MessageSource {
      .choice(.init(.plural, on: argument, [.init("other", .pattern("'#'1: # von {field}"))]))
    }
    #expect(try Self.read("%#@actual@", [plural("actual")]) == expected("actual"))
    #expect(try Self.read("%4$#@n@", [plural("n")]) == expected("actual"))
    #expect(try Self.read("%#@n@", [plural("n", 4)]) == expected("actual"))
    #expect(try Self.read("%#@n@", [plural("n")]) == expected("minimum"))
  }

  @Test("Plurals that refer to themselves or multiply are findings")
  func hostile() {
    let loop = FormatMessage.Plural(name: "a", forms: [("other", "%#@a@")])
    #expect(throws: TranslationFinding.self) { try Self.read("%#@a@", [loop]) }
    let forms = ["zero", "one", "two", "few", "many", "other"].map { (selector: $0, text: "%arg") }
    let many = ["minimum", "actual", "c", "d", "e", "f"].map { FormatMessage.Plural(name: $0, forms: forms) }
    let text = many.map { "%#@\($0.name)@" }.joined()
    #expect(throws: TranslationFinding.self) {
      try FormatMessage.message(text, many, FormatArguments(nil), key: "k", place: nil)
    }
    let odd = FormatMessage.Plural(name: "a", forms: [("other", ""), ("some", "")])
    #expect(throws: TranslationFinding.self) { try Self.read("%#@a@", [odd]) }
    let none = FormatMessage.Plural(name: "a", forms: [("one", "")])
    #expect(throws: TranslationFinding.self) { try Self.read("%#@a@", [none]) }
  }

  @Test(
    "Percent signs of patterns go through a format and back",
    arguments: ["%", "%%", "%%%d", "100 %, x", "%d", "5 %@", "%1$@", "%#@a@", "%arg", "a%lldb", "%é"]
  )
  func percent(_ pattern: String) throws {
    #expect(try Self.read(FormatText.format(pattern)) == .pattern(pattern))
    if pattern.contains("#") { return }
    let plural = FormatMessage.Plural(
      name: "minimum", forms: [("other", FormatText.format("\(pattern)#", number: "%lld"))])
    #expect(
      try Self.read("%#@minimum@", [plural])
        == .choice(
          .init(.plural, on: "minimum", [.init("other", .pattern("\(pattern.replacing("#", with: "'#'"))#"))])
        ))
  }
}
