public import ValidationCore

/// The ways in which an identifier of any kind can fail.
///
/// All of them have the argument `kind`, a message key `identifier.kind.<name of the rule>` whose message is the name
/// of the identifier with its article: "an IBAN". A rule reports the first of them that it finds, in this order.
extension ValidationError.Code {
  /// The identifier has a character that none of its kind has. Arguments: `kind`, `character` (the first, with its
  /// code point). The ranges are all such characters.
  public static let identifierCharacters: Self = "identifier.characters"
  /// The identifier has not the number of characters that it must have. Arguments: `kind`, `expected` (one number,
  /// or several as alternatives), `actual`; separators do not count.
  public static let identifierLength: Self = "identifier.length"
  /// The identifier is written with separators where none are taken. Arguments: `kind`. The suggestion is without.
  public static let identifierGrouping: Self = "identifier.grouping"
  /// The identifier has small letters where capitals are asked, or the other way round. Arguments: `kind`, `case`
  /// (`upper` or `lower`, what is asked). The suggestion is in that case.
  public static let identifierCase: Self = "identifier.case"
  /// The identifier is written in digits of another script or in fullwidth forms. Arguments: `kind`, `character`.
  /// The suggestion is in ASCII.
  public static let identifierNotASCII: Self = "identifier.notASCII"
  /// The identifier's characters are not in the order that its kind has. Arguments: `kind`. The range is where it
  /// goes wrong.
  public static let identifierShape: Self = "identifier.shape"
  /// The identifier names a country, region or issuer that no identifier of its kind is from. Arguments: `kind`,
  /// `region` (as it is written). The range is that of the name.
  public static let identifierRegion: Self = "identifier.region"
  /// The identifier holds a date that never was or cannot be. Arguments: `kind`. The range is that of the date.
  public static let identifierDate: Self = "identifier.date"
  /// The identifier's check digit does not belong to its other characters. Arguments: `kind`. The range is that of
  /// the check digit.
  public static let identifierCheckDigit: Self = "identifier.checkDigit"
}

extension ValidationError {
  /// An error about an identifier of a kind, which is the name of its rule: `isin`, `br.cpf`.
  static func identifier(
    _ code: Code,
    _ kind: String,
    limits: [String: Argument] = [:],
    found: [String: Argument] = [:],
    ranges: [Range<Int>] = [],
    suggestion: String? = nil
  ) -> ValidationError {
    var limits = limits
    limits["kind"] = .key("identifier.kind." + kind)
    return ValidationError(code: code, limits: limits, found: found, ranges: ranges, suggestion: suggestion)
  }
}
