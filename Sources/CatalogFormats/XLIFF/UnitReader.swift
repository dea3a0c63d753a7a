import MessageFormat

/// Collects the units of an XLIFF file.
struct UnitReader {
  /// What one `<file>` has.
  struct Part {
    var source: String?
    var target: String?
    var sentences: [SentenceList.Sentence] = []
  }

  private struct Unit {
    var key: String
    var place: TextPlace
    var source = ""
    var target = ""
    var notes: [String] = []
    var hasInline = false
  }

  private var reader: XMLReader
  private(set) var findings: [TranslationFinding] = []
  private var parts: [Part] = []
  private var unit: Unit?
  private var languages: (source: String?, target: String?) = (nil, nil)
  /// Whether an alternative translation is being passed, whose texts do not count.
  private var alternatives = 0

  init(_ bytes: [UInt8]) throws(TranslationFileError) { reader = try XMLReader(bytes) }

  mutating func read() throws(TranslationFileError) -> [Part] {
    var names: [String] = []
    var text = ""
    var isXLIFF = false
    while true {
      let place = reader.place
      guard let event = try reader.next() else { break }
      switch event {
      case .text(let part): text += part
      case .start(let name, let attributes):
        let name = Self.local(name)
        if names.isEmpty {
          guard name == "xliff" else {
            throw TranslationFileError(
              place: place, problem: "the root element is “\(name)”", expected: "xliff")
          }
          isXLIFF = true
        }
        if let last = names.last, ["source", "target", "note"].contains(last) {
          if last != "note" { unit?.hasInline = true }
        } else {
          text = ""
        }
        names.append(name)
        begin(name, attributes, place)
      case .end(let name):
        names.removeLast()
        end(Self.local(name), text)
      }
    }
    guard isXLIFF else { throw TranslationFileError(problem: "there is no element", expected: "xliff") }
    return parts
  }

  /// The name without the prefix of its namespace.
  private static func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ place: TextPlace) {
    switch name {
    case "xliff": languages = (attributes["srcLang"], attributes["trgLang"])
    case "file":
      parts.append(
        Part(
          source: attributes["source-language"] ?? languages.source,
          target: attributes["target-language"] ?? languages.target
        )
      )
    case "trans-unit": unit = Unit(key: attributes["resname"] ?? attributes["id"] ?? "", place: place)
    case "unit": unit = Unit(key: attributes["name"] ?? attributes["id"] ?? "", place: place)
    case "alt-trans", "matches": alternatives += 1
    default: break
    }
  }

  private mutating func end(_ name: String, _ text: String) {
    switch name {
    case "alt-trans", "matches": alternatives -= 1
    case _ where alternatives > 0: break
    case "source": unit?.source += text
    case "target": unit?.target.append(text)
    case "note": unit?.notes.append(text)
    case "trans-unit", "unit":
      if let unit { add(unit) }
      unit = nil
    default: break
    }
  }

  private mutating func add(_ unit: Unit) {
    guard !unit.target.isEmpty else { return }
    guard !unit.hasInline else {
      findings.append(
        TranslationFinding(
          key: unit.key, place: unit.place, problem: "elements inside of a text are not supported"))
      return
    }
    // Without a <file>, which a broken file may lack, there is no language either.
    if parts.isEmpty { parts.append(Part(source: languages.source, target: languages.target)) }
    parts[parts.count - 1].sentences.append(
      SentenceList.Sentence(
        key: unit.key, text: unit.target, source: unit.source, fullNote: unit.notes.joined(separator: "\n"),
        place: unit.place)
    )
  }
}
