import MessageFormat
import Primitives
import Synchronization

/// Every message for the locales that have the same catalogs to search, in one state of the layers.
///
/// It refers to the catalogs in search order. The files of a round are read when its first message is needed.
final class LocaleMessages: Sendable {
  /// The facts that determine the messages: the existing catalogs in search order, and the locale whose digits and
  /// plural forms count. Tags with equal chains share everything.
  struct Chain: Hashable, Sendable {
    fileprivate var rounds: [[ObjectIdentifier]] = []
    fileprivate var locale: MessageLocale.Identity?
  }

  let chain: Chain
  private let inherited: Round
  private let related: Round
  private let source: Round

  init(_ locale: LanguageTag, in layers: [Layer], compiled: CompiledCatalogs) {
    let order = SearchOrder(for: locale)
    let slots = [order.inherited, order.related, order.source].map { Self.slots(layers, $0) }
    // Messages of other languages follow their own rules, and so do all if ICU has no plain digits for the locale.
    let shared = slots[0].isEmpty ? nil : try? MessageLocale.named(locale.identifier)
    chain = Chain(rounds: slots.map { $0.map(\.identity) }, locale: shared?.identity)
    inherited = Round(slots[0], for: shared, compiled)
    related = Round(slots[1], for: nil, compiled)
    source = Round(slots[2], for: nil, compiled)
  }

  func message(for key: String) -> ResolvedMessage? {
    inherited.first { $0.message(for: key) } ?? related.first { $0.message(for: key) }
      ?? source.first { $0.message(for: key) }
  }

  func fullMessage(for key: String) -> MergedCatalog.Full? {
    inherited.first { $0.fullMessage(for: key) } ?? related.first { $0.fullMessage(for: key) }
      ?? source.first { $0.fullMessage(for: key) }
  }

  /// Whether any of the catalogs has labels of fields.
  var hasLabels: Bool { inherited.hasLabels || related.hasLabels || source.hasLabels }

  /// Whether any of the catalogs has labels of options.
  var hasOptionLabels: Bool {
    inherited.hasOptionLabels || related.hasOptionLabels || source.hasOptionLabels
  }

  /// The catalogs to search: each layer through the whole chain of languages before the next layer.
  private static func slots(_ layers: [Layer], _ languages: [LanguageTag]) -> [CatalogSlot] {
    layers.flatMap { layer in languages.compactMap { layer.slots[$0] } }
  }
}

/// The catalogs that one round of a search goes through.
private final class Round: Sendable {
  private final class Tables: Sendable {
    let tables: [MergedCatalog]
    let hasLabels: Bool
    let hasOptionLabels: Bool

    init(_ tables: [MergedCatalog]) {
      self.tables = tables
      hasLabels = tables.contains { $0.hasLabels }
      hasOptionLabels = tables.contains { $0.hasOptionLabels }
    }
  }

  private let slots: [CatalogSlot]
  private let locale: MessageLocale?
  private let compiled: CompiledCatalogs
  private let tables = AtomicLazyReference<Tables>()

  init(_ slots: [CatalogSlot], for locale: MessageLocale?, _ compiled: CompiledCatalogs) {
    self.slots = slots
    self.locale = locale
    self.compiled = compiled
  }

  /// The first result that a catalog has.
  @inline(__always)
  func first<Found>(_ find: (MergedCatalog) -> Found?) -> Found? {
    for table in loaded.tables {
      if let found = find(table) { return found }
    }
    return nil
  }

  var hasLabels: Bool { loaded.hasLabels }
  var hasOptionLabels: Bool { loaded.hasOptionLabels }

  private var loaded: Tables {
    if let known = tables.load() { return known }
    return tables.storeIfNil(Tables(slots.compactMap { compiled.table(of: $0, for: locale) }))
  }
}
