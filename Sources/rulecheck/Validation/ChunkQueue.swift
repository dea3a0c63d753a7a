/// Some records of a file for one core to check, numbered in the order of the file.
struct Chunk: Sendable {
  /// The portion's number in the file, counted from 0.
  let number: Int
  let batch: RecordBatch
  /// The records of the batch that belong to the portion.
  let spans: ArraySlice<RecordSpan>
  /// How many bytes of the file had been read when the portion was made.
  let bytesRead: Int
}

/// Hands out the records of a file in portions, which are small enough that their output also remains small.
struct ChunkQueue<Source: ByteSource>: Sendable {
  private var reader: RecordReader<Source>
  private let maximumRecords: Int
  private var batch: RecordBatch?
  private var handedOut = 0
  private var count = 0
  private var isAtEnd = false
  /// Why the file as a whole could not be read; nil if it could.
  private(set) var failure: InputError?

  init(_ reader: RecordReader<Source>, maximumRecords: Int) {
    self.reader = reader
    self.maximumRecords = max(1, maximumRecords)
  }

  /// The next records, at least one; nil at the end, or if reading fails, for which `failure` then has the reason.
  mutating func next() -> Chunk? {
    if batch == nil { read() }
    guard let current = batch else { return nil }
    let end = min(handedOut + maximumRecords, current.spans.count)
    let portion = Chunk(
      number: count,
      batch: current,
      spans: current.spans[handedOut..<end],
      bytesRead: reader.bytesRead
    )
    count += 1
    handedOut = end
    // The bytes are released with the last portion that needs them.
    if end == current.spans.count { batch = nil }
    return portion
  }

  private mutating func read() {
    guard !isAtEnd else { return }
    handedOut = 0
    do throws(InputError) {
      batch = try reader.nextBatch()
    } catch {
      failure = error
    }
    isAtEnd = batch == nil
  }
}
