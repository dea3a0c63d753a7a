import JSONText

/// The location of one record in a batch and in its file; its content has not been read yet.
struct RecordSpan: Sendable, Hashable {
  /// The record's number in the file, counted from 1.
  var number: Int
  /// Where the record starts in the file.
  var position: JSONPosition
  /// Its bytes in the batch; empty if there is a fault.
  var range: Range<Int>
  /// The fault that prevents reading it, if the scan found one.
  var fault: RecordFault?
}
