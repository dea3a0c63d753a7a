/// Finds where records start and end, without reading them.
///
/// A scanner sees each byte of a file once, in whatever portions they come, and keeps state between portions. It must
/// find the same records however the bytes are split into portions.
protocol RecordScanner: Sendable {
  /// Scans the bytes from `scan.cursor` to the end of the buffer.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ scan: inout RecordScan)

  /// Ends the open record, if any, when the file has ended after `count` bytes of the buffer.
  mutating func finish(count: Int, _ scan: inout RecordScan)
}
