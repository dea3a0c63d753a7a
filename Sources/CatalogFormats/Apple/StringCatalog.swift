import JSONText
package import MessageFormat

/// `.xcstrings`, Xcode's string catalog: JSON with all languages in one file.
///
/// A plural is a substitution named after its argument; the sentences of other choices are strings of their own, whose
/// comment says what chooses.
package enum StringCatalog {
  private static let sourceKey = "sourceLanguage"

  /// Writes one file for all languages; the first file is the source.
  package static func text(of files: [TranslationFile]) -> [UInt8] {
    var order: [String] = []
    var strings: [String: (comment: String?, localizations: [JSONNode.Member])] = [:]
    for file in files {
      for message in file.messages {
        for sentence in SentenceList.sentences(of: message, isWhole: \.isAppleWhole) {
          let key = sentence.key.text
          if strings[key] == nil {
            order.append(key)
            strings[key] = (sentence.fullNote, [])
          }
          if strings[key]?.comment == nil { strings[key]?.comment = sentence.fullNote }
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
    return PrettyJSON.bytes(
      of: object([
        member(sourceKey, text(files.first.flatMap { $0.sourceLocale ?? $0.locale } ?? "en")),
        member("strings", object(all)),
        member("version", text("1.0")),
      ])
    )
  }

  private static func localization(_ message: MessageSource) -> JSONNode {
    guard case .choice(let choice) = message else {
      return object(message.text.map { [unit($0)] } ?? [])
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

  /// Reads all languages of a file.
  ///
  /// A string without a text in the source language is its own text, as Xcode has it.
  package static func read(
    _ bytes: [UInt8],
    known: (String) -> MessageSource? = { _ in nil }
  ) throws(TranslationFileError) -> (files: [TranslationFile], findings: [TranslationFinding]) {
    let members = try PrettyJSON.object(bytes)
    guard let strings = members.last(where: { $0.key == "strings" })?.value.object else {
      throw TranslationFileError(
        problem: "there is no object “strings”", expected: "a string catalog of Xcode")
    }
    let source = members.last { $0.key == sourceKey }?.value.string ?? "en"
    var locales: [String] = [source]
    var sentences: [String: [SentenceList.Sentence]] = [:]
    var findings: [TranslationFinding] = []
    for string in strings {
      let comment = string.value["comment"]?.string
      let localizations = string.value["localizations"]?.object ?? []
      for localization in localizations {
        if !locales.contains(localization.key) { locales.append(localization.key) }
        do throws(TranslationFinding) {
          guard let message = try message(localization.value, key: string.key) else { continue }
          sentences[localization.key, default: []].append(
            sentence(string.key, message, comment, line: localization.position.line))
        } catch {
          findings.append(error)
        }
      }
      if !localizations.contains(where: { $0.key == source }), !string.key.isEmpty,
        !FormatText.hasPositionalArguments(string.key), localizations.isEmpty
      {
        sentences[source, default: []].append(
          sentence(string.key, .pattern(string.key), comment, line: string.position.line))
      }
    }
    let files = locales.map { locale in
      let (messages, found) = SentenceList.messages(from: sentences[locale] ?? [], known: known)
      findings += found
      return TranslationFile(locale: locale, sourceLocale: source, messages: messages)
    }
    return (files.filter { !$0.messages.isEmpty }, findings)
  }

  private static func sentence(
    _ key: String,
    _ message: MessageSource,
    _ comment: String?,
    line: Int
  ) -> SentenceList.Sentence {
    if let text = message.text {
      return SentenceList.Sentence(key: key, text: text, fullNote: comment, line: line)
    }
    return SentenceList.Sentence(
      key: SentenceKey(key),
      message: message,
      choices: comment.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([]),
      note: comment.flatMap(SentenceChoices.removed(from:)),
      line: line
    )
  }

  /// The message of a localization; nil for one without a translation.
  private static func message(
    _ node: JSONNode,
    key: String
  ) throws(TranslationFinding) -> MessageSource? {
    let line = node.position.line
    if let forms = node["variations"]?["plural"]?.object {
      return try plural(forms, on: FormatPlural.defaultArgument, key: key, line: line)
    }
    if node["variations"] != nil {
      throw TranslationFinding(
        key: key, line: line, problem: "variations other than plurals are not supported")
    }
    guard let unit = node["stringUnit"], let value = unit["value"]?.string else { return nil }
    if unit["state"]?.string == "new" { return nil }
    let substitutions = node["substitutions"]?.object ?? []
    guard let substitution = substitutions.first else {
      if FormatText.hasPositionalArguments(value) {
        throw TranslationFinding(key: key, line: line, problem: FormatText.positionalProblem)
      }
      return .pattern(value)
    }
    guard substitutions.count == 1, let forms = substitution.value["variations"]?["plural"]?.object else {
      throw TranslationFinding(key: key, line: line, problem: "more than one substitution is not supported")
    }
    return try plural(forms, on: substitution.key, inside: value, key: key, line: line)
  }

  /// The plural of a substitution; the text around it is a part of each form, which is a whole sentence.
  private static func plural(
    _ members: [JSONNode.Member],
    on argument: String,
    inside text: String? = nil,
    key: String,
    line: Int
  ) throws(TranslationFinding) -> MessageSource {
    var forms: [(String, String)] = []
    for member in members {
      guard let value = member.value["stringUnit"]?["value"]?.string else { continue }
      forms.append((member.key, value))
    }
    return try FormatPlural.plural(forms, on: argument, inside: text, key: key, line: line)
  }
}
