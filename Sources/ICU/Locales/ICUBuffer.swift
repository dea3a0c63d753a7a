import CICUShim

/// The status of a buffer that is too short for its text.
private let bufferOverflow = Int32(icushim_buffer_overflow)

/// Collects the UTF-8 text that a shim function writes into a buffer owned by Swift.
///
/// `write` gets a buffer, its capacity and a status, and returns the length that the text needs. If the text does
/// not fit the first, stack-allocated buffer, it is written again into one that fits.
func textFromICU(
  _ operation: @autoclosure () -> String,
  capacity: Int = 160,
  _ write: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
) throws(ICUError) -> String {
  var status: Int32 = 0
  var needed = capacity
  for _ in 0..<2 {
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: needed) { buffer -> String? in
      let length = write(buffer.baseAddress, Int32(clamping: buffer.count), &status)
      if status == bufferOverflow { needed = Int(length) }
      guard status <= 0, length >= 0, Int(length) <= buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
    }
    if let text { return text }
    if status != bufferOverflow { break }
  }
  throw ICUError(status: status, operation: operation())
}

/// Passes a text's UTF-8 to a shim function; a length beyond 2 GB is clamped, since ICU counts in 32 bits.
@inline(__always)
func withICUText<Result>(_ text: String, _ body: (UnsafePointer<CChar>?, Int32) -> Result) -> Result {
  var text = text
  return text.withUTF8 { utf8 in
    utf8.withMemoryRebound(to: CChar.self) { body($0.baseAddress, Int32(clamping: $0.count)) }
  }
}
