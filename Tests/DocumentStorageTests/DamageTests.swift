import Foundation
import Testing

@testable import DocumentStorage

@Suite("A damaged file is kept aside, and never overwritten")
struct DamageTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Bytes that are not a list of mobiles, and what is to be said of them.
  struct Damage: CustomTestStringConvertible {
    let name: String
    let json: String
    let problem: CodingFailure.Problem
    let path: String

    init(_ name: String, _ json: String, _ problem: CodingFailure.Problem, _ path: String = "") {
      (self.name, self.json, self.problem, self.path) = (name, json, problem, path)
    }

    var testDescription: String { name }
  }

  static let damages = [
    Damage("an empty file", "", .notJSON),
    Damage("white space", "   \n", .notJSON),
    Damage("cut in a letter's text", "[{\"owner\": \"سل", .notJSON),
    Damage("another format", "owner,number\nسلمى,1\n", .notJSON),
    Damage("more after the end", "[]]", .notJSON),
    Damage("a NUL", "[\u{0}]", .notJSON),
    Damage("half a surrogate pair", "[{\"owner\": \"\\ud83d\"}]", .unacceptableValue),
    Damage("200,000 levels", String(repeating: "[", count: 200_000), .notJSON),
    Damage("an object for a list", "{}", .wrongType),
    Damage("null for a list", "null", .missingValue),
    Damage("a key too few", #"[{"owner": "王", "number": "1"}]"#, .missingKey, "[0]"),
    Damage("a number for a text", #"[{"owner": 5, "number": "1", "rate": 1}]"#, .wrongType, "[0].owner"),
    Damage("null for a text", #"[{"owner": null, "number": "1", "rate": 1}]"#, .missingValue, "[0].owner"),
    Damage(
      "a number beyond a double", #"[{"owner": "", "number": "", "rate": 1e999}]"#, .unacceptableValue),
  ]

  @Test(
    "Bytes that are not this value are told apart, moved whole to a new name, and the value is the default",
    arguments: damages
  )
  func damaged(row: Damage) throws {
    let json = row.json
    try scratch.put(json, at: "mobiles.json")
    let storage = scratch.storage(Mobile.samples, "mobiles")
    guard
      case .damaged(scratch.url("mobiles.json"), scratch.url("mobiles.damaged-1.json"), let failure) = storage
        .error
    else {
      Issue.record("\(String(describing: storage.error))")
      return
    }
    #expect(failure.problem == row.problem)
    #expect(failure.path == row.path)
    #expect(storage.wrappedValue == Mobile.samples)
    #expect(try scratch.names == ["mobiles.damaged-1.json"])
    #expect(try scratch.bytes("mobiles.damaged-1.json") == Data(json.utf8))

    storage.wrappedValue = []
    #expect(storage.error == nil)
    #expect(storage.keptAside == scratch.url("mobiles.damaged-1.json"))
    #expect(try scratch.names == ["mobiles.damaged-1.json", "mobiles.json"])
    #expect(try scratch.bytes("mobiles.damaged-1.json") == Data(json.utf8))
  }

  @Test("Bytes that are not UTF-8 are damage, not a crash")
  func notText() throws {
    let bytes = Data([0x22, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0x22])
    try bytes.write(to: scratch.url("note.json"))
    let storage = scratch.storage("default", "note")
    #expect(storage.wrappedValue == "default")
    #expect(storage.keptAside == scratch.url("note.damaged-1.json"))
    #expect(try scratch.bytes("note.damaged-1.json") == bytes)
  }

  @Test("A second damage takes the next free name, and what is there stays")
  func severalDamages() throws {
    try scratch.put("kept by hand", at: "هواتف.damaged-2.json")
    for (round, expected) in [
      (1, "هواتف.damaged-1.json"), (2, "هواتف.damaged-3.json"), (3, "هواتف.damaged-4.json"),
    ] {
      try scratch.put("damage \(round)", at: "هواتف.json")
      #expect(scratch.storage(0, "هواتف").keptAside == scratch.url(expected))
      #expect(try scratch.text(expected) == "damage \(round)")
    }
    #expect(try scratch.text("هواتف.damaged-2.json") == "kept by hand")
  }

  @Test("The longest name still has room for the name of a kept file")
  func longestName() throws {
    let name = String(repeating: "ي", count: 97)
    try scratch.put("?", at: name + ".json")
    #expect(scratch.storage(0, name).keptAside == scratch.url(name + ".damaged-1.json"))
  }

  @Test("A file that was damaged after the load is kept aside by the next set")
  func damagedLater() throws {
    let storage = scratch.storage([1], "list")
    storage.wrappedValue = [1, 2]
    try scratch.put("[1, 2", at: "list.json")
    storage.wrappedValue = [1, 2, 3]
    guard case .damaged(_, scratch.url("list.damaged-1.json"), _) = storage.error else {
      Issue.record("\(String(describing: storage.error))")
      return
    }
    #expect(try scratch.text("list.damaged-1.json") == "[1, 2")
    #expect(scratch.storage([Int](), "list").wrappedValue == [1, 2, 3])
  }

  @Test("A reload that meets damage keeps the value in memory")
  func damagedBeforeReload() throws {
    let storage = scratch.storage([1], "list")
    storage.wrappedValue = [1, 2]
    try scratch.put("", at: "list.json")
    #expect(!storage.reload())
    #expect(storage.wrappedValue == [1, 2])
    #expect(storage.keptAside == scratch.url("list.damaged-1.json"))
    #expect(storage.save())
    #expect(scratch.storage([Int](), "list").wrappedValue == [1, 2])
  }

  @Test("A damaged file that cannot be moved stays, and no set overwrites it until it can be")
  func immovable() throws {
    try scratch.put("precious", at: "list.json")
    let isStuck = Switch(true)
    var calls = FileCalls.system
    calls.rename = { old, new throws(SystemFailure) in
      if isStuck.isOn { throw SystemFailure(call: "rename", code: EACCES) }
      try FileCalls.system.rename(old, new)
    }
    let storage = scratch.storage([1], "list", calls: calls)
    for _ in 1...2 {
      guard case .damaged(scratch.url("list.json"), nil, _) = storage.error else {
        Issue.record("\(String(describing: storage.error))")
        return
      }
      #expect(try scratch.names == ["list.json"])
      #expect(try scratch.text("list.json") == "precious")
      storage.wrappedValue = [2]
    }
    isStuck.isOn = false
    #expect(storage.save())
    #expect(try scratch.names == ["list.damaged-1.json", "list.json"])
    #expect(try scratch.text("list.damaged-1.json") == "precious")
    #expect(try scratch.text("list.json") == "[\n  2\n]\n")
  }

  @Test("A file that cannot be read is left in place, and no set overwrites it until a reload reads it")
  func unreadable() throws {
    try scratch.put("[\"precious\"]", at: "list.json")
    let isStuck = Switch(true)
    var calls = FileCalls.system
    calls.read = { file, buffer throws(SystemFailure) in
      if isStuck.isOn { throw SystemFailure(call: "read", code: EIO) }
      return try FileCalls.system.read(file, buffer)
    }
    let storage = scratch.storage(["default"], "list", calls: calls)
    let expected = DocumentError.unreadable(scratch.url("list.json"), SystemFailure(call: "read", code: EIO))
    #expect(storage.error == expected)
    storage.wrappedValue = ["new"]
    #expect(storage.error == expected)
    isStuck.isOn = false
    #expect(!storage.save())
    #expect(try scratch.text("list.json") == "[\"precious\"]")
    #expect(storage.reload())
    #expect(storage.wrappedValue == ["precious"])
    storage.wrappedValue.append("neu")
    #expect(storage.error == nil)
    #expect(scratch.storage([String](), "list").wrappedValue == ["precious", "neu"])
  }
}
