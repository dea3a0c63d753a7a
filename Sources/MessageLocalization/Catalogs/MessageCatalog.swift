public import Foundation
import JSONText

/// The messages of one language, every pattern checked and compiled.
///
/// A catalog is a JSON object (RFC 8259) from keys to ICU MessageFormat patterns, or to a pattern for each CLDR plural
/// category of the argument that `"arg"` names (`count` if none is named). `"@@locale"` states the language, and
/// `"@key"` describes a key for translators.
///
/// ```json
/// {
///   "@@locale": "eo",
///   "presence.blank": "ne povas esti malplena",
///   "count.tooFew": { "arg": "minimum", "one": "bezonas # eron", "other": "bezonas # erojn" },
///   "Email can't be empty": "Retadreso ne povas manki"
/// }
/// ```
///
/// A key may be an English sentence, which is its own text where no catalog has it. Keys that are canonically equivalent
/// (`é` as one code point or two) are the same key.
public struct MessageCatalog: Sendable {
  /// The language of the messages.
  public let locale: LanguageTag

  /// Where the catalog came from, as errors name it.
  package let file: String

  /// The messages in source order.
  package let entries: [CatalogEntry]

  /// What `@key` says, by key.
  package let metadata: [String: CatalogMetadata]

  private let index: Index

  /// Where the forms of each message are among the entries; an object, by whose identity a catalog is known.
  final class Index: Sendable {
    let places: [String: Places]
    let hasLabels: Bool

    init(_ places: [String: Places]) {
      self.places = places
      hasLabels = places.keys.contains { $0.hasPrefix(MessageReader.labelPrefix) }
    }
  }

  /// The places of a message among ``entries``.
  struct Places: Sendable {
    /// The entry of the key itself.
    var inline: Int?
    /// The entry of the key with `.full`.
    var full: Int?
  }

  init(locale: LanguageTag, file: String, entries: [CatalogEntry], metadata: [String: CatalogMetadata]) {
    self.locale = locale
    self.file = file
    self.entries = entries
    self.metadata = metadata
    var places: [String: Places] = [:]
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      if places[entry.key]?.inline == nil { places[entry.key, default: Places()].inline = index }
      guard let base = Self.base(of: entry.key) else { continue }
      if places[base]?.full == nil { places[base, default: Places()].full = index }
    }
    index = Index(places)
  }

  /// The key without `.full`; nil for a key without it, and for the join pattern, which ends in it by its name.
  private static func base(of key: String) -> String? {
    let suffix = MessageTable.fullSuffix
    guard key.utf8.count > suffix.utf8.count, key.hasSuffix(suffix), key != MessageTable.joinKey else {
      return nil
    }
    return String(key.dropLast(suffix.count))
  }

  /// Reads a catalog from JSON.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8; it is checked as a whole and every pattern is compiled.
  ///   - file: The file's name, for errors. When it is a language tag and `.json`, `@@locale` must agree with it or be
  ///     absent; otherwise `@@locale` is needed.
  /// - Throws: ``CatalogError`` for the first fault: text that is not JSON, a key that stands twice, a value that is no
  ///   message, a broken pattern, an unknown or contradicted language.
  ///
  /// ```swift
  /// let catalog = try MessageCatalog(json: Data(#"{"presence.blank": "ne povas esti malplena"}"#.utf8), file: "eo.json")
  /// ```
  public init(json: Data, file: String) throws(CatalogError) {
    self = try Self.read([UInt8](json), file: file)
  }

  /// Takes messages from a dictionary of keys and MessageFormat patterns.
  ///
  /// - Throws: ``CatalogError`` for the first broken pattern, by key order.
  ///
  /// ```swift
  /// let catalog = try MessageCatalog(locale: "eo", messages: ["presence.blank": "ne povas esti malplena"])
  /// ```
  public init(locale: LanguageTag, messages: [String: String]) throws(CatalogError) {
    let file = "<messages in \(locale)>"
    var entries: [CatalogEntry] = []
    for (key, text) in messages.sorted(by: { $0.key < $1.key }) {
      do {
        let pattern = try MessagePattern(text, locale: locale.identifier)
        entries.append(
          CatalogEntry(
            key: key,
            position: .start,
            valuePosition: .start,
            source: .pattern(text),
            pattern: pattern
          )
        )
      } catch {
        throw CatalogError(
          file: file,
          line: error.line,
          column: error.column,
          key: key,
          problem: error.problem,
          expected: error.expected
        )
      }
    }
    self.init(locale: locale, file: file, entries: entries, metadata: [:])
  }

  /// The message keys in source order.
  public var keys: [String] { entries.map(\.key) }

  /// The message of a key; nil when the catalog has none.
  package subscript(key: String) -> CatalogEntry? { places(of: key)?.inline.map { entries[$0] } }

  /// Where the forms of a message are among ``entries``; nil when the catalog has neither.
  func places(of key: String) -> Places? { index.places[key] }

  /// Whether any key is that of a label.
  var hasLabels: Bool { index.hasLabels }

  /// What tells the catalog from any other that is in use.
  var identity: ObjectIdentifier { ObjectIdentifier(index) }

  /// Reads a catalog from bytes, throwing the first fault.
  package static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> MessageCatalog {
    var reader = CatalogReader(bytes: bytes, file: file)
    let catalog = reader.read()
    if let error = reader.errors.first { throw error }
    return catalog
  }

  /// Reads a catalog without compiling its patterns, throwing the first fault of its form.
  ///
  /// It is for files that were checked when the program was built: most of their messages are never asked for.
  static func readUncompiled(_ bytes: [UInt8], file: String) throws(CatalogError) -> MessageCatalog {
    var reader = CatalogReader(bytes: bytes, file: file, compilesPatterns: false)
    let catalog = reader.read()
    if let error = reader.errors.first { throw error }
    return catalog
  }

  /// Reads a catalog as far as it is good, with every fault, for tools that report them all.
  package static func readCollectingErrors(
    _ bytes: [UInt8],
    file: String
  ) -> (catalog: MessageCatalog, errors: [CatalogError]) {
    var reader = CatalogReader(bytes: bytes, file: file)
    let catalog = reader.read()
    return (catalog, reader.errors)
  }
}
