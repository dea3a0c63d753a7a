import ICU

extension ActiveLocale {
  /// The available language that suits a reader best, given a list of preferences, most preferred first.
  ///
  /// Distances are those of CLDR's language matching: a reader of `pt-AO` gets `pt-PT` rather than `pt-BR`, and a
  /// reader of `zh-HK` gets `zh-Hant`. The result keeps the reader's region if the region inherits the chosen messages,
  /// since digits and dates follow the region. Text that is not a language tag is skipped, as are preferences after the
  /// first 100.
  ///
  /// ```swift
  /// ActiveLocale.match(["eo", "zh-HK"])   // "zh-HK"
  /// ```
  ///
  /// - Parameters:
  ///   - preferences: Language tags, most preferred first.
  ///   - languages: The languages to choose from; nil for those that the catalogs have.
  ///   - fallback: The result if no language is near, which also wins a tie; nil for the first of `languages`, or for
  ///     English if they are not given.
  ///   - catalogs: The catalogs that tell which languages there are.
  public static func match(
    _ preferences: [String],
    among languages: [LanguageTag]? = nil,
    fallback: LanguageTag? = nil,
    in catalogs: MessageCatalogs = .current
  ) -> LanguageTag {
    LanguageChoice(among: languages, fallback, catalogs).match(preferences)
  }

  /// The available language that best suits an HTTP `Accept-Language` header (RFC 9110).
  ///
  /// Weights are honoured, and a language of weight 0 is not chosen. Only the first 4,096 bytes are read, and only the
  /// 100 languages of the highest weight count. What is not a language range with a weight is skipped. A caller that
  /// refuses the fallback and accepts any other language (`en;q=0, *`) gets the first of `languages` that it accepts.
  ///
  /// ```swift
  /// ActiveLocale.match(acceptLanguage: "pt-AO, en;q=0.5")   // "pt-AO", in the words of pt-PT
  /// ActiveLocale.match(acceptLanguage: "de, en;q=0.5", among: ["pt-BR", "en"])   // "en"
  /// ActiveLocale.match(acceptLanguage: "de", among: ["pt-BR", "en"])             // "pt-BR"
  /// ```
  ///
  /// - Parameters:
  ///   - header: The header's value; several headers are one list, joined by commas.
  ///   - languages: The languages to choose from; nil for those that the catalogs have.
  ///   - fallback: The result if no language is near, which also wins a tie; nil for the first of `languages`, or for
  ///     English if they are not given.
  ///   - catalogs: The catalogs that tell which languages there are.
  public static func match(
    acceptLanguage header: String,
    among languages: [LanguageTag]? = nil,
    fallback: LanguageTag? = nil,
    in catalogs: MessageCatalogs = .current
  ) -> LanguageTag {
    LanguageChoice(among: languages, fallback, catalogs).match(AcceptLanguage(header))
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
    in catalogs: MessageCatalogs = .current
  ) -> LanguageTag {
    catalogs.match(PosixLocale.languageTags(of: environment))
  }
}

extension MessageCatalogs {
  /// The locale for a list of preferences, otherwise English.
  func match(_ preferences: [String]) -> LanguageTag {
    LanguageChoice(among: nil, nil, self).match(preferences)
  }
}
