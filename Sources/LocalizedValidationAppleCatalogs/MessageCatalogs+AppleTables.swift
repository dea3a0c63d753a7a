public import Essentials
public import MessageLocalization

extension MessageCatalogs {
  /// Adds the messages of an application's own `.strings`, `.stringsdict` and `.xcstrings` files.
  ///
  /// ```swift
  /// try MessageCatalogs.shared.addLayer(table: "Validation", in: Bundle.module.bundleURL)
  /// ```
  /// It reads `TABLE.xcstrings` in the directory, and `TABLE.strings` and `TABLE.stringsdict` in the folders of languages
  /// (`de.lproj`), as Xcode has them or compiled into property lists. Their keys are those of other catalogs: codes such
  /// as `length.tooShort`, labels such as `field.email`, and the application's own messages.
  ///
  /// A text is a pattern, as in other catalogs, that can also show arguments as formats do:
  ///
  /// - `{minimum}` is an argument by its name.
  /// - `%2$lld` and `%1$@` are arguments by their positions: the label of the field (`field`) is the first; then come what
  ///   the rule demands and what it found, both by name. `rulecheck catalog arguments` prints them.
  /// - `%@` and `%lld` without a position are the first argument that no earlier one took and that they can show:
  ///   in `%@ must have at least %lld characters` the label and the minimum.
  /// - `%#@minimum@` is the place of a plural on the argument of that name; under another name it is on the argument of its
  ///   position (`argNum`, or `%2$#@count@`), otherwise on the first number. Its forms are those of the language's
  ///   categories; “zero” is for 0 in every language, as in Foundation.
  ///
  /// The layer takes part in `reload()` and `watch(every:onError:)`. Texts with
  /// specifiers whose keys are neither the library's nor in `arguments` are other parts of the application, and left out.
  ///
  /// - Parameters:
  ///   - table: The name of the files without their extension.
  ///   - directory: The directory of the string catalog and of the folders, such as that of a bundle's resources.
  ///   - baseLocale: The language of `Base.lproj`.
  ///   - arguments: For keys of the application's own rules, the arguments in the order in which formats count them.
  ///   - rank: The owner of the layer; those of the application are searched first.
  /// - Throws: `CatalogError` when the directory has no such table, for the first fault of the first broken file, and when
  ///   two files have the same language. Nothing is added then.
  @discardableResult
  public func addLayer(
    table: String = "Localizable",
    in directory: URL,
    baseLocale: LanguageTag = .english,
    arguments: [String: [String]] = [:],
    as rank: CatalogLayer.Rank = .application
  ) throws(CatalogError) -> CatalogLayer {
    try addLayer(
      of: AppleTableFolder(
        table: table, directory: directory, baseLocale: baseLocale, arguments: arguments),
      as: rank)
  }
}
