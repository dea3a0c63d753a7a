import JSONText
import MessageFormat

extension StringCatalog {
  /// Writes one file for all languages; the first file is the source.
  ///
  /// A string has one comment for all languages, so a language whose message is chosen by other arguments than the
  /// source's is a finding.
  package static func text(
    of files: [TranslationFile]
  ) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    var strings: [Entry] = []
    var indices: [String: Int] = [:]
    var findings: [TranslationFinding] = []
    for file in files {
      for message in file.translated {
        for sentence in SentenceList.appleSentences(of: message) {
          let key = sentence.key.text
          let index = indices[key] ?? strings.count
          if index == strings.count {
            indices[key] = index
            strings.append(Entry(key: key))
          }
          if let comment = strings[index].comment {
            if comment != sentence.fullNote, isOther(comment, than: sentence) {
              findings.append(
                TranslationFinding(
                  key: key,
                  problem:
                    "the string has one comment for all languages, and that of \(file.locale ?? "und") differs"
                )
              )
            }
          } else {
            strings[index].comment = sentence.fullNote
          }
          strings[index].localizations.append((file.locale ?? "und", localization(sentence.message)))
        }
      }
    }
    let source = files.first.flatMap { $0.sourceLocale ?? $0.locale } ?? "en"
    let root = JSONNode.members([
      sourceKey: .text(source),
      "strings": .members(of: strings.map { ($0.key, $0.json) }),
      "version": .text("1.0"),
    ])
    return (JSONText.prettyBytes(of: root), findings)
  }

  /// A string in all languages.
  private struct Entry {
    let key: String
    var comment: String?
    var localizations: [(key: String, value: JSONNode)] = []

    var json: JSONNode {
      .members([
        "comment": comment.map(JSONNode.text), "extractionState": .text("manual"),
        "localizations": .members(of: localizations),
      ])
    }
  }

  /// Whether a comment says something else about how a sentence is read than its own.
  private static func isOther(_ comment: String, than sentence: SentenceList.Sentence) -> Bool {
    let read = SentenceList.Sentence(key: "", text: "", fullNote: comment, place: nil)
    return read.choices != sentence.choices
      || read.message.isMessageFormat2 != sentence.message.isMessageFormat2
      || sentence.note != nil && read.note != sentence.note
  }

  private static func localization(_ message: MessageSource) -> JSONNode {
    guard case .choice(let choice) = message else {
      return .members(["stringUnit": message.text.map { unit(FormatText.format($0)) }])
    }
    let forms = choice.forms.map { form -> (key: String, value: JSONNode) in
      guard case .pattern(let pattern) = form.message else { return (form.selector, .members([:])) }
      return (form.selector, .members(["stringUnit": unit(FormatText.format(pattern, number: "%arg"))]))
    }
    let plural = JSONNode.members([
      "formatSpecifier": .text("lld"),
      "variations": .members(["plural": .members(of: forms)]),
    ])
    return .members([
      "stringUnit": unit("%#@\(choice.argument)@"),
      "substitutions": .members(of: [(choice.argument, plural)]),
    ])
  }

  private static func unit(_ value: String) -> JSONNode {
    .members(["state": .text("translated"), "value": .text(value)])
  }
}
