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
