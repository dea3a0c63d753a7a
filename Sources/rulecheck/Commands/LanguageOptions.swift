public import ArgumentParser
import Essentials
import MessageFormat
public import MessageLocalization

/// The output language of a command, and its catalogs.
struct LanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The language of messages, as a BCP 47 tag such as pt-BR; by default, the available language closest to the \
      environment's (LC_ALL, LC_MESSAGES, LANG, LANGUAGE).
      """,
      valueName: "tag"
    )
  )
  var locale: LanguageTag?

  @Option(
    help: ArgumentHelp(
      "A directory of catalogs to search before the built-in ones; the last is searched first.",
      valueName: "directory"
    )
  )
  var catalogs: [PathArgument] = []

  /// Adds the catalogs and returns the language.
  ///
  /// - Throws: The exit code for a catalog that cannot be used, after reporting it on standard error.
  func prepare() throws -> LanguageTag {
    try Self.addLayers(catalogs)
    guard let locale else { return ActiveLocale.current }
    try Self.addPseudoLanguage(locale)
    if !MessageCatalogs.shared.speaks(locale) {
      let message = MessageCatalogs.shared.message(for: "invalid", in: locale, reportingMissing: false)
      writeDiagnostic(
        "rulecheck: no catalog is in the language of “\(locale)”; messages are in \(message?.locale ?? .english)"
      )
    }
    return locale
  }

  /// Adds the messages of a pseudo-language, which are made of the English ones.
  static func addPseudoLanguage(_ locale: LanguageTag) throws {
    guard let pseudoLocale = PseudoLocale(rawValue: locale.identifier),
      !MessageCatalogs.shared.availableLocales.contains(locale)
    else { return }
    do throws(CatalogError) {
      try MessageCatalogs.shared.addPseudoLayer(of: .english, [pseudoLocale])
    } catch {
      throw badData(error)
    }
  }

  /// Adds directories of catalogs, the last of which is searched first.
  static func addLayers(_ directories: [PathArgument]) throws {
    for directory in directories {
      do {
        try MessageCatalogs.shared.addLayer(directory: URL(fileURLWithPath: directory.text()))
      } catch {
        throw badData("\(error)")
      }
    }
  }
}

extension LanguageTag: ExpressibleByArgument {
  /// Shells complete the tags of the built-in languages.
  public static var defaultCompletionKind: CompletionKind {
    .names(MessageCatalogs.shared.availableLocales.map(\.identifier).sorted())
  }
}
