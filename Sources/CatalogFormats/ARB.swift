import JSONText
import MessageFormat

/// Application Resource Bundle, the catalogs of Flutter and of many translation services: JSON, one ICU MessageFormat
/// text a message, with `@key` metadata.
package enum ARB {
  package static func text(of file: TranslationFile) -> [UInt8] {
    var members: [JSONNode.Member] = []
    func add(_ key: String, _ content: JSONNode.Content) {
      members.append(JSONNode.Member(key: key, value: JSONNode(content)))
    }
    if let locale = file.locale { add("@@locale", .string(locale)) }
    for message in file.messages {
      add(message.key, .string(ICUChoiceText.text(of: message.message)))
      guard
        let note = SentenceList.Sentence(
          key: SentenceKey(key: message.key, path: []), message: message.message, note: message.note
        ).fullNote
      else { continue }
      let description = JSONNode.Member(key: "description", value: JSONNode(.string(note)))
      add("@\(message.key)", .object([description]))
    }
    return PrettyJSON.bytes(of: JSONNode(.object(members)))
  }

  package static func read(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (file: TranslationFile, findings: [TranslationFinding]) {
    let members = try PrettyJSON.object(bytes)
    var file = TranslationFile(locale: nil, messages: [])
    var findings: [TranslationFinding] = []
    var notes: [String: String] = [:]
    for member in members {
      if member.key == "@@locale" {
        file.locale = member.value.string
      } else if member.key.hasPrefix("@@") {
        continue
      } else if member.key.hasPrefix("@") {
        notes[String(member.key.dropFirst())] = member.value["description"]?.string
      } else if let text = member.value.string {
        file.messages.append(TranslationFile.Message(key: member.key, message: .pattern(text)))
      } else {
        findings.append(
          TranslationFinding(
            key: member.key, line: member.value.position.line,
            problem: "the value is \(member.value.kind), not a text")
        )
      }
    }
    for index in file.messages.indices {
      let note = notes[file.messages[index].key]
      guard case .pattern(let text) = file.messages[index].message else { continue }
      let sentence = SentenceList.Sentence(key: "", text: text, fullNote: note, line: 1)
      file.messages[index].note = sentence.note
      file.messages[index].message =
        sentence.message.isMessageFormat2 ? sentence.message : ICUChoiceText.message(text)
    }
    return (file, findings)
  }
}
