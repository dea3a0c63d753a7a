import JSONText

/// Where one record stands in a batch and in its file; nothing of it has been read yet.
struct RecordSpan: Sendable, Hashable {
  /// The record's number in the file, counted from 1.
  var number: Int
  /// Where the record starts in the file.
  var position: JSONPosition
  /// Its bytes in the batch; empty where there is a fault.
  var range: Range<Int>
  /// What keeps it from being read at all, as far as the scan could see.
  var fault: RecordFault?
}
