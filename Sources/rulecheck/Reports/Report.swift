/// A way to write down what a run finds.
///
/// An entry depends on nothing but its record, so that entries can be made on many cores and written in order.
protocol Report: Sendable {
  /// What comes before the first entry.
  var opening: String { get }

  /// What stands between two entries.
  var separator: String { get }

  /// Writes one record that has errors or warnings, as UTF-8.
  func write(_ result: RecordResult, to bytes: inout [UInt8])

  /// What comes after the last entry.
  func closing(_ summary: Summary) -> String
}
