/// The messages of the locales requested since the layers last changed.
///
/// Any client may send tags, so the cache is bounded by tags, by chains of catalogs, and by the bytes of the compiled
/// messages. When one bound is exceeded, the whole cache is cleared.
struct KeptMessages: Sendable {
  private let mostTags: Int
  private let mostChains: Int
  private let mostBytes: Int

  private(set) var compiled = CompiledCatalogs()
  private var byTag: [LanguageTag: LocaleMessages] = [:]
  private var byChain: [LocaleMessages.Chain: LocaleMessages] = [:]
  /// The last request; most processes stay with one locale and need no lookup.
  private var latest: (locale: LanguageTag, messages: LocaleMessages)?

  init(mostTags: Int = 256, mostChains: Int = 64, mostBytes: Int = 64 << 20) {
    self.mostTags = mostTags
    self.mostChains = mostChains
    self.mostBytes = mostBytes
  }

  var tagCount: Int { byTag.count }
  var chainCount: Int { byChain.count }

  /// The kept messages for a locale; nil when they must be found first.
  mutating func messages(in locale: LanguageTag) -> LocaleMessages? {
    if trim() { return nil }
    if let latest, latest.locale == locale { return latest.messages }
    guard let messages = byTag[locale] else { return nil }
    latest = (locale, messages)
    return messages
  }

  /// Keeps the messages that were found; returns those of another locale with the same catalogs if it has them already.
  mutating func keep(_ messages: LocaleMessages, for locale: LanguageTag) -> LocaleMessages {
    if byChain[messages.chain] == nil, byChain.count >= mostChains {
      forget()
      // These refer to the messages that were just cleared.
      return messages
    }
    if byTag.count >= mostTags { byTag = [:] }
    let shared = byChain[messages.chain] ?? messages
    byChain[messages.chain] = shared
    byTag[locale] = shared
    return shared
  }

  /// Clears the cache if its messages exceed their bound; returns whether they did.
  mutating func trim() -> Bool {
    guard compiled.bytes > mostBytes else { return false }
    forget()
    return true
  }

  private mutating func forget() {
    self = KeptMessages(mostTags: mostTags, mostChains: mostChains, mostBytes: mostBytes)
  }
}
