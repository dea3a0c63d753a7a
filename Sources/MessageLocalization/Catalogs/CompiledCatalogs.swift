import MessageFormat
import Primitives
import Synchronization

/// The messages compiled for readers since the layers last changed, shared by all locales.
final class CompiledCatalogs: Sendable {
  private struct Key: Hashable {
    let catalog: ObjectIdentifier
    let locale: MessageLocale.Identity?
  }

  private let tables: Lock<[Key: MergedCatalog]> = Lock([:])
  private let size = CompiledSize()

  /// The estimated size of the tables and messages, in bytes.
  var bytes: Int { size.bytes }

  /// Adds bytes that something else uses.
  func add(_ bytes: Int) { size.add(bytes) }

  /// The messages of a catalog for a locale; nil for a built-in catalog that is broken.
  ///
  /// The slot must outlive this object, since the slot's identity is the key.
  func table(of slot: CatalogSlot, for locale: MessageLocale?) -> MergedCatalog? {
    let key = Key(catalog: slot.identity, locale: locale?.identity)
    if let known = tables.withLock({ $0[key] }) { return known }
    // This may read a file, so no lock is held.
    guard let catalog = slot.catalog else { return nil }
    let made = MergedCatalog(catalog, for: locale, adding: size)
    return tables.withLock { tables in
      if let other = tables[key] { return other }
      tables[key] = made
      return made
    }
  }
}

/// Adds up the size of compiled messages.
final class CompiledSize: Sendable {
  /// The size of a message without its pattern.
  static let ofMessage = 128

  private let sum = Atomic(0)

  var bytes: Int { sum.load(ordering: .relaxed) }

  func add(_ bytes: Int) { sum.add(bytes, ordering: .relaxed) }

  /// The estimated size of a compiled message: a plural of 60 bytes was measured at about 1,500.
  static func ofPattern(_ source: MessageSource) -> Int {
    switch source {
    case .pattern(let text), .messageFormat2(let text): 1_000 + 8 * text.utf8.count
    case .choice(let choice): choice.forms.reduce(1_000) { $0 + 200 + 8 * $1.message.size }
    }
  }
}
