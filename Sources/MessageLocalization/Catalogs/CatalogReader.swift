import ICU
import JSONText
import MessageFormat

/// Reads a catalog file and collects its faults.
struct CatalogReader {
  let bytes: [UInt8]
  let file: String
  /// Whether patterns are compiled, and thereby checked.
  private let compilesPatterns: Bool
  private(set) var errors: [CatalogError] = []
  /// The file as JSON, after `read`; nil if it is not JSON, which is an error then.
  private(set) var root: JSONNode?
  /// The syntax of messages that do not state their own.
  private(set) var syntax: CatalogSyntax

  init(bytes: [UInt8], file: String, compilesPatterns: Bool = true, syntax: CatalogSyntax = .mf1) {
    self.bytes = bytes
    self.file = file
    self.compilesPatterns = compilesPatterns
    self.syntax = syntax
  }

  /// The valid part of the catalog; it is complete if `errors` stays empty.
  mutating func read() -> MessageCatalog {
    let expected = CatalogFileName.locale(of: file)
    let nothing = MessageCatalog(locale: expected ?? .undetermined, file: file, entries: [], metadata: [:])
    let root: JSONNode
    do {
      root = try JSONNode.parse(bytes)
    } catch {
      let key = JSONPointer.tokens(of: error.path).first
      report(at: error.position, key: key, error.problem, expected: error.expected)
      return nothing
    }
    self.root = root
    guard let members = root.object else {
      report(at: root.position, "the file contains \(root.kind)", expected: "an object of message keys")
      return nothing
    }
    let locale = readHead(root)
    var seen: [String: JSONPosition] = [:]
    var entries: [CatalogEntry] = []
    var metadata: [String: CatalogMetadata] = [:]
    for member in members {
      if let first = seen[member.key] {
        let problem = "the key appears twice, on lines \(first.line) and \(member.position.line)"
        report(at: member.position, key: member.key, problem, expected: "each key once")
        continue
      }
      seen[member.key] = member.position
      if member.key.utf8.starts(with: "@@".utf8) { continue }
      if member.key.utf8.first == UInt8(ascii: "@") {
        metadata[String(member.key.unicodeScalars.dropFirst())] = readMetadata(member)
      } else if let entry = readEntry(member, locale: locale) {
        entries.append(entry)
      }
    }
    return MessageCatalog(locale: locale, file: file, entries: entries, metadata: metadata)
  }

  /// Reads what a catalog states about itself; returns its language.
  mutating func readHead(_ root: JSONNode) -> LanguageTag {
    let locale = readLocale(root, expected: CatalogFileName.locale(of: file))
    readSyntax(root)
    return locale
  }

  mutating func report(at position: JSONPosition, key: String? = nil, _ problem: String, expected: String) {
    errors.append(
      CatalogError(
        file: file,
        line: position.line,
        column: position.column,
        key: key,
        problem: problem,
        expected: expected
      )
    )
  }

  private mutating func readLocale(_ root: JSONNode, expected: LanguageTag?) -> LanguageTag {
    guard let node = root["@@locale"] else {
      if let expected { return expected }
      report(
        at: root.position,
        "the language is not stated",
        expected: "\"@@locale\", or a file named after its language, such as pt-BR.json"
      )
      return .undetermined
    }
    guard let text = node.string, let stated = LanguageTag(text) else {
      report(
        at: node.position,
        key: "@@locale",
        node.string.map { "“\($0)” is not a language tag" } ?? "the value is \(node.kind)",
        expected: "a BCP 47 language tag such as \"pt-BR\""
      )
      return expected ?? .undetermined
    }
    // A locale is never the root or a tag of private use alone, so such messages would never be found.
    if LocaleData.fallbackChain(stated.identifier).isEmpty {
      report(
        at: node.position,
        key: "@@locale",
        "“\(text)” does not name a language",
        expected: "a BCP 47 language tag such as \"pt-BR\""
      )
      return expected ?? .undetermined
    }
    if let expected, expected != stated {
      report(
        at: node.position,
        key: "@@locale",
        "the file is named for “\(expected)” and states “\(stated)”",
        expected: "\"\(expected)\", or a file named \(stated).json"
      )
    }
    return stated
  }

  private mutating func readSyntax(_ root: JSONNode) {
    guard let node = root[CatalogSyntax.key] else { return }
    guard let stated = node.string.flatMap(CatalogSyntax.init) else {
      report(
        at: node.position,
        key: CatalogSyntax.key,
        node.string.map { "“\($0)” is not a syntax of messages" } ?? "the value is \(node.kind)",
        expected: CatalogSyntax.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
      )
      return
    }
    syntax = stated
  }

  private mutating func readMetadata(_ member: JSONNode.Member) -> CatalogMetadata? {
    guard member.value.object != nil else {
      report(
        at: member.value.position,
        key: member.key,
        "the metadata is \(member.value.kind)",
        expected: "an object with \"description\" and \"placeholders\""
      )
      return nil
    }
    var placeholders: [String: String?] = [:]
    for placeholder in member.value["placeholders"]?.object ?? [] {
      placeholders[placeholder.key] = .some(placeholder.value["type"]?.string)
    }
    return CatalogMetadata(
      description: member.value["description"]?.string,
      placeholders: placeholders
    )
  }

  private mutating func readEntry(_ member: JSONNode.Member, locale: LanguageTag) -> CatalogEntry? {
    guard let source = readMessage(member.value, key: member.key) else { return nil }
    do {
      return CatalogEntry(
        key: member.key,
        position: member.position,
        valuePosition: member.value.position,
        source: source,
        pattern: compilesPatterns
          ? try MessagePattern(source, shared: MessagePattern.shared(locale.identifier)) : nil
      )
    } catch {
      reportPattern(error, in: member)
      return nil
    }
  }
}
