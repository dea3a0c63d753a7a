import Foundation
import LocalizedValidation

/// Starts a writer, kills it at a random moment, and holds the document against what it acknowledged; again and again.
struct KillLoop: Sendable {
  /// The writer.
  let command: StorageFaults.Command
  /// How many changes a writer makes before it acknowledges them all.
  let changes: Int
  /// What the document has, and what went wrong with reading it.
  let read: @Sendable (_ directory: URL) -> (ledger: Ledger, error: DocumentError?)

  static let documents = KillLoop(command: .write, changes: 1) { directory in
    let storage = Ledger.storage(in: directory)
    return (storage.wrappedValue, storage.error)
  }

  static let drafts = KillLoop(command: .draft, changes: DraftWriter.changes) { directory in
    let (form, kept) = DraftWriter.form(in: directory)
    return (form.model, kept.error)
  }

  func run(kills: Int) throws -> String {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("StorageFaults-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }

    var random = SystemRandomNumberGenerator()
    var writes = 0
    var leftovers = 0
    var last = 0
    for kill in 1...max(1, kills) {
      // Most writers are killed while they write, some before they have come so far.
      let isEarly = kill % 8 == 0
      let acknowledged = try acknowledgements(
        in: directory, killing: .random(in: 0...(isEarly ? 30_000 : 10_000), using: &random), early: isEarly)
      writes += acknowledged.count
      let (found, error) = read(directory)
      // What was written after the last acknowledgement may be in the file as well.
      let expected = acknowledged.last ?? last
      guard error == nil, found == Ledger(found.count),
        (expected...expected + changes).contains(found.count)
      else {
        throw StorageFaults.Failure(
          description: "kill \(kill): acknowledged \(expected), found \(found.count) with "
            + "\(found.lines.count) lines, \(String(describing: error))")
      }
      last = found.count
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      leftovers = max(leftovers, names.filter { $0 != "ledger.json" }.count)
    }
    guard writes > 0 else { throw StorageFaults.Failure(description: "no writer wrote anything") }
    // A writer that was killed before its first write has swept nothing yet.
    return
      "\(command): \(kills) kills, \(writes) acknowledged writes: 0 torn, 0 lost; at most \(leftovers) temporary files"
  }

  /// What a writer acknowledged before it was killed, some microseconds after its start or its first write.
  private func acknowledgements(
    in directory: URL,
    killing microseconds: UInt32,
    early isEarly: Bool
  ) throws -> [Int] {
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    writer.arguments = [command.rawValue, directory.path]
    let pipe = Pipe()
    writer.standardOutput = pipe
    try writer.run()
    var bytes = isEarly ? Data() : pipe.fileHandleForReading.availableData
    usleep(microseconds)
    kill(writer.processIdentifier, SIGKILL)
    bytes.append(pipe.fileHandleForReading.readDataToEndOfFile())
    writer.waitUntilExit()
    guard writer.terminationReason == .uncaughtSignal else {
      throw StorageFaults.Failure(description: "the writer ended by itself")
    }
    return stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
      bytes.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: start, as: Int64.self)) }
    }
  }
}
