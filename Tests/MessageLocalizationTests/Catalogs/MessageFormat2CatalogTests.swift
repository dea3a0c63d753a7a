import Foundation
import MessageFormat
import Testing

@testable import MessageLocalization

@Suite("Catalogs in MessageFormat 2") struct MessageFormat2CatalogTests {
  @Test("A file states the syntax of its messages, and a message its own")
  func syntaxes() throws {
    let catalogs = MessageCatalogs(builtIn: [
      "en.json": ##"""
      {
        "@@syntax": "mf2",
        "a": "Hello {$name}, it''s {$n :integer}",
        "b": ".input {$n :integer} .match $n one {{{$n} day}} * {{{$n} days}}",
        "c": { "mf1": "{n, plural, one {# day} other {# days}}" },
        "d": { "plural": "n", "one": "# day", "other": "# days" }
      }
      """##,
      "de.json": #"{"a": {"mf2": "{$n :integer} {{"}, "b": "{n} {$n}"}"#.replacing(" {{", with: ""),
    ])
    let arguments: [String: MessageArgument] = ["n": .integer(1_000), "name": .text("{$n}")]
    let text = { (key: String, locale: LanguageTag) in
      catalogs.message(for: key, in: locale)?.pattern.format(arguments, isolating: false)
    }
    #expect(text("a", "en") == "Hello {$n}, it''s 1,000")
    #expect(["b", "c", "d"].map { text($0, "en") } == Array(repeating: "1,000 days", count: 3))
    #expect(text("a", "de") == "1.000")
    // Digits and plural forms are those of the reader.
    #expect(text("a", "en-IN") == "Hello {$n}, it''s 1,000")
  }

  @Test("A message marks its label and starts as a sentence, as in the other syntax")
  func readings() throws {
    let catalogs = MessageCatalogs(builtIn: [
      "en.json": ##"""
      {
        "@@syntax": "mf2",
        "a": ".input {$n :integer} .match $n one {{[“{$field}” ]must have a word}} * {{[“{$field}”|this] {#b}has{/b} {$n} words}}",
        "b": "{$field} is [not] a word"
      }
      """##
    ])
    let reader = catalogs.reader(in: "en")
    let texts = { (key: String, count: Int) in
      MessageReading.allCases.map {
        reader.message(for: key, $0)?.pattern.format(
          ["n": .integer(count), "field": .text("C++")], isolating: false)
      }
    }
    #expect(texts("a", 1) == ["must have a word", "Must have a word", "“C++” must have a word"])
    #expect(texts("a", 2) == ["this has 2 words", "This has 2 words", "“C++” has 2 words"])
    #expect(texts("b", 0).first == "C++ is [not] a word")
  }

  @Test(
    "A fault has its place in the file",
    arguments: [
      (
        #"{"@@syntax": "mf3"}"#,
        "en.json:1:14: @@syntax: “mf3” is not a syntax of messages; expected \"mf1\" or \"mf2\""
      ),
      (#"{"@@syntax": 2}"#, "en.json:1:14: @@syntax: the value is a number; expected \"mf1\" or \"mf2\""),
      (#"{"@@syntax": "mf2", "k": "a {$n"}"#, "en.json:1:29: k: unclosed brace; expected }"),
      (#"{"k": {"mf2": "\u0061 {$n"}}"#, "en.json:1:23: k: unclosed brace; expected }"),
      (#"{"k": {"mf2": 1}}"#, "en.json:1:7: k: the message is not a string; expected a message in quotes"),
      (
        #"{"k": {"mf2": ".input {$n} .match $n * {{a}}"}}"#,
        "en.json:1:35: k: nothing says how $n chooses; expected a declaration with a function, such as .input {$n :number}"
      ),
    ])
  func faults(json: String, error: String) {
    #expect(throws: CatalogError.self) { try MessageCatalog(json: Data(json.utf8), file: "en.json") }
    #expect(
      MessageCatalog.readCollectingErrors(Array(json.utf8), file: "en.json").errors.first?.description
        == error)
  }

  @Test("Lint compares the arguments and forms of both syntaxes")
  func lint() {
    func lint(_ value: String) -> [String] {
      CatalogLintTests.lint(CatalogLintTests.chinese("a", value), as: "zh.json")
    }
    #expect(lint(#"{"mf2": ".input {$minimum :number} .match $minimum * {{{$minimum} 个文件}}"}"#).isEmpty)
    #expect(
      lint(#"{"mf2": ".input {$minimum :number} .match $minimum one {{一}} * {{{$minimum} 个 {$x}}}"}"#) == [
        "1:7: error: a: the form “one” of {minimum} does not show {x}",
        "1:7: error: a: {minimum, plural} has the form “one”, which zh never uses",
        "1:7: error: a: {x} is not an argument of the source",
      ])
  }

  @Test("A catalog is written in the other syntax, and what cannot be is named and left as it is")
  func conversion() throws {
    let json = ##"""
      {
        "@@locale": "en",
        "a": "{n, plural, one {# day} other {# days}}",
        "@a": {"description": "x"},
        "b": "{n, spellout}",
        "c": {"plural": "n", "one": "{n, duration}", "other": "#"},
        "d": "it''s"
      }
      """##
    let conversion = try CatalogConversion(Array(json.utf8), file: "en.json", to: .mf2)
    #expect(
      String(decoding: conversion.json, as: UTF8.self) == ##"""
        {
          "@@syntax": "mf2",
          "@@locale": "en",
          "a": ".input {$n :number}\n.match $n\none {{{$n} day}}\n* {{{$n} days}}",
          "@a": {
            "description": "x"
          },
          "b": {
            "mf1": "{n, spellout}"
          },
          "c": {
            "plural": "n",
            "one": "{n, duration}",
            "other": "#"
          },
          "d": "it's"
        }

        """##)
    #expect(
      conversion.problems.map(\.description) == [
        "en.json:5:8: b: MessageFormat 2 cannot say the format {n, spellout}; expected a message that both syntaxes can say",
        "en.json:6:8: c: MessageFormat 2 cannot say the format {n, duration}; expected a message that both syntaxes can say",
      ])
    let back = try CatalogConversion(conversion.json, file: "en.json", to: .mf1)
    #expect(back.problems.isEmpty)
    #expect(
      String(decoding: back.json, as: UTF8.self) == ##"""
        {
          "@@locale": "en",
          "a": {
            "plural": "n",
            "one": "# day",
            "other": "# days"
          },
          "@a": {
            "description": "x"
          },
          "b": "{n, spellout}",
          "c": {
            "plural": "n",
            "one": "{n, duration}",
            "other": "#"
          },
          "d": "it''s"
        }

        """##)
    #expect(throws: CatalogConversion.Faults.self) {
      try CatalogConversion(Array("[]".utf8), file: "en.json", to: .mf2)
    }
  }
}
