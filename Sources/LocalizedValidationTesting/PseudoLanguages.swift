public import LocalizedValidation
import MessageLocalization

extension MessageCatalogs {
  /// Adds the pseudo-languages `en-XA` and `ar-XB`, made of the messages that a language has in all layers now.
  ///
  /// ```swift
  /// let layer = try MessageCatalogs.shared.addPseudoLanguages()
  /// print(errors.localizedDescriptions(in: "en-XA"))  // ["⟦Ḿûšţ ĥåṽé åţ ļéåšţ 3 çĥåŕåçţéŕš öñé ţŵö⟧"]
  /// ```
  /// In `en-XA` letters have accents, and each sentence is in brackets and at least 30 % longer: a text without accents is
  /// not from the catalogs, and one without its second bracket was cut. In `ar-XB` words run from right to left, as the
  /// layout should. Arguments, labels' marks and plural forms are those of the language.
  ///
  /// - Parameter locale: The language whose messages are changed.
  /// - Throws: `CatalogError` if no catalog is in the language.
  /// - Returns: The layer, for removing it.
  @discardableResult
  public func addPseudoLanguages(of locale: LanguageTag = .english) throws(CatalogError) -> CatalogLayer {
    try addPseudoLayer(of: locale)
  }
}
