import MessageFormat

/// The messages of one catalog for the readers of one locale, each reading compiled when it is first needed.
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
  /// What was compiled, by ``MessageReading/rawValue`` and the index of the entry.
  private let readings: OnceTable<OnceTable<Outcome>>
  private let size: CompiledSize

  init(_ catalog: MessageCatalog, for locale: MessageLocale?, adding size: CompiledSize) {
    self.catalog = catalog
    self.locale = locale
    self.size = size
    readings = OnceTable(count: MessageReading.allCases.count)
  }

  /// The message of a key in a reading; nil if the catalog does not have it, or has a broken pattern that was not
  /// checked.
  func message(for key: String, _ reading: MessageReading) -> ResolvedMessage? {
    catalog.places(of: key)?.inline.flatMap { message(at: $0, reading) }
  }

  /// The message of a key with the label, otherwise its inline reading.
  ///
  /// The key with `.full` comes before a message that marks the label's part.
  func fullMessage(for key: String) -> Full? {
    guard let places = catalog.places(of: key) else { return nil }
    if let full = places.full { return message(at: full, .full).map(Full.sentence) }
    guard let inline = places.inline else { return nil }
    if let marked = message(at: inline, .full) { return .sentence(marked) }
    return message(at: inline, .inline).map(Full.inline)
  }

  private func message(at index: Int, _ reading: MessageReading) -> ResolvedMessage? {
    let outcomes = outcomes(of: reading)
    if let known = outcomes.object(at: index) { return known.message }
    // Two threads may compile at once; the first result is kept, and both are equal.
    let message = catalog.entry(at: index).flatMap { compiled($0, reading) }
    return outcomes.fill(index, with: Outcome(message)).message
  }

  private func outcomes(of reading: MessageReading) -> OnceTable<Outcome> {
    if let known = readings.object(at: reading.rawValue) { return known }
    size.add(catalog.count * MemoryLayout<Int>.size)
    return readings.fill(reading.rawValue, with: OnceTable(count: catalog.count))
  }

  /// The reading of a message; for the full reading nil if the message does not mark where the label is.
  private func compiled(_ entry: CatalogEntry, _ reading: MessageReading) -> ResolvedMessage? {
    let isWhole = reading != .full || entry.key.hasSuffix(Self.fullSuffix)
    guard isWhole || entry.mayMarkLabel else { return nil }
    var pattern = entry.pattern
    let identity = locale?.identity ?? pattern?.localeIdentity
    if pattern == nil || pattern?.localeIdentity != identity || reading != .inline || entry.mayMarkLabel {
      do {
        let locale = try locale ?? MessagePattern.shared(catalog.locale.identifier)
        pattern = try MessagePattern(entry.source, reading, shared: locale)
        size.add(CompiledSize.ofPattern(entry.source))
      } catch {
        // A pattern compiled for the catalog's own language follows that language.
      }
    }
    guard isWhole || pattern?.marksLabel == true else { return nil }
    size.add(CompiledSize.ofMessage)
    return pattern.map { ResolvedMessage(key: entry.key, pattern: $0, locale: catalog.locale) }
  }
}
