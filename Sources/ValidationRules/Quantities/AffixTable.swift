import ICU
import ValidationCore

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
        let trimmed = text.unicodeScalars.drop { QuantityText.isSpace($0) || QuantityText.isMark($0) }
          .reversed().drop { QuantityText.isSpace($0) || QuantityText.isMark($0) }.reversed()
        for scalar in trimmed where !QuantityText.isMark(scalar) {
          if let plain = AffixTable.plain(scalar) {
            bytes.append(plain)
          } else {
            bytes += String(scalar).utf8
          }
        }
      }
      self.bytes = bytes
    }
  }

  /// Is in the place of the number; not a byte of UTF-8.
  private static let middle: UInt8 = 0xFF

  /// The ASCII form of an ASCII character, a space or a digit.
  private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
    if scalar.isASCII { return UInt8(scalar.value) }
    return QuantityText.isSpace(scalar)
      ? 0x20 : scalar.icuProperties.decimalDigitValue.map { 0x30 + UInt8($0) }
  }

  /// Sorted by their bytes.
  private let entries: [(bytes: [UInt8], value: Int)]

  init(_ values: [Key: Int]) {
    entries = values.map { ($0.key.bytes, $0.value) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }
  }

  /// The value for what is before and after a number.
  func value(_ utf8: UnsafeBufferPointer<UInt8>, _ prefix: Range<Int>, _ suffix: Range<Int>) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: prefix.count + suffix.count + 1) { key in
      var length = 0
      func append(_ byte: UInt8) {
        key.initializeElement(at: length, to: byte)
        length += 1
      }
      func append(_ part: Range<Int>) {
        for element in UTF8Scalars(UnsafeBufferPointer(rebasing: utf8[part])) {
          if QuantityText.isMark(element.scalar) { continue }
          if let plain = Self.plain(element.scalar) {
            append(plain)
          } else {
            for offset in element.range { append(utf8[part.lowerBound + offset]) }
          }
        }
      }
      append(prefix)
      append(Self.middle)
      append(suffix)
      return value(of: UnsafeBufferPointer(rebasing: key[..<length]))
    }
  }

  private func value(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].bytes.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].bytes.elementsEqual(key) ? entries[low].value : nil
  }
}
