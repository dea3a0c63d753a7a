@testable import LocalizedValidation

/// The languages that the library carries.
let builtInLocales: [LanguageTag] = MessageCatalogs.builtInFiles.compactMap {
  LanguageTag(String($0.name.dropLast(".json".count)))
}

extension MessageCatalogs {
  /// The built-in catalogs with messages of a test's own in front, apart from those of the process.
  static func builtIn(
    adding messages: [LanguageTag: [String: String]]
  ) throws(CatalogError) -> MessageCatalogs {
    let catalogs = MessageCatalogs.builtIn()
    for (locale, messages) in messages { try catalogs.addLayer(messages, for: locale) }
    return catalogs
  }

  /// The sentence of an error.
  func sentence(
    of error: ValidationError,
    in locale: LanguageTag,
    _ form: ValidationError.MessageForm = .inline
  ) -> String {
    ErrorRenderer(reader: reader(in: locale)).sentence(of: error, form: form)
  }
}

/// A value as a sentence holds it: between FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
