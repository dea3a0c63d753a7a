import Foundation
import Testing

@testable import DocumentStorage

@Suite("Temporary files of killed writers are removed by the next writer")
struct TemporaryFileTests {
  let scratch: Scratch
  let names = (1...3).map { _ in TemporaryName.new(for: "count.json") }

  init() throws { scratch = try Scratch() }

  @Test("A file without a lock goes, whatever its age; one in use and files of other documents stay")
  func leftovers() throws {
    let others = [TemporaryName.new(for: "other.json"), "notes.tmp", ".docstorage-"]
    for name in names + others { try scratch.put("[", at: name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: scratch.url(names[0]).path)
    let used = try FileCalls.system.openForReading(scratch.url(names[2]).path)
    #expect(try FileCalls.system.lock(used))

    scratch.storage(0, "count").wrappedValue = 1
    #expect(try scratch.names == ([names[2], "count.json"] + others).sorted())
    #expect(try FileCalls.system.lock(used))
  }

  @Test("On a file system without locks, a file goes after an hour", arguments: [ENOTSUP, ENOLCK, EBADF])
  func withoutLocks(code: Int32) throws {
    for name in names { try scratch.put("[", at: name) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: scratch.url(names[0]).path)
    var calls = FileCalls.system
    calls.lock = { _ throws(SystemFailure) in throw SystemFailure(call: "flock", code: code) }
    let storage = scratch.storage(0, "count", calls: calls)
    storage.wrappedValue = 1
    #expect(storage.error == nil)
    #expect(try scratch.names == [names[1], names[2], "count.json"].sorted())
  }

  @Test("A writer whose new file another one sweeps before it is locked takes a new file")
  func sweptBeforeTheLock() throws {
    let count = Counter()
    let directory = scratch.directory.path
    var calls = FileCalls.system
    calls.lock = { file throws(SystemFailure) in
      if count.next() == 0 {
        // The sweep of another process, between the two calls of this one.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
          try FileCalls.system.remove("\(directory)/\(name)")
        }
      }
      return try FileCalls.system.lock(file)
    }
    let storage = scratch.storage(0, "count", calls: calls)
    storage.wrappedValue = 7
    #expect(storage.error == nil)
    #expect(count.next() == 2)
    #expect(try scratch.names == ["count.json"])
    #expect(scratch.storage(0, "count").wrappedValue == 7)
  }

  @Test("A file that others keep locking ends in an error, not in a loop")
  func neverFree() throws {
    var calls = FileCalls.system
    calls.lock = { _ throws(SystemFailure) in false }
    let storage = scratch.storage(0, "count", calls: calls)
    storage.wrappedValue = 1
    #expect(
      storage.error
        == .notWritten(scratch.url("count.json"), SystemFailure(call: "flock", code: EWOULDBLOCK)))
    // They are swept as soon as locks can be had.
    scratch.storage(0, "count").wrappedValue = 2
    #expect(try scratch.names == ["count.json"])
  }
}
