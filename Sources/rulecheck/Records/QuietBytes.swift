/// Runs of bytes of a JSON text that do not open or close a string or bracket, and do not end a line.
enum QuietBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Passes strings, and what is between them inside a record, up to the next byte that needs a closer look.
  ///
  /// - Parameters:
  ///   - isInString: Whether the offset is in a string, after a byte that is not a backslash.
  ///   - isInBrackets: Whether what follows the string is inside a bracket.
  ///   - continuations: The number of UTF-8 continuation bytes, to which those passed are added.
  static func end(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    isInString: inout Bool,
    isInBrackets: Bool,
    _ continuations: inout Int
  ) -> Int {
    let quiet = quiet
    var offset = start
    while isInString || isInBrackets {
      offset =
        isInString
        ? endInString(bytes, from: offset, &continuations) : endOutsideStrings(bytes, from: offset, quiet)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return offset }
      isInString.toggle()
      offset += 1
    }
    return offset
  }

  /// The offset of the next quote, backslash or control character.
  @inline(__always)
  private static func endInString(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ continuations: inout Int
  ) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      let found =
        (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
      // The lowest of these bits is that of the first such byte.
      let bits = (found & highs).trailingZeroBitCount
      let passed = bits == 64 ? word : word & (1 << UInt64(bits & 56) - 1)
      if passed & highs != 0 {
        // Each byte is 0 or 1, and the highest byte of the product is their sum.
        continuations += Int(((passed >> 7) & (~passed >> 6) & ones &* ones) >> 56)
      }
      offset += bits >> 3
      if bits < 64 { return offset }
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte & 0xC0 == 0x80 { continuations += 1 }
      offset += 1
    }
    return offset
  }

  /// The offset of the next quote, bracket, control character other than a tab, or byte that is not ASCII.
  @inline(__always)
  private static func endOutsideStrings(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ quiet: UnsafePointer<Bool>
  ) -> Int {
    var offset = start
    while offset < bytes.count, quiet[Int(bytes[offset])] { offset += 1 }
    return offset
  }

  /// The offset of the next byte that is not a space.
  @inline(__always)
  static func endOfSpaces(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var offset = start
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let others = word ^ (ones &* 0x20)
      if others != 0 { return offset + others.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// Whether each byte is quiet outside of strings, as tabs and all printable ASCII but these are; never freed.
  private nonisolated(unsafe) static let quiet: UnsafePointer<Bool> = {
    let table = UnsafeMutablePointer<Bool>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      let isPrintable = 0x20...0x7F ~= byte || byte == 0x09
      (table + Int(byte)).initialize(to: isPrintable && !"\"[]{}".utf8.contains(byte))
    }
    return UnsafePointer(table)
  }()
}
