import Primitives
public import ValidationCore

/// The ways in which an identifier of any kind can fail.
///
/// All of them have the argument `kind`, a message key `identifier.kind.<name of the rule>` whose message is the name
/// of the identifier. A rule reports the first that it finds, in this order: characters, region (where it decides how
/// the identifier is written), length, shape, notASCII, separators or grouping, case, and then what its characters mean.
extension ValidationError.Code {
  /// The identifier has a character that none of its kind has. Arguments: `kind`, `character` (the first). The ranges are all such characters.
  public static let identifierCharacters: Self = "identifier.characters"
  /// The identifier does not have the number of characters that it must have. Arguments: `kind`, `expected` (one
  /// number, or several as alternatives), `actual`, `unit` (`digits` if identifiers of its kind have only digits,
  /// otherwise `characters`); separators do not count.
  public static let identifierLength: Self = "identifier.length"
  /// The identifier's characters are not in the order that its kind has. Arguments: `kind`. The range is where it
  /// goes wrong.
  public static let identifierShape: Self = "identifier.shape"
  /// The identifier is written in digits of another script, in fullwidth forms, or with typographic spaces or dashes.
  /// Arguments: `kind`, `character`. The suggestion is in ASCII.
  public static let identifierNotASCII: Self = "identifier.notASCII"
  /// The identifier has separators, and its kind is written without any. Arguments: `kind`. The ranges are the
  /// separators. The suggestion has none.
  public static let identifierSeparators: Self = "identifier.separators"
  /// The identifier has separators where its kind does not, or lacks one. Arguments: `kind`. The ranges are the
  /// separators that do not belong there, or the character before which one is missing. The suggestion has them in the
  /// right places.
  public static let identifierGrouping: Self = "identifier.grouping"
  /// The identifier has lowercase letters where capitals are required, or the other way round. Arguments: `kind`,
  /// `case` (`upper` or `lower`, what is required). The suggestion is in that case.
  public static let identifierCase: Self = "identifier.case"
  /// The identifier names a country, region or issuer that no identifier of its kind is from. Arguments: `kind`,
  /// `region` (as it is written). The range is that of the name.
  public static let identifierRegion: Self = "identifier.region"
  /// The identifier is one that its issuer never gives out, such as a CPF of eleven equal digits. Arguments:
  /// `kind`. The range is what shows it.
  public static let identifierNotIssued: Self = "identifier.notIssued"
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
    limits: ArgumentList = [:],
    found: ArgumentList = [:],
    ranges: FaultRanges = [],
    suggestion: String? = nil,
    suggestionBytes: UnsafeBufferPointer<UInt8>? = nil,
    suggesting: SuggestionBytes? = nil
  ) -> ValidationError {
    ValidationError(
      code: code, .kind(kind), limits: limits, found: found, ranges: ranges, suggestion: suggestion,
      suggestionBytes: suggestionBytes, suggesting: suggesting)
  }
}

extension ArgumentList.Value {
  /// One number, or several as alternatives.
  static func oneOf(_ numbers: [Int]) -> Self { .argument(.oneOf(numbers)) }
}

extension SharedArguments {
  private static let kinds = Lock<[String: SharedArguments]>([:])

  /// The argument `kind`, which all errors about one kind of identifier share.
  static func kind(_ name: String) -> SharedArguments {
    kinds.withLock { kinds in
      if let known = kinds[name] { return known }
      let kind = SharedArguments(with: ["kind": .key("identifier.kind." + name)])
      kinds[name] = kind
      return kind
    }
  }
}
