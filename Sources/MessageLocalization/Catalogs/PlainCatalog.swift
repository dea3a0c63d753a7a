import ICU
import JSONText

/// A quick check that a catalog file is valid, without reading it into memory.
///
/// Nothing of a layer is added unless all of its files are valid, but most languages of a layer are never read. This
/// check takes a few nanoseconds a byte, where reading and compiling a file takes twenty. It knows a plain form of
/// catalogs: messages with arguments, plurals and selects, and metadata. Any doubt is not a fault: a file that is not
/// plain is read in full, and that decides.
struct PlainCatalog {
  /// Whether the bytes are a catalog of a language, without any fault, that has a message.
  static func isValid(_ bytes: [UInt8], for locale: LanguageTag) -> Bool {
    // The reader finds out whether ICU has what an extension requests, such as a numbering system.
    guard LanguageSubtags(canonical: locale.identifier).extensions == nil,
      !LocaleData.fallbackChain(locale.identifier).isEmpty
    else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      guard UTF8Sequence.areWellFormed(bytes) else { return false }
      var check = PlainCatalog(bytes)
      return check.catalog(locale)
    }
  }

  /// The most levels of messages within messages, and of metadata.
  static let deepestNesting = 8

  /// Well-formed UTF-8.
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The current byte; 0, which no plain file contains, at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func catalog(_ locale: LanguageTag) -> Bool {
    skipWhitespace()
    guard take(UInt8(ascii: "{")) else { return false }
    var hasMessage = false
    var keys = Set<UInt64>(minimumCapacity: bytes.count / 128)
    repeat {
      skipWhitespace()
      let start = index
      guard let key = key(), keys.insert(key).inserted else { return false }
      let name = UnsafeBufferPointer(rebasing: bytes[start + 1..<index - 1])
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { return false }
      skipWhitespace()
      if name.elementsEqual("@@locale".utf8) {
        let start = index
        guard string(), bytes[start + 1..<index - 1].elementsEqual(locale.identifier.utf8) else {
          return false
        }
      } else if name.first == UInt8(ascii: "@") {
        let isObject = byte == UInt8(ascii: "{")
        // The messages may be in MessageFormat 2, which only the full reading knows.
        if name.elementsEqual("@@syntax".utf8) { return false }
        guard isObject || name.starts(with: "@@".utf8), metadata(depth: 0) else { return false }
      } else {
        hasMessage = true
        guard byte == UInt8(ascii: "{") ? choice() : quotedMessage() else { return false }
      }
      skipWhitespace()
    } while take(UInt8(ascii: ","))
    guard hasMessage, take(UInt8(ascii: "}")) else { return false }
    skipWhitespace()
    return index == bytes.count
  }

  /// Reads a key in ASCII without escapes; returns its hash (FNV-1a).
  private mutating func key() -> UInt64? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    while true {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return hash
      case UInt8(ascii: "\\"), 0..<0x20, 0x80...: return nil
      default:
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        index += 1
      }
    }
  }

  /// Reads objects of strings.
  private mutating func metadata(depth: Int) -> Bool {
    guard take(UInt8(ascii: "{")) else { return string() }
    guard depth < Self.deepestNesting else { return false }
    skipWhitespace()
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      skipWhitespace()
      guard string() else { return false }
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { return false }
      skipWhitespace()
      guard metadata(depth: depth + 1) else { return false }
      skipWhitespace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  private mutating func string() -> Bool {
    guard take(UInt8(ascii: "\"")) else { return false }
    skipLiteralText()
    while byte != UInt8(ascii: "\"") {
      guard character() else { return false }
      skipLiteralText()
    }
    index += 1
    return true
  }

  /// Passes an escape, or another byte of a string.
  mutating func character() -> Bool {
    let lead = byte
    index += 1
    guard lead == UInt8(ascii: "\\") else { return lead >= 0x20 }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      index += 1
      return true
    default: return false
    }
  }

  /// Passes text that means only itself, in strings as in messages, eight bytes at a time; its end may remain.
  mutating func skipLiteralText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func marks(of byte: UInt64, in word: UInt64) -> UInt64 {
      let rest = word ^ (ones &* byte)
      return (rest &- ones) & ~rest
    }
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
    while bytes.count - index >= 8 {
      let word = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // The high bit of the first byte that means more is set, and that of no byte before it.
      let marked =
        (word &- ones &* 0x20) & ~word | marks(of: 0x22, in: word) | marks(of: 0x5C, in: word)
        | marks(of: 0x7B, in: word) | marks(of: 0x7D, in: word) | marks(of: 0x27, in: word)
      let found = marked & (ones << 7)
      if found != 0 {
        index += found.trailingZeroBitCount >> 3
        return
      }
      index += 8
    }
  }

  mutating func skipWhitespace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  /// Passes a byte if it is the current one.
  mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    index += 1
    return true
  }

  /// Passes letters, digits and underscores that begin with a letter; returns them.
  mutating func word() -> UnsafeBufferPointer<UInt8>? {
    let start = index
    while Self.isLetter(byte) || index > start && (Self.isDigit(byte) || byte == UInt8(ascii: "_")) {
      index += 1
    }
    return (1...64).contains(index - start) ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil
  }

  /// Passes a number of few digits; returns them.
  mutating func number() -> UnsafeBufferPointer<UInt8>? {
    let start = index
    while Self.isDigit(byte) { index += 1 }
    guard (1...9).contains(index - start), bytes[start] != UInt8(ascii: "0") || index == start + 1 else {
      return nil
    }
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
