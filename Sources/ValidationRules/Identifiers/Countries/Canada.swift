public import ValidationCore

/// The rules for Canadian numbers: `.ca.sin`, `.ca.bn`, `.ca.phn`.
public struct CanadianRules: Sendable {
  /// The text is a SIN, the social insurance number of a person in Canada.
  ///
  /// Written `123-456-782`: nine digits, the last by Luhn; none begins with 0 or 8.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var sin: Validation<String> { Self.sin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func sin(digits: DigitScripts) -> Validation<String> { Self.sin.rule(digits) }

  /// The text is a BN, the number of a business in Canada.
  ///
  /// Written `12302 6635` or `12302 6635 RC 0001`: nine digits, the last by Luhn, and possibly a programme
  /// account: two letters and four digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var bn: Validation<String> { Self.bn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bn(digits: DigitScripts) -> Validation<String> { Self.bn.rule(digits) }

  /// The text is a PHN, the health number of a person in British Columbia.
  ///
  /// Written `9698 658 215`: ten digits that begin with 9, the last of which is a check digit modulo 11 with
  /// weights 2 4 8 5 10 9 7 3.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var phn: Validation<String> { Self.phn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func phn(digits: DigitScripts) -> Validation<String> { Self.phn.rule(digits) }

  package static let formats: [IdentifierFormat] = [sin, bn, phn]
}

extension Validation where Value == String {
  /// The rules for Canadian numbers.
  public static var ca: CanadianRules { CanadianRules() }
}

extension CanadianRules {
  static let sin = IdentifierFormat.national(
    "ca.sin", "[1-79]##-###-###", "[1-79]## ### ###",
    called: "SIN", for: [.nationalID, .taxNumber],
    summary: "A SIN, the social insurance number of a person in Canada.",
    authority: "Employment Insurance Act, section 138; ESDC",
    checks: [.lastDigits(1, .luhn(from: 0, dropping: 0))],
    valid: ["123-456-782", "123456782", "123 456 782"],
    invalid: [
      .init("823456785", .identifierShape, 0..<1), .init("123-456-783", .identifierCheckDigit, 10..<11),
    ])

  static let bn = IdentifierFormat.national(
    "ca.bn", "##### ####", "##### #### R[CDEGMNPRTZ] ####",
    called: "BN", for: [.taxNumber, .vat, .companyNumber],
    summary: "A BN, the number of a business in Canada.",
    authority: "Canada Revenue Agency, Business number",
    checks: [.checkDigit(.at(8..<9), .function { characters, _ in CheckDigits.isLuhn(characters, 9) })],
    valid: ["12302 6635", "123026635", "12302 6635 RC 0001", "123026635RC0001"],
    invalid: [
      .init("12302 6636", .identifierCheckDigit, 9..<10), .init("C2302 6635", .identifierShape, 0..<1),
    ])

  static let phn = IdentifierFormat.national(
    "ca.phn", "9### ### ###",
    called: "PHN",
    summary: "A PHN, the health number of a person in British Columbia.",
    authority: "Ministry of Health of British Columbia, Client Registry",
    checks: [
      .lastDigits(1, .sum(WeightedSum([2, 4, 8, 5, 10, 9, 7, 3], modulo: 11, gives: "0-987654321", from: 1)))
    ],
    valid: ["9698 658 215", "9698658215"],
    invalid: [
      .init("5736504210", .identifierShape, 0..<1), .init("9698 658 216", .identifierCheckDigit, 11..<12),
    ])
}
