package import MessageFormat

/// XLIFF (OASIS), the exchange format of translation tools: one unit a sentence.
package enum XLIFF {
  package enum Version: String, Sendable, Hashable, CaseIterable {
    case version1 = "1.2"
    /// Read and written for 2.0 as well, whose units and segments are the same.
    case version2 = "2.1"
  }

  /// A file of the version; characters that XML cannot hold are findings, and their messages are left out.
  package static func text(
    of file: TranslationFile,
    _ version: Version
  ) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    let source = escaped(file.sourceLocale ?? file.locale ?? "en")
    let target = escaped(file.locale ?? "und")
    var units = ""
    var findings: [TranslationFinding] = []
    var number = 0
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message) {
        guard let pattern = sentence.text else { continue }
        let original = sentence.source?.text ?? pattern
        let texts = [sentence.key.text, original, pattern, sentence.fullNote ?? ""]
        guard texts.allSatisfy(isXML) else {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text has a control character, which XML cannot hold"))
          continue
        }
        number += 1
        let note = sentence.fullNote.map(escaped)
        switch version {
        case .version1:
          units += """
                  <trans-unit id="\(attribute(sentence.key.text))" xml:space="preserve">
                    <source>\(escaped(original))</source>
                    <target state="translated">\(escaped(pattern))</target>
            \(note.map { "        <note>\($0)</note>\n" } ?? "")      </trans-unit>

            """
        case .version2:
          units += """
                <unit id="u\(number)" name="\(attribute(sentence.key.text))" xml:space="preserve">
            \(note.map { "      <notes><note category=\"description\">\($0)</note></notes>\n" } ?? "")      <segment state="translated">
                    <source>\(escaped(original))</source>
                    <target>\(escaped(pattern))</target>
                  </segment>
                </unit>

            """
        }
      }
    }
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let text =
      switch version {
      case .version1:
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file original="catalog" source-language="\(source)" target-language="\(target)" datatype="plaintext">
            <body>
        \(units)    </body>
          </file>
        </xliff>

        """
      case .version2:
        """
        <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="\(source)" trgLang="\(target)">
          <file id="catalog">
        \(units)  </file>
        </xliff>

        """
      }
    return (Array((head + text).utf8), findings)
  }

  private static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value < 0xFFFE || scalar.value > 0xFFFF
        || "\t\n\r".unicodeScalars.contains(scalar)
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func attribute(_ text: String) -> String {
    escaped(text).replacing("\"", with: "&quot;").replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }

  /// Reads a file of version 1.2 or 2.x; the version is found in the text.
  ///
  /// Units without a translation are left out. Inline elements other than plain text are findings, since a pattern has
  /// none.
  package static func read(
    _ bytes: [UInt8],
    known: (String) -> MessageSource? = { _ in nil }
  ) throws(TranslationFileError) -> (files: [TranslationFile], findings: [TranslationFinding]) {
    var reader = try UnitReader(bytes)
    let parts = try reader.read()
    var findings = reader.findings
    var files: [TranslationFile] = []
    for part in parts {
      let (messages, found) = SentenceList.messages(from: part.sentences, known: known)
      findings += found
      files.append(TranslationFile(locale: part.target, sourceLocale: part.source, messages: messages))
    }
    return (files, findings)
  }
}
