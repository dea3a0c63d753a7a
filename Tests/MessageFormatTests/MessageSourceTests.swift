import ICU
import Primitives
import Testing

@testable import MessageFormat

/// The message of an object with the forms in order.
private func choice(
  _ kind: MessageSource.Choice.Kind,
  on argument: String,
  _ forms: KeyValuePairs<String, MessageSource>
) -> MessageSource {
  .choice(.init(kind, on: argument, forms.map { .init($0.key, $0.value) }))
}

@Suite("A message that is written as nested choices")
struct MessageSourceTests {
  private static let units = choice(
    .select, on: "unit",
    [
      "words": choice(.plural, on: "n", ["one": .pattern("# palabra"), "other": .pattern("# palabras")]),
      "other": choice(
        .plural, on: "n",
        [
          "=0": .pattern("nada"), "one": .pattern("# letra de {who}"), "other": .pattern("# letras de {who}"),
        ]),
    ])

  private static let pattern = """
    {unit, select, words {{n, plural, one {# palabra} other {# palabras}}} \
    other {{n, plural, =0 {nada} one {# letra de {who}} other {# letras de {who}}}}}
    """

  private static func compiled(_ source: MessageSource, _ locale: String) throws -> MessagePattern {
    try MessagePattern(source, shared: MessageLocale.named(locale))
  }

  @Test("reads as the ICU pattern with the same choices", arguments: ["words", "graphemes"])
  func sameAsPattern(unit: String) throws {
    let nested = try Self.compiled(Self.units, "es")
    let pattern = try MessagePattern(Self.pattern, locale: "es")
    #expect(nested.syntax.arguments == pattern.syntax.arguments)
    for number in [0, 1, 2, 11, 2_000, 1_000_000] {
      let arguments: [String: MessageArgument] = [
        "unit": .text(unit), "n": .integer(number), "who": .text("Ana"),
      ]
      #expect(nested.format(arguments).hasSameBytes(as: pattern.format(arguments)))
    }
  }

  @Test("lists its sentences with the selectors that lead to them")
  func leaves() {
    #expect(
      Self.units.leaves.map { $0.key(in: "length.tooShort") } == [
        "length.tooShort|words|one", "length.tooShort|words|other", "length.tooShort|other|=0",
        "length.tooShort|other|one", "length.tooShort|other|other",
      ])
  }

  @Test("shows the number of the nearest plural by #, also below a select and an ordinal")
  func nearestPlural() throws {
    let source = choice(
      .plural, on: "n",
      [
        "one": .pattern("#"),
        "other": choice(
          .select, on: "unit",
          [
            "m": .pattern("# m"),
            "other": choice(.ordinal, on: "place", ["two": .pattern("#nd"), "other": .pattern("#th")]),
          ]),
      ])
    let message = try Self.compiled(source, "en")
    func text(_ unit: String, _ place: Int) -> String {
      message.format(["n": .integer(1_500), "unit": .text(unit), "place": .integer(place)])
    }
    #expect([text("m", 0), text("", 22), text("", 4)] == ["1,500 m", "22nd", "4th"])
  }

  @Test(
    "names the sentence that a fault is in",
    arguments: [
      (
        choice(.plural, on: "n", ["one": .pattern("#"), "other": .pattern("# {n")]),
        "other:1:3: unclosed brace; expected }"
      ),
      (
        choice(.plural, on: "n", ["one": .pattern("#")]), "1:1: no form “other”; expected a pattern for other"
      ),
      (
        choice(.plural, on: "n", ["single": .pattern("#"), "other": .pattern("#")]),
        "1:1: unknown plural form “single”; expected zero, one, two, few, many, other or a number such as =0"
      ),
      (
        choice(.plural, on: "n", ["=x": .pattern(""), "other": .pattern("#")]),
        "1:1: unknown plural form “=x”; expected zero, one, two, few, many, other or a number such as =0"
      ),
      (
        choice(
          .select, on: "u",
          [
            "a": choice(.plural, on: "n", ["few": .pattern("\n{n, numbr}"), "other": .pattern("")]),
            "other": .pattern(""),
          ]),
        "a|few:2:1: unknown argument type “numbr”; expected \(MessagePatternErrorTests.types)"
      ),
    ]
  )
  func errors(source: MessageSource, expected: String) {
    do {
      _ = try Self.compiled(source, "en")
      Issue.record("not refused")
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test("nests eight choices, and no more")
  func depth() throws {
    var source = MessageSource.pattern("x")
    for _ in 0..<8 { source = choice(.select, on: "u", ["other": source]) }
    #expect(try Self.compiled(source, "en").format() == "x")
    source = choice(.select, on: "u", ["other": source])
    #expect(throws: MessagePatternError.self) { try Self.compiled(source, "en") }
  }
}

extension MessageSyntax {
  /// The arguments without their positions, which differ between patterns of a whole and of parts.
  fileprivate var arguments: [String] {
    var found: [String] = []
    visit { found.append("\($0.name) \($0.kind.argumentKind)") }
    return found
  }
}
