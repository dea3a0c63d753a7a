import JSONText
import MessageFormat

/// Application Resource Bundle, the catalogs of Flutter and of many translation services: JSON, one ICU MessageFormat
/// text a message, with `@key` metadata.
package enum ARB {
  package static func text(of file: TranslationFile) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    var members: [(key: String, value: JSONNode)] = []
    var findings: [TranslationFinding] = []
    if let locale = file.locale { members.append(("@@locale", .text(locale))) }
    for message in file.translated {
      let text = ICUChoiceText.text(of: message.message)
      let isWhole = message.message.isMessageFormat2 || ICUChoiceText.message(text) == message.message
      if !isWhole {
        findings.append(
          TranslationFinding(
            key: message.key, problem: "the message is read back in another notation, with the same meaning"))
      }
      members.append((message.key, .text(text)))
      guard
        let note = SentenceList.Sentence(
          key: SentenceKey(key: message.key, path: []), message: message.message, note: message.note
        ).fullNote
      else { continue }
      members.append(("@\(message.key)", .members(["description": .text(note)])))
    }
    return (JSONText.prettyBytes(of: .members(of: members)), findings)
  }

  package static func read(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (file: TranslationFile, findings: [TranslationFinding]) {
    var (members, findings) = try JSONFile.members(bytes)
    var file = TranslationFile(locale: nil, messages: [])
    let notes = Dictionary(
      members.compactMap { member in
        member.value["description"]?.string.map { (member.key, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    for member in members {
      let place = TextPlace(member.value.position)
      if member.key == "@@locale" {
        file.locale = member.value.string
      } else if member.key.hasPrefix("@") {
        findings += unread(member)
      } else if let text = member.value.string {
        let note = notes["@\(member.key)"]
        let sentence = SentenceList.Sentence(key: "", text: text, fullNote: note, place: place)
        file.messages.append(
          TranslationFile.Message(
            key: member.key,
            message: sentence.message.isMessageFormat2 ? sentence.message : ICUChoiceText.message(text),
            note: sentence.note
          )
        )
        file.places[SentenceKey(key: member.key, path: []).text] = place
      } else {
        findings.append(
          TranslationFinding(
            key: member.key, place: place, problem: "the value is \(member.value.kind), not a text"))
      }
    }
    return (file, findings)
  }

  /// What `@key` has and a message does not.
  private static func unread(_ member: JSONNode.Member) -> [TranslationFinding] {
    let unread = (member.value.object ?? []).map(\.key).filter { $0 != "description" && $0 != "type" }
    guard member.key.hasPrefix("@@") || !unread.isEmpty else { return [] }
    let names = unread.map { "“\($0)”" }.joined(separator: ", ")
    return [
      TranslationFinding(
        key: member.key, place: TextPlace(member.value.position),
        problem: names.isEmpty ? "a catalog does not take it over" : "a catalog does not take over \(names)")
    ]
  }
}
