import Foundation
import Primitives
import Testing

@testable import MessageLocalization

@Suite("Catalog files") struct CatalogFilesTests {
  @Test("A directory is a layer of its JSON files; other files, hidden ones and directories are passed over")
  func directory() throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "eo a"}"#, to: "eo.json")
    try directory.write(#"{"@@locale": "ar-EG", "a": "ar-EG a"}"#, to: "ar-EG.json")
    try directory.write("not JSON", to: "notes.txt")
    try directory.write("not JSON", to: ".eo.json")
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(directory: directory.url)
    #expect(layer.locales == ["ar-EG", "eo"])
    #expect(catalogs.text("a", "eo") == "eo a")
    #expect(catalogs.text("a", "ar-EG") == "ar-EG a")
  }

  @Test("One broken file keeps a whole directory from being added, and is named")
  func brokenDirectory() throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "eo a"}"#, to: "eo.json")
    try directory.write("{\"a\": \"x\",\n \"b\": 1}", to: "fr.json")
    let catalogs = MessageCatalogs()
    let error = #expect(throws: CatalogError.self) { try catalogs.addLayer(directory: directory.url) }
    #expect(error?.file == directory.url.appendingPathComponent("fr.json").path)
    #expect([error?.line, error?.column] == [2, 7])
    #expect(error?.key == "b")
    #expect(catalogs.availableLocales == [])
  }

  @Test("Two files of one language are refused, and both are named")
  func twoFiles() throws {
    let directory = try TemporaryDirectory()
    try directory.write("{}", to: "he.json")
    try directory.write("{}", to: "iw.json")
    let error = #expect(throws: CatalogError.self) {
      try MessageCatalogs().addLayer(directory: directory.url)
    }
    #expect(error?.file.hasSuffix("iw.json") == true)
    #expect(error?.problem.hasSuffix("he.json") == true)
  }

  @Test("A file or directory that is not there is an error without a line", arguments: [false, true])
  func absent(isDirectory: Bool) {
    let url = URL(fileURLWithPath: "/nowhere/eo.json")
    let error = #expect(throws: CatalogError.self) {
      isDirectory
        ? try MessageCatalogs().addLayer(directory: url) : try MessageCatalogs().addLayer(file: url)
    }
    #expect(error?.file == "/nowhere/eo.json")
    #expect(error?.line == nil)
  }

  @Test("On request, files that changed, came or went are taken, and nothing else is told to observers")
  func reloading() throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "one"}"#, to: "eo.json")
    try directory.write(#"{"a": "fr"}"#, to: "fr.json")
    let catalogs = MessageCatalogs()
    let calls = Lock(0)
    let layer = try catalogs.addLayer(directory: directory.url)
    let observation = catalogs.observe { calls.withLock { $0 += 1 } }
    try layer.reload()
    #expect(calls.withLock { $0 } == 0)
    // The same size, within the same tick of the file system's clock.
    try directory.write(#"{"a": "two"}"#, to: "eo.json")
    try layer.reload()
    #expect(catalogs.text("a", "eo") == "two")
    #expect(calls.withLock { $0 } == 1)
    try directory.write(#"{"a": "ar"}"#, to: "ar.json")
    try directory.delete("fr.json")
    try catalogs.reload()
    #expect(catalogs.availableLocales == ["ar", "eo"])
    #expect(calls.withLock { $0 } == 2)
    observation.cancel()
  }

  @Test(
    "A file that broke keeps its last good version, while others are taken; its fault is thrown until repaired"
  )
  func lastGood() throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "one"}"#, to: "eo.json")
    try directory.write(#"{"a": "fr"}"#, to: "fr.json")
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(directory: directory.url)
    try directory.write(#"{"a": "{"}"#, to: "eo.json")
    try directory.write(#"{"a": "fr, newer"}"#, to: "fr.json")
    for _ in 0..<2 {
      let error = #expect(throws: CatalogError.self) { try layer.reload() }
      #expect(error?.file.hasSuffix("eo.json") == true)
      #expect(error?.key == "a")
      #expect(catalogs.text("a", "eo") == "one")
      #expect(catalogs.text("a", "fr") == "fr, newer")
    }
    try directory.write(#"{"a": "one"}"#, to: "eo.json")
    try layer.reload()
    #expect(catalogs.text("a", "eo") == "one")
    try directory.write(#"{"a": "repaired"}"#, to: "eo.json")
    try layer.reload()
    #expect(catalogs.text("a", "eo") == "repaired")
  }

  @Test("A single file that vanishes, and a directory that cannot be listed, keep what was read")
  func vanishing() throws {
    let directory = try TemporaryDirectory()
    let inner = directory.url.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try directory.write(#"{"a": "eo"}"#, to: "eo.json")
    try directory.write(#"{"a": "fr"}"#, to: "inner/fr.json")
    let catalogs = MessageCatalogs()
    try catalogs.addLayer(file: directory.url.appendingPathComponent("eo.json"))
    try catalogs.addLayer(directory: inner)
    try directory.delete("eo.json")
    try directory.delete("inner")
    #expect(throws: CatalogError.self) { try catalogs.reload() }
    #expect(catalogs.text("a", "eo") == "eo")
    #expect(catalogs.text("a", "fr") == "fr")
  }

  @Test("A file that is too large is refused unread, and the last good version stays")
  func large() throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "one"}"#, to: "eo.json")
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(directory: directory.url)
    // A hole of 20 GB takes no room on the disk.
    let file = try FileHandle(forWritingTo: directory.url.appendingPathComponent("eo.json"))
    try file.truncate(atOffset: 20 << 30)
    try file.close()
    #expect {
      try layer.reload()
    } throws: { error in
      (error as? CatalogError)?.problem == "the file is larger than 16 MB"
    }
    #expect(catalogs.text("a", "eo") == "one")
  }

  @Test("Many files are looked at again and again, each language once")
  func manyFiles() throws {
    let directory = try TemporaryDirectory()
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.prefix(12).flatMap { first in letters.map { "q\(first)\($0)" } }
    for tag in tags { try directory.write(#"{"a": "\#(tag)"}"#, to: "\(tag).json") }
    let catalogs = MessageCatalogs()
    let layer = try catalogs.addLayer(directory: directory.url)
    #expect(layer.locales.count == tags.count)
    for tag in tags.prefix(290) { try directory.delete("\(tag).json") }
    try directory.write(#"{"@@locale": "qll", "a": "x"}"#, to: "messages.json")
    try directory.delete("qll.json")
    try layer.reload()
    #expect(
      layer.locales == tags.dropFirst(290).compactMap { LanguageTag($0) })
    try directory.write(#"{"a": "again"}"#, to: "qll.json")
    #expect(throws: CatalogError.self) { try layer.reload() }
    #expect(catalogs.text("a", "qll") == "x")
  }

  @Test("Watched files are taken when they change, a fault is told once, and cancelling ends it")
  func watching() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"a": "one"}"#, to: "eo.json")
    let catalogs = MessageCatalogs()
    try catalogs.addLayer(directory: directory.url)
    let errors = Lock<[CatalogError]>([])
    let watching = catalogs.watch(every: .milliseconds(10)) { error in errors.withLock { $0.append(error) } }
    try directory.write(#"{"a": "two"}"#, to: "eo.json")
    #expect(await eventually { catalogs.text("a", "eo") == "two" })
    try directory.write(#"{"a": 3}"#, to: "eo.json")
    #expect(await eventually { errors.withLock { $0.contains { $0.key == "a" } } })
    try await Task.sleep(for: .milliseconds(60))
    #expect(errors.withLock { $0.count { $0.key == "a" } } == 1)
    #expect(catalogs.text("a", "eo") == "two")
    try directory.write(#"{"a": "four"}"#, to: "eo.json")
    #expect(await eventually { catalogs.text("a", "eo") == "four" })
    watching.cancel()
    try await Task.sleep(for: .milliseconds(60))
    try directory.write(#"{"a": "five"}"#, to: "eo.json")
    try await Task.sleep(for: .milliseconds(60))
    #expect(catalogs.text("a", "eo") == "four")
  }

  /// Whether a condition comes true within ten seconds.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 {
      if condition() { return true }
      do {
        try await Task.sleep(for: .milliseconds(10))
      } catch {
        return false
      }
    }
    return false
  }
}
