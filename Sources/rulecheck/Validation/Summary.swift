import ValidationCore

/// The summary of a run on a file.
struct Summary: Sendable, Hashable {
  /// Why a run ended before the end of its file.
  enum Stop: String, Sendable, Hashable {
    case failFast, maxErrors, interrupted, closedOutput
  }

  /// How many records were checked.
  var records = 0
  /// How many of them have an error.
  var invalid = 0
  var errors = 0
  var warnings = 0
  /// How often each code occurred, including warnings.
  var codes: [ValidationError.Code: Int] = [:]
  /// How many files could not be opened, or not be read to their ends.
  var unreadFiles = 0
  /// Why the run ended early; nil if it read the whole file.
  var stop: Stop?

  /// The number of files that could not be read, in plain English; nil if there are none.
  var unread: String? {
    switch unreadFiles {
    case 0: nil
    case 1: "1 file"
    default: "\(unreadFiles) files"
    }
  }

  mutating func add(_ result: RecordResult) {
    records += 1
    if result.isInvalid { invalid += 1 }
    for error in result.errors {
      codes[error.code, default: 0] += 1
      switch error.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// Adds the summary of the records after these.
  mutating func add(_ other: Summary) {
    records += other.records
    invalid += other.invalid
    errors += other.errors
    warnings += other.warnings
    unreadFiles += other.unreadFiles
    codes.merge(other.codes, uniquingKeysWith: +)
    stop = other.stop
  }

  /// The codes with their counts, the most frequent first.
  var countsByCode: [(code: String, count: Int)] {
    codes.map { (code: $0.key.rawValue, count: $0.value) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }
}
