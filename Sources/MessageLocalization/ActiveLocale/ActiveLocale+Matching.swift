import ICU

extension ActiveLocale {
  /// The available language that suits a reader best, for a list of wishes by falling preference.
  ///
  /// Distances are those of CLDR's language matching: a reader of `pt-AO` gets `pt-PT` rather than `pt-BR`, and one
  /// of `zh-HK` gets `zh-Hant`. The answer keeps the reader's region where the words are those that the region inherits,
  /// since digits and dates follow it. What is not a language tag is skipped, wishes after the first 100 are too, and
  /// where nothing is near, the answer is English.
  ///
  /// ```swift
  /// ActiveLocale.match(["fr", "zh-HK"])   // "zh-HK", in the words of zh-Hant
  /// ```
  public static func match(_ wishes: [String], in catalogs: MessageCatalogs = .shared) -> LanguageTag {
    catalogs.match(wishes)
  }

  /// The available language that suits an HTTP `Accept-Language` header (RFC 9110) best.
  ///
  /// Weights are honoured, and a language of weight 0 is not chosen. Only the first 4,096 bytes are read, and the 100
  /// languages of most weight count. Where nothing suits, the answer is English.
  ///
  /// ```swift
  /// ActiveLocale.match(acceptLanguage: "pt-AO, en;q=0.5")   // "pt-AO", in the words of pt-PT
  /// ```
  public static func match(
    acceptLanguage header: String,
    in catalogs: MessageCatalogs = .shared
  ) -> LanguageTag {
    catalogs.matching(LocaleData.acceptLanguage(header)) {
      LocaleData.bestMatch(acceptLanguage: header, available: $0)
    }
  }

  /// The available language that suits the variables `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE` best.
  ///
  /// They are read as GNU gettext reads them; `C` and `POSIX` mean English.
  ///
  /// ```swift
  /// ActiveLocale.match(environment: ["LANG": "es_MX.UTF-8"])   // "es-MX", in the words of es
  /// ```
  public static func match(
    environment: [String: String],
    in catalogs: MessageCatalogs = .shared
  ) -> LanguageTag {
    catalogs.match(PosixLocale.languageTags(of: environment))
  }
}

extension MessageCatalogs {
  /// The locale for a list of wishes, else English.
  func match(_ wishes: [String]) -> LanguageTag {
    let wishes = Array(wishes.prefix(AcceptLanguage.mostLanguages))
    return matching(wishes) { LocaleData.bestMatch(desired: wishes, available: $0) }
  }

  /// What `choose` picks among the available languages, English first since the first wins a tie, else English.
  ///
  /// A wish with a region that inherits from the choice stands for it, so that a reader of `ar-AE` gets the Arabic
  /// messages with the digits of the Emirates.
  func matching(_ wishes: [String], _ choose: ([String]) -> String?) -> LanguageTag {
    let others = availableLocales.filter { $0 != .english }
    guard let choice = choose(([.english] + others).map(\.identifier)) else { return .english }
    let available = LanguageTag(canonical: choice)
    let regional = wishes.lazy.compactMap(Self.regionalTag)
    return regional.first { SearchOrder(for: $0).inherited.contains(available) } ?? available
  }

  /// The language, script and region of a wish that names a region; what else a tag may hold is not for messages.
  private static func regionalTag(_ wish: String) -> LanguageTag? {
    guard let tag = LanguageTag(wish) else { return nil }
    var subtags = LanguageSubtags(canonical: tag.identifier)
    (subtags.variants, subtags.extensions) = ([], nil)
    guard subtags.region != nil else { return nil }
    return LanguageTag(subtags.tag)
  }
}
