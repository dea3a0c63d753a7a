/// The messages of the locales that were asked for since the layers last changed.
///
/// Tags may come from anyone: what is kept is bounded by tags, by chains of catalogs, and by the bytes of what was
/// compiled. When there is too much of one, all is forgotten.
struct KeptMessages: Sendable {
  private let mostTags: Int
  private let mostChains: Int
  private let mostBytes: Int

  private(set) var compiled = CompiledCatalogs()
  private var byTag: [LanguageTag: LocaleMessages] = [:]
  private var byChain: [LocaleMessages.Chain: LocaleMessages] = [:]
  /// What was asked for last; most processes stay with one locale, and need not look it up.
  private var latest: (locale: LanguageTag, messages: LocaleMessages)?

  init(mostTags: Int = 256, mostChains: Int = 64, mostBytes: Int = 64 << 20) {
    self.mostTags = mostTags
    self.mostChains = mostChains
    self.mostBytes = mostBytes
  }

  var tagCount: Int { byTag.count }
  var chainCount: Int { byChain.count }

  /// What is kept for a locale; nil when it has to be found first.
  mutating func messages(in locale: LanguageTag) -> LocaleMessages? {
    if compiled.bytes > mostBytes {
      forget()
      return nil
    }
    if let latest, latest.locale == locale { return latest.messages }
    guard let messages = byTag[locale] else { return nil }
    latest = (locale, messages)
    return messages
  }

  /// Keeps what was found; the answer is what another locale with the same catalogs has already, if there is one.
  mutating func keep(_ messages: LocaleMessages, for locale: LanguageTag) -> LocaleMessages {
    if byChain[messages.chain] == nil, byChain.count >= mostChains {
      forget()
      // These hold on to what was just forgotten.
      return messages
    }
    if byTag.count >= mostTags { byTag = [:] }
    let shared = byChain[messages.chain] ?? messages
    byChain[messages.chain] = shared
    byTag[locale] = shared
    return shared
  }

  private mutating func forget() {
    self = KeptMessages(mostTags: mostTags, mostChains: mostChains, mostBytes: mostBytes)
  }
}
