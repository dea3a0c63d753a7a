package import MessageFormat

/// PO, the files of GNU gettext: one entry a sentence, whose context is its key.
///
/// gettext's own plurals are by integers only and know neither a language's category for decimals nor `select`, so each
/// sentence is an entry by itself, and a comment says what chooses. An entry that is not translated has no text.
package enum PortableObject {
  package static func text(of file: TranslationFile) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    var text = "msgid \"\"\nmsgstr \"\"\n"
    var findings: [TranslationFinding] = []
    let header = [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Language: \(file.locale ?? "")", "X-Source-Language: \(file.sourceLocale ?? "")",
    ]
    for line in header { text += quoted(line + "\n") + "\n" }
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message) {
        guard let pattern = sentence.text else { continue }
        let source = sentence.source?.text ?? pattern
        if [sentence.key.text, source, pattern, sentence.fullNote ?? ""].contains(where: {
          $0.utf8.contains(0)
        }) {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text has the character U+0000, which PO cannot hold"))
          continue
        }
        if message.isTranslated, pattern.isEmpty {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text is empty, which in PO is not translated"))
        }
        text += "\n"
        for line in SentenceList.lines(of: sentence.fullNote) { text += "#. \(line)\n" }
        text += "msgctxt \(quoted(sentence.key.text))\nmsgid \(quoted(source))\n"
        text += "msgstr \(quoted(message.isTranslated ? pattern : ""))\n"
      }
    }
    return (Array(text.utf8), findings)
  }

  /// A text in quotation marks, in which control characters are octal.
  private static func quoted(_ text: String) -> String {
    EscapedText.quoted(text) { scalar in
      // PO knows no escape of other characters than bytes, and those beyond ASCII are their own.
      scalar.value < 0x80 ? "\\" + EscapedText.digits(scalar, radix: 8, width: 3) : String(scalar)
    }
  }

  /// Reads a file; entries that are marked fuzzy or have gettext's plurals are findings, and untranslated ones are left
  /// out.
  package static func read(
    _ bytes: [UInt8],
    known: (String) -> MessageSource? = { _ in nil }
  ) throws(TranslationFileError) -> (file: TranslationFile, findings: [TranslationFinding]) {
    var reader = PortableObjectReader(try TextCursor(bytes))
    var locale: String?
    var source: String?
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for entry in try reader.entries() {
      guard let id = entry.fields["msgid"] else {
        throw TranslationFileError(
          place: entry.place, problem: "the entry has no “msgid”", expected: "msgid with a text in quotes")
      }
      if id.isEmpty, entry.fields["msgctxt"] == nil {
        for line in (entry.fields["msgstr"] ?? "").split(separator: "\n") {
          if line.hasPrefix("Language: ") { locale = tag(line.dropFirst(10)) }
          if line.hasPrefix("X-Source-Language: ") { source = tag(line.dropFirst(19)) }
        }
        continue
      }
      let key = entry.fields["msgctxt"] ?? id
      if entry.fields["msgid_plural"] != nil {
        findings.append(
          TranslationFinding(
            key: key, place: entry.place,
            problem: "plurals of gettext are not supported, since they lack decimals"))
      } else if entry.isFuzzy {
        findings.append(
          TranslationFinding(key: key, place: entry.place, problem: "the translation is marked fuzzy"))
      } else if let text = entry.fields["msgstr"] {
        if text.isEmpty { continue }
        sentences.append(
          SentenceList.Sentence(
            key: key, text: text, source: id, fullNote: entry.notes.joined(separator: "\n"),
            place: entry.place)
        )
      } else {
        throw TranslationFileError(
          place: entry.place, problem: "the entry has no “msgstr”", expected: "msgstr with a text in quotes")
      }
    }
    let (file, found) = SentenceList.file(locale: locale, sourceLocale: source, sentences, known: known)
    return (file, findings + found)
  }

  /// A language in the header: `pt_BR` is the tag `pt-BR`.
  private static func tag(_ text: Substring) -> String? {
    let tag = String(text.replacing("_", with: "-"))
    return tag.isEmpty ? nil : tag
  }
}

/// Reads the entries of a PO file.
private struct PortableObjectReader {
  struct Entry {
    var place: TextPlace
    var fields: [String: String] = [:]
    var notes: [String] = []
    var isFuzzy = false

    var hasTranslation: Bool { fields["msgstr"] != nil || fields["msgstr[0]"] != nil }
  }

  private var cursor: TextCursor
  private var all: [Entry] = []
  private var entry: Entry?
  private var field: String?

  init(_ cursor: TextCursor) { self.cursor = cursor }

  mutating func entries() throws(TranslationFileError) -> [Entry] {
    while !cursor.isAtEnd {
      cursor.take { Self.isBlank($0) }
      guard let first = cursor.first else { break }
      if Self.isBreak(first) {
        cursor.next()
        finishTranslated()
        field = nil
        continue
      }
      switch first {
      case "#": comment()
      case "\"":
        guard field != nil else {
          throw cursor.error("the text belongs to no field", "msgctxt, msgid or msgstr before it")
        }
        try text()
      default: try name()
      }
    }
    finish()
    return all
  }

  private mutating func finishTranslated() {
    if entry?.hasTranslation == true { finish() }
  }

  private mutating func finish() {
    // Comments at the end are not an entry.
    if let entry, !entry.fields.isEmpty { all.append(entry) }
    entry = nil
  }

  private mutating func comment() {
    finishTranslated()
    field = nil
    let place = cursor.place
    let line = cursor.take { !Self.isBreak($0) }
    if line.hasPrefix("#~") { return }
    if entry == nil { entry = Entry(place: place) }
    if line == "#." || line.hasPrefix("#. ") { entry?.notes.append(String(line.dropFirst(3))) }
    if line.hasPrefix("#,"), line.contains("fuzzy") { entry?.isFuzzy = true }
  }

  private mutating func name() throws(TranslationFileError) {
    let start = cursor
    let name = cursor.take { !Self.isBlank($0) && !Self.isBreak($0) && $0 != "\"" }
    guard name.hasPrefix("msg") else {
      throw start.error("unexpected “\(name)”", "msgctxt, msgid, msgstr, a text or a comment")
    }
    if name == "msgctxt" || name == "msgid" { finishTranslated() }
    if entry == nil { entry = Entry(place: start.place) }
    guard entry?.fields.updateValue("", forKey: name) == nil else {
      throw start.error("“\(name)” appears twice", "each field once")
    }
    // The place of the entry is that of its first field.
    if entry?.fields.count == 1 { entry?.place = start.place }
    field = name
    cursor.take { Self.isBlank($0) }
    guard cursor.first == "\"" else { throw cursor.unexpected("a text in quotes") }
    try text()
  }

  /// Reads a text in quotes, and the end of its line.
  private mutating func text() throws(TranslationFileError) {
    let start = cursor
    let text = try EscapedText.text(&cursor)
    guard cursor.place.line == start.place.line else {
      throw start.error("the text does not end on its line", "a quotation mark")
    }
    if let field { entry?.fields[field, default: ""] += text }
    cursor.take { Self.isBlank($0) }
    guard cursor.first.map(Self.isBreak) ?? true else { throw cursor.unexpected("the end of the line") }
    // The line's end belongs to the field: the next line may continue it.
    if cursor.first == "\r" { cursor.next() }
    if cursor.first == "\n" { cursor.next() }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}
