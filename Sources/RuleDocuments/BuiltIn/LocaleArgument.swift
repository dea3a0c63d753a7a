import JSONText

extension RuleArguments {
  /// An argument that is a language tag of BCP 47; nil where it is left out. `und` is for no language in particular.
  ///
  /// - Throws: For a tag of a language that ICU has no data for.
  func languageTagIfPresent(_ name: String) throws(RuleDocumentError) -> String? {
    guard let tag = try textIfPresent(name) else { return nil }
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
}
