import JSONText

/// The progress of a scan for the ends of records; shared by the scanners of all formats.
///
/// Offsets are relative to the reader's buffer: the open record from its start, then the bytes that follow.
struct RecordScan {
  /// The record that has started and not ended.
  struct Open {
    var start: Int
    var position: JSONPosition
    /// Whether the record exceeds the limit and its bytes are not kept.
    var isDropped = false
  }

  /// How many bytes a record may have.
  let maximumRecordBytes: Int
  /// The records that have ended but that the reader has not taken yet.
  var spans: [RecordSpan] = []
  /// The next byte of the buffer to examine.
  var cursor = 0
  var open: Open?
  /// How many bytes of the file came before the buffer.
  private(set) var fileOffset = 0
  private(set) var line = 1
  private var lineStart = 0
  private(set) var recordCount = 0

  init(maximumRecordBytes: Int) { self.maximumRecordBytes = maximumRecordBytes }

  /// The position in the file of a buffer offset on the current line, which has `continuations` UTF-8 continuation
  /// bytes.
  func position(at offset: Int, continuations: Int = 0) -> JSONPosition {
    JSONPosition(
      line: line,
      column: offset - lineStart - continuations + 1,
      offset: fileOffset + offset
    )
  }

  /// Starts a record at `position`, unless one is open.
  mutating func start(at offset: Int, continuations: Int = 0) {
    guard open == nil else { return }
    open = Open(start: offset, position: position(at: offset, continuations: continuations))
  }

  /// Ends the open record before `end`.
  mutating func finish(at end: Int, fault: RecordFault.Problem? = nil) {
    guard let record = open else { return }
    open = nil
    recordCount += 1
    let isTooLarge = record.isDropped || end - record.start > maximumRecordBytes
    let problem = isTooLarge ? .tooLarge(maximum: maximumRecordBytes) : fault
    spans.append(
      RecordSpan(
        number: recordCount,
        position: record.position,
        range: problem == nil ? record.start..<end : 0..<0,
        fault: problem.map { RecordFault(position: record.position, problem: $0) }
      )
    )
  }

  /// Records that a line starts at `offset`.
  mutating func startLine(at offset: Int) {
    line += 1
    lineStart = offset
  }

  /// Records that several lines start, the last one at `offset`.
  mutating func startLines(_ count: Int, lastAt offset: Int) {
    line += count
    lineStart = offset
  }

  /// Records that the line's first character is at `offset`, since the bytes before it still belong to the previous
  /// line ending.
  mutating func continueLine(at offset: Int) { lineStart = offset }

  /// Skips a byte order mark, which does not occupy a column.
  mutating func skipMark(length: Int) {
    cursor = length
    lineStart = length
  }

  /// Removes the first record, which was a header, and renumbers the others.
  mutating func removeHeader() {
    spans.removeFirst()
    for index in spans.indices { spans[index].number -= 1 }
    recordCount -= 1
  }

  /// The records that have ended; later ones are about as many.
  mutating func takeSpans() -> [RecordSpan] {
    var next: [RecordSpan] = []
    next.reserveCapacity(spans.count)
    defer { spans = next }
    return spans
  }

  /// Releases the bytes before the open record, or all; returns the number of bytes to drop.
  ///
  /// The bytes of a record that exceeds the limit are released as well, so the buffer remains bounded.
  mutating func release(count: Int) -> Int {
    var dropped = count
    if var record = open, !record.isDropped {
      if count - record.start > maximumRecordBytes {
        record.isDropped = true
        open = record
      } else {
        dropped = record.start
        open?.start = 0
      }
    }
    cursor -= dropped
    lineStart -= dropped
    fileOffset += dropped
    return dropped
  }
}
