import ICU
import Primitives
import TextAutomata
import ValidationCore

extension PlainDateText {
  /// Calls `body` with a text that is not ASCII as ``PlainDateText`` has it, in UTF-8, without an allocation; nil for a
  /// text of ASCII, for one with digits of several scripts, and for one that is longer than most dates.
  static func folded<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
  ) -> Result? {
    guard text.count <= 128, text.contains(where: { $0 >= 0x80 }) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { bytes in
      guard let count = fold(text, into: bytes) else { return nil }
      return body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(bytes)[..<count]))
    }
  }

  /// Returns the number of bytes, which is not above that of the text; nil for digits of several scripts.
  private static func fold(
    _ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    let words = CodePointWords.sharedAddress
    // The zero of the first digit is that of all of them.
    var (count, offset, zero) = (0, 0, UInt32?.none)
    func put(_ byte: UInt8) {
      bytes[count] = byte
      count += 1
    }
    while offset < text.count {
      let (value, end) = UTF8Decoding.codePoint(in: text, at: offset)
      let start = offset
      offset = end
      if value < 0x80 {
        if 0x30...0x39 ~= value {
          guard zero ?? 0x30 == 0x30 else { return nil }
          zero = 0x30
        }
        put(UInt8(truncatingIfNeeded: value))
      } else if let zero, zero > 0x80, value &- zero < 10 {
        put(UInt8(truncatingIfNeeded: 0x30 + (value - zero)))
      } else {
        let word = words.pointee[value]
        if word.has(.foreignDigit) {
          guard zero == nil, let digit = Unicode.Scalar(value)?.icuProperties.decimalDigitValue else {
            return nil
          }
          zero = value - UInt32(digit)
          put(UInt8(truncatingIfNeeded: 0x30 + digit))
        } else if word.has(.whiteSpace) {
          put(0x20)
        } else if !word.has(.bidiControl) {
          for byte in text[start..<end] { put(byte) }
        }
      }
    }
    return count
  }

  /// A text as ``PlainDateText`` has it, in UTF-8.
  static func bytes(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    TextView.over(text) { bytes = Array(String(decoding: PlainDateText($0).units, as: UTF16.self).utf8) }
    return bytes
  }
}
