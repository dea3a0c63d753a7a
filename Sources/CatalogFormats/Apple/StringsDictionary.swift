import MessageFormat
import Primitives

/// `.stringsdict`: a property list of the plurals that a `.strings` file cannot hold.
package enum StringsDictionary {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let pluralType = "NSStringPluralRuleType"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  /// What chooses among sentences that are strings of their own, and other notes; other readers ignore it.
  private static let noteKey = "LVNote"

  /// The plurals of a file as a property list in XML; nil if there is none.
  package static func text(of file: TranslationFile) -> (bytes: [UInt8]?, findings: [TranslationFinding]) {
    var entries = ""
    var findings: [TranslationFinding] = []
    for message in file.translated {
      for sentence in SentenceList.appleSentences(of: message) {
        guard case .choice(let choice) = sentence.message else { continue }
        let forms = choice.forms.compactMap { form in form.message.text.map { (form.selector, $0) } }
        let texts = [sentence.key.text, sentence.fullNote ?? "", choice.argument] + forms.map(\.1)
        guard texts.allSatisfy(XLIFF.isXML) else {
          findings.append(
            TranslationFinding(
              key: sentence.key.text, problem: "the text has a control character, which XML cannot hold"))
          continue
        }
        let variable =
          [(typeKey, pluralType), (valueTypeKey, "lld")]
          + forms.map { ($0.0, FormatText.format($0.1, number: "%lld")) }
        entries += key(sentence.key.text, indent: 1) + "  <dict>\n"
        entries += string(formatKey, "%#@\(choice.argument)@", indent: 2)
        entries += key(choice.argument, indent: 2) + "    <dict>\n"
        for (name, text) in variable { entries += string(name, text, indent: 3) }
        entries += "    </dict>\n"
        if let note = sentence.fullNote { entries += string(noteKey, note, indent: 2) }
        entries += "  </dict>\n"
      }
    }
    guard !entries.isEmpty else { return (nil, findings) }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(entries)</dict>
      </plist>

      """
    return (Array(text.utf8), findings)
  }

  private static func key(_ key: String, indent: Int) -> String {
    String(repeating: "  ", count: indent) + "<key>\(MarkupText.escaped(key))</key>\n"
  }

  private static func string(_ name: String, _ text: String, indent: Int) -> String {
    key(name, indent: indent) + String(repeating: "  ", count: indent)
      + "<string>\(MarkupText.escaped(text))</string>\n"
  }

  /// The plurals of a file, by key.
  ///
  /// - Parameter arguments: The arguments that the specifiers of a key's text stand for.
  package static func sentences(
    _ bytes: [UInt8],
    arguments: (String) -> FormatArguments = { _ in FormatArguments(nil) }
  ) throws(TranslationFileError) -> (sentences: [SentenceList.Sentence], findings: [TranslationFinding]) {
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for entry in try PropertyList.members(of: bytes) {
      do throws(TranslationFinding) {
        sentences.append(try sentence(entry, arguments(SentenceKey(entry.key).key)))
      } catch {
        findings.append(error)
      }
    }
    return (sentences, findings)
  }

  private static func sentence(
    _ entry: PropertyList.Member,
    _ arguments: FormatArguments
  ) throws(TranslationFinding) -> SentenceList.Sentence {
    func text(_ name: String, of members: [PropertyList.Member]?) -> String? {
      members?.first { $0.key == name }?.value.text
    }
    guard let format = text(formatKey, of: entry.value.members) else {
      throw TranslationFinding(
        key: entry.key, place: entry.place, problem: "there is no text “\(formatKey)”")
    }
    var plurals: [FormatMessage.Plural] = []
    for variable in entry.value.members ?? [] {
      guard let members = variable.value.members else { continue }
      guard text(typeKey, of: members) == pluralType else {
        throw TranslationFinding(
          key: entry.key, place: variable.place, problem: "rules other than plurals are not supported")
      }
      let forms = members.filter { ![typeKey, valueTypeKey].contains($0.key) }
        .compactMap { form in form.value.text.map { (selector: form.key, text: $0) } }
      plurals.append(FormatMessage.Plural(name: variable.key, forms: forms))
    }
    let note = text(noteKey, of: entry.value.members)
    return SentenceList.Sentence(
      key: SentenceKey(entry.key),
      message: try FormatMessage.message(format, plurals, arguments, key: entry.key, place: entry.place),
      choices: note.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([]),
      note: note.flatMap(SentenceChoices.removed(from:)),
      place: entry.place
    )
  }
}
