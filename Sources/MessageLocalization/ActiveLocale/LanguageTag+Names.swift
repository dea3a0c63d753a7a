import ICU

extension LanguageTag {
  /// The side from which a language's text starts.
  public enum TextDirection: String, Sendable, Hashable, CaseIterable {
    /// From the left, as Latin script, or from the right, as Arabic script.
    case leftToRight, rightToLeft
  }

  /// The side from which text in this language starts, by its script (CLDR).
  ///
  /// ```swift
  /// LanguageTag("az-Arab").textDirection   // .rightToLeft; plain "az" is .leftToRight
  /// ```
  public var textDirection: TextDirection {
    switch LocaleData.textDirection(of: identifier) {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// The name of the language in another language (CLDR), or the tag if there is no name.
  ///
  /// ```swift
  /// LanguageTag("zh-Hans").displayName(in: "pt")   // "chinês simplificado"
  /// ```
  public func displayName(in reader: LanguageTag) -> String {
    LocaleData.displayName(of: identifier, in: reader.identifier)
  }

  /// The name of the language in the language itself, for a menu in which readers find their own.
  public var ownName: String { displayName(in: self) }
}

extension LanguageTag {
  /// Whether two tags name the same language, whatever their scripts and regions are.
  package func isSameLanguage(as other: LanguageTag) -> Bool {
    self == other
      || identifier.utf8.prefix { $0 != UInt8(ascii: "-") }
        .elementsEqual(other.identifier.utf8.prefix { $0 != UInt8(ascii: "-") })
  }

  /// The name of a script (ISO 15924 code) in this language (CLDR), or the code if there is no name.
  package func nameOfScript(_ code: String) -> String {
    guard let script = Script(rawValue: code) else { return code }
    do { return try script.localizedName(in: identifier) } catch { return code }
  }

  /// The name of a country or region (ISO 3166-1 code) in this language (CLDR), or the code if there is no name.
  package func nameOfRegion(_ code: String) -> String {
    LocaleData.nameOfRegion(code, in: identifier)
  }
}
