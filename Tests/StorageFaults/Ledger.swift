import Foundation
import LocalizedValidation

/// A value whose parts must agree, so that a mixture of two writes is noticed.
struct Ledger: Codable, Equatable {
  var count: Int
  var lines: [String]

  init(_ count: Int) {
    self.count = count
    lines = Array(repeating: "سجل \(count) 记录", count: count % 200)
  }

  /// The storage of the ledger in a directory.
  static func storage(in directory: URL) -> DocStorage<Ledger> {
    DocStorage(wrappedValue: Ledger(0), fileName: "ledger", directory: directory)
  }
}

/// Writes one ledger after another until the process is killed.
enum Writer {
  static func run(in directory: URL) {
    let storage = Ledger.storage(in: directory)
    while storage.update({ $0 = Ledger($0.count + 1) }) {
      // The acknowledgement: its reader may rely on the write.
      withUnsafeBytes(of: Int64(storage.wrappedValue.count)) { bytes in
        FileHandle.standardOutput.write(Data(bytes))
      }
    }
    FileHandle.standardError.write(Data("the writer stopped: \(String(describing: storage.error))\n".utf8))
  }
}
