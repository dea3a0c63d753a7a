import MessageFormat

/// The messages of one catalog for the readers of one locale, each compiled when it is first needed.
///
/// It refers to the catalog and copies none of its keys; all locales and layers with this catalog and locale share it.
final class MergedCatalog: Sendable {
  static let fullSuffix = ".full"

  /// The key of the pattern that joins a label and a message.
  static let joinKey = "error.full"

  enum Full: Sendable {
    case sentence(ResolvedMessage)
    case inline(ResolvedMessage)
  }

  /// Whether the catalog has labels of fields.
  var hasLabels: Bool { catalog.hasLabels }
  /// Whether the catalog has labels of options.
  var hasOptionLabels: Bool { catalog.hasOptionLabels }

  /// The result of compiling.
  private final class Outcome: Sendable {
    let message: ResolvedMessage?
    init(_ message: ResolvedMessage?) { self.message = message }
  }

  private let catalog: MessageCatalog
  /// The locale whose digits and plural categories the messages follow; nil for the catalog's own.
  private let locale: MessageLocale?
  private let outcomes: OnceTable<Outcome>
  private let size: CompiledSize

  init(_ catalog: MessageCatalog, for locale: MessageLocale?, adding size: CompiledSize) {
    self.catalog = catalog
    self.locale = locale
    self.size = size
    outcomes = OnceTable(count: catalog.entries.count)
    size.add(outcomes.count * MemoryLayout<Int>.size)
  }

  /// The message of a key; nil if the catalog does not have it, or has a broken pattern that was not checked.
  func message(for key: String) -> ResolvedMessage? {
    catalog.places(of: key)?.inline.flatMap { message(at: $0) }
  }

  /// The full form of a key's message, otherwise its inline form.
  func fullMessage(for key: String) -> Full? {
    guard let places = catalog.places(of: key) else { return nil }
    if let full = places.full { return message(at: full).map(Full.sentence) }
    return places.inline.flatMap { message(at: $0) }.map(Full.inline)
  }

  private func message(at index: Int) -> ResolvedMessage? {
    if let known = outcomes.object(at: index) { return known.message }
    // Two threads may compile at once; the first result is kept, and both are equal.
    return outcomes.fill(index, with: Outcome(compiled(catalog.entries[index]))).message
  }

  private func compiled(_ entry: CatalogEntry) -> ResolvedMessage? {
    var pattern = entry.pattern
    let identity = locale?.identity ?? pattern?.localeIdentity
    if pattern == nil || pattern?.localeIdentity != identity {
      do {
        pattern = try entry.pattern(for: locale ?? MessagePattern.shared(catalog.locale.identifier))
        size.add(CompiledSize.ofPattern(entry.source))
      } catch {
        // A pattern compiled for the catalog's own language follows that language.
      }
    }
    size.add(CompiledSize.ofMessage)
    return pattern.map { ResolvedMessage(key: entry.key, pattern: $0, locale: catalog.locale) }
  }
}
