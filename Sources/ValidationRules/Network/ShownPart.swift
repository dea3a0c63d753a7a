import ValidationCore

/// A part of a text as an error shows it.
enum ShownPart {
  /// The author of a megabyte without a dot does not need to read it again.
  private static let maximumBytes = 256

  /// The text of a range of bytes; a long text is cut between two characters.
  static func text(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: part(of: utf8, range), as: UTF8.self)
  }

  /// The same as an argument, for which a text of up to 30 bytes takes no allocation.
  static func argument(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ArgumentList.Value {
    .text(part(of: utf8, range))
  }

  /// The same as the only one of alternatives.
  static func alternative(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ArgumentList.Value {
    .alternative(part(of: utf8, range))
  }

  private static func part(
    of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> UnsafeBufferPointer<UInt8> {
    var end = min(range.upperBound, range.lowerBound + maximumBytes)
    while end < range.upperBound, end > range.lowerBound, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    return UnsafeBufferPointer(rebasing: utf8[range.lowerBound..<end])
  }
}
