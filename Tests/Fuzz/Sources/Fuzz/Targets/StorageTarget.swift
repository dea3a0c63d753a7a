import Foundation

@testable import DocumentStorage

/// The file of a storage under random operations, foreign contents and failing calls: a value that was reported as saved
/// is in the file, a failed save leaves the file as it was, and damaged contents are kept.
enum StorageTarget {
  static let target = FuzzTarget("storage", run)

  private struct Note: Codable, Equatable {
    var text: String
    var count: Int
  }

  private static let directory: URL = {
    let url = URL(fileURLWithPath: "/dev/shm/fuzz-storage-\(getpid())", isDirectory: true)
    mkdir(url.path, 0o700)
    return url
  }()
  private static var file: URL { directory.appendingPathComponent("note.json") }

  private static let contents: [String] = [
    "", "{", "{}", "null", "[]", #"{"text":"a","count":1}"#, #"{"text":"é","count":-2}"#,
    #"{"text":"a","count":1.5}"#,
    #"{"text":null,"count":1}"#, "\u{0}", #"{"text":"a","count":1}x"#, #"{"text":"\ud83d","count":1}"#, "[1",
    " ",
    #"{"count":1}"#, "\u{FEFF}{\"text\":\"b\",\"count\":3}",
  ]

  /// Which call fails next; nil for none.
  private final class Trouble: @unchecked Sendable {
    // One thread runs targets.
    var call: String?
    var calls: FileCalls {
      var calls = FileCalls.system
      calls.create = { path, mode throws(SystemFailure) in
        try self.check("open")
        return try FileCalls.system.create(path, mode)
      }
      calls.write = { file, bytes throws(SystemFailure) in
        try self.check("write")
        return try FileCalls.system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7)))
      }
      calls.read = { file, bytes throws(SystemFailure) in
        try self.check("read")
        return try FileCalls.system.read(file, UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(5)))
      }
      // What is in memory has no disk to be flushed to.
      calls.synchronize = { _ throws(SystemFailure) in try self.check("fsync") }
      calls.rename = { old, new throws(SystemFailure) in
        try self.check("rename")
        try FileCalls.system.rename(old, new)
      }
      return calls
    }

    private func check(_ name: String) throws(SystemFailure) {
      if call == name { throw SystemFailure(call: name, code: EIO) }
    }
  }

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    clear()
    if input.takePlainMark() { put(Data(input.rest)) }
    let trouble = Trouble()
    var storage = open(trouble)
    var steps: [String] = []
    var damaged: [Data] = noteDamage([])
    while !input.isAtEnd, steps.count < 12 {
      let choice = Int(input.byte())
      let before = content()
      switch choice % 10 {
      case 0, 1, 2:
        let note = Note(text: TextWords.text(&input, most: 3), count: choice)
        steps.append("set \(note)")
        let isSaved = storage.update { $0 = note }
        Check.equal(storage.wrappedValue, note, "memory does not hold what was set", "\(steps)")
        checkSave(isSaved, storage, before, damaged, "\(steps)")
      case 3:
        steps.append("save")
        checkSave(storage.save(), storage, before, damaged, "\(steps)")
      case 4:
        steps.append("reload")
        if storage.reload(), let content = content() {
          Check.equal(
            try? JSONDecoder().decode(Note.self, from: content), storage.wrappedValue,
            "what was loaded is not what the file holds", "\(steps)")
        }
      case 5:
        steps.append("put \(contents[choice / 10 % contents.count].debugDescription)")
        put(Data(contents[choice / 10 % contents.count].utf8))
      case 6:
        steps.append("remove")
        unlink(file.path)
      case 7:
        trouble.call = ["open", "write", "fsync", "rename", "read"][choice / 10 % 5]
        steps.append("\(trouble.call ?? "") fails")
      case 8:
        trouble.call = nil
        steps.append("all works")
      default:
        steps.append("open")
        storage = open(trouble)
      }
      if choice % 10 < 5 || choice % 10 == 9 {
        for content in damaged {
          Check.holds(
            isKept(content), "a damaged content is lost",
            "\(steps): \(String(decoding: content, as: UTF8.self).debugDescription)")
        }
      }
      damaged = noteDamage(choice % 10 == 5 || choice % 10 == 6 ? [] : damaged)
    }
  }

  private static func open(_ trouble: Trouble) -> DocStorage<Note> {
    DocStorage(Note(text: "", count: 0), "note", directory, [], trouble.calls)
  }

  private static func checkSave(
    _ isSaved: Bool, _ storage: DocStorage<Note>, _ before: Data?, _ damaged: [Data], _ steps: String
  ) {
    let now = content()
    if isSaved {
      Check.equal(
        now.flatMap { try? JSONDecoder().decode(Note.self, from: $0) }, storage.wrappedValue,
        "a saved value is not in the file", steps)
      return
    }
    Check.holds(storage.error != nil, "a value was not saved, and there is no error", steps)
    // After a failed flush of the directory the new file is in place; a damaged one may have been moved aside.
    if case .notWritten(_, let failure) = storage.error, failure.call == "fsync directory" { return }
    if now == nil, let before, damaged.contains(before) { return }
    Check.equal(now, before, "a failed save changed the file", steps)
  }

  /// The contents at the document's place that are no document.
  private static func noteDamage(_ known: [Data]) -> [Data] {
    guard let content = content(), (try? JSONDecoder().decode(Note.self, from: content)) == nil else {
      return known
    }
    return known.contains(content) ? known : known + [content]
  }

  private static func isKept(_ content: Data) -> Bool {
    names().contains { name in
      (name == "note.json" || name.contains("damaged"))
        && (try? Data(contentsOf: directory.appendingPathComponent(name))) == content
    }
  }

  private static func content() -> Data? { try? Data(contentsOf: file) }

  /// Replaces the file as another program would, by a rename.
  private static func put(_ content: Data) {
    let other = directory.appendingPathComponent("other")
    try? content.write(to: other)
    rename(other.path, file.path)
  }

  private static func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
  }

  private static func clear() {
    for name in names() { unlink(directory.appendingPathComponent(name).path) }
  }
}
