import Locking
import Synchronization

/// Every message for one locale, in one state of the layers; each round is merged when first needed.
final class LocaleMessages: Sendable {
  private let locale: LanguageTag
  private let order: SearchOrder
  private let layers: [Layer]
  private let inherited = AtomicLazyReference<MessageTable>()
  private let related = AtomicLazyReference<MessageTable>()
  private let source = AtomicLazyReference<MessageTable>()

  init(_ locale: LanguageTag, in layers: [Layer]) {
    self.locale = locale
    self.layers = layers
    order = SearchOrder(for: locale)
  }

  func message(for key: String) -> ResolvedMessage? {
    if let message = inheritedTable.inline[key] { return message }
    return relatedTable.inline[key] ?? sourceTable.inline[key]
  }

  func fullMessage(for key: String) -> MessageTable.Full? {
    if let message = inheritedTable.full[key] { return message }
    return relatedTable.full[key] ?? sourceTable.full[key]
  }

  private var inheritedTable: MessageTable { table(inherited, order.inherited, for: locale) }
  private var relatedTable: MessageTable { table(related, order.related, for: nil) }
  private var sourceTable: MessageTable { table(source, order.source, for: nil) }

  private func table(
    _ reference: borrowing AtomicLazyReference<MessageTable>,
    _ chain: [LanguageTag],
    for locale: LanguageTag?
  ) -> MessageTable {
    if let table = reference.load() { return table }
    // Two threads may merge at once; the first result is kept, and both are equal.
    let catalogs = layers.flatMap { layer in chain.compactMap { layer.slots[$0]?.catalog } }
    return reference.storeIfNil(MessageTable(catalogs, for: locale))
  }
}
