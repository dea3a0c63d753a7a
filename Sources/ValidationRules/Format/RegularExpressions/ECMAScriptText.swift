/// The bytes of a pattern, and what is read in the same way in several places of it.
struct ECMAScriptText {
  let utf8: UnsafeBufferPointer<UInt8>

  /// 0 past the end.
  func byte(_ index: Int) -> UInt8 { index < utf8.count ? utf8[index] : 0 }

  func isNext(_ text: StaticString, at index: Int) -> Bool {
    text.withUTF8Buffer { text in
      index + text.count <= utf8.count && utf8[index..<index + text.count].elementsEqual(text)
    }
  }

  /// The character of a name at an offset, and where it ends.
  func nameCharacter(at offset: Int) -> (Unicode.Scalar, end: Int)? {
    if utf8[offset] == UInt8(ascii: "\\") {
      guard byte(offset + 1) == UInt8(ascii: "u") else { return nil }
      var escape = offset + 2
      guard let value = unicodeEscape(at: &escape), let scalar = Unicode.Scalar(value) else { return nil }
      return (scalar, escape)
    }
    var end = offset + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    if utf8[offset] < 0x80 { return (Unicode.Scalar(utf8[offset]), end) }
    let scalar = String(decoding: utf8[offset..<end], as: UTF8.self).unicodeScalars.first
    return scalar.map { ($0, end) }
  }

  /// Reads what follows `\u`: four digits, twice for a pair of surrogates, or digits in braces.
  func unicodeEscape(at offset: inout Int) -> UInt32? {
    if byte(offset) == UInt8(ascii: "{") {
      offset += 1
      let start = offset
      var value: UInt32 = 0
      while let digit = CheckDigits.value(of: byte(offset)), digit < 16 {
        value = value << 4 | UInt32(digit)
        guard value <= 0x10FFFF else { return nil }
        offset += 1
      }
      guard offset > start, byte(offset) == UInt8(ascii: "}") else { return nil }
      offset += 1
      return value
    }
    guard let first = hex(4, at: &offset) else { return nil }
    guard 0xD800...0xDBFF ~= first, isNext("\\u", at: offset) else { return first }
    let afterFirst = offset
    offset += 2
    guard let second = hex(4, at: &offset), 0xDC00...0xDFFF ~= second else {
      offset = afterFirst
      return first
    }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  func hex(_ count: Int, at offset: inout Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = CheckDigits.value(of: byte(offset)), digit < 16 else { return nil }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
