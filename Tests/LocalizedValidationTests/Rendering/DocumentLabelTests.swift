import Foundation
import Testing

@testable import LocalizedValidation

@Suite("The labels of a rule document")
struct DocumentLabelTests {
  private static let rules = #"""
    {
      "fields": {
        "name": {"rules": ["required"], "label": "Full name"},
        "mail": {"rules": ["required"], "label": "label.mail"},
        "city": {"rules": ["required"], "label": "المدينة"},
        "zip": {"rules": ["required"], "label": "label.nobody"},
        "items[].name": {"rules": ["notBlank"], "label": "Item"},
        "rows[].cells[].parts[].code": {"rules": ["notBlank"], "label": "Code"},
        "password": {"rules": [], "label": "Passphrase"},
        "confirmation": [{"sameAs": "password"}],
        "address": {"rules": [], "label": "Home"},
        "address.street": ["notBlank"]
      }
    }
    """#

  private static let record = #"""
    {"items": [{"name": "a"}, {"name": ""}], "rows": [{"cells": [{"parts": [{"code": ""}]}]}], "password": "a",
     "confirmation": "b", "address": 5}
    """#

  private static func errors() throws -> [ValidationError] {
    try RuleDocument(json: rules.utf8).errors(inJSON: record.utf8)
  }

  @Test("name the fields in sentences, in the language of the catalogs")
  func sentences() throws {
    let catalogs = try MessageCatalogs.builtIn(adding: [
      "en": ["label.mail": "E-mail address"],
      "pt": [
        "label.mail": "Endereço de e-mail", "Full name": "Nome completo", "field.items[].name": "Artigo",
      ],
    ])
    let errors = try Self.errors()
    func sentences(_ locale: LanguageTag) -> [String] {
      errors.map { catalogs.sentence(of: $0, in: locale, .full) }
    }
    #expect(
      sentences("en") == [
        "“Full name” is required", "“E-mail address” is required", "“\(isolated("المدينة"))” is required",
        "“\(isolated("zip"))” is required", "“Item” must contain more than spaces",
        "“Code” must contain more than spaces",
        "“\(isolated("confirmation"))” must be the same as “Passphrase”", "“Home” must be a group of fields",
      ])
    #expect(
      sentences("pt").prefix(2) == [
        "O campo “Nome completo” é obrigatório", "O campo “Endereço de e-mail” é obrigatório",
      ])
    #expect(sentences("pt")[4].contains("“Artigo”"))
    #expect(sentences("ar")[0].contains(isolated("Full name")))
  }

  @Test("name a list of which an element is repeated, and the other field of the same element")
  func elements() throws {
    let rules = #"""
      {
        "fields": {
          "tags": {"rules": ["unique"], "label": "Tags"},
          "tags[]": {"rules": ["notBlank"], "label": "Tag"},
          "codes": ["unique"],
          "orders[].lines[].from": [],
          "orders[].lines[].to": [{"afterField": {"field": "orders[].lines[].from"}}]
        }
      }
      """#
    let record = #"""
      {"tags": ["a", "b", "a"], "codes": [1, 1],
       "orders": [{}, {"lines": [{"from": 1, "to": 2}, {"from": 2, "to": 1}, {"from": 2, "to": 2}]}]}
      """#
    let errors = try RuleDocument(json: rules.utf8).errors(inJSON: record.utf8)
    let from = { (line: Int) in isolated("orders[1].lines[\(line)].from") }
    let to = { (line: Int) in isolated("orders[1].lines[\(line)].to") }
    let expected = [
      "“Tags”: item 3 must not repeat item 1", "“\(isolated("codes"))”: item 2 must not repeat item 1",
      "“\(to(1))” must be more than “\(from(1))”", "“\(to(2))” must be more than “\(from(2))”",
    ]
    // Sentences that are kept are those that are made anew.
    for _ in 0..<2 { #expect(errors.localizedDescriptions(in: "en", form: .full) == expected) }
  }

  @Test("go with an error that is stored")
  func stored() throws {
    let catalogs = MessageCatalogs.builtIn()
    let errors = try Self.errors()
    let data = try JSONEncoder().encode(errors)
    let stored = try JSONDecoder().decode([ValidationError].self, from: data)
    #expect(stored == errors)
    #expect(
      stored.map { catalogs.sentence(of: $0, in: "en", .full) }
        == errors.map { catalogs.sentence(of: $0, in: "en", .full) })
    let plain = try JSONEncoder().encode(ValidationError(code: "a", path: ["name"]))
    #expect(!String(decoding: plain, as: UTF8.self).contains("labels"))
  }

  @Test("do not distinguish errors, and are kept apart by the sentences that are kept")
  func kept() throws {
    func errors(_ label: String) throws -> [ValidationError] {
      let rules = #"{"fields": {"a[].b[].c[].d": {"rules": ["required"], "label": "\#(label)"}}}"#
      return try RuleDocument(json: rules.utf8).errors(inJSON: #"{"a": [{"b": [{"c": [{}]}]}]}"#.utf8)
    }
    let (one, other) = (try errors("One"), try errors("Other"))
    #expect(one == other)
    #expect(one.localizedDescriptions(in: "en", form: .full) == ["“One” is required"])
    #expect(other.localizedDescriptions(in: "en", form: .full) == ["“Other” is required"])
    #expect(one.localizedDescriptions(in: "en", form: .full) == ["“One” is required"])
  }
}
