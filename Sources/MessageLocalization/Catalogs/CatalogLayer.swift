import Primitives

/// A layer that was added, for removing it or reading its files again.
///
/// The layer stays when this handle is released.
public struct CatalogLayer: Sendable {
  /// Who a layer belongs to; an application's layers are searched first.
  public enum Rank: Sendable, Hashable {
    /// The program itself, or a part that is added to it.
    case application, addOn
  }

  let id: Int
  let catalogs: MessageCatalogs

  /// The languages of the layer, sorted; empty once it is removed.
  public var locales: [LanguageTag] {
    catalogs.state.withLock { state in
      state.layers.first { $0.id == id }.map { Array($0.slots.keys) } ?? []
    }.sorted()
  }

  /// Removes the layer; removing it again does nothing.
  public func remove() { catalogs.removeLayer(id) }

  /// Reads those files of the layer again that changed.
  ///
  /// A broken file keeps its last good version in force, and the other files are taken.
  /// - Throws: ``CatalogError`` for the first fault.
  public func reload() throws(CatalogError) { try catalogs.reload(id) }
}
