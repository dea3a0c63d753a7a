import Foundation
import LocalizedValidation

/// What is wrong with each record of the workload, in the workload's own words.
struct GroundTruth {
  /// Each record's faults, in the order of its fields.
  private let faults: [[[String]]]

  /// The workload's name for each code of ours.
  private static let names: [ValidationError.Code: String] = [
    .presenceMissing: "required", .typeMismatch: "type",
    .lengthTooShort: "min", .rangeTooSmall: "min",
    .lengthTooLong: "max", .rangeTooLarge: "max",
    .formatMismatch: "pattern", .unicodeNotNormalized: "nfc", .choiceNotListed: "enum",
  ]

  /// Reads `SIGNUP.errors.ndjson`, which stands beside `SIGNUP.ndjson`.
  ///
  /// - Throws: Where the file cannot be read or is not of the workload's form.
  init(besides records: URL) throws {
    let file = records.deletingPathExtension().appendingPathExtension("errors.ndjson")
    let decoder = JSONDecoder()
    faults = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode([[String]].self, from: $0)
    }
  }

  var count: Int { faults.count }

  /// How many of all records were judged otherwise than they are.
  func wrongRecords(_ errors: [[ValidationError]]) -> Int {
    zip(faults, errors).count { faults, errors in
      faults != errors.map { [$0.path.description, Self.names[$0.code] ?? $0.code.rawValue] }
    } + abs(faults.count - errors.count)
  }
}
