import Locking
import Synchronization

/// Every message for one locale, in one state of the layers.
///
/// The messages of the language itself are merged at once; other regions' and English ones when first needed.
final class LocaleMessages: Sendable {
  private let order: SearchOrder
  private let layers: [Layer]
  private let inherited: MessageTable
  private let related = AtomicLazyReference<MessageTable>()
  private let source = AtomicLazyReference<MessageTable>()

  init(_ locale: LanguageTag, in layers: [Layer]) {
    self.layers = layers
    order = SearchOrder(for: locale)
    inherited = MessageTable(Self.catalogs(layers, order.inherited), for: locale)
  }

  func message(for key: String) -> ResolvedMessage? {
    inherited.message(for: key) ?? relatedTable.message(for: key) ?? sourceTable.message(for: key)
  }

  func fullMessage(for key: String) -> MessageTable.Full? {
    inherited.fullMessage(for: key) ?? relatedTable.fullMessage(for: key) ?? sourceTable.fullMessage(for: key)
  }

  private var relatedTable: MessageTable { table(related, order.related) }
  private var sourceTable: MessageTable { table(source, order.source) }

  private func table(
    _ reference: borrowing AtomicLazyReference<MessageTable>,
    _ chain: [LanguageTag]
  ) -> MessageTable {
    if let table = reference.load() { return table }
    // Two threads may merge at once; the first result is kept, and both are equal.
    return reference.storeIfNil(MessageTable(Self.catalogs(layers, chain), for: nil))
  }

  /// The catalogs to search: each layer through the whole chain before the next layer.
  private static func catalogs(_ layers: [Layer], _ chain: [LanguageTag]) -> [Catalog] {
    layers.flatMap { layer in chain.compactMap { layer.slots[$0]?.catalog } }
  }
}
