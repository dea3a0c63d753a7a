#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds one record per line (NDJSON); a line of only white space is not a record.
///
/// Lines end with LF or CR LF, and the last one at the end of the file.
struct LineScanner: RecordScanner {
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) {
    guard let base = bytes.baseAddress else { return }
    while scan.cursor < bytes.count {
      if scan.open == nil {
        guard Self.skipBlanks(bytes, &scan) else { return }
        scan.start(at: scan.cursor)
      }
      let rest = bytes.count - scan.cursor
      guard let end = memchr(base + scan.cursor, 0x0A, rest) else {
        scan.cursor = bytes.count
        return
      }
      let offset = UnsafeRawPointer(end) - UnsafeRawPointer(base)
      scan.finish(at: offset)
      scan.cursor = offset + 1
      scan.startLine(at: scan.cursor)
    }
  }

  mutating func finish(count: Int, _ scan: inout RecordScan) { scan.finish(at: count) }

  /// Skips white space and empty lines; returns false if nothing else is left.
  private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan) -> Bool {
    while scan.cursor < bytes.count {
      switch bytes[scan.cursor] {
      case 0x20, 0x09, 0x0D: scan.cursor += 1
      case 0x0A:
        scan.cursor += 1
        scan.startLine(at: scan.cursor)
      default: return true
      }
    }
    return false
  }
}
