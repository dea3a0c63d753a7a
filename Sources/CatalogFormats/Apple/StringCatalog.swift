import JSONText
package import MessageFormat

/// `.xcstrings`, Xcode's string catalog: JSON with all languages in one file.
///
/// A plural is a substitution named after its argument; the sentences of other choices are strings of their own, whose
/// comment says what chooses.
package enum StringCatalog {
  static let sourceKey = "sourceLanguage"

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
      // A string that shows arguments by position is not the key of a message, so it is left out without a finding.
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
