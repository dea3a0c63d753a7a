import ICU
import ValidationCore

/// The part of an address before the @: `Local-part` of RFC 5321, section 4.1.2, extended by RFC 6531.
enum LocalPart {
  /// The first range at which the bytes before `end` are not a local part; nil if they are one.
  static func fault(
    in utf8: UnsafeBufferPointer<UInt8>, end: Int, allowsUnicode: Bool
  ) throws(ICUError) -> Range<Int>? {
    guard end > 0 else { return 0..<0 }
    let part = UnsafeBufferPointer(rebasing: utf8[..<end])
    if allowsUnicode, let range = try UnseenCharacters.first(in: part) { return range }
    return part[0] == UInt8(ascii: "\"")
      ? quotedFault(in: part, allowsUnicode) : dotStringFault(in: part, allowsUnicode)
  }

  /// `Dot-string`: atoms with single dots between them.
  private static func dotStringFault(in part: UnsafeBufferPointer<UInt8>, _ allowsUnicode: Bool) -> Range<
    Int
  >? {
    var isAtomStart = true
    for (offset, byte) in part.enumerated() {
      if byte == UInt8(ascii: ".") {
        if isAtomStart { return offset..<offset + 1 }
        isAtomStart = true
      } else if isAtomText(byte) || allowsUnicode && byte >= 0x80 {
        isAtomStart = false
      } else {
        return offset..<scalarEnd(in: part, from: offset)
      }
    }
    return isAtomStart ? part.count - 1..<part.count : nil
  }

  /// `Quoted-string`: printable characters in quotes, with `"` and `\` escaped by a backslash.
  private static func quotedFault(in part: UnsafeBufferPointer<UInt8>, _ allowsUnicode: Bool) -> Range<Int>? {
    var offset = 1
    while offset < part.count {
      switch part[offset] {
      case UInt8(ascii: "\""): return offset == part.count - 1 ? nil : offset..<offset + 1
      case UInt8(ascii: "\\"):
        guard offset + 1 < part.count, 0x20...0x7E ~= part[offset + 1] else { return offset..<offset + 1 }
        offset += 2
      case 0x20...0x7E: offset += 1
      case 0x80... where allowsUnicode: offset += 1
      default: return offset..<scalarEnd(in: part, from: offset)
      }
    }
    return 0..<1
  }

  /// `atext` of RFC 5322.
  static func isAtomText(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func scalarEnd(in part: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < part.count, part[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
