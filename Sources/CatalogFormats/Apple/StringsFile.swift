import MessageFormat

/// `.strings`: `"key" = "text";` with comments, in UTF-8 or in UTF-16 with a byte order mark.
///
/// It has no plurals: those are in the `.stringsdict` beside it (``StringsDictionary``).
package enum StringsFile {
  package static func text(of file: TranslationFile) -> [UInt8] {
    var text = ""
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message, isWhole: \.isAppleWhole) {
        guard let pattern = sentence.text else { continue }
        if let note = sentence.fullNote { text += "/* \(note.replacing("*/", with: "* /")) */\n" }
        text += "\(EscapedText.quoted(sentence.key.text)) = \(EscapedText.quoted(pattern));\n\n"
      }
    }
    return Array(text.utf8)
  }

  /// The sentences of a file; texts with arguments by position are findings.
  package static func sentences(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (sentences: [SentenceList.Sentence], findings: [TranslationFinding]) {
    var reader = StringsReader(try StringsReader.text(bytes))
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    while let entry = try reader.entry() {
      guard !FormatText.hasPositionalArguments(entry.text) else {
        findings.append(
          TranslationFinding(key: entry.key, line: entry.line, problem: FormatText.positionalProblem))
        continue
      }
      sentences.append(
        SentenceList.Sentence(key: entry.key, text: entry.text, fullNote: entry.comment, line: entry.line)
      )
    }
    return (sentences, findings)
  }
}

/// Reads the entries of a `.strings` file.
private struct StringsReader {
  struct Entry {
    let key: String
    let text: String
    let comment: String?
    let line: Int
  }

  private var scalars: ArraySlice<Unicode.Scalar>
  private var line = 1

  init(_ text: String) { scalars = ArraySlice(text.unicodeScalars) }

  /// The text of a file in UTF-8, or in UTF-16 with a byte order mark.
  static func text(_ bytes: [UInt8]) throws(TranslationFileError) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
      }
      if bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) { return text }
    } else {
      let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      if let text = String(validating: body, as: UTF8.self) { return text }
    }
    throw TranslationFileError(
      problem: "the text is not well-formed", expected: "UTF-8, or UTF-16 with a byte order mark")
  }

  /// The next entry; nil at the end.
  mutating func entry() throws(TranslationFileError) -> Entry? {
    let comment = try skip()
    guard !scalars.isEmpty else { return nil }
    let line = self.line
    let key = try string("a key in quotes")
    _ = try skip()
    // `"text";` is short for a key that is its own text.
    if take(";") { return Entry(key: key, text: key, comment: comment, line: line) }
    try expect("=")
    _ = try skip()
    let text = try string("a text in quotes")
    _ = try skip()
    try expect(";")
    return Entry(key: key, text: text, comment: comment, line: line)
  }

  /// Skips white space and comments; returns the last comment.
  private mutating func skip() throws(TranslationFileError) -> String? {
    var comment: String?
    while let scalar = scalars.first {
      if scalar.properties.isWhitespace {
        next()
      } else if scalar == "/", scalars.dropFirst().first == "/" {
        while let other = scalars.first, other != "\n", other != "\r" { next() }
      } else if scalar == "/", scalars.dropFirst().first == "*" {
        let start = line
        next()
        next()
        var text = String.UnicodeScalarView()
        while !(scalars.first == "*" && scalars.dropFirst().first == "/") {
          guard let scalar = next() else {
            throw TranslationFileError(line: start, problem: "the comment does not end", expected: "*/")
          }
          text.append(scalar)
        }
        next()
        next()
        comment = String(text).trimmingSpaces
      } else {
        break
      }
    }
    return comment
  }

  @discardableResult
  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = scalars.popFirst() else { return nil }
    if scalar == "\n" || scalar == "\r" && scalars.first != "\n" { line += 1 }
    return scalar
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard scalars.first == scalar else { return false }
    next()
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(TranslationFileError) {
    guard take(scalar) else { throw unexpected("“\(scalar)”") }
  }

  private func unexpected(_ expected: String) -> TranslationFileError {
    TranslationFileError(
      line: line, problem: scalars.first.map { "unexpected “\($0)”" } ?? "the file ends", expected: expected)
  }

  /// A text in quotes, or a word without them.
  private mutating func string(_ expected: String) throws(TranslationFileError) -> String {
    var text = String.UnicodeScalarView()
    guard take("\"") else {
      while let scalar = scalars.first,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "_.-:$/".unicodeScalars.contains(scalar)
      {
        text.append(scalar)
        next()
      }
      if text.isEmpty { throw unexpected(expected) }
      return String(text)
    }
    let start = line
    while true {
      guard let scalar = next() else {
        throw TranslationFileError(
          line: start, problem: "the text does not end", expected: "a quotation mark")
      }
      switch scalar {
      case "\"": return String(text)
      case "\\": try escape(&text)
      default: text.append(scalar)
      }
    }
  }

  private mutating func escape(_ text: inout String.UnicodeScalarView) throws(TranslationFileError) {
    guard let scalar = next() else { throw unexpected("an escaped character") }
    switch scalar {
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "U", "u":
      let unit = try unit()
      guard UTF16.isLeadSurrogate(unit) else {
        guard let scalar = Unicode.Scalar(unit) else { throw unexpected("a surrogate pair") }
        return text.append(scalar)
      }
      guard take("\\"), take("U") || take("u") else {
        throw unexpected("the second half of a surrogate pair")
      }
      let second = try self.unit()
      guard UTF16.isTrailSurrogate(second),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
      else { throw unexpected("the second half of a surrogate pair") }
      text.append(scalar)
    default: text.append(scalar)
    }
  }

  private mutating func unit() throws(TranslationFileError) -> UInt16 {
    let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
    guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else {
      throw unexpected("four hexadecimal digits")
    }
    scalars = scalars.dropFirst(4)
    return value
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingSpaces: String {
    let view = unicodeScalars
    guard let first = view.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = view.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(view[first...last])
  }
}
