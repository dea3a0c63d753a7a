import JSONText

extension RuleArguments {
  /// A required argument that is a language tag of BCP 47; `und` is for no language in particular.
  ///
  /// - Throws: For a tag of a language that ICU has no data for.
  func languageTag(_ name: String) throws(RuleDocumentError) -> String {
    let tag = try text(name)
    guard tag == "und" || KnownNames.hasData(forLanguageOf: tag) else {
      throw error(
        at: name,
        "unknown locale \(JSONText.quoted(tag))",
        expected: "a language tag of BCP 47 such as \"pt-BR\"",
        known: KnownNames.locales
      )
    }
    return tag
  }

  /// An argument that is a language tag; nil where it is left out.
  ///
  /// - Throws: For a tag of a language that ICU has no data for.
  func languageTagIfPresent(_ name: String) throws(RuleDocumentError) -> String? {
    try textIfPresent(name) == nil ? nil : languageTag(name)
  }
}
