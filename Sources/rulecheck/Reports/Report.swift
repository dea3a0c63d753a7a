/// A format for the findings of a run.
///
/// An entry depends only on its record, so entries can be made on many cores and written in order.
protocol Report: Sendable {
  /// Whether it has an entry for valid records too.
  var isForAllRecords: Bool { get }

  /// The text before the first entry.
  var opening: String { get }

  /// The text between two entries.
  var separator: String { get }

  /// Writes one record, as UTF-8.
  func write(_ result: RecordResult, to bytes: inout [UInt8])

  /// The text after the last entry.
  func closing(_ summary: Summary) -> String
}

extension Report {
  var isForAllRecords: Bool { false }
}
