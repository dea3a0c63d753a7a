import ICU
import Primitives

/// What may be before and after a number, such as the symbols of currencies, each with a value.
///
/// Spaces of any kind are the same, as are the digits of all scripts, and bidi marks do not count. Looking one up allocates nothing.
struct AffixTable: Sendable {
  /// A text before a number and one after it, as the table compares them.
  struct Key: Hashable {
    fileprivate let bytes: [UInt8]

    init(before prefix: String, after suffix: String) {
      var bytes: [UInt8] = []
      for (index, text) in [prefix, suffix].enumerated() {
        if index > 0 { bytes.append(AffixTable.middle) }
        let trimmed = text.unicodeScalars.drop { TextBlank($0) != nil }
          .reversed().drop { TextBlank($0) != nil }.reversed()
        for scalar in trimmed {
          if let blank = TextBlank(scalar) {
            if !blank.isMark { bytes.append(0x20) }
          } else if let digit = scalar.icuProperties.decimalDigitValue {
            bytes.append(0x30 + UInt8(digit))
          } else {
            bytes += String(scalar).utf8
          }
        }
      }
      self.bytes = bytes
    }
  }

  /// Is in the place of the number: a control that is in no affix, so that no other text has the bytes of a key.
  private static let middle: UInt8 = 0

  private let values: ByteStringTable
  /// Whether an affix has a digit, as "L/100 km"; otherwise the digits of other scripts need not be found.
  private let hasDigits: Bool

  /// - Parameter values: The values, which are not negative.
  init(_ values: [Key: Int]) {
    let entries = Array(values)
    self.values = ByteStringTable(
      entries.map { String(decoding: $0.key.bytes, as: UTF8.self) }, offsets: entries.map(\.value))
    hasDigits = values.keys.contains { $0.bytes.contains { 0x30...0x39 ~= $0 } }
  }

  /// The value for what is before and after a number.
  func value(_ utf8: UnsafeBufferPointer<UInt8>, _ prefix: Range<Int>, _ suffix: Range<Int>) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: prefix.count + suffix.count + 1) { key in
      var length = append(utf8, prefix, to: key, 0)
      key.initializeElement(at: length, to: Self.middle)
      length = append(utf8, suffix, to: key, length + 1)
      return values.offset(of: UnsafeBufferPointer(rebasing: key[..<length]))
    }
  }

  /// Writes a part of a text as a key has it from an offset on; returns the offset after it.
  private func append(
    _ utf8: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, to key: UnsafeMutableBufferPointer<UInt8>,
    _ start: Int
  ) -> Int {
    var (offset, length) = (part.lowerBound, start)
    while offset < part.upperBound {
      if let blank = TextBlank(utf8, at: offset) {
        if !blank.isMark {
          key.initializeElement(at: length, to: 0x20)
          length += 1
        }
        offset = blank.end
      } else if hasDigits, let digit = digit(utf8, at: offset) {
        key.initializeElement(at: length, to: digit.ascii)
        length += 1
        offset = digit.end
      } else {
        // The other bytes of a code point are not those that begin a blank or a digit.
        key.initializeElement(at: length, to: utf8[offset])
        length += 1
        offset += 1
      }
    }
    return length
  }

  /// A digit of another script in ASCII, and the offset after it.
  private func digit(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> (ascii: UInt8, end: Int)? {
    guard utf8[offset] >= 0xC2 else { return nil }
    let (codePoint, end) = UTF8Decoding.codePoint(in: utf8, at: offset)
    return Unicode.Scalar(codePoint)?.icuProperties.decimalDigitValue.map { (0x30 + UInt8($0), end) }
  }
}
