import ICU

/// Names that ICU knows, for checking those of a document and for suggesting what was meant.
enum KnownNames {
  /// The codes and English names of the scripts that some locale is written in.
  static var scripts: [String] {
    var names: Set<String> = []
    for tag in LocaleData.allLocales {
      for subtag in LocaleData.maximized(tag).split(separator: "-") {
        guard let script = Script(rawValue: String(subtag)) else { continue }
        names.formUnion([script.rawValue, script.englishName])
      }
    }
    return names.sorted()
  }

  /// The names of the charsets that ICU has data for.
  static var charsets: [String] { CharsetRepertoire.knownNames }

  /// The tags of the locales that ICU has data for.
  static var locales: [String] { LocaleData.allLocales }

  /// Whether ICU has data for the language of a tag (BCP 47); a region or script of it may be unknown.
  static func hasData(forLanguageOf tag: String) -> Bool {
    guard let canonical = LocaleData.canonical(tag), let language = canonical.split(separator: "-").first
    else { return false }
    return LocaleData.allLocales.contains { $0.split(separator: "-").first == language }
  }
}
