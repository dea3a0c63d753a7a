extension ActiveLocale {
  /// Runs the work of a request in the language of its caller, as ``match(acceptLanguage:among:fallback:in:)`` chooses it.
  ///
  /// ```swift
  /// try await ActiveLocale.with(acceptLanguage: request.headers["Accept-Language"], among: ["en", "ar", "pt-BR"]) {
  ///   try await answer(request)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - header: The value of the header; nil if the request has none.
  ///   - languages: The languages to choose from; nil for those that the catalogs have.
  ///   - fallback: The language if none is near, which also wins a tie; nil for the first of `languages`, or for English if
  ///     they are not given.
  ///   - catalogs: The catalogs of the messages, such as those of a tenant; nil for those in effect.
  ///   - isolation: The actor on which the closure runs.
  ///   - body: What runs in the language.
  public static func with<Result>(
    acceptLanguage header: String?,
    among languages: [LanguageTag]? = nil,
    fallback: LanguageTag? = nil,
    catalogs: MessageCatalogs? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let locale = match(
      acceptLanguage: header ?? "", among: languages, fallback: fallback, in: catalogs ?? .current)
    return try await with(locale, catalogs: catalogs, isolation: isolation, body)
  }
}
