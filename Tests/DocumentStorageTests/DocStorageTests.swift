import Foundation
import Testing

@testable import DocumentStorage

@Suite("A value lives in a JSON file of its directory")
struct DocStorageTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The declaration as a reader would write it; it only compiles here, since it names the real documents.
  struct Phones {
    @DocStorage<[Mobile]>(fileName: "mobiles") var mobiles = []
  }

  struct Shelf {
    @DocStorage<[Mobile]> var mobiles: [Mobile]
    @DocStorage<String?> var note: String?

    init(in directory: URL) {
      _mobiles = DocStorage(wrappedValue: [], fileName: "mobiles", directory: directory)
      _note = DocStorage(fileName: "note", directory: directory)
    }
  }

  @Test("Without a file the value is the declaration's, and nothing is written")
  func absent() throws {
    let storage = scratch.storage(Mobile.samples, "mobiles")
    #expect(storage.wrappedValue == Mobile.samples)
    #expect(storage.error == nil)
    #expect(try scratch.names == [])
  }

  @Test("What is removed is the declaration's again, and no file is left")
  func removed() throws {
    let storage = scratch.storage([Mobile](), "mobiles")
    #expect(storage.remove() && storage.error == nil)
    storage.wrappedValue = Mobile.samples
    #expect(try scratch.names == ["mobiles.json"])
    #expect(storage.remove() && storage.wrappedValue == [] && storage.error == nil)
    #expect(try scratch.names == [])
    storage.wrappedValue = Mobile.samples
    #expect(try scratch.names == ["mobiles.json"] && storage.error == nil)
    // A file of another writer that is not a document is not deleted by a storage that could not read it.
    try FileManager.default.removeItem(at: scratch.url("mobiles.json"))
    try FileManager.default.createDirectory(
      at: scratch.url("mobiles.json"), withIntermediateDirectories: true)
    #expect(!storage.remove() && storage.error == .notRegularFile(scratch.url("mobiles.json")))
    #expect(try scratch.names == ["mobiles.json"])
  }

  @Test("What is set comes back from the file in the next storage")
  func roundTrip() throws {
    let shelf = Shelf(in: scratch.directory)
    shelf.mobiles = Mobile.samples
    shelf.mobiles.append(Mobile(owner: "Zoë", number: "7", rate: 0))
    shelf.note = "عُد غدًا"
    #expect(shelf.$mobiles.error == nil)
    #expect(try scratch.names == ["mobiles.json", "note.json"])

    let next = Shelf(in: scratch.directory)
    #expect(next.mobiles == Mobile.samples + [Mobile(owner: "Zoë", number: "7", rate: 0)])
    #expect(
      next.mobiles.map { Array($0.owner.unicodeScalars) }
        == shelf.mobiles.map { Array($0.owner.unicodeScalars) })
    #expect(next.mobiles[2].rate.sign == .minus)
    #expect(next.note == "عُد غدًا")
  }

  @Test("A copy of the struct shares the value and the file")
  func copies() throws {
    let shelf = Shelf(in: scratch.directory)
    let copy = shelf
    copy.note = "shared"
    #expect(shelf.note == "shared")
    #expect(shelf.$note === copy.$note)
  }

  @Test("The file is laid out for people, with keys in order, and the same value gives the same bytes")
  func layout() throws {
    let storage = scratch.storage([Mobile](), "mobiles")
    storage.wrappedValue = [Mobile(owner: "王/小", number: "1", rate: 2.5)]
    let expected = """
      [
        {
          "number" : "1",
          "owner" : "王/小",
          "rate" : 2.5
        }
      ]

      """
    #expect(try scratch.text("mobiles.json") == expected)
    storage.wrappedValue = storage.wrappedValue
    #expect(try scratch.text("mobiles.json") == expected)
  }

  @Test(
    "A value that is one bare scalar is a document too",
    arguments: [("null", nil), ("\"\"", ""), ("\"a\\u0000b\"", "a\0b"), (" \"\\u0627\" ", "ا")]
      as [(String, String?)]
  )
  func scalars(json: String, value: String?) throws {
    try scratch.put(json, at: "note.json")
    let storage = scratch.storage(String?.some("default"), "note")
    #expect(storage.error == nil)
    #expect(storage.wrappedValue == value)
    storage.save()
    #expect(scratch.storage(String?.some("default"), "note").wrappedValue == value)
  }

  @Test("A text of a megabyte and 100,000 marks on one letter survive")
  func large() throws {
    let text =
      String(repeating: "مرحبا 世界 👩‍👩‍👧 ", count: 20_000) + "a" + String(repeating: "\u{301}", count: 100_000)
    let storage = scratch.storage("", "long")
    storage.wrappedValue = text
    #expect(storage.error == nil)
    let isSame = scratch.storage("", "long").wrappedValue.utf8.elementsEqual(text.utf8)
    #expect(isSame)
  }

  @Test("Missing directories are made on the first set, not before")
  func intermediateDirectories() throws {
    let deep = scratch.directory.appendingPathComponent("وثائق/文件/a%2Fb #?", isDirectory: true)
    let storage = DocStorage(wrappedValue: 0, fileName: "count", directory: deep)
    #expect(try scratch.names == [])
    storage.wrappedValue = 7
    #expect(storage.error == nil)
    #expect(storage.url?.path == deep.path + "/count.json")
    #expect(DocStorage(wrappedValue: 0, fileName: "count", directory: deep).wrappedValue == 7)
  }

  @Test(
    "The owner's permissions stay on the file through a set", arguments: [0o600, 0o640, 0o444, 0o666, 0o700])
  func permissions(mode: Int) throws {
    try scratch.put("1", at: "count.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: scratch.url("count.json").path)
    let storage = scratch.storage(0, "count")
    storage.wrappedValue = 2
    #expect(storage.error == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.url("count.json").path)
    #expect(attributes[.posixPermissions] as? Int == mode)
    #expect(try scratch.text("count.json") == "2\n")
  }

  @Test("Reload shows what another storage wrote, and the declaration's value once the file is gone")
  func reload() throws {
    let mine = scratch.storage(["default"], "list")
    let theirs = scratch.storage(["default"], "list")
    theirs.wrappedValue = ["他们的"]
    #expect(mine.wrappedValue == ["default"])
    #expect(mine.reload())
    #expect(mine.wrappedValue == ["他们的"])
    try FileManager.default.removeItem(at: scratch.url("list.json"))
    #expect(mine.reload())
    #expect(mine.wrappedValue == ["default"])
  }

  @Test("A change that throws changes nothing")
  func throwingUpdate() throws {
    struct Refusal: Error, Equatable {}
    let storage = scratch.storage([1], "list")
    #expect(throws: Refusal()) {
      try storage.update { value throws(Refusal) in
        value.append(2)
        throw Refusal()
      }
    }
    #expect(storage.wrappedValue == [1])
    #expect(try scratch.names == [])
  }

  @Test("A class that is not Sendable can be the value of a storage that stays where it was made")
  func referenceValue() throws {
    final class Draft: Codable {
      var text = ""
    }
    let storage = scratch.storage(Draft(), "draft")
    let draft = Draft()
    draft.text = "مسودة"
    storage.wrappedValue = draft
    #expect(storage.error == nil)
    #expect(scratch.storage(Draft(), "draft").wrappedValue.text == "مسودة")
    draft.text = "نهائي"
    #expect(storage.save())
    #expect(scratch.storage(Draft(), "draft").wrappedValue.text == "نهائي")
  }

  @Test("The documents directory is the user's own when none is given")
  func documentsDirectory() throws {
    let documents = try #require(DocumentsDirectory.current)
    let storage = DocStorage(wrappedValue: 0, fileName: "DocumentStorageTests-\(UUID().uuidString)")
    #expect(storage.error == nil)
    #expect(storage.url?.deletingLastPathComponent().path == documents.path)
  }
}
