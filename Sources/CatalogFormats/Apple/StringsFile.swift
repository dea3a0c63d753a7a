import MessageFormat

/// `.strings`: `"key" = "text";` with comments, in UTF-8 or in UTF-16 with a byte order mark, or a property list of
/// texts, into which Xcode compiles it.
///
/// It has no plurals: those are in the `.stringsdict` beside it (``StringsDictionary``).
package enum StringsFile {
  /// The texts of a file; plurals are left out.
  package static func text(of file: TranslationFile) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    var text = ""
    var findings: [TranslationFinding] = []
    for message in file.translated {
      for sentence in SentenceList.appleSentences(of: message) {
        guard let pattern = sentence.text else { continue }
        if let note = sentence.fullNote {
          let safe = note.replacing("*/", with: "* /")
          if safe != note {
            findings.append(
              TranslationFinding(
                key: sentence.key.text, problem: "the note has “*/”, which is written as “* /”"))
          }
          text += "/* \(safe) */\n"
        }
        text += "\(quoted(sentence.key.text)) = \(quoted(FormatText.format(pattern)));\n\n"
      }
    }
    return (Array(text.utf8), findings)
  }

  private static func quoted(_ text: String) -> String {
    EscapedText.quoted(text) { "\\U" + EscapedText.digits($0, radix: 16, width: 4) }
  }

  /// The sentences of a file.
  ///
  /// - Parameter arguments: The arguments that the specifiers of a key's text stand for.
  package static func sentences(
    _ bytes: [UInt8],
    arguments: (String) -> FormatArguments = { _ in FormatArguments(nil) }
  ) throws(TranslationFileError) -> (sentences: [SentenceList.Sentence], findings: [TranslationFinding]) {
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for entry in try entries(bytes, &findings) {
      do throws(TranslationFinding) {
        let message = try FormatMessage.message(
          entry.text, [], arguments(SentenceKey(entry.key).key), key: entry.key, place: entry.place)
        sentences.append(
          SentenceList.Sentence(
            key: entry.key, text: message.text ?? "", fullNote: entry.comment, place: entry.place))
      } catch {
        findings.append(error)
      }
    }
    return (sentences, findings)
  }

  private struct Entry {
    let key: String
    let text: String
    var comment: String?
    let place: TextPlace?
  }

  private static func entries(
    _ bytes: [UInt8],
    _ findings: inout [TranslationFinding]
  ) throws(TranslationFileError) -> [Entry] {
    guard PropertyList.isOne(bytes) else {
      var cursor = try TextCursor(bytes)
      var entries: [Entry] = []
      while let entry = try entry(&cursor) { entries.append(entry) }
      return entries
    }
    var entries: [Entry] = []
    for member in try PropertyList.members(of: bytes) {
      if let text = member.value.text {
        entries.append(Entry(key: member.key, text: text, place: member.place))
      } else {
        findings.append(
          TranslationFinding(
            key: member.key, place: member.place, problem: "the value is \(member.value.kind), not a text"))
      }
    }
    return entries
  }

  /// The next entry; nil at the end.
  private static func entry(_ cursor: inout TextCursor) throws(TranslationFileError) -> Entry? {
    let comment = try skip(&cursor)
    guard !cursor.isAtEnd else { return nil }
    let place = cursor.place
    let key = try string(&cursor, "a key in quotes")
    _ = try skip(&cursor)
    // `"text";` is short for a key that is its own text.
    if cursor.take(";") { return Entry(key: key, text: key, comment: comment, place: place) }
    guard cursor.take("=") else { throw cursor.unexpected("“=”") }
    _ = try skip(&cursor)
    let text = try string(&cursor, "a text in quotes")
    _ = try skip(&cursor)
    guard cursor.take(";") else { throw cursor.unexpected("“;”") }
    return Entry(key: key, text: text, comment: comment, place: place)
  }

  /// Skips white space and comments; returns the last comment.
  private static func skip(_ cursor: inout TextCursor) throws(TranslationFileError) -> String? {
    var comment: String?
    while let scalar = cursor.first {
      if scalar.properties.isWhitespace {
        cursor.next()
      } else if cursor.starts(with: "//") {
        cursor.take { $0 != "\n" && $0 != "\r" }
      } else if cursor.starts(with: "/*") {
        let start = cursor
        cursor.skip(2)
        var text = String.UnicodeScalarView()
        while !cursor.take("*/") {
          guard let scalar = cursor.next() else { throw start.error("the comment does not end", "*/") }
          text.append(scalar)
        }
        comment = String(text).trimmingSpaces
      } else {
        break
      }
    }
    return comment
  }

  /// A text in quotes, or a word without them.
  private static func string(
    _ cursor: inout TextCursor,
    _ expected: String
  ) throws(TranslationFileError) -> String {
    if cursor.first == "\"" { return try EscapedText.text(&cursor) }
    let word = cursor.take {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_.-:$/".unicodeScalars.contains($0)
    }
    if word.isEmpty { throw cursor.unexpected(expected) }
    return word
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
