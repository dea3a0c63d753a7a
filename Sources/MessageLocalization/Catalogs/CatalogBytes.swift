/// The bytes of a catalog file, which stay where they are.
final class CatalogBytes: @unchecked Sendable {
  // Sendable is true: nothing writes to the bytes.
  let utf8: UnsafeBufferPointer<UInt8>
  private let copy: UnsafeMutableBufferPointer<UInt8>?

  /// Bytes of the program, which are there as long as it runs.
  init(embedded utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
    copy = nil
  }

  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(fromContentsOf: bytes)
    self.copy = copy
    utf8 = UnsafeBufferPointer(copy)
  }

  deinit { copy?.deallocate() }
}
