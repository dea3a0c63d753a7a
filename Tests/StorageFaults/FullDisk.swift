import Foundation
import LocalizedValidation

/// Grows a document until its file system is full, and shrinks it again.
enum FullDisk {
  static func run(in directory: URL) throws -> String {
    let storage = DocStorage(wrappedValue: "", fileName: "text", directory: directory)
    var written = ""
    var refusals = 0
    for round in 0..<200 {
      // A value that fits follows each one that does not.
      let value = String(repeating: "満", count: refusals > 0 && round % 2 == 0 ? 1 : 1000 * (round + 1))
      storage.wrappedValue = value
      switch storage.error {
      case nil:
        written = value
      case .notWritten(_, let failure) where failure.code == ENOSPC:
        refusals += 1
      case let error?:
        throw StorageFaults.Failure(description: "\(error)")
      }
      let other = DocStorage(wrappedValue: "", fileName: "text", directory: directory)
      guard other.error == nil, other.wrappedValue == written else {
        throw StorageFaults.Failure(
          description: "the file holds \(other.wrappedValue.count) characters instead of \(written.count), "
            + String(describing: other.error))
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      guard Set(names).isSubset(of: ["text.json"]) else {
        throw StorageFaults.Failure(description: "left behind: \(names)")
      }
    }
    guard refusals > 0 else { throw StorageFaults.Failure(description: "the disk was never full") }
    return "200 writes, \(refusals) of them on a full disk: the file held the last written value each time"
  }
}
