import Foundation
import Testing

@testable import DocumentStorage

@Suite("A name stays in its directory or is refused")
struct FileNameTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test(
    "A name that is a plain name makes the file of that name",
    arguments: [
      ("mobiles", "mobiles.json"),
      ("mobiles.json", "mobiles.json"),
      ("mobiles.JSON", "mobiles.JSON"),
      ("mobiles.json.json", "mobiles.json.json"),
      ("هواتف", "هواتف.json"),
      ("手机 号码", "手机 号码.json"),
      ("e\u{301}", "e\u{301}.json"),
      ("é", "é.json"),
      ("👩‍👩‍👧", "👩‍👩‍👧.json"),
      ("שלום 123", "שלום 123.json"),
      ("50%2F50 #1?", "50%2F50 #1?.json"),
      ("a..b", "a..b.json"),
      ("-rf", "-rf.json"),
      ("~", "~.json"),
      ("json", "json.json"),
      ("全角／斜線", "全角／斜線.json"),
      (String(repeating: "ي", count: 97), String(repeating: "ي", count: 97) + ".json"),
    ]
  )
  func accepted(name: String, file: String) throws {
    let storage = scratch.storage(0, name)
    storage.wrappedValue = 1
    #expect(storage.error == nil)
    #expect(try scratch.names.map { Array($0.utf8) } == [Array(file.utf8)])
    #expect(scratch.storage(0, name).wrappedValue == 1)
  }

  @Test(
    "A name that could leave the directory, hide, or be cut short is refused, and nothing is written",
    arguments: [
      ("", .empty),
      (".json", .empty),
      (".", .leadingDot),
      ("..", .leadingDot),
      (".hidden", .leadingDot),
      (".\u{301}", .leadingDot),
      ("../mobiles", .separator),
      ("/etc/passwd", .separator),
      ("a/b", .separator),
      ("a/", .separator),
      ("..\\mobiles", .separator),
      ("/\u{301}a", .separator),
      ("mobiles\0", .controlCharacter),
      ("mobiles\0.json", .controlCharacter),
      ("a\nb", .controlCharacter),
      ("a\u{7F}", .controlCharacter),
      (String(repeating: "ي", count: 98), .tooLong),
      (String(repeating: "a", count: 1_000_000), .tooLong),
    ] as [(String, DocumentError.NameProblem)]
  )
  func refused(name: String, problem: DocumentError.NameProblem) throws {
    let expected = DocumentError.nameRefused(name: name, problem)
    let storage = scratch.storage(["default"], name)
    #expect(storage.error == expected)
    #expect(storage.url == nil)
    storage.wrappedValue = ["new"]
    #expect(storage.wrappedValue == ["new"])
    #expect(storage.error == expected)
    #expect(!storage.save())
    #expect(!storage.reload())
    #expect(storage.wrappedValue == ["new"])
    #expect(try scratch.names == [])
  }

  @Test(
    "A directory that is not a path on this machine is refused",
    arguments: ["https://example.com/documents", "file:///tmp/a%00b", "mailto:user@example.com"]
  )
  func refusedDirectory(text: String) throws {
    let directory = try #require(URL(string: text))
    let storage = DocStorage(wrappedValue: 0, fileName: "count", directory: directory)
    storage.wrappedValue = 1
    #expect(storage.error == .directoryRefused(directory))
    #expect(storage.wrappedValue == 1)
  }

  @Test("A link in the file's place is neither read nor written through, nor replaced")
  func link() throws {
    let outside = try Scratch()
    try outside.put("42", at: "secret.json")
    let place = scratch.url("count.json")
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside.url("secret.json"))
    let storage = scratch.storage(0, "count")
    #expect(storage.error == .notRegularFile(place))
    storage.wrappedValue = 1
    #expect(storage.error == .notRegularFile(place))
    #expect(storage.wrappedValue == 1)
    #expect(try outside.text("secret.json") == "42")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place.path) == outside.url("secret.json").path
    )
  }

  @Test("A link that leads nowhere, made after the load, is not written through either")
  func linkMadeLater() throws {
    let outside = try Scratch()
    let storage = scratch.storage(0, "count")
    let place = scratch.url("count.json")
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside.url("new.json"))
    storage.wrappedValue = 1
    #expect(storage.error == .notRegularFile(place))
    #expect(try outside.names == [])
    try FileManager.default.removeItem(at: place)
    #expect(storage.save())
    #expect(try scratch.text("count.json") == "1\n")
  }

  @Test("A directory in the file's place is left alone")
  func directoryInPlace() throws {
    let place = scratch.url("count.json")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let storage = scratch.storage(0, "count")
    storage.wrappedValue = 1
    #expect(storage.error == .notRegularFile(place))
    #expect(try scratch.names == ["count.json"])
  }

  @Test("A pipe in the file's place does not make the reader wait")
  func pipeInPlace() throws {
    let place = scratch.url("count.json")
    try #require(mkfifo(place.path, 0o600) == 0)
    let storage = scratch.storage(0, "count")
    #expect(storage.error == .notRegularFile(place))
  }
}
