import Primitives
import Synchronization

/// What was compiled for readers since the layers last changed, shared by all locales.
final class CompiledCatalogs: Sendable {
  private struct Key: Hashable {
    let catalog: ObjectIdentifier
    let locale: MessageLocale.Identity?
  }

  private let tables: Lock<[Key: MessageTable]> = Lock([:])
  private let size = CompiledSize()

  /// What the tables and messages take, in bytes, estimated.
  var bytes: Int { size.bytes }

  /// Counts bytes that something else takes.
  func add(_ bytes: Int) { size.add(bytes) }

  /// The messages of a catalog for a locale; nil for a built-in catalog that is broken.
  ///
  /// The slot has to outlive this object, since it is known by its identity.
  func table(of slot: CatalogSlot, for locale: MessageLocale?) -> MessageTable? {
    let key = Key(catalog: slot.identity, locale: locale?.identity)
    if let known = tables.withLock({ $0[key] }) { return known }
    // A file may be read here, so that no lock is held.
    guard let catalog = slot.catalog else { return nil }
    let made = MessageTable(catalog, for: locale, adding: size)
    return tables.withLock { tables in
      if let other = tables[key] { return other }
      tables[key] = made
      return made
    }
  }
}

/// Adds up what compiled messages take.
final class CompiledSize: Sendable {
  /// What a message takes beside its pattern.
  static let ofMessage = 128

  private let sum = Atomic(0)

  var bytes: Int { sum.load(ordering: .relaxed) }

  func add(_ bytes: Int) { sum.add(bytes, ordering: .relaxed) }

  /// What a compiled pattern takes, an estimate: a plural of 60 bytes was measured at about 1,500.
  static func ofPattern(_ source: CatalogEntry.Source) -> Int {
    switch source {
    case .pattern(let text): 1_000 + 8 * text.utf8.count
    case .plural(let forms, _): forms.reduce(1_000) { $0 + 200 + 8 * $1.value.utf8.count }
    }
  }
}
