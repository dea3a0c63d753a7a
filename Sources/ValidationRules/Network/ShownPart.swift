/// A part of a text as an error shows it.
enum ShownPart {
  /// The author of a megabyte without a dot does not need to read it again.
  private static let maximumBytes = 256

  /// The text of a range of bytes; a long text is cut between two characters.
  static func text(of utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var end = min(range.upperBound, range.lowerBound + maximumBytes)
    while end < range.upperBound, end > range.lowerBound, utf8[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: utf8[range.lowerBound..<end], as: UTF8.self)
  }
}
