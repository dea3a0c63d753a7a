public import Essentials
import JSONText
package import MessageFormat

/// The messages of one language, with every pattern checked and compiled.
///
/// A catalog is a JSON object (RFC 8259) from keys to messages. A message is an ICU MessageFormat pattern, or an object
/// that chooses by one argument: `"plural"` or `"ordinal"` by the CLDR plural categories of a number, `"select"` by text;
/// an object that names no argument is a plural on `count`. Objects nest up to eight deep, so that each pattern can be one
/// sentence. `"@@locale"` states the language, and `"@key"` describes a key for translators.
///
/// A part in brackets that contains `{field}` is only in the sentence with the label; in `[A|B]`, B is in the others.
///
/// ```json
/// {
///   "@@locale": "eo",
///   "presence.blank": "[“{field}” ]ne povas esti malplena",
///   "count.tooFew": { "plural": "minimum", "one": "[“{field}” ]bezonas # eron", "other": "[“{field}” ]bezonas # erojn" },
///   "Email can't be empty": "Retadreso ne povas manki"
/// }
/// ```
///
/// A key may be an English sentence, which is its own text if no catalog has it. Canonically equivalent keys (`é` as
/// one code point or two) are the same key.
public struct MessageCatalog: Sendable {
  /// The language of the messages.
  public let locale: LanguageTag

  /// The origin of the catalog, as errors name it.
  package let file: String

  private let contents: CatalogContents

  init(locale: LanguageTag, file: String, entries: [CatalogEntry], metadata: [String: CatalogMetadata]) {
    self.locale = locale
    self.file = file
    contents = CatalogContents(entries, metadata)
  }

  /// A catalog of bytes that were checked before, whose messages are read when they are needed; nil if it is broken.
  init?(unread bytes: CatalogBytes, file: String) {
    guard let catalog = UnreadCatalog(bytes, file: file), let contents = CatalogContents(catalog) else {
      return nil
    }
    locale = catalog.locale
    self.file = file
    self.contents = contents
  }

  /// Reads a catalog from JSON.
  ///
  /// - Parameters:
  ///   - json: The text, in UTF-8; the whole text is checked and every pattern is compiled.
  ///   - file: The file's name, for errors. If it is a language tag and `.json`, `@@locale` must agree with it or be
  ///     absent; otherwise `@@locale` is required.
  /// - Throws: ``CatalogError`` for the first fault: text that is not JSON, a duplicate key, a value that is not a
  ///   message, a broken pattern, an unknown or contradicted language.
  ///
  /// ```swift
  /// let catalog = try MessageCatalog(json: Data(#"{"presence.blank": "ne povas esti malplena"}"#.utf8), file: "eo.json")
  /// ```
  public init(json: Data, file: String) throws(CatalogError) {
    self = try Self.read([UInt8](json), file: file)
  }

  /// Makes a catalog from a dictionary of keys and MessageFormat patterns.
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

  /// One message that was read from another format than the library's.
  package struct Message: Sendable {
    package let key: String
    package let source: MessageSource
    /// Where each sentence is in the file, by its path: `["words", "few"]`; the message itself is `[]`.
    package let place: @Sendable (_ path: [String]) -> (line: Int, column: Int)?

    package init(
      key: String,
      source: MessageSource,
      place: @escaping @Sendable (_ path: [String]) -> (line: Int, column: Int)?
    ) {
      self.key = key
      self.source = source
      self.place = place
    }
  }

  /// Makes a catalog of messages that were read from a file.
  ///
  /// - Throws: ``CatalogError`` for the first broken message.
  package init(locale: LanguageTag, file: String, messages: [Message]) throws(CatalogError) {
    var entries: [CatalogEntry] = []
    for message in messages {
      let position =
        message.place([]).map { JSONPosition(line: $0.line, column: $0.column, offset: 0) } ?? .start
      do throws(MessagePatternError) {
        let pattern = try MessagePattern(message.source, shared: MessagePattern.shared(locale.identifier))
        entries.append(
          CatalogEntry(
            key: message.key, position: position, valuePosition: position, source: message.source,
            pattern: pattern))
      } catch {
        let place =
          message.place(error.form?.split(separator: "|").map(String.init) ?? []) ?? message.place([])
        throw CatalogError(
          file: file, line: place?.line, column: place?.column,
          key: [message.key, error.form].compactMap(\.self).joined(separator: "|"), problem: error.problem,
          expected: error.expected)
      }
    }
    self.init(locale: locale, file: file, entries: entries, metadata: [:])
  }

  /// The message keys in source order.
  public var keys: [String] { contents.keys }

  /// The messages in source order.
  package var entries: [CatalogEntry] { contents.entries }

  /// How many messages there are, each form counted.
  var count: Int { contents.count }

  /// The contents of `@key`, by key.
  package var metadata: [String: CatalogMetadata] { contents.metadata }

  /// The message of a key; nil when the catalog does not have it.
  package subscript(key: String) -> CatalogEntry? { places(of: key)?.inline.flatMap(entry) }

  /// The indices of a message's forms; nil when the catalog has neither form.
  func places(of key: String) -> CatalogContents.Places? { contents.places(of: key) }

  /// A message by its index among ``entries``; nil if it is broken, in a catalog whose messages were not checked.
  func entry(at index: Int) -> CatalogEntry? { contents.entry(at: index) }

  /// Whether any key is a label's key.
  var hasLabels: Bool { contents.hasLabels }

  /// Whether any key is the key of an option's label.
  var hasOptionLabels: Bool { contents.hasOptionLabels }

  /// The identity that distinguishes the catalog from any other in use.
  var identity: ObjectIdentifier { ObjectIdentifier(contents) }

  /// Reads a catalog from bytes, throwing the first fault.
  package static func read(_ bytes: [UInt8], file: String) throws(CatalogError) -> MessageCatalog {
    var reader = CatalogReader(bytes: bytes, file: file)
    let catalog = reader.read()
    if let error = reader.errors.first { throw error }
    return catalog
  }

  /// Reads the valid part of a catalog and every fault, for tools that report them all.
  package static func readCollectingErrors(
    _ bytes: [UInt8],
    file: String
  ) -> (catalog: MessageCatalog, errors: [CatalogError]) {
    var reader = CatalogReader(bytes: bytes, file: file)
    let catalog = reader.read()
    return (catalog, reader.errors)
  }
}
