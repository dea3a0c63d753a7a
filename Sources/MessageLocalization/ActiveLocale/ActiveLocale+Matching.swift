import ICU

extension ActiveLocale {
  /// The available language that suits a reader best, for a list of wishes by falling preference.
  ///
  /// Distances are those of CLDR's language matching: a reader of `pt-AO` gets `pt-PT` rather than `pt-BR`, and one
  /// of `zh-HK` gets `zh-Hant`. What is not a language tag is skipped, and where nothing is near, the answer is English.
  ///
  /// ```swift
  /// ActiveLocale.match(["fr", "zh-HK"])   // "zh-Hant"
  /// ```
  public static func match(_ wishes: [String], in catalogs: MessageCatalogs = .shared) -> LanguageTag {
    catalogs.match(wishes)
  }

  /// The available language that suits an HTTP `Accept-Language` header (RFC 9110) best.
  ///
  /// Weights are honoured, and a language of weight 0 is not chosen. Only the first 4,096 bytes are read. Where nothing
  /// suits, the answer is English.
  ///
  /// ```swift
  /// ActiveLocale.match(acceptLanguage: "pt-AO, en;q=0.5")   // "pt-PT"
  /// ```
  public static func match(
    acceptLanguage header: String,
    in catalogs: MessageCatalogs = .shared
  ) -> LanguageTag {
    catalogs.matching { LocaleData.bestMatch(acceptLanguage: header, available: $0) }
  }

  /// The available language that suits the variables `LC_ALL`, `LC_MESSAGES`, `LANG` and `LANGUAGE` best.
  ///
  /// They are read as GNU gettext reads them; `C` and `POSIX` mean English.
  ///
  /// ```swift
  /// ActiveLocale.match(environment: ["LANG": "es_MX.UTF-8"])   // "es"
  /// ```
  public static func match(
    environment: [String: String],
    in catalogs: MessageCatalogs = .shared
  ) -> LanguageTag {
    catalogs.match(PosixLocale.languageTags(of: environment))
  }
}

extension MessageCatalogs {
  /// The available language nearest to a list of wishes, else English.
  func match(_ wishes: [String]) -> LanguageTag {
    matching { LocaleData.bestMatch(desired: wishes, available: $0) }
  }

  /// What `choose` picks among the available languages, English first since the first wins a tie, else English.
  func matching(_ choose: ([String]) -> String?) -> LanguageTag {
    let others = availableLocales.filter { $0 != .english }
    return choose(([.english] + others).map(\.identifier)).map { LanguageTag(canonical: $0) } ?? .english
  }
}
