import JSONText
package import MessageFormat

/// `.xcstrings`, Xcode's string catalog: JSON with all languages in one file.
///
/// A plural is a substitution named after its argument; the sentences of other choices are strings of their own, whose
/// comment says what chooses.
package enum StringCatalog {
  private static let sourceKey = "sourceLanguage"

  /// Writes one file for all languages; the first file is the source.
  ///
  /// A string has one comment for all languages, so a language whose message is chosen by other arguments than the
  /// source's is a finding.
  package static func text(
    of files: [TranslationFile]
  ) -> (bytes: [UInt8], findings: [TranslationFinding]) {
    var order: [String] = []
    var strings: [String: (comment: String?, localizations: [JSONNode.Member])] = [:]
    var findings: [TranslationFinding] = []
    for file in files {
      for message in file.translated {
        for sentence in SentenceList.appleSentences(of: message) {
          let key = sentence.key.text
          if strings[key] == nil {
            order.append(key)
            strings[key] = (sentence.fullNote, [])
          }
          let comment = strings[key]?.comment
          if comment == nil {
            strings[key]?.comment = sentence.fullNote
          } else if let comment, comment != sentence.fullNote, isOther(comment, than: sentence) {
            findings.append(
              TranslationFinding(
                key: key,
                problem:
                  "the string has one comment for all languages, and that of \(file.locale ?? "und") differs")
            )
          }
          strings[key]?.localizations.append(member(file.locale ?? "und", localization(sentence.message)))
        }
      }
    }
    let all = order.map { key in
      let entry = strings[key]
      var members = [
        member("extractionState", text("manual")),
        member("localizations", object(entry?.localizations ?? [])),
      ]
      if let comment = entry?.comment { members.insert(member("comment", text(comment)), at: 0) }
      return member(key, object(members))
    }
    let bytes = JSONText.prettyBytes(
      of: object([
        member(sourceKey, text(files.first.flatMap { $0.sourceLocale ?? $0.locale } ?? "en")),
        member("strings", object(all)),
        member("version", text("1.0")),
      ])
    )
    return (bytes, findings)
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
      return object(message.text.map { [unit(FormatText.format($0))] } ?? [])
    }
    let forms = choice.forms.map { form -> JSONNode.Member in
      guard case .pattern(let pattern) = form.message else { return member(form.selector, object([])) }
      return member(form.selector, object([unit(FormatText.format(pattern, number: "%arg"))]))
    }
    return object([
      unit("%#@\(choice.argument)@"),
      member(
        "substitutions",
        object([
          member(
            choice.argument,
            object([
              member("formatSpecifier", text("lld")),
              member("variations", object([member("plural", object(forms))])),
            ])
          )
        ])
      ),
    ])
  }

  private static func unit(_ value: String) -> JSONNode.Member {
    member("stringUnit", object([member("state", text("translated")), member("value", text(value))]))
  }

  private static func member(_ key: String, _ value: JSONNode) -> JSONNode.Member {
    JSONNode.Member(key: key, value: value)
  }

  private static func object(_ members: [JSONNode.Member]) -> JSONNode { JSONNode(.object(members)) }
  private static func text(_ value: String) -> JSONNode { JSONNode(.string(value)) }

  /// Reads all languages of a file, the source language first.
  ///
  /// A string without a text in the source language is its own text, as Xcode has it.
  /// - Parameter arguments: The arguments that the specifiers of a key's text stand for.
  package static func read(
    _ bytes: [UInt8],
    arguments: (String) -> FormatArguments = { _ in FormatArguments(nil) },
    known: (String) -> MessageSource? = { _ in nil }
  ) throws(TranslationFileError) -> (files: [TranslationFile], findings: [TranslationFinding]) {
    let (members, repeated) = try JSONFile.members(bytes)
    guard let root = members.first(where: { $0.key == "strings" })?.value, root.object != nil else {
      throw TranslationFileError(
        place: .start, problem: "there is no object “strings”", expected: "a string catalog of Xcode")
    }
    var findings = repeated
    let (strings, others) = JSONFile.unique(root.object ?? [], of: root)
    findings += others
    let source = members.first { $0.key == sourceKey }?.value.string ?? "en"
    var locales: [String] = [source]
    var sentences: [String: [SentenceList.Sentence]] = [:]
    for string in strings {
      let key = SentenceKey(string.key).key
      let comment = string.value["comment"]?.string
      let localizations = string.value["localizations"]?.object ?? []
      for localization in localizations {
        if !locales.contains(localization.key) { locales.append(localization.key) }
        do throws(TranslationFinding) {
          guard let message = try message(localization.value, arguments(key), key: string.key) else {
            continue
          }
          sentences[localization.key, default: []].append(
            sentence(string.key, message, comment, TextPlace(localization.position)))
        } catch {
          findings.append(error)
        }
      }
      // A string that shows arguments by position is not the key of a message.
      if localizations.isEmpty, !string.key.isEmpty,
        let message = try? FormatMessage.message(string.key, [], FormatArguments(nil), key: "", place: nil)
      {
        sentences[source, default: []].append(
          sentence(string.key, message, comment, TextPlace(string.position)))
      }
    }
    let files = locales.map { locale in
      let (file, found) = SentenceList.file(
        locale: locale, sourceLocale: source, sentences[locale] ?? [], known: known)
      findings += found
      return file
    }
    return (files.filter { !$0.messages.isEmpty }, findings)
  }

  private static func sentence(
    _ key: String,
    _ message: MessageSource,
    _ comment: String?,
    _ place: TextPlace
  ) -> SentenceList.Sentence {
    if let text = message.text {
      return SentenceList.Sentence(key: key, text: text, fullNote: comment, place: place)
    }
    return SentenceList.Sentence(
      key: SentenceKey(key),
      message: message,
      choices: comment.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([]),
      note: comment.flatMap(SentenceChoices.removed(from:)),
      place: place
    )
  }

  /// The message of a localization; nil for one without a translation.
  private static func message(
    _ node: JSONNode,
    _ arguments: FormatArguments,
    key: String
  ) throws(TranslationFinding) -> MessageSource? {
    let place = TextPlace(node.position)
    if let variations = node["variations"] {
      guard let forms = variations["plural"], variations.object?.count == 1 else {
        throw TranslationFinding(
          key: key, place: place, problem: "variations other than plurals are not supported")
      }
      // Without a name, it is the plural of the format's only number.
      let plural = FormatMessage.Plural(name: "count", forms: Self.forms(forms))
      return try FormatMessage.message("%#@count@", [plural], arguments, key: key, place: place)
    }
    guard let unit = node["stringUnit"], let value = unit["value"]?.string else { return nil }
    if unit["state"]?.string == "new" { return nil }
    let plurals = (node["substitutions"]?.object ?? []).map { substitution in
      FormatMessage.Plural(
        name: substitution.key, position: substitution.value["argNum"]?.integer,
        forms: Self.forms(substitution.value["variations"]?["plural"]))
    }
    return try FormatMessage.message(value, plurals, arguments, key: key, place: place)
  }

  private static func forms(_ node: JSONNode?) -> [(selector: String, text: String)] {
    (node?.object ?? []).compactMap { form in
      form.value["stringUnit"]?["value"]?.string.map { (form.key, $0) }
    }
  }
}
