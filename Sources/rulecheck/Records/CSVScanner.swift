import CQuietBytes

/// Finds the rows of comma-separated values (RFC 4180), without reading them; an empty line is not a row.
///
/// A row ends with CR LF, LF or CR outside of quotes. Text after a closing quote is a fault that the row reader
/// reports; the scan continues to the end of that line, so that a stray quote affects only a few rows.
struct CSVScanner: RecordScanner {
  private enum Place {
    case cellStart
    case bare
    case quoted
    /// After a quote within quotes: the end of the cell, or the first half of a doubled quote.
    case quoteInQuoted
  }

  /// The separator between cells.
  let separator: UInt8
  private var place = Place.cellStart
  private var isAfterCarriageReturn = false
  private let readsEachByte: Bool

  /// - Parameter readsEachByte: Whether no row is passed without a look at each byte: the reference of the quick way.
  init(separator: UInt8 = UInt8(ascii: ","), readsEachByte: Bool = false) {
    self.separator = separator
    self.readsEachByte = readsEachByte
  }

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) {
    while scan.cursor < bytes.count {
      if !readsEachByte, place == .cellStart, scan.open == nil, !isAfterCarriageReturn,
        passQuietRow(bytes, &scan)
      {
        continue
      }
      skipContent(bytes, &scan)
      if scan.cursor < bytes.count { read(bytes[scan.cursor], &scan) }
    }
  }

  /// Passes a row as a whole, as most can be; false if it has to be read byte by byte, or is not complete.
  private mutating func passQuietRow(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) -> Bool {
    let start = scan.cursor
    guard let base = bytes.baseAddress, bytes[start] != 0x0A, bytes[start] != 0x0D else { return false }
    let end = start + quiet_csv_row_end(base + start, bytes.count - start, separator)
    guard end < bytes.count else { return false }
    var next = end + 1
    if bytes[end] == 0x0D {
      // A carriage return alone ends a line as well, but what follows it may not be there yet.
      guard next < bytes.count, bytes[next] == 0x0A else { return false }
      next += 1
    }
    scan.start(at: start)
    scan.finish(at: end)
    scan.cursor = next
    scan.startLine(at: next)
    return true
  }

  /// Skips the content of a cell up to the next byte that can end it, or a line.
  private mutating func skipContent(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) {
    let end: UInt8
    switch place {
    case .bare: end = separator
    case .quoted: end = UInt8(ascii: "\"")
    case .cellStart, .quoteInQuoted: return
    }
    var cursor = scan.cursor
    while cursor < bytes.count, bytes[cursor] != end, bytes[cursor] != 0x0A, bytes[cursor] != 0x0D {
      cursor += 1
    }
    if cursor > scan.cursor { isAfterCarriageReturn = false }
    scan.cursor = cursor
  }

  private mutating func read(_ byte: UInt8, _ scan: inout RecordScan) {
    let isLineFeed = byte == 0x0A
    let endsLine = isLineFeed || byte == 0x0D
    let continuesLineEnd = isLineFeed && isAfterCarriageReturn
    isAfterCarriageReturn = byte == 0x0D
    if endsLine, place != .quoted {
      scan.finish(at: scan.cursor)
      place = .cellStart
    } else {
      scan.start(at: scan.cursor)
      place = next(byte)
    }
    scan.cursor += 1
    if continuesLineEnd {
      scan.continueLine(at: scan.cursor)
    } else if endsLine {
      scan.startLine(at: scan.cursor)
    }
  }

  private func next(_ byte: UInt8) -> Place {
    let isQuote = byte == UInt8(ascii: "\"")
    switch place {
    case .cellStart where isQuote: return .quoted
    case .cellStart, .bare: return byte == separator ? .cellStart : .bare
    case .quoted: return isQuote ? .quoteInQuoted : .quoted
    case .quoteInQuoted:
      if isQuote { return .quoted }
      return byte == separator ? .cellStart : .bare
    }
  }

  mutating func finish(count: Int, _ scan: inout RecordScan) { scan.finish(at: count) }
}
