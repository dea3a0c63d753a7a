import Synchronization

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
