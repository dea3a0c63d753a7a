/// The catalog of a layer for one language.
package enum CatalogSlot: Sendable {
  case loaded(MessageCatalog)
  case deferred(DeferredCatalog)

  /// Whether the catalog has no message; a deferred one has one.
  var isEmpty: Bool { if case .loaded(let catalog) = self { catalog.entries.isEmpty } else { false } }

  /// The identity that distinguishes the catalog from any other in use.
  var identity: ObjectIdentifier {
    switch self {
    case .loaded(let catalog): catalog.identity
    case .deferred(let deferred): ObjectIdentifier(deferred)
    }
  }

  /// The catalog; nil for a deferred one that turns out to be broken.
  var catalog: MessageCatalog? {
    switch self {
    case .loaded(let catalog): catalog
    case .deferred(let deferred): deferred.catalog
    }
  }
}

/// The rank of a layer among the others.
enum LayerRank: Int, Sendable, Comparable {
  case override, application, addOn, builtIn

  static func < (left: LayerRank, right: LayerRank) -> Bool { left.rawValue < right.rawValue }
}

/// A layer of catalogs, at most one per language.
struct Layer: Sendable {
  let id: Int
  let rank: LayerRank
  var slots: [LanguageTag: CatalogSlot]
  /// The files behind the layer; nil for a layer without files.
  var files: CatalogFiles?
  /// Where the layer's messages are compiled, if the catalogs that are being searched share it with others.
  var compiled: CompiledCatalogs?

  init(id: Int, rank: LayerRank, slots: [LanguageTag: CatalogSlot] = [:], files: CatalogFiles? = nil) {
    self.id = id
    self.rank = rank
    self.files = files
    self.slots = slots
  }

  init(id: Int, builtIn: [(locale: LanguageTag, catalog: DeferredCatalog)]) {
    self.id = id
    rank = .builtIn
    slots = Dictionary(
      builtIn.map { ($0.locale, .deferred($0.catalog)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  static func slots(_ catalogs: [MessageCatalog]) -> [LanguageTag: CatalogSlot] {
    Dictionary(
      catalogs.map { ($0.locale, .loaded($0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
