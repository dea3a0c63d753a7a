import Foundation
import Testing

@testable import DocumentStorage

@Suite("A write that fails loses nothing")
struct WriteFailureTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The system's calls with one of them failing while the switch is on.
  static func calls(failing call: String, _ code: Int32, while isBroken: Switch) -> FileCalls {
    var calls = FileCalls.system
    switch call {
    case "open":
      calls.create = { path, mode throws(SystemFailure) in
        if isBroken.isOn { throw SystemFailure(call: call, code: code) }
        return try FileCalls.system.create(path, mode)
      }
    case "write":
      let count = Counter()
      calls.write = { file, buffer throws(SystemFailure) in
        // A disk that fills up takes a few bytes first.
        if isBroken.isOn, count.next() % 2 == 1 { throw SystemFailure(call: call, code: code) }
        return try FileCalls.system.write(file, UnsafeRawBufferPointer(rebasing: buffer.prefix(3)))
      }
    case "fsync":
      calls.synchronize = { file throws(SystemFailure) in
        if isBroken.isOn { throw SystemFailure(call: call, code: code) }
        try FileCalls.system.synchronize(file)
      }
    default:
      calls.rename = { old, new throws(SystemFailure) in
        if isBroken.isOn { throw SystemFailure(call: call, code: code) }
        try FileCalls.system.rename(old, new)
      }
    }
    return calls
  }

  @Test(
    "The file keeps the old value, memory the new one, and a later save brings it to the disk",
    arguments: [
      ("open", EACCES), ("open", EROFS), ("open", EMFILE), ("write", ENOSPC), ("write", EDQUOT),
      ("write", EIO),
      ("fsync", EIO), ("fsync", ENOSPC), ("rename", EPERM),
    ]
  )
  func failure(call: String, code: Int32) throws {
    let isBroken = Switch(false)
    let storage = scratch.storage(
      [Mobile](), "mobiles", calls: Self.calls(failing: call, code, while: isBroken))
    storage.wrappedValue = Mobile.samples
    #expect(storage.error == nil)
    let before = try scratch.bytes("mobiles.json")

    isBroken.isOn = true
    storage.wrappedValue = []
    #expect(storage.error == .notWritten(scratch.url("mobiles.json"), SystemFailure(call: call, code: code)))
    #expect(storage.wrappedValue == [])
    #expect(try scratch.bytes("mobiles.json") == before)
    #expect(try scratch.names == ["mobiles.json"])

    isBroken.isOn = false
    #expect(storage.save())
    #expect(storage.error == nil)
    #expect(try scratch.text("mobiles.json") == "[\n\n]\n")
  }

  @Test("A device that takes no byte is an error, not an endless loop")
  func writesNothing() throws {
    var calls = FileCalls.system
    calls.write = { _, _ throws(SystemFailure) in 0 }
    let storage = scratch.storage(0, "count", calls: calls)
    storage.wrappedValue = 1
    #expect(storage.error == .notWritten(scratch.url("count.json"), SystemFailure(call: "write", code: EIO)))
    #expect(try scratch.names == [])
  }

  @Test("A call that a signal interrupts is made again")
  func interrupted() throws {
    var attempts = 0
    let answer = try FileCalls.repeating("write") { () -> Int in
      attempts += 1
      errno = EINTR
      return attempts < 4 ? -1 : 12
    }
    #expect(answer == 12)
    #expect(attempts == 4)
  }

  @Test("The place of the directory is taken by a file")
  func directoryIsFile() throws {
    try scratch.put("mine", at: "taken")
    let storage = DocStorage(wrappedValue: 0, fileName: "count", directory: scratch.url("taken"))
    storage.wrappedValue = 1
    #expect(storage.wrappedValue == 1)
    #expect(
      storage.error
        == .unreadable(scratch.url("taken/count.json"), SystemFailure(call: "open", code: ENOTDIR))
    )
    #expect(try scratch.text("taken") == "mine")
  }

  @Test("A directory that may only be read", .enabled(if: NSUserName() != "root", "root may write anywhere"))
  func readOnlyDirectory() throws {
    try scratch.put("1", at: "count.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: scratch.directory.path)
    let storage = scratch.storage(0, "count")
    #expect(storage.wrappedValue == 1)
    storage.wrappedValue = 2
    #expect(storage.wrappedValue == 2)
    #expect(
      storage.error == .notWritten(scratch.url("count.json"), SystemFailure(call: "open", code: EACCES)))
    #expect(try scratch.text("count.json") == "1")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.directory.path)
    #expect(storage.save())
    #expect(try scratch.text("count.json") == "2\n")
  }

  @Test(
    "A number that JSON cannot hold is reported with its place, and nothing is written",
    arguments: [Double.nan, .infinity, -.infinity]
  )
  func notEncodable(rate: Double) throws {
    let storage = scratch.storage([Mobile](), "mobiles")
    storage.wrappedValue = Mobile.samples
    let before = try scratch.bytes("mobiles.json")
    storage.wrappedValue.append(Mobile(owner: "李", number: "1", rate: rate))
    guard case .notEncodable(scratch.url("mobiles.json"), let failure) = storage.error else {
      Issue.record("\(String(describing: storage.error))")
      return
    }
    #expect(failure.problem == .unacceptableValue)
    #expect(failure.path == "[4].rate")
    #expect(storage.wrappedValue.count == 5)
    #expect(try scratch.bytes("mobiles.json") == before)
  }

  @Test("An error prints its facts for a log")
  func descriptions() {
    let url = URL(fileURLWithPath: "/var/تطبيق/list.json")
    let kept = URL(fileURLWithPath: "/var/تطبيق/list.damaged-1.json")
    let damage = CodingFailure(problem: .missingKey, path: "[0].owner", detail: "No value.")
    let rows: [(DocumentError, String)] = [
      (.nameRefused(name: "../a", .separator), "nameRefused \"../a\" separator"),
      (.noDocumentsDirectory, "noDocumentsDirectory"),
      (.notRegularFile(url), "notRegularFile /var/تطبيق/list.json"),
      (
        .damaged(file: url, keptAs: kept, damage),
        "damaged /var/تطبيق/list.json, kept as list.damaged-1.json: missingKey at [0].owner: No value."
      ),
      (
        .notWritten(url, SystemFailure(call: "write", code: ENOSPC)),
        "notWritten /var/تطبيق/list.json: write \(ENOSPC) (No space left on device)"
      ),
    ]
    for (error, text) in rows { #expect(error.description == text) }
  }
}
