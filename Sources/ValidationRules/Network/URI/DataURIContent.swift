/// The media type that the data of a data URI show.
enum DataURIContent {
  /// What fits on the stack; few files need more to tell their type.
  private static let few = 1_024

  /// The media type of well-formed data by their first bytes, as ``ContentType`` finds it; nil for one that is not known.
  static func type(of utf8: UnsafeBufferPointer<UInt8>, _ data: Range<Int>, isEncoded: Bool) -> String? {
    func type(_ count: Int) -> (name: String?, isDecided: Bool) {
      withFirstBytes(count, of: utf8[data], isEncoded: isEncoded) { bytes in
        let found = ContentType.type(of: bytes)
        return (found, found != nil || bytes.count < count || !ContentType.mayGoOn(bytes))
      }
    }
    let found = type(few)
    return found.isDecided ? found.name : type(ContentType.bytesRead).name
  }

  private static func withFirstBytes<Result>(
    _ most: Int, of data: Slice<UnsafeBufferPointer<UInt8>>, isEncoded: Bool,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { bytes in
      var count = 0
      func append(_ byte: UInt8) -> Bool {
        guard count < bytes.count else { return false }
        bytes[count] = byte
        count += 1
        return true
      }
      if isEncoded {
        decodeBase64(data, append)
      } else {
        decodePercents(data, append)
      }
      return body(UnsafeBufferPointer(rebasing: bytes[..<count]))
    }
  }

  private static func decodeBase64(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ append: (UInt8) -> Bool
  ) {
    var (bits, bitCount) = (UInt32(0), 0)
    for character in text {
      guard let value = sextet(character) else { return }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        if !append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))) { return }
      }
    }
  }

  private static func sextet(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  private static func decodePercents(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ append: (UInt8) -> Bool
  ) {
    var index = text.startIndex
    while index < text.endIndex {
      var byte = text[index]
      if byte == UInt8(ascii: "%"), index + 2 < text.endIndex, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      {
        byte = high << 4 | low
        index += 2
      }
      if !append(byte) { return }
      index += 1
    }
  }

  /// The value of a hexadecimal digit.
  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    case 0x61...0x66: character - 0x57
    default: nil
    }
  }
}
