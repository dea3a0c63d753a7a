import JSONText

/// How far a scan for the ends of records has come; shared by the scanners of all formats.
///
/// Offsets are of the buffer that the reader holds: the open record from its start, then the bytes that follow.
struct RecordScan {
  /// The record that has started and not ended.
  struct Open {
    var start: Int
    var position: JSONPosition
    /// Whether the record has outgrown the limit and its bytes are not kept.
    var isDropped = false
  }

  /// How many bytes a record may have.
  let maximumRecordBytes: Int
  /// The records that have ended, not yet taken by the reader.
  var spans: [RecordSpan] = []
  /// The next byte of the buffer to look at.
  var cursor = 0
  var open: Open?
  /// How many bytes of the file came before the buffer.
  private(set) var fileOffset = 0
  private(set) var line = 1
  private var lineStart = 0
  private(set) var recordCount = 0

  init(maximumRecordBytes: Int) { self.maximumRecordBytes = maximumRecordBytes }

  /// The place in the file of a buffer offset on the current line, `continuations` bytes of which start no code
  /// point.
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

  /// Ends the open record in front of `end`.
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

  /// Takes note of a line that starts at `offset`.
  mutating func startLine(at offset: Int) {
    line += 1
    lineStart = offset
  }

  /// Takes note that the line's first character stands at `offset`, since what came before still ended the last.
  mutating func continueLine(at offset: Int) { lineStart = offset }

  /// Passes a byte order mark, which takes no column.
  mutating func skipMark(length: Int) {
    cursor = length
    lineStart = length
  }

  /// Takes the first record away, which was a header, and numbers the others without it.
  mutating func removeHeader() {
    spans.removeFirst()
    for index in spans.indices { spans[index].number -= 1 }
    recordCount -= 1
  }

  /// Gives away the bytes in front of the open record, or all; the count of bytes to drop.
  ///
  /// A record that has outgrown the limit gives its bytes away as well, so the buffer stays bounded.
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
