import BulkJSON
import RuleDocuments
import ValidationCore

/// Reads a data file in portions and finds its records, in memory bounded by the largest allowed record.
struct RecordReader<Source: ByteSource>: Sendable {
  /// The settings for reading a file.
  struct Options: Sendable {
    /// The name to report.
    var file = "-"
    /// The format; nil to detect it from the content.
    var format: InputFormat?
    /// The separator between CSV cells.
    var separator = UInt8(ascii: ",")
    /// How many bytes a record may have.
    var maximumRecordBytes = 4 << 20
    /// How many bytes to request at once.
    var chunkBytes = 256 << 10
    /// Returns the meaning of the CSV columns from the names in the header; called once.
    var columns: @Sendable ([String]) -> [CellTypes.Column] = { names in
      names.map { CellTypes.Column(path: [.key($0)], type: .text) }
    }
  }

  private var source: Source
  private let options: Options
  private var buffer: [UInt8] = []
  /// Whether the buffer has only what is left of the one before it.
  private var isNew = true
  private var scan: RecordScan
  private var scanner: (any RecordScanner)?
  private var table: CSVTable?
  private var isAtEnd = false
  private var isStarted = false
  /// The detected format of the file; nil before the first batch.
  private(set) var format: InputFormat?
  /// The names in the header of CSV; nil before it is read, and for other formats.
  var columnNames: [String]? { table?.names }
  /// How many bytes have been read.
  private(set) var bytesRead = 0

  init(_ source: Source, options: Options = Options()) {
    self.source = source
    self.options = options
    scan = RecordScan(maximumRecordBytes: options.maximumRecordBytes)
  }

  /// The name of the file.
  var file: String { options.file }

  /// Ends a read that is waiting on another thread.
  var stopReading: @Sendable () -> Void { { [source] in source.stop() } }

  /// The next records, at least one; nil at the end.
  ///
  /// - Throws: If the file as a whole cannot be read: a failed read, UTF-16, an invalid header.
  mutating func nextBatch() throws(InputError) -> RecordBatch? {
    while true {
      if isAtEnd { return nil }
      try fill()
      if !isStarted { try start() }
      guard isStarted else { continue }
      scanBuffer()
      try takeHeader()
      let released = scan.release(count: buffer.count)
      guard !scan.spans.isEmpty else {
        buffer.removeFirst(released)
        continue
      }
      return RecordBatch(bytes: replaceBuffer(keepingFrom: released), spans: scan.takeSpans(), table: table)
    }
  }

  /// Starts a buffer with the bytes after the last complete record, and returns the old buffer.
  private mutating func replaceBuffer(keepingFrom start: Int) -> [UInt8] {
    let rest = Array(buffer[start...])
    isNew = true
    defer { buffer = rest }
    return buffer
  }

  /// Reads the next bytes, in front of which the buffer keeps those that it has.
  private mutating func fill() throws(InputError) {
    let used = buffer.count
    let count = isNew ? try fillNew() : try extend()
    isNew = false
    bytesRead += count - used
    isAtEnd = count == used
  }

  /// Reads into a new buffer, whose memory is not zeroed before; returns how many bytes it has.
  private mutating func fillNew() throws(InputError) -> Int {
    let rest = buffer
    var result = Result<Int, InputError>.success(0)
    // Has space for the padding of a batch, so that appending never reallocates.
    let capacity = rest.count + options.chunkBytes + BulkJSONReader.padding
    buffer = [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      _ = bytes.initialize(from: rest)
      let free = UnsafeMutableRawBufferPointer(bytes)[rest.count..<rest.count + options.chunkBytes]
      result = Result { () throws(InputError) in try source.read(into: .init(rebasing: free)) }
      count = rest.count
      if case .success(let read) = result { count += read }
    }
    return rest.count + (try result.get())
  }

  /// Reads into a buffer in which no record ends yet; returns how many bytes it has.
  private mutating func extend() throws(InputError) -> Int {
    let used = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: options.chunkBytes))
    let result = buffer.withUnsafeMutableBytes { bytes in
      Result { () throws(InputError) in
        try source.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[used...]))
      }
    }
    let count = try result.get()
    buffer.removeLast(options.chunkBytes - count)
    return buffer.count
  }

  /// Detects the format, unless that requires more of the content.
  private mutating func start() throws(InputError) {
    guard isAtEnd || buffer.count >= 3 else { return }
    if buffer.starts(with: [0xFF, 0xFE]) || buffer.starts(with: [0xFE, 0xFF]) {
      throw InputError(file: options.file, problem: "the text is UTF-16; expected UTF-8")
    }
    if let compression = Compression(startingWith: buffer.prefix(Compression.longestSignature)) {
      throw InputError(
        file: options.file,
        problem: "the text is compressed; expected a file, or the output of \(compression.rawValue) -dc")
    }
    let markLength = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let found =
      options.format
      ?? InputFormat(content: buffer[markLength...], isWhole: isAtEnd, fileName: options.file)
    guard let found else {
      guard buffer.count > options.maximumRecordBytes else { return }
      throw InputError(file: options.file, problem: "no record within \(buffer.count) bytes")
    }
    switch found {
    case .json: scanner = JSONScanner()
    case .ndjson: scanner = LineScanner()
    case .csv: scanner = CSVScanner(separator: options.separator)
    }
    format = found
    scan.skipMark(length: markLength)
    isStarted = true
  }

  private mutating func scanBuffer() {
    buffer.withUnsafeBufferPointer { bytes in
      scanner?.scan(bytes, &scan)
      if isAtEnd { scanner?.finish(count: bytes.count, &scan) }
    }
  }

  /// Reads the first CSV row as names.
  private mutating func takeHeader() throws(InputError) {
    guard format == .csv, table == nil, let header = scan.spans.first else { return }
    do throws(RecordFault) {
      if let fault = header.fault { throw fault }
      table = try CSVTable(
        header: buffer[header.range],
        separator: options.separator,
        origin: header.position,
        columns: options.columns
      )
    } catch {
      var failure = InputError(file: options.file, fault: error)
      if let hint = HeaderHints.separatorHint(faultyHeader: buffer[header.range]) {
        failure.problem += "; \(hint)"
      }
      throw failure
    }
    scan.removeHeader()
  }
}
