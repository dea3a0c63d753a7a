import Foundation

@testable import DocumentStorage

/// A directory of one test's own, removed with everything in it when the test lets go of it.
final class Scratch: Sendable {
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("DocumentStorageTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path)
    try? FileManager.default.removeItem(at: directory)
  }

  func url(_ name: String) -> URL { directory.appendingPathComponent(name, isDirectory: false) }

  /// The names in the directory, hidden ones too, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func put(_ text: String, at name: String) throws { try Data(text.utf8).write(to: url(name)) }

  /// A storage whose calls to the system may be the test's.
  func storage<Value: Codable>(_ value: Value, _ name: String, calls: FileCalls = .system) -> DocStorage<
    Value
  > {
    DocStorage(value, name, directory, [], calls)
  }
}

/// A value with fields of several kinds.
struct Mobile: Codable, Hashable, Sendable {
  var owner: String
  var number: String
  var rate: Double
}

extension Mobile {
  static let samples = [
    Mobile(owner: "سلمى العلي", number: "٠٥٠١٢٣٤", rate: 18.5),
    Mobile(owner: "王小明", number: "13800138000", rate: 0.1),
    Mobile(owner: "João d'Ávila", number: "+55 11/91234", rate: -0.0),
    Mobile(owner: "e\u{301}\u{0} 👩‍👩‍👧\n", number: "", rate: 1e300),
  ]
}
