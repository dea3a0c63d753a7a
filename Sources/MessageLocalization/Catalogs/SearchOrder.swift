import ICU

/// The languages in which a message is searched, in rounds; each round goes through every layer.
struct SearchOrder: Sendable, Hashable {
  /// The requested language and those it inherits from (CLDR): `pt-AO`, `pt-PT`, `pt`.
  let inherited: [LanguageTag]

  /// Other regions of the language in the same script, the most likely first: `pt-BR` for `pt` and for `pt-PT`, `zh-TW`
  /// for `zh-Hant` and `zh-HK`.
  ///
  /// They come after every layer has been searched for the language itself: an application that adds `ar-EG` does not
  /// change what readers of `ar` see.
  let related: [LanguageTag]

  /// The source language, English, unless it has been searched already.
  let source: [LanguageTag]

  /// - Parameter available: The languages that have a catalog.
  init(for locale: LanguageTag, available: [LanguageTag] = []) {
    let chain = LocaleData.fallbackChain(locale.identifier)
    let asksForRegion = LanguageSubtags(canonical: locale.identifier).region != nil
    let isRelated = { (tag: String) in !asksForRegion && LanguageSubtags(canonical: tag).region != nil }
    let own = chain.filter { !isRelated($0) }.flatMap(Self.spellings)
    var forms = chain.filter(isRelated)
    if let bare = own.last(where: { !$0.contains("-") }) {
      // The chain ends in a bare language: continue with its likely region (`pt` → `pt-BR`).
      forms += LocaleData.fallbackChain(bare)
    } else if let last = own.last, LanguageSubtags(canonical: last).region == nil {
      forms += Self.spellings(of: LocaleData.maximized(last))
    }
    forms += Self.otherRegions(of: locale.identifier, in: available)
    var seen: Set<String> = []
    inherited = Self.unseen(own, &seen)
    related = Self.unseen(forms, &seen)
    source = Self.unseen([LanguageTag.english.identifier], &seen)
  }

  /// The available language that readers of another understand best (CLDR), unless that is the source language: Spanish
  /// for Catalan, Galician and Basque.
  static func nearest(to locale: LanguageTag, in available: [LanguageTag]) -> LanguageTag? {
    let language = locale.language
    let others = available.filter { $0.language != language }.map(\.identifier)
    guard let match = LocaleData.bestMatch(desired: [locale.identifier], available: others) else {
      return nil
    }
    let nearest = LanguageTag(canonical: match)
    return nearest.language == LanguageTag.english.language ? nil : nearest
  }

  /// The available tags of the same language and script, sorted.
  private static func otherRegions(of tag: String, in available: [LanguageTag]) -> [String] {
    let language = LanguageTag(canonical: tag).language
    let candidates = available.filter { $0.language == language }.map(\.identifier)
    guard candidates.contains(where: { $0 != tag }) else { return [] }
    func script(_ tag: String) -> String? {
      LanguageSubtags(canonical: LocaleData.maximized(tag)).script
    }
    let own = script(tag)
    return candidates.sorted().filter { candidate in
      let subtags = LanguageSubtags(canonical: candidate)
      // A variant or a private use is somebody's own.
      return subtags.variants.isEmpty && subtags.extensions == nil && script(candidate) == own
    }
  }

  /// A tag and its form without a script that is implied: `zh-Hant-TW`, `zh-TW`.
  private static func spellings(of tag: String) -> [String] {
    var short = LanguageSubtags(canonical: tag)
    guard short.script != nil, short.region != nil else { return [tag] }
    short.script = nil
    return LocaleData.maximized(short.tag) == LocaleData.maximized(tag) ? [tag, short.tag] : [tag]
  }

  private static func unseen(_ tags: [String], _ seen: inout Set<String>) -> [LanguageTag] {
    tags.filter { seen.insert($0).inserted }.map { LanguageTag(canonical: $0) }
  }
}
