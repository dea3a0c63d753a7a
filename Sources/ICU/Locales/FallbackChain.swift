extension LocaleData {
  /// The locales whose texts serve a reader of `tag`, highest priority first (UTS #35, locale inheritance).
  ///
  /// The chain never contains the root or `und`, and a tag that is not well-formed has no chain.
  ///
  /// - `pt-AO`: `pt-AO`, `pt-PT`, `pt`. CLDR's parent locales are followed.
  /// - `zh-TW`: `zh-TW`, `zh-Hant-TW`, `zh-Hant`. If the language is written in more than one script, the likely script
  ///   is added, and a script that is not the language's usual one ends the chain: never `zh`.
  /// - `de-CH-1996-u-co-phonebk`: with the extension, without it, without the variant, then `de-CH`, `de`.
  /// - `pt`: `pt`, then `pt-BR`, the likely region of a bare language; likewise `zh`, `zh-Hans`.
  package static func fallbackChain(_ tag: String) -> [String] {
    guard let canonical = canonical(tag) else { return [] }
    var subtags = LanguageSubtags(canonical: canonical)
    var chain: [String] = []
    func add(_ tag: String) {
      // A variant that is left alone can have another form: `posix` is then the extension `u-va-posix`.
      guard let tag = Self.canonical(tag) else { return }
      if tag != "und", !tag.hasPrefix("und-"), !chain.contains(tag) { chain.append(tag) }
    }
    add(subtags.tag)
    subtags.extensions = nil
    while !subtags.variants.isEmpty {
      add(subtags.tag)
      subtags.variants.removeLast()
    }
    guard subtags.language != "und" else { return chain }
    if subtags.script == nil, subtags.region == nil {
      add(subtags.tag)
      likelyForms(of: subtags.language).forEach(add)
    }
    // Each step shortens the tag or follows one row of the table, so the chain ends; the bound is for damaged data.
    var current: LanguageSubtags? = subtags
    while let subtags = current, chain.count < 16 {
      add(subtags.tag)
      current = parent(of: subtags)
    }
    return chain
  }

  /// The next step for a tag without variants and extensions, nil at the end.
  private static func parent(of subtags: LanguageSubtags) -> LanguageSubtags? {
    switch ParentLocales.parent(of: subtags.tag) {
    case .root: return nil
    case .locale(let tag): return LanguageSubtags(canonical: tag)
    case nil: break
    }
    var parent = subtags
    if subtags.region != nil {
      if subtags.script == nil, let script = neededScript(of: subtags) {
        parent.script = script
      } else {
        parent.region = nil
      }
      return parent
    }
    guard let script = subtags.script else { return nil }
    parent.script = nil
    return script == likelyScript(of: subtags.language) ? parent : nil
  }

  /// The likely script of a tag with a region, when texts in that language may be filed under their script.
  ///
  /// That is the case when the script is not the language's usual one (`zh-TW`, `sr-ME`), and when ICU itself files the
  /// language by script (`zh-CN` is in `zh-Hans`); `en-US` needs no `en-Latn`.
  private static func neededScript(of subtags: LanguageSubtags) -> String? {
    guard let script = likelyScript(of: subtags.tag) else { return nil }
    let usual = script == likelyScript(of: subtags.language)
    return !usual || isKnown("\(subtags.language)-\(script)") ? script : nil
  }

  /// The fuller tags of a bare language: `zh-Hans` for `zh`, `pt-BR` for `pt`.
  private static func likelyForms(of language: String) -> [String] {
    let likely = LanguageSubtags(canonical: maximized(language))
    guard likely.language == language else { return [] }
    let withScript = likely.script.map { "\(language)-\($0)" }.flatMap {
      isKnown($0) ? $0 : nil
    }
    return [withScript, likely.region.map { "\(language)-\($0)" }].compactMap(\.self)
  }

  private static func likelyScript(of tag: String) -> String? {
    LanguageSubtags(canonical: maximized(tag)).script
  }
}
