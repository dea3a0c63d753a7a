import Dispatch
import Foundation
import Primitives
import Testing

@testable import LocalizedValidation

@Suite("Sentences follow the catalogs")
struct FreshSentenceTests {
  @Test("after every kind of change, in the message, its label and its join")
  func changes() throws {
    let catalogs = MessageCatalogs.builtIn()
    let error = ValidationError(code: .presenceBlank, path: ["items", 3, "name"])
    let path = "items[3].name"
    func sentences() -> [String] {
      let languages: [LanguageTag] = ["pt-BR", "en"]
      return languages.map {
        catalogs.sentence(of: error, in: $0, .full).filter { !"\u{2068}\u{2069}".contains($0) }
      }
    }
    let first = sentences()
    #expect(first.allSatisfy { $0.contains(path) })
    let layer = try catalogs.addLayer(["field.name": "Nome"], for: "pt-BR")
    #expect(sentences() == [first[0].replacing(path, with: "Nome"), first[1]])
    let nearer = try catalogs.addLayer(["field.items[].name": "Item"], for: "pt")
    #expect(sentences() == [first[0].replacing(path, with: "Item"), first[1]])
    nearer.remove()
    #expect(sentences() == [first[0].replacing(path, with: "Nome"), first[1]])
    try catalogs.override("presence.blank.full", with: "{field}?", in: "pt-BR")
    #expect(sentences() == ["Nome?", first[1]])
    try catalogs.override("presence.blank", with: "fill it in", in: "en")
    try catalogs.override("error.full", with: "{message}: {field}", in: "en")
    #expect(sentences()[1] == "fill it in: \(path)")
    try catalogs.override("presence.blank", with: nil, in: "en")
    try catalogs.override("presence.blank.full", with: nil, in: "pt-BR")
    try catalogs.override("error.full", with: nil, in: "en")
    layer.remove()
    #expect(sentences() == first)
    catalogs.isolatesArguments = false
    #expect(catalogs.sentence(of: error, in: "en", .full) == first[1])
    catalogs.isolatesArguments = true
    #expect(catalogs.sentence(of: error, in: "en", .full).contains("\u{2068}\(path)\u{2069}"))
  }

  @Test("in every locale, one after another, with arguments of any size of which nothing is kept")
  func locales() throws {
    let catalogs = MessageCatalogs.builtIn()
    let long = String(repeating: "é", count: 100_000)
    for locale in builtInLocales {
      for value in ["x", long] {
        let error = ValidationError(
          code: .comparisonNotEqual, arguments: ["expected": .text(value), "actual": .text(long)])
        let sentence = catalogs.sentence(of: error, in: locale)
        #expect(sentence.contains(isolated(value)))
      }
    }
    // What is kept depends on the catalogs alone: a table and few messages for each language.
    #expect(catalogs.keptBytes < 10_000 * builtInLocales.count)
  }

  @Test("and lists within lists are cut short before they exhaust the stack of a small thread")
  func depth() throws {
    let catalogs = MessageCatalogs.builtIn()
    var deep: ValidationError.Argument = "x"
    // Releasing lists within lists takes stack too, and is not ours.
    for level in 0..<1_000 { deep = level.isMultiple(of: 2) ? .list([deep]) : .alternatives([deep, "y"]) }
    let known = ValidationError(code: .comparisonNotEqual, arguments: ["expected": deep])
    let unknown = ValidationError(code: "own.code", arguments: ["a": deep])
    let texts = Lock<[String]>([])
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      for error in [known, unknown] {
        let text = SentenceTable(catalogs: catalogs).sentence(of: error, form: .inline, in: "ar")
        texts.withLock { $0.append(text) }
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    #expect(texts.withLock { $0.count } == 2)
    #expect(texts.withLock { $0.allSatisfy { $0.contains("…") } })
  }
}
