import Primitives

/// A handle to an added layer, for removing it or reading its files again.
///
/// The layer stays when this handle is released.
public struct CatalogLayer: Sendable {
  /// The owner of a layer; an application's layers are searched first.
  public enum Rank: Sendable, Hashable {
    /// The program itself, or a part added to it.
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

  /// Reads the changed files of the layer again.
  ///
  /// A broken file keeps its last good version in effect; the other files are updated.
  /// - Throws: ``CatalogError`` for the first fault.
  public func reload() throws(CatalogError) { try catalogs.reload(id) }
}
