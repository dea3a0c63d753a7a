import ICU

/// Locale names of POSIX environments, such as `pt_BR.UTF-8` and `sr_RS@latin`.
package enum PosixLocale {
  /// How many names of `LANGUAGE` are read.
  private static let mostNames = 100

  /// The language tags of an environment, highest priority first, as GNU gettext reads its variables.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty is the locale. If it is `C` or `POSIX`, the
  /// result is English, whatever `LANGUAGE` says; otherwise `LANGUAGE`, a list separated by colons, comes before it.
  /// An environment without these variables gives no tags. Only the first 100 names of `LANGUAGE` count.
  package static func languageTags(of environment: [String: String]) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }) else { return [] }
    if isPortable(name) { return ["en"] }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":", maxSplits: mostNames)
    var tags: [String] = []
    for name in list.prefix(mostNames).map(String.init) + [name] {
      let tag = isPortable(name) ? "en" : languageTag(of: name)
      if let tag, !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// Whether a name is the portable locale, which does not have a language: `C`, `POSIX` or `C.UTF-8`.
  static func isPortable(_ name: String) -> Bool {
    let base = name.prefix { $0 != "." && $0 != "@" }
    return base == "C" || base == "POSIX"
  }

  /// The canonical tag of `language[_REGION][.charset][@modifier]`; nil when the name does not have that form.
  ///
  /// Modifiers that name a script or a variant are kept; others, such as `@euro`, are dropped.
  package static func languageTag(of name: String) -> String? {
    let base = name.prefix { $0 != "." && $0 != "@" }
    var subtags = base.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    guard !subtags.isEmpty else { return nil }
    if let at = name.firstIndex(of: "@") {
      let modifier = name[name.index(after: at)...].lowercased()
      if let script = scripts[modifier], subtags.count < 2 || subtags[1].utf8.count != 4 {
        subtags.insert(script, at: 1)
      } else if modifier == "valencia" {
        subtags.append(modifier)
      }
    }
    return LocaleData.canonical(subtags.joined(separator: "-"))
  }

  /// The script modifiers that glibc's locales use.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}
