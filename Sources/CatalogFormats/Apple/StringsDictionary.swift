import Foundation
import MessageFormat

/// `.stringsdict`: a property list of the plurals that a `.strings` file cannot hold.
package enum StringsDictionary {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let pluralType = "NSStringPluralRuleType"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  /// Says what chooses among sentences that are strings of their own; other readers ignore it.
  private static let choicesKey = "LVChosenBy"

  /// The plurals of a file as a property list in XML; nil if there is none.
  package static func text(of file: TranslationFile) throws -> [UInt8]? {
    var entries: [String: Any] = [:]
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message, isWhole: \.isAppleWhole) {
        guard case .choice(let choice) = sentence.message else { continue }
        var variable: [String: Any] = [typeKey: pluralType, valueTypeKey: "lld"]
        for form in choice.forms {
          guard case .pattern(let pattern) = form.message else { continue }
          variable[form.selector] = FormatText.format(pattern, number: "%lld")
        }
        var entry: [String: Any] = [formatKey: "%#@\(choice.argument)@", choice.argument: variable]
        if !sentence.choices.choices.isEmpty { entry[choicesKey] = sentence.choices.note }
        entries[sentence.key.text] = entry
      }
    }
    guard !entries.isEmpty else { return nil }
    return [UInt8](try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0))
  }

  /// The plurals of a file, by key; those with several numbers or with arguments by position are findings.
  package static func sentences(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (sentences: [SentenceList.Sentence], findings: [TranslationFinding]) {
    let root: Any
    do { root = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
      throw TranslationFileError(problem: error.localizedDescription, expected: "a property list")
    }
    guard let entries = root as? [String: Any] else {
      throw TranslationFileError(
        problem: "the property list is not a dictionary", expected: "a .stringsdict file")
    }
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(TranslationFinding) {
        sentences.append(try sentence(key, value))
      } catch {
        findings.append(error)
      }
    }
    return (sentences, findings)
  }

  private static func sentence(_ key: String, _ value: Any) throws(TranslationFinding)
    -> SentenceList.Sentence
  {
    guard let entry = value as? [String: Any], let format = entry[formatKey] as? String else {
      throw TranslationFinding(key: key, problem: "there is no text “\(formatKey)”")
    }
    let variables = entry.compactMap { name, value in
      (value as? [String: Any]).map { (name, $0) }
    }
    guard variables.count == 1, let (argument, variable) = variables.first else {
      throw TranslationFinding(key: key, problem: "more or fewer numbers than one are not supported")
    }
    guard variable[typeKey] as? String == pluralType else {
      throw TranslationFinding(key: key, problem: "rules other than plurals are not supported")
    }
    // In the order of CLDR, since a dictionary has none.
    let forms = ["zero", "one", "two", "few", "many", "other"].compactMap { category in
      (variable[category] as? String).map { (selector: category, text: $0) }
    }
    let note = entry[choicesKey] as? String
    return SentenceList.Sentence(
      key: SentenceKey(key),
      message: try FormatPlural.plural(forms, on: argument, inside: format, key: key, line: nil),
      choices: note.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([])
    )
  }
}
