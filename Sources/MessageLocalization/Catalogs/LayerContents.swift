import Primitives
import Synchronization

/// The catalog of a layer for one language.
enum CatalogSlot: Sendable {
  case loaded(MessageCatalog)
  case deferred(DeferredCatalog)

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

/// A catalog whose bytes are known to be valid, read when first needed, so that one language costs one file.
///
/// Its patterns are compiled one by one when their messages are needed: those of the program were checked when it was
/// built, those of added files by ``PlainCatalog``. If the catalog is broken nevertheless, it counts as absent, and
/// ``error`` says why.
final class DeferredCatalog: Sendable {
  private enum Outcome: Sendable {
    case good(MessageCatalog)
    case broken
  }

  /// Holds a result for the reference that is set once.
  private final class Loaded: Sendable {
    let outcome: Outcome
    init(_ outcome: Outcome) { self.outcome = outcome }
  }

  let file: String
  private let bytes: @Sendable () -> [UInt8]
  private let loaded = AtomicLazyReference<Loaded>()

  init(file: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  var catalog: MessageCatalog? {
    guard case .good(let catalog) = outcome else { return nil }
    return catalog
  }

  /// The first fault of the file, nil when it is valid; reads and compiles the whole file to find out.
  var error: CatalogError? {
    do {
      _ = try MessageCatalog.read(bytes(), file: file)
      return nil
    } catch {
      return error
    }
  }

  private var outcome: Outcome {
    if let known = loaded.load() { return known.outcome }
    let outcome: Outcome
    do {
      outcome = .good(try MessageCatalog.readUncompiled(bytes(), file: file))
    } catch {
      outcome = .broken
    }
    return loaded.storeIfNil(Loaded(outcome)).outcome
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
