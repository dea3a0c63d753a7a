import MessageFormat
import Primitives

/// Every message for the locales that have the same catalogs to search, in one state of the layers.
///
/// It refers to the catalogs in search order. A file is read when a message is first searched in it.
final class LocaleMessages: Sendable {
  /// The facts that determine the messages: the existing catalogs in search order, and the locale whose digits and
  /// plural forms count. Tags with equal chains share everything.
  struct Chain: Hashable, Sendable {
    fileprivate var rounds: [[ObjectIdentifier]] = []
    fileprivate var locale: MessageLocale.Identity?
  }

  /// A result, and whether it is for another key than the requested one, which no catalog has.
  struct Found<Message> {
    let message: Message?
    let isForUnknownKey: Bool
  }

  let chain: Chain
  private let inherited: CatalogRound
  private let related: CatalogRound
  /// The nearest language, if the library does not have the requested one.
  private let nearest: CatalogRound
  private let source: CatalogRound

  init(_ locale: LanguageTag, in layers: [Layer], compiled: CompiledCatalogs) {
    let available = Array(Set(layers.flatMap { $0.slots.keys }))
    let order = SearchOrder(for: locale, available: available)
    func slots(_ languages: [LanguageTag]) -> [CatalogRound.Slot] {
      Self.slots(layers, languages, compiled)
    }
    let (inherited, related) = (slots(order.inherited), slots(order.related))
    var nearest: [CatalogRound.Slot] = []
    if !(inherited + related).contains(where: \.isBuiltIn), !order.source.isEmpty,
      let language = SearchOrder.nearest(to: locale, in: available)
    {
      let near = SearchOrder(for: language)
      nearest = slots(near.inherited + near.related)
    }
    let source = slots(order.source)
    // Messages of other languages follow their own rules, and so do all if ICU has no plain digits for the locale.
    let isOwnLanguage = !inherited.isEmpty || !related.isEmpty
    let shared = isOwnLanguage ? try? MessageLocale.named(locale.identifier) : nil
    chain = Chain(
      rounds: [inherited, related, nearest, source].map { $0.map(\.catalog.identity) },
      locale: shared?.identity
    )
    self.inherited = CatalogRound(inherited, for: shared)
    self.related = CatalogRound(related, for: shared)
    self.nearest = CatalogRound(nearest, for: nil)
    self.source = CatalogRound(source, for: nil)
  }

  /// The message of a key in the locale's language, otherwise in the nearest one, otherwise in English.
  func message(for key: String, _ reading: MessageReading = .inline) -> ResolvedMessage? {
    first { $0.message(for: key, reading) }
  }

  /// The same, with the place of the label.
  func fullMessage(for key: String) -> MergedCatalog.Full? { first { $0.fullMessage(for: key) } }

  /// The label of a field or an option; the library has none.
  func label(for key: String) -> ResolvedMessage? {
    let find = { (table: MergedCatalog) in table.message(for: key, .inline) }
    return inherited.firstAdded(find) ?? related.firstAdded(find) ?? nearest.firstAdded(find)
      ?? source.firstAdded(find)
  }

  /// Whether any of the catalogs has labels of fields.
  var hasLabels: Bool {
    inherited.hasLabels || related.hasLabels || nearest.hasLabels || source.hasLabels
  }

  /// Whether any of the catalogs has labels of options.
  var hasOptionLabels: Bool {
    inherited.hasOptionLabels || related.hasOptionLabels || nearest.hasOptionLabels || source.hasOptionLabels
  }

  /// The message of a code; if the locale's language does not have it, a more general message in that language comes
  /// before any other language.
  func message(ofCode code: String, _ reading: MessageReading) -> Found<ResolvedMessage> {
    find(code) { $0.message(for: $1, reading) }
  }

  /// The same, with the place of the label.
  func fullMessage(ofCode code: String) -> Found<MergedCatalog.Full> {
    find(code) { $0.fullMessage(for: $1) }
  }

  private func find<Message>(
    _ code: String,
    _ find: (MergedCatalog, String) -> Message?
  ) -> Found<Message> {
    func inLanguage(_ key: String) -> Message? {
      inherited.first { find($0, key) } ?? related.first { find($0, key) }
    }
    if let message = inLanguage(code) { return Found(message: message, isForUnknownKey: false) }
    if let other = nearest.first({ find($0, code) }) ?? source.first({ find($0, code) }) {
      for key in GeneralKeys.keys(for: code) {
        if let message = inLanguage(key) { return Found(message: message, isForUnknownKey: false) }
      }
      return Found(message: other, isForUnknownKey: false)
    }
    // A code that no catalog knows, perhaps of a rule of the application's own.
    guard let family = GeneralKeys.family(of: code) else { return Found(message: nil, isForUnknownKey: true) }
    return Found(message: first { find($0, family) }, isForUnknownKey: true)
  }

  @inline(__always)
  private func first<Message>(_ find: (MergedCatalog) -> Message?) -> Message? {
    inherited.first(find) ?? related.first(find) ?? nearest.first(find) ?? source.first(find)
  }

  /// The catalogs to search: each layer through the whole chain of languages before the next layer.
  private static func slots(
    _ layers: [Layer], _ languages: [LanguageTag], _ compiled: CompiledCatalogs
  ) -> [CatalogRound.Slot] {
    layers.flatMap { layer in
      languages.compactMap { language in
        layer.slots[language].map {
          CatalogRound.Slot(
            catalog: $0, isBuiltIn: layer.rank == .builtIn, compiled: layer.compiled ?? compiled)
        }
      }
    }
  }
}
