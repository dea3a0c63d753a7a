/// A position in a text that is read from the front.
struct TextCursor {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var place = TextPlace.start

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The text of a file in UTF-8, or in UTF-16 with a byte order mark, without the mark.
  ///
  /// - Throws: At the first byte that is not well-formed, and at a NUL, which no text format has.
  init(_ bytes: [UInt8]) throws(TranslationFileError) {
    self.init(try Self.text(bytes))
    if let nul = scalars.firstIndex(of: "\0") {
      while index < nul { next() }
      throw error("the text has the character U+0000", "a text without it; UTF-16 needs a byte order mark")
    }
  }

  private static func text(_ bytes: [UInt8]) throws(TranslationFileError) -> String {
    let expected = "UTF-8, or UTF-16 with a byte order mark"
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
      }
      if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) { return text }
      let start = Self(String(decoding: units, as: UTF16.self)).placeOfReplacement
      throw TranslationFileError(place: start, problem: "the text is not well-formed", expected: expected)
    }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let text = String(validating: body, as: UTF8.self) { return text }
    let start = Self(String(decoding: body, as: UTF8.self)).placeOfReplacement
    throw TranslationFileError(place: start, problem: "the text is not well-formed", expected: expected)
  }

  /// The place of the first replacement character, otherwise the end.
  private var placeOfReplacement: TextPlace {
    var cursor = self
    while let scalar = cursor.first, scalar != "\u{FFFD}" { cursor.next() }
    return cursor.place
  }

  var isAtEnd: Bool { index == scalars.count }

  /// The next character; nil at the end.
  var first: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The character after the next one.
  var second: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Up to this many characters that follow.
  func prefix(_ count: Int) -> ArraySlice<Unicode.Scalar> { scalars[index...].prefix(count) }

  /// Passes one character; LF, CR and CR LF each end a line.
  @discardableResult
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = first else { return nil }
    index += 1
    if scalar == "\n" || scalar == "\r" && first != "\n" {
      place.line += 1
      place.column = 1
    } else {
      place.column += 1
    }
    return scalar
  }

  mutating func skip(_ count: Int) { for _ in 0..<count { next() } }

  /// Whether the text goes on like this.
  func starts(with text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  /// Passes a text if it is next.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    skip(text.unicodeScalars.count)
    return true
  }

  /// Passes the characters that meet a condition, and returns them.
  @discardableResult
  mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = first, isPart(scalar) {
      text.append(scalar)
      next()
    }
    return String(text)
  }

  func error(_ problem: String, _ expected: String) -> TranslationFileError {
    TranslationFileError(place: place, problem: problem, expected: expected)
  }

  /// The error that the next character is not what was expected.
  func unexpected(_ expected: String) -> TranslationFileError {
    error(first.map { "unexpected “\(Self.visible($0))”" } ?? "the file ends", expected)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      "U+" + String(scalar.value, radix: 16, uppercase: true)
    default: String(scalar)
    }
  }
}
