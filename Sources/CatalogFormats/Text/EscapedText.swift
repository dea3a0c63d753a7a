/// Texts in quotation marks with the escapes of C, as `.strings` and PO have them.
enum EscapedText {
  /// The text in quotation marks.
  ///
  /// - Parameter control: The escape of another control character.
  static func quoted(_ text: String, control: (Unicode.Scalar) -> String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control: result += control(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Digits of a number, at least `width` of them.
  static func digits(_ scalar: Unicode.Scalar, radix: Int, width: Int) -> String {
    let digits = String(scalar.value, radix: radix, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads a text that begins with a quotation mark, and passes the closing one.
  static func text(_ cursor: inout TextCursor) throws(TranslationFileError) -> String {
    let start = cursor
    cursor.next()
    var text = String.UnicodeScalarView()
    while true {
      switch cursor.next() {
      case nil: throw start.error("the text does not end", "a quotation mark")
      case "\"": return String(text)
      case "\\": try escape(&cursor, &text)
      case let scalar?: text.append(scalar)
      }
    }
  }

  /// Reads what follows a backslash.
  private static func escape(
    _ cursor: inout TextCursor,
    _ text: inout String.UnicodeScalarView
  ) throws(TranslationFileError) {
    guard let scalar = cursor.next() else { throw cursor.unexpected("an escaped character") }
    switch scalar {
    case "a": text.append("\u{7}")
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "v": text.append("\u{B}")
    case "0"..."7":
      var value = scalar.value - 0x30
      for digit in cursor.prefix(2).prefix(while: { ("0"..."7").contains($0) }) {
        value = value * 8 + digit.value - 0x30
        cursor.next()
      }
      guard value < 0x80, let scalar = Unicode.Scalar(value) else {
        throw cursor.error("the escape is not an ASCII character", "a code of at most 177")
      }
      text.append(scalar)
    case "U", "u":
      let unit = try unit(&cursor)
      guard UTF16.isLeadSurrogate(unit) else {
        guard let scalar = Unicode.Scalar(unit) else { throw cursor.unexpected("a surrogate pair") }
        return text.append(scalar)
      }
      guard cursor.take("\\"), cursor.take("U") || cursor.take("u") else {
        throw cursor.unexpected("the second half of a surrogate pair")
      }
      let second = try self.unit(&cursor)
      guard UTF16.isTrailSurrogate(second),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
      else { throw cursor.unexpected("the second half of a surrogate pair") }
      text.append(scalar)
    default: text.append(scalar)
    }
  }

  private static func unit(_ cursor: inout TextCursor) throws(TranslationFileError) -> UInt16 {
    let digits = String(String.UnicodeScalarView(cursor.prefix(4)))
    guard digits.utf8.count == 4, digits.utf8.first != UInt8(ascii: "+"),
      let value = UInt16(digits, radix: 16)
    else { throw cursor.unexpected("four hexadecimal digits") }
    cursor.skip(4)
    return value
  }
}
