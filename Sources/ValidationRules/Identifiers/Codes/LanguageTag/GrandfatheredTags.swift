import Primitives

/// The tags of RFC 5646, section 2.1, that were registered before the grammar was.
struct GrandfatheredTags: Sendable {
  private let tags: ByteStringTable
  private static let longest = 11

  private init(_ tags: [String]) { self.tags = ByteStringTable(tags) }

  /// Those that the grammar does not have, in lowercase.
  static let irregular = Self([
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ])

  /// Those that it has, and whose parts are not registered by themselves.
  static let regular = Self([
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan",
    "zh-xiang",
  ])

  /// Whether a text is one of the tags, in any letter case.
  func contain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= Self.longest else { return false }
    var lowercase = SIMD16<UInt8>()
    return withUnsafeMutableBytes(of: &lowercase) { lowercase in
      for (index, byte) in text.enumerated() { lowercase[index] = 0x41...0x5A ~= byte ? byte | 0x20 : byte }
      return tags.contains(
        lowercase.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count)
    }
  }
}
