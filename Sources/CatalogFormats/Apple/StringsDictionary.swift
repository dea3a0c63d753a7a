import FoundationEssentials
import MessageFormat

/// `.stringsdict`: a property list of the plurals that a `.strings` file cannot hold.
package enum StringsDictionary {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let pluralType = "NSStringPluralRuleType"
  private static let valueTypeKey = "NSStringFormatValueTypeKey"
  /// Says what chooses among sentences that are strings of their own; other readers ignore it.
  private static let choicesKey = "LVChosenBy"

  /// A text, or a dictionary: all that a `.stringsdict` is made of.
  private indirect enum Node: Codable {
    case text(String)
    case dictionary([String: Node])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { self = .text(try container.decode(String.self)) } catch {
        self = .dictionary(try container.decode([String: Node].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .dictionary(let members): try container.encode(members)
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var members: [String: Node]? { if case .dictionary(let members) = self { members } else { nil } }
  }

  /// The plurals of a file as a property list in XML; nil if there is none.
  package static func text(of file: TranslationFile) throws -> [UInt8]? {
    var entries: [String: Node] = [:]
    for message in file.messages {
      for sentence in SentenceList.sentences(of: message, isWhole: \.isAppleWhole) {
        guard case .choice(let choice) = sentence.message else { continue }
        var variable: [String: Node] = [typeKey: .text(pluralType), valueTypeKey: .text("lld")]
        for form in choice.forms {
          guard case .pattern(let pattern) = form.message else { continue }
          variable[form.selector] = .text(FormatText.format(pattern, number: "%lld"))
        }
        var entry: [String: Node] = [
          formatKey: .text("%#@\(choice.argument)@"), choice.argument: .dictionary(variable),
        ]
        if !sentence.choices.choices.isEmpty { entry[choicesKey] = .text(sentence.choices.note) }
        entries[sentence.key.text] = .dictionary(entry)
      }
    }
    guard !entries.isEmpty else { return nil }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return [UInt8](try encoder.encode(entries))
  }

  /// The plurals of a file, by key; those with several numbers or with arguments by position are findings.
  package static func sentences(
    _ bytes: [UInt8]
  ) throws(TranslationFileError) -> (sentences: [SentenceList.Sentence], findings: [TranslationFinding]) {
    let entries: [String: Node]
    do { entries = try PropertyListDecoder().decode([String: Node].self, from: Data(bytes)) } catch {
      throw TranslationFileError(
        problem: "it is not a property list of texts and dictionaries", expected: "a .stringsdict file")
    }
    var sentences: [SentenceList.Sentence] = []
    var findings: [TranslationFinding] = []
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(TranslationFinding) {
        sentences.append(try sentence(key, entry))
      } catch {
        findings.append(error)
      }
    }
    return (sentences, findings)
  }

  private static func sentence(_ key: String, _ entry: Node) throws(TranslationFinding)
    -> SentenceList.Sentence
  {
    guard let entry = entry.members, let format = entry[formatKey]?.text else {
      throw TranslationFinding(key: key, problem: "there is no text “\(formatKey)”")
    }
    let variables = entry.compactMap { name, value in value.members.map { (name, $0) } }
    guard variables.count == 1, let (argument, variable) = variables.first else {
      throw TranslationFinding(key: key, problem: "more or fewer numbers than one are not supported")
    }
    guard variable[typeKey]?.text == pluralType else {
      throw TranslationFinding(key: key, problem: "rules other than plurals are not supported")
    }
    // In the order of CLDR, since a dictionary has none.
    let forms = ["zero", "one", "two", "few", "many", "other"].compactMap { category in
      variable[category]?.text.map { (selector: category, text: $0) }
    }
    let note = entry[choicesKey]?.text
    return SentenceList.Sentence(
      key: SentenceKey(key),
      message: try FormatPlural.plural(forms, on: argument, inside: format, key: key, line: nil),
      choices: note.flatMap(SentenceChoices.init(note:)) ?? SentenceChoices([])
    )
  }
}
