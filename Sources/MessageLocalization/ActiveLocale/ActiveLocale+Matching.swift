import ICU

extension ActiveLocale {
  /// The available language that suits a reader best, given a list of preferences, most preferred first.
  ///
  /// Distances are those of CLDR's language matching: a reader of `pt-AO` gets `pt-PT` rather than `pt-BR`, and a
  /// reader of `zh-HK` gets `zh-Hant`. The result keeps the reader's region if the region inherits the chosen messages,
  /// since digits and dates follow the region. Text that is not a language tag is skipped, as are preferences after the
  /// first 100. If no language is near, the result is English.
  ///
  /// ```swift
  /// ActiveLocale.match(["eo", "zh-HK"])   // "zh-HK"
  /// ```
  public static func match(_ preferences: [String], in catalogs: MessageCatalogs = .shared) -> LanguageTag {
    catalogs.match(preferences)
  }

  /// The available language that best suits an HTTP `Accept-Language` header (RFC 9110).
  ///
  /// Weights are honoured, and a language of weight 0 is not chosen. Only the first 4,096 bytes are read, and only the
  /// 100 languages of the highest weight count. If no language suits, the result is English.
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

  /// The available language that best suits the variables `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE`.
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
  /// The locale for a list of preferences, otherwise English.
  func match(_ preferences: [String]) -> LanguageTag {
    let preferences = Array(preferences.prefix(AcceptLanguage.mostLanguages))
    return matching(preferences) { LocaleData.bestMatch(desired: preferences, available: $0) }
  }

  /// The language that `choose` picks among the available ones, otherwise English. English comes first, since the first
  /// language wins a tie.
  ///
  /// If a preference has a region and inherits from the choice, the result is that preference, so that a reader of
  /// `ar-AE` gets the Arabic messages with the digits of the Emirates.
  func matching(_ preferences: [String], _ choose: ([String]) -> String?) -> LanguageTag {
    let others = availableLocales.filter { $0 != .english }
    guard let choice = choose(([.english] + others).map(\.identifier)) else { return .english }
    let available = LanguageTag(canonical: choice)
    let regional = preferences.lazy.compactMap(Self.regionalTag)
    return regional.first { SearchOrder(for: $0).inherited.contains(available) } ?? available
  }

  /// The language, script and region of a preference that names a region; messages do not depend on other subtags.
  private static func regionalTag(_ preference: String) -> LanguageTag? {
    guard let tag = LanguageTag(preference) else { return nil }
    var subtags = LanguageSubtags(canonical: tag.identifier)
    (subtags.variants, subtags.extensions) = ([], nil)
    guard subtags.region != nil else { return nil }
    return LanguageTag(subtags.tag)
  }
}
