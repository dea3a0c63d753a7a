import Primitives

/// A catalog whose bytes are known to be valid, read when first needed, so that one language costs one file.
///
/// Its patterns are compiled one by one when their messages are needed: those of the program were checked when it was
/// built, those of added files by ``PlainCatalog``. If the catalog is broken nevertheless, it counts as absent.
package final class DeferredCatalog: Sendable {
  /// Holds a result for the reference that is set once: nil for a broken file.
  private final class Loaded: Sendable {
    let catalog: MessageCatalog?
    init(_ catalog: MessageCatalog?) { self.catalog = catalog }
  }

  let file: String
  private let bytes: @Sendable () -> [UInt8]
  private let loaded = Deferred<Loaded>()

  init(file: String, bytes: @escaping @Sendable () -> [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  var catalog: MessageCatalog? {
    loaded.object { Loaded(read()) }._withUnsafeGuaranteedRef(\.catalog)
  }

  private func read() -> MessageCatalog? {
    do { return try MessageCatalog.readUncompiled(bytes(), file: file) } catch { return nil }
  }
}
