import Foundation
import LocalizedValidation

/// What is wrong with each record of a workload, as its generator knows it.
struct GroundTruth {
  /// Each record's faults: pairs of a path and a code, or a group of codes.
  private let faults: [[[String]]]

  /// What the sign-up workload, which has words of its own, calls our codes.
  private static let words: [String: Set<String>] = [
    "required": ["presence.missing"], "type": ["type.mismatch"],
    "min": ["length.tooShort", "range.tooSmall"], "max": ["length.tooLong", "range.tooLarge"],
    "pattern": ["format.mismatch"], "nfc": ["unicode.notNormalized"], "enum": ["choice.notListed"],
  ]

  /// Reads `NAME.errors.ndjson`, which is beside `NAME.ndjson`; nil if there is no such file.
  ///
  /// - Throws: If the file cannot be read or does not have the form of a workload's.
  static func beside(_ records: URL) throws -> GroundTruth? {
    let file = records.deletingPathExtension().appendingPathExtension("errors.ndjson")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let decoder = JSONDecoder()
    return GroundTruth(
      faults: try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode([[String]].self, from: $0).sorted { $0.lexicographicallyPrecedes($1) }
      })
  }

  /// The places of the records that were judged otherwise than they are. The order of errors does not count.
  func wrongRecords(_ errors: [[ValidationError]]) -> [Int] {
    errors.indices.filter { index in
      guard faults.indices.contains(index) else { return true }
      let found = errors[index].map { [$0.path.description, $0.code.rawValue] }
      return !Self.agree(faults[index], found.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  /// The faults of a record in one line, for a report.
  func description(of record: Int) -> String {
    faults[record].map { $0.joined(separator: ": ") }.joined(separator: "; ")
  }

  private static func agree(_ faults: [[String]], _ errors: [[String]]) -> Bool {
    faults.count == errors.count
      && zip(faults, errors).allSatisfy { fault, error in
        fault[0] == error[0]
          && (fault[1] == error[1] || error[1].hasPrefix(fault[1] + ".")
            || words[fault[1]]?.contains(error[1]) == true)
      }
  }
}
