/// A position in a text that moves over tokens and counts lines.
struct JSONCursor {
  /// A token that cannot be read, before its path is known.
  struct Failure: Error {
    let position: JSONPosition
    let problem: String
    let expected: String
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private let origin: JSONPosition
  private(set) var offset = 0
  private var line = 0
  /// The offset at which column 1 of the current line would be, not counting bytes that do not occupy a column.
  private var columnBase = 0

  init(bytes: UnsafeBufferPointer<UInt8>, origin: JSONPosition) {
    self.bytes = bytes
    self.origin = origin
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the cursor; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var position: JSONPosition {
    JSONPosition(
      line: origin.line + line,
      column: offset - columnBase + (line == 0 ? origin.column : 1),
      offset: origin.offset + offset
    )
  }

  /// Skips bytes that contain `count - continuations` code points.
  mutating func advance(_ count: Int = 1, continuations: Int = 0) {
    offset += count
    columnBase += continuations
  }

  /// Skips a byte order mark if the text starts its file; elsewhere in a file it is not one.
  mutating func skipByteOrderMark() {
    guard origin.offset == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else {
      return
    }
    advance(3, continuations: 3)
  }

  /// Skips the four white-space characters of RFC 8259.
  mutating func skipWhitespace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "\n"): endLine(1)
      case UInt8(ascii: "\r"):
        endLine(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1)
      default: return
      }
    }
  }

  private mutating func endLine(_ length: Int) {
    offset += length
    line += 1
    columnBase = offset
  }

  mutating func readWord(_ word: StaticString) throws(Failure) {
    for index in 0..<word.utf8CodeUnitCount {
      guard peek == word.utf8Start[index] else { throw unexpected(expected: "\"\(word)\"") }
      advance()
    }
  }

  func failure(_ problem: String, expected: String) -> Failure {
    Failure(position: position, problem: problem, expected: expected)
  }

  /// The failure for the byte or character at the cursor.
  func unexpected(expected: String) -> Failure {
    guard let byte = peek else { return failure("the text ends too early", expected: expected) }
    guard let length = UTF8Sequence.length(of: bytes, at: offset) else {
      return failure("byte \(hexadecimal(UInt32(byte), width: 2)) is not UTF-8", expected: "UTF-8")
    }
    let text = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return failure("nothing", expected: expected) }
    return failure("unexpected \(Self.name(of: scalar))", expected: expected)
  }

  /// The character in quotes if it is printable, otherwise its number.
  static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
      .spaceSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      "U+" + hexadecimal(scalar.value, width: 4)
    default: "“\(scalar)”"
    }
  }
}

/// The value in uppercase hexadecimal digits, at least `width` of them.
func hexadecimal(_ value: UInt32, width: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
