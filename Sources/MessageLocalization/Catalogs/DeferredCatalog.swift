import Primitives

/// A catalog whose bytes are known to be valid, read when first needed, so that one language costs one file.
///
/// Of the file, the keys are read then; its messages are read and compiled one by one when they are needed: those of the
/// program were checked when it was built, those of added files by ``PlainCatalog``. If the catalog is broken
/// nevertheless, it counts as absent, and so does a message that is.
package final class DeferredCatalog: Sendable {
  /// Holds a result for the reference that is set once: nil for a broken file.
  private final class Loaded: Sendable {
    let catalog: MessageCatalog?
    init(_ catalog: MessageCatalog?) { self.catalog = catalog }
  }

  let file: String
  private let bytes: @Sendable () -> CatalogBytes
  private let loaded = Deferred<Loaded>()

  init(file: String, bytes: @escaping @Sendable () -> CatalogBytes) {
    self.file = file
    self.bytes = bytes
  }

  var catalog: MessageCatalog? {
    loaded.object { Loaded(MessageCatalog(unread: bytes(), file: file)) }._withUnsafeGuaranteedRef(\.catalog)
  }
}
