import Foundation
import Testing

@testable import DocumentStorage

@Suite("Writers that meet leave one whole value")
struct ConcurrencyTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A value whose parts must agree: a mixture of two writers' bytes would show.
  struct Sheet: Codable, Hashable, Sendable {
    var author: String
    var lines: [String]

    init(author: String) {
      self.author = author
      lines = Array(repeating: "كتبه \(author) 写的", count: 500)
    }

    static let blank = Sheet(author: "")

    var isWhole: Bool { self == Sheet(author: author) }
  }

  @Test("Eight threads on one storage: memory and file end at the same value")
  func threadsOnOneStorage() throws {
    let storage = scratch.storage(Sheet.blank, "sheet")
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<10 {
        storage.wrappedValue = Sheet(author: "\(thread)-\(round)")
        #expect(storage.wrappedValue.isWhole)
      }
    }
    #expect(storage.error == nil)
    #expect(scratch.storage(Sheet.blank, "sheet").wrappedValue == storage.wrappedValue)
    #expect(try scratch.names == ["sheet.json"])
  }

  @Test("Eight threads with a storage each, while another reads: every read is whole")
  func threadsOnTheirOwnStorages() throws {
    let scratch = scratch
    scratch.storage(Sheet.blank, "sheet").save()
    DispatchQueue.concurrentPerform(iterations: 9) { thread in
      let storage = scratch.storage(Sheet.blank, "sheet")
      for round in 0..<10 {
        if thread == 8 {
          #expect(storage.reload())
          #expect(storage.wrappedValue.isWhole)
        } else {
          storage.wrappedValue = Sheet(author: "\(thread)-\(round)")
        }
        #expect(storage.error == nil)
      }
    }
    #expect(scratch.storage(Sheet.blank, "sheet").wrappedValue.isWhole)
    #expect(try scratch.names == ["sheet.json"])
  }

  @Test("Updates from eight threads lose no change")
  func updates() throws {
    let storage = scratch.storage(0, "visits")
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10 { storage.update { $0 += 1 } }
    }
    #expect(storage.wrappedValue == 80)
    #expect(try scratch.text("visits.json") == "80\n")
  }

  @Test("A second process writes the same file: every read is whole, and so is the end")
  func processes() async throws {
    let scratch = scratch
    let directory = scratch.directory.path
    scratch.storage(Sheet.blank, "sheet").save()
    async let other = #expect(processExitsWith: .success) { [directory = directory as String] in
      let storage = ConcurrencyTests.storage(in: directory)
      for round in 0..<100 { storage.wrappedValue = Sheet(author: "second-\(round)") }
      #expect(storage.error == nil)
    }
    let mine = scratch.storage(Sheet.blank, "sheet")
    var authors: Set<Substring> = []
    var round = 0
    // The other process ends by itself, so rounds bound this, and not the clock of a loaded machine.
    while round < 100_000, !authors.contains("second") || round < 100 {
      #expect(mine.reload())
      #expect(mine.wrappedValue.isWhole)
      authors.insert(mine.wrappedValue.author.prefix { $0 != "-" })
      mine.wrappedValue = Sheet(author: "first-\(round)")
      #expect(mine.error == nil)
      round += 1
      // Starting the other process needs a thread of the pool that this test runs on.
      try await Task.sleep(for: .milliseconds(1))
    }
    _ = await other
    #expect(authors.isSuperset(of: ["first", "second"]))
    #expect(scratch.storage(Sheet.blank, "sheet").wrappedValue.isWhole)
    #expect(try scratch.names == ["sheet.json"])
  }

  @Test("A process that is killed in the middle of a write leaves the old value whole")
  func killed() async throws {
    let directory = scratch.directory.path
    let old = Sheet(author: "قديم")
    scratch.storage(old, "sheet").save()
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      let count = Counter()
      var calls = FileCalls.system
      calls.write = { file, buffer throws(SystemFailure) in
        if count.next() == 3 { kill(getpid(), SIGKILL) }
        return try FileCalls.system.write(file, UnsafeRawBufferPointer(rebasing: buffer.prefix(100)))
      }
      ConcurrencyTests.storage(in: directory, calls).wrappedValue = Sheet(author: "new")
    }
    #expect(try scratch.names.count == 2)
    let next = scratch.storage(Sheet.blank, "sheet")
    #expect(next.error == nil)
    #expect(next.wrappedValue == old)
    next.wrappedValue = Sheet(author: "جديد")
    #expect(next.error == nil)
    #expect(scratch.storage(Sheet.blank, "sheet").wrappedValue == Sheet(author: "جديد"))
  }

  @Test("A process that is killed between writing and renaming leaves the old value whole")
  func killedBeforeRename() async throws {
    let directory = scratch.directory.path
    let old = Sheet(author: "旧")
    scratch.storage(old, "sheet").save()
    await #expect(processExitsWith: .signal(SIGKILL)) { [directory = directory as String] in
      var calls = FileCalls.system
      calls.rename = { _, _ throws(SystemFailure) in kill(getpid(), SIGKILL) }
      ConcurrencyTests.storage(in: directory, calls).wrappedValue = Sheet(author: "new")
    }
    #expect(scratch.storage(Sheet.blank, "sheet").wrappedValue == old)
  }

  /// The storage as a second process makes it.
  static func storage(in directory: String, _ calls: FileCalls = .system) -> DocStorage<Sheet> {
    DocStorage(Sheet.blank, "sheet", URL(fileURLWithPath: directory, isDirectory: true), [], calls)
  }
}
