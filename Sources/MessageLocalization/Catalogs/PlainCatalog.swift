import CQuietBytes
import ICU

/// A quick check that a catalog file is valid, without reading it into memory.
///
/// Nothing of a layer is added unless all of its files are valid, but most languages of a layer are never read. This
/// check takes a few nanoseconds a byte, where reading and compiling a file takes twenty. It knows a plain form of
/// catalogs: messages with arguments, plurals and selects, and metadata. Any doubt is not a fault: a file that is not
/// plain is read in full, and that decides.
struct PlainCatalog {
  /// Whether the bytes are a catalog of a language, without any fault, that has a message.
  static func isValid(_ bytes: [UInt8], for locale: LanguageTag) -> Bool {
    // The reader finds out whether ICU has what an extension requests, such as a numbering system, and whether a tag of
    // another form names a language.
    let subtags = LanguageSubtags(canonical: locale.identifier)
    guard subtags.extensions == nil, 2...3 ~= subtags.language.utf8.count, subtags.language != "und" else {
      return false
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var check = PlainCatalog(bytes)
      return check.catalog(locale)
    }
  }

  /// The most levels of messages within messages, and of metadata.
  static let deepestNesting = 8

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
    guard take(UInt8(ascii: "\"")), passText(quiet_string_end(cursor, limit, nil)) else { return false }
    while byte != UInt8(ascii: "\"") {
      guard escape(), passText(quiet_string_end(cursor, limit, nil)) else { return false }
    }
    index += 1
    return true
  }

  /// Passes well-formed text that means only itself in a message.
  mutating func literalText() -> Bool { passText(quiet_message_end(cursor, limit)) }

  private var cursor: UnsafePointer<UInt8>? { bytes.baseAddress.map { $0 + index } }

  private var limit: UnsafePointer<UInt8>? { bytes.baseAddress.map { $0 + bytes.count } }

  /// - Parameter end: The end of the text at the cursor; nil if that is not well-formed.
  private mutating func passText(_ end: UnsafePointer<UInt8>?) -> Bool {
    guard let end, let cursor else { return false }
    index += end - cursor
    return true
  }

  /// Passes an escape.
  mutating func escape() -> Bool {
    guard take(UInt8(ascii: "\\")) else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      index += 1
      return true
    default: return false
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
