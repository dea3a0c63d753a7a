import ICU

/// The languages of an application, of which a reader gets the nearest.
struct LanguageChoice {
  /// The fallback, and then the others in the order of their precedence: the first one wins a tie.
  private let languages: [LanguageTag]
  private var fallback: LanguageTag { languages[0] }
  /// Whether the application listed the languages, so that their order means something.
  private let isListed: Bool

  init(among languages: [LanguageTag]?, _ fallback: LanguageTag?, _ catalogs: MessageCatalogs) {
    let fallback = fallback ?? languages?.first ?? .english
    self.languages = [fallback] + (languages ?? catalogs.availableLocales).filter { $0 != fallback }
    isListed = languages != nil
  }

  /// The language for a list of preferences, most preferred first.
  func match(_ preferences: [String]) -> LanguageTag {
    let preferences = Array(preferences.prefix(AcceptLanguage.mostLanguages))
    let best = exact(preferences.first) ?? nearest(to: preferences)
    return best.map { regional($0, preferences) } ?? fallback
  }

  /// The language that is preferred most, if it is there: nothing is nearer, and ICU takes a millisecond to prepare.
  private func exact(_ preference: String?) -> String? {
    languages.first { $0.identifier == preference }?.identifier
  }

  private func nearest(to preferences: [String]) -> String? {
    LocaleData.bestMatch(desired: preferences, available: languages.map(\.identifier))
  }

  /// The language for a header; one that it refuses only if nothing is left that it accepts.
  func match(_ accepted: AcceptLanguage) -> LanguageTag {
    if let best = accepted.best(among: languages.map(\.identifier)) {
      return regional(best, accepted.preferred)
    }
    guard isListed, accepted.acceptsOthers == true else { return fallback }
    return languages.first { !accepted.excludes($0.identifier) } ?? fallback
  }

  /// The first preference that has a region and inherits from the choice, otherwise the choice: a reader of `ar-AE` gets
  /// the Arabic messages with the digits of the Emirates.
  private func regional(_ choice: String, _ preferences: [String]) -> LanguageTag {
    let language = LanguageTag(canonical: choice)
    let regional = preferences.lazy.compactMap(Self.regionalTag)
    return regional.first { SearchOrder(for: $0).inherited.contains(language) } ?? language
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
