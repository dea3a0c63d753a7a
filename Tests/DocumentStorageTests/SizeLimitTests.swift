import Foundation
import Testing

@testable import DocumentStorage

@Suite("A document has at most so many bytes")
struct SizeLimitTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func file(_ calls: FileCalls = .system, maximumBytes: Int) throws -> DocumentFile {
    let location = try DocumentLocation(fileName: "نص", directory: scratch.directory)
    return DocumentFile(location: location, calls: calls, maximumBytes: maximumBytes)
  }

  private var tooLarge: SystemFailure { SystemFailure(call: "read", code: EFBIG) }

  @Test("A sparse file of 20 GB is not read, and no set overwrites it")
  func sparse() throws {
    let url = scratch.url("list.json")
    try scratch.put("", at: "list.json")
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 20 << 30)
    try handle.close()
    let storage = scratch.storage([1], "list")
    #expect(storage.wrappedValue == [1])
    #expect(storage.error == .unreadable(url, tooLarge))
    storage.wrappedValue = [2]
    #expect(storage.error == .unreadable(url, tooLarge))
    #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int == 20 << 30)
    #expect(try scratch.names == ["list.json"])
  }

  @Test("The limit counts bytes, the last one included", arguments: [(10, false), (11, true)])
  func limit(maximumBytes: Int, fits: Bool) throws {
    // 11 bytes in UTF-8.
    let text = "{\"ك\": 12}\n"
    try scratch.put(text, at: "نص.json")
    let file = try file(maximumBytes: maximumBytes)
    let url = scratch.url("نص.json")
    if fits {
      guard case .bytes(Data(text.utf8), _) = try file.read() else { throw tooLarge }
      #expect(try file.replace(with: Data(text.utf8)).size == 11)
    } else {
      #expect(throws: DocumentError.unreadable(url, tooLarge)) { _ = try file.read() }
      #expect(throws: DocumentError.notWritten(url, SystemFailure(call: "write", code: EFBIG))) {
        _ = try file.replace(with: Data(text.utf8))
      }
    }
    #expect(try scratch.text("نص.json") == text)
    #expect(try scratch.names == ["نص.json"])
  }

  @Test("A file that grows while it is read ends at the limit")
  func growing() throws {
    try scratch.put("[", at: "نص.json")
    var calls = FileCalls.system
    calls.read = { _, buffer in
      buffer.copyBytes(from: repeatElement(0x31, count: buffer.count))
      return buffer.count
    }
    let file = try file(calls, maximumBytes: 100_000)
    #expect(throws: DocumentError.unreadable(scratch.url("نص.json"), tooLarge)) { try file.read() }
  }
}
