package import MessageFormat
import Primitives

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
    let source = MarkupText.escaped(file.sourceLocale ?? file.locale ?? "en")
    let target = MarkupText.escaped(file.locale ?? "und")
    var units = ""
    var findings: [TranslationFinding] = []
    var number = 0
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message) {
        let texts = [sentence.key.text, sentence.source?.text, sentence.text, sentence.fullNote]
        guard texts.allSatisfy({ $0.map(isXML) ?? true }) else {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text has a control character, which XML cannot hold"))
          continue
        }
        if message.isTranslated, sentence.text?.isEmpty == true {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text is empty, which in XLIFF is not translated"))
        }
        number += 1
        units += unit(sentence, number, isTranslated: message.isTranslated, version)
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

  /// The lines of one unit, without a target if the sentence is not translated.
  private static func unit(
    _ sentence: SentenceList.Sentence,
    _ number: Int,
    isTranslated: Bool,
    _ version: Version
  ) -> String {
    let text = sentence.text ?? ""
    let key = attribute(sentence.key.text)
    let source = "<source>\(MarkupText.escaped(sentence.source?.text ?? text))</source>"
    let note = sentence.fullNote.map(MarkupText.escaped)
    let target = isTranslated ? MarkupText.escaped(text) : nil
    let lines: [String?]
    switch version {
    case .version1:
      lines = [
        "      <trans-unit id=\"\(key)\" xml:space=\"preserve\">",
        "        \(source)",
        target.map { "        <target state=\"translated\">\($0)</target>" },
        note.map { "        <note>\($0)</note>" },
        "      </trans-unit>",
      ]
    case .version2:
      lines = [
        "    <unit id=\"u\(number)\" name=\"\(key)\" xml:space=\"preserve\">",
        note.map { "      <notes><note category=\"description\">\($0)</note></notes>" },
        "      <segment state=\"\(isTranslated ? "translated" : "initial")\">",
        "        \(source)",
        target.map { "        <target>\($0)</target>" },
        "      </segment>",
        "    </unit>",
      ]
    }
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }

  /// Whether XML 1.0 can hold the text.
  static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar.value < 0xFFFE || scalar.value > 0xFFFF
        || "\t\n\r".unicodeScalars.contains(scalar)
    }
  }

  private static func attribute(_ text: String) -> String {
    MarkupText.escaped(text).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
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
      let (file, found) = SentenceList.file(
        locale: part.target, sourceLocale: part.source, part.sentences, known: known)
      findings += found
      files.append(file)
    }
    return (files, findings)
  }
}
