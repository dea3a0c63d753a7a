package import MessageFormat

/// PO, the files of GNU gettext: one entry a sentence, whose context is its key.
///
/// gettext's own plurals are by integers only and know neither a language's category for decimals nor `select`, so each
/// sentence is an entry by itself, and a comment says what chooses.
package enum PortableObject {
  package static func text(of file: TranslationFile) -> [UInt8] {
    var text = "msgid \"\"\nmsgstr \"\"\n"
    let header = [
      "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit",
      "Language: \(file.locale ?? "")", "X-Source-Language: \(file.sourceLocale ?? "")",
    ]
    for line in header { text += EscapedText.quoted(line + "\n") + "\n" }
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message) {
        guard let pattern = sentence.text else { continue }
        text += "\n"
        for line in (sentence.fullNote ?? "").split(whereSeparator: \.isNewline) { text += "#. \(line)\n" }
        let source = sentence.source?.text ?? pattern
        text +=
          "msgctxt \(EscapedText.quoted(sentence.key.text))\nmsgid \(EscapedText.quoted(source))\nmsgstr \(EscapedText.quoted(pattern))\n"
      }
    }
    return Array(text.utf8)
  }

  /// Reads a file; entries that are marked fuzzy or have gettext's plurals are findings, and untranslated ones are left
  /// out.
  package static func read(
    _ bytes: [UInt8],
    known: (String) -> MessageSource? = { _ in nil }
  ) throws(TranslationFileError) -> (file: TranslationFile, findings: [TranslationFinding]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TranslationFileError(problem: "the text is not well-formed", expected: "UTF-8")
    }
    var locale: String?
    var source: String?
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for entry in try entries(text) {
      guard let id = entry.fields["msgid"] else { continue }
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
            key: key, line: entry.line,
            problem: "plurals of gettext are not supported, since they lack decimals"))
      } else if entry.isFuzzy {
        findings.append(
          TranslationFinding(key: key, line: entry.line, problem: "the translation is marked fuzzy"))
      } else if let text = entry.fields["msgstr"], !text.isEmpty {
        sentences.append(
          SentenceList.Sentence(
            key: key, text: text, source: id, fullNote: entry.notes.joined(separator: "\n"), line: entry.line)
        )
      }
    }
    let (messages, found) = SentenceList.messages(from: sentences, known: known)
    return (TranslationFile(locale: locale, sourceLocale: source, messages: messages), findings + found)
  }

  /// A language in the header: `pt_BR` is the tag `pt-BR`.
  private static func tag(_ text: Substring) -> String? {
    let tag = String(text.replacing("_", with: "-"))
    return tag.isEmpty ? nil : tag
  }

  private struct Entry {
    var line: Int
    var fields: [String: String] = [:]
    var notes: [String] = []
    var isFuzzy = false
  }

  private static func entries(_ text: String) throws(TranslationFileError) -> [Entry] {
    var entries: [Entry] = []
    var entry: Entry?
    var field: String?
    for (offset, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let number = offset + 1
      let rest = line.drop { $0 == " " || $0 == "\t" }
      // An entry ends where a comment or a context follows a translation.
      let begins = rest.hasPrefix("#") || rest.hasPrefix("msgctxt") || rest.hasPrefix("msgid ")
      if begins || rest.isEmpty, let done = entry,
        done.fields["msgstr"] != nil || done.fields["msgstr[0]"] != nil
      {
        entries.append(done)
        entry = nil
      }
      if rest.isEmpty {
        field = nil
        continue
      }
      if rest.hasPrefix("#") {
        if rest.hasPrefix("#~") { continue }
        if entry == nil { entry = Entry(line: number) }
        if rest.hasPrefix("#. ") { entry?.notes.append(String(rest.dropFirst(3))) }
        if rest.hasPrefix("#,"), rest.contains("fuzzy") { entry?.isFuzzy = true }
        continue
      }
      var value = rest
      if !rest.hasPrefix("\"") {
        let name = rest.prefix { $0 != " " && $0 != "\"" }
        guard name.hasPrefix("msg") else {
          throw TranslationFileError(
            line: number, problem: "unexpected “\(name)”",
            expected: "msgctxt, msgid, msgstr, a text or a comment")
        }
        field = String(name)
        if entry == nil { entry = Entry(line: number) }
        if entry?.fields[String(name)] != nil {
          throw TranslationFileError(
            line: number, problem: "“\(name)” appears twice", expected: "each field once")
        }
        entry?.fields[String(name)] = ""
        value = rest.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
      }
      guard let field, let text = unquoted(value) else {
        throw TranslationFileError(
          line: number, problem: "the line is not a text", expected: "a text in quotes")
      }
      entry?.fields[field, default: ""] += text
    }
    if let entry, entry.fields["msgid"] != nil { entries.append(entry) }
    return entries
  }

  /// The text of a line in quotes; nil if it is not one.
  private static func unquoted(_ line: Substring) -> String? {
    var scalars = ArraySlice(line.unicodeScalars)
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    scalars = scalars.dropFirst().dropLast()
    var text = ""
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        if scalar == "\"" { return nil }
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": text += "\n"
      case "r": text += "\r"
      case "t": text += "\t"
      case let other?: text.unicodeScalars.append(other)
      case nil: return nil
      }
    }
    return text
  }
}
