import MessageFormat

/// The catalogs that one round of a search goes through, each read when it is first searched.
final class CatalogRound: Sendable {
  struct Slot: Sendable {
    let catalog: CatalogSlot
    let isBuiltIn: Bool
    let compiled: CompiledCatalogs
  }

  /// Holds a result for the reference that is set once: nil for a broken file.
  private final class Loaded: Sendable {
    let table: MergedCatalog?
    init(_ table: MergedCatalog?) { self.table = table }
  }

  private let slots: [Slot]
  /// How many of the catalogs come before those of the library.
  private let addedCount: Int
  private let locale: MessageLocale?
  private let tables: OnceTable<Loaded>

  /// - Parameters:
  ///   - slots: The catalogs in search order, those of the library last.
  ///   - locale: The locale whose digits and plural categories the messages follow; nil for each catalog's own.
  init(_ slots: [Slot], for locale: MessageLocale?) {
    self.slots = slots
    addedCount = slots.firstIndex { $0.isBuiltIn } ?? slots.count
    self.locale = locale
    tables = OnceTable(count: slots.count)
  }

  /// The first result that a catalog has.
  @inline(__always)
  func first<Found>(_ find: (MergedCatalog) -> Found?) -> Found? { first(of: slots.count, find) }

  /// The first result that a catalog has which is not the library's.
  func firstAdded<Found>(_ find: (MergedCatalog) -> Found?) -> Found? { first(of: addedCount, find) }

  /// Whether any of the catalogs has labels of fields; the library has none.
  var hasLabels: Bool { (0..<addedCount).contains { table(at: $0)?.hasLabels ?? false } }

  /// Whether any of the catalogs has labels of options; the library has none.
  var hasOptionLabels: Bool { (0..<addedCount).contains { table(at: $0)?.hasOptionLabels ?? false } }

  @inline(__always)
  private func first<Found>(of count: Int, _ find: (MergedCatalog) -> Found?) -> Found? {
    for index in 0..<count {
      if let table = table(at: index), let found = find(table) { return found }
    }
    return nil
  }

  private func table(at index: Int) -> MergedCatalog? {
    if let known = tables.object(at: index) { return known.table }
    let slot = slots[index]
    return tables.fill(index, with: Loaded(slot.compiled.table(of: slot.catalog, for: locale))).table
  }
}
