import CICUShim
import Primitives

/// Buffers of text for the duration of a call, with typed errors.
///
/// A short value stays on the stack; a longer one, up to 64 KB, is in memory that is used again.
package enum TextBuffers {
  /// Calls `body` with the UTF-8 of a string.
  package static func withUTF8<Result, Failure>(
    of text: String,
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = text
    // `withUTF8` rethrows untyped errors, so the result carries the error.
    let result = text.withUTF8 { utf8 -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body(utf8)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Calls `body` with a UTF-16 copy of UTF-8 text; an ill-formed sequence becomes U+FFFD.
  package static func withUTF16<Result, Failure>(
    of utf8: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // UTF-16 never takes more units than UTF-8 takes bytes; one more gives an empty text an address.
    let result = withRoom(for: utf8.count + 1, of: UInt16.self) {
      buffer -> Swift.Result<Result, Failure> in
      var length = 0
      if let source = utf8.baseAddress, let destination = buffer.baseAddress {
        var status: Int32 = 0
        length = Int(
          icushim_utf16_from_utf8(destination, Int64(buffer.count), source, Int64(utf8.count), &status)
        )
        if status > 0 {
          // ICU converts at most 2 GB at once.
          length = buffer.initialize(fromContentsOf: Array(String(decoding: utf8, as: UTF8.self).utf16))
        }
      }
      let text = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<length])
      do throws(Failure) { return .success(try body(text)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Calls `body` with a UTF-16 copy of a string.
  package static func withUTF16<Result, Failure>(
    of text: String,
    _ body: (UnsafeBufferPointer<UInt16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUTF8(of: text) { (utf8) throws(Failure) in
      try withUTF16(of: utf8, body)
    }
  }

  /// Whether the text is ASCII, found eight bytes at a time.
  package static func isASCII(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let address = utf8.baseAddress else { return true }
    return icushim_ascii_prefix(address, Int64(utf8.count)) == Int64(utf8.count)
  }
}
