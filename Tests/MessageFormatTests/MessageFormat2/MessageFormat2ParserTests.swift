import Testing

@testable import MessageFormat

@Suite("Parser of MessageFormat 2")
struct MessageFormat2ParserTests {
  @Test(
    "each fault has its line, its column and its kind",
    arguments: [
      ("{", "1:2 syntax-error"), ("a\n b {$x", "2:4 syntax-error"), ("a}", "1:2 syntax-error"),
      ("a \\n", "1:3 syntax-error"), ("a\0b", "1:2 syntax-error"), ("{|a\0|}", "1:4 syntax-error"),
      ("{|abc}", "1:2 syntax-error"), ("{a:f}", "1:3 syntax-error"), ("{a :f o=}", "1:9 syntax-error"),
      (".foo {{a}}", "1:1 syntax-error"), (".input {a} {{b}}", "1:8 syntax-error"),
      (".local $x = {1}\n", "2:1 syntax-error"),
      (".input {$x :number}\n.match $x\n* {{a}} b", "3:10 syntax-error"),
      ("{{a}} b", "1:7 syntax-error"), ("{{a", "1:1 syntax-error"), ("{{a}", "1:5 syntax-error"),
      ("{#a / }", "1:6 syntax-error"), ("{/a/}", "1:4 syntax-error"), ("{a @b=$c}", "1:7 syntax-error"),
      (".input {$x :f}\n.local $x = {1} {{a}}", "2:1 duplicate-declaration"),
      ("{a :f\n o=1 o=2}", "2:6 duplicate-option-name"), ("{#a o=1 o=2/}", "1:9 duplicate-option-name"),
      (".input {$x} .match $x * {{a}}", "1:20 missing-selector-annotation"),
      (".input {$x :f} .match $x 1 {{a}}", "1:26 missing-fallback-variant"),
      (".input {$x :f} .match $x\n1 2 {{a}} * {{b}}", "2:1 variant-key-mismatch"),
      (".input {$x :f} .match $x 1 {{a}} |1| {{b}} * {{c}}", "1:34 duplicate-variant"),
      (".input {$x :f} .match $x * {{{a :f o=1 o=1}}}", "1:40 duplicate-option-name"),
    ])
  func faults(source: String, expected: String) {
    let errors = MessagePattern.errors(inMessageFormat2: source)
    #expect(errors.map { "\($0.line):\($0.column) \($0.kind.rawValue)" } == [expected])
  }

  @Test("all faults of the data model are found, up to a hundred of them")
  func allFaults() {
    let source = ".input {$x} .input {$x} .match $x 1 {{a}} 1 {{b}}"
    #expect(
      MessagePattern.errors(inMessageFormat2: source).map(\.kind) == [
        .duplicateDeclaration, .missingSelectorAnnotation, .duplicateVariant, .missingFallbackVariant,
      ])
    let many = "{a :f " + String(repeating: "o=1 ", count: 200_000) + "}"
    #expect(MessagePattern.errors(inMessageFormat2: many).count == 100)
  }

  @Test("what follows the grammar is read, whatever it contains")
  func syntax() throws {
    let parsed = { (source: String) throws(MessagePatternError) -> MessageSyntax in
      var parser = MessageFormat2Parser(source)
      return try parser.message()
    }
    #expect(
      try parsed("\u{200F} .input {$\u{200E}e\u{301}\u{200E} :a:b c:d=|\\|| @e @f=g} {{h}}").declarations == [
        MessageSyntax.Declaration(
          isInput: true, name: "é",
          value: MessageSyntax.Expression(
            operand: .variable("é"),
            function: MessageSyntax.Function(
              name: "a:b", options: [MessageSyntax.Option(name: "c:d", value: .literal("|"), offset: 21)]),
            attributes: [
              MessageSyntax.Attribute(name: "e", value: nil), MessageSyntax.Attribute(name: "f", value: "g"),
            ], offset: 9), offset: 2)
      ])
    #expect(try parsed(" a.b ").parts == [.text(" a.b ")])
    #expect(try parsed("\u{3000}\t").parts == [.text("\u{3000}\t")])
    #expect(try parsed("{#a/}{/a}").parts.count == 2)
  }

  @Test("a megabyte is read in time that its length bounds, without deep recursion")
  func hostile() throws {
    func text(_ source: String) throws -> String {
      try MessagePattern(messageFormat2: source, locale: "en").format(isolating: false)
    }
    #expect(try text(String(repeating: "م", count: 500_000)).utf8.count == 1_000_000)
    #expect(try text(String(repeating: "{a}", count: 300_000)).utf8.count == 300_000)
    #expect(throws: MessagePatternError.self) { try text(String(repeating: "{", count: 1_000_000)) }
    #expect(throws: MessagePatternError.self) {
      try text(String(repeating: ".local $x = {1} ", count: 50_000))
    }
    let chain = (1..<20_000).map { ".local $v\($0) = {$v\($0 - 1)} " }.joined()
    #expect(try text(".local $v0 = {end} \(chain){{{$v19999}}}") == "end")
    let functions = (1..<20_000).map { ".local $v\($0) = {$v\($0 - 1) :offset add=1} " }.joined()
    #expect(try text(".local $v0 = {1 :number} \(functions){{{$v19999}}}") == "20,000")
    let variants = (0..<20_000).map { "\($0) {{v\($0)}} " }.joined()
    #expect(try text(".local $n = {19999 :number} .match $n \(variants)* {{o}}") == "v19999")
  }
}
