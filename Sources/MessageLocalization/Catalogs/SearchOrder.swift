import ICU

/// The languages in which a message is searched, in three rounds; each round goes through every layer.
struct SearchOrder: Sendable, Hashable {
  /// The requested language and those it inherits from (CLDR): `pt-AO`, `pt-PT`, `pt`.
  let inherited: [LanguageTag]

  /// Regional forms of a language that was requested without a region: `pt-BR` for `pt`.
  ///
  /// They come after every layer has been searched for the language itself: an application that adds `ar-EG` does not
  /// change what readers of `ar` see.
  let related: [LanguageTag]

  /// The source language, English, unless it has been searched already.
  let source: [LanguageTag]

  init(for locale: LanguageTag) {
    let chain = LocaleData.fallbackChain(locale.identifier)
    let asksForRegion = LanguageSubtags(canonical: locale.identifier).region != nil
    let isRelated = { (tag: String) in !asksForRegion && LanguageSubtags(canonical: tag).region != nil }
    let own = chain.filter { !isRelated($0) }.flatMap(Self.spellings)
    // If the chain ends in a bare language, continue with its likely region (`pt` → `pt-BR`).
    let bare = own.last { !$0.contains("-") }
    let forms = chain.filter(isRelated) + (bare.map(LocaleData.fallbackChain) ?? [])
    var seen: Set<String> = []
    inherited = Self.unseen(own, &seen)
    related = Self.unseen(forms, &seen)
    source = Self.unseen([LanguageTag.english.identifier], &seen)
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
