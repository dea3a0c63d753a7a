public import ValidationCore

/// The rules for Dutch numbers: `.nl.bsn`, `.nl.btw`, `.nl.onderwijsnummer`, `.nl.brin`,
/// `.nl.identiteitskaartnummer`.
public struct DutchRules: Sendable {
  /// The text is a BSN (burgerservicenummer), the number of a person in the Netherlands.
  ///
  /// Nine digits; the sum with weights 9 to 2 and −1 is a multiple of 11. An RSIN, the number of an
  /// organization, has the same form.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var bsn: Validation<String> { Self.bsn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bsn(digits: DigitScripts) -> Validation<String> { Self.bsn.rule(digits) }

  /// The text is a btw-identificatienummer, a Dutch VAT number without the country code.
  ///
  /// Nine digits, B and two digits. For the form with NL before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public var btw: Validation<String> { Self.btw.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func btw(digits: DigitScripts) -> Validation<String> { Self.btw.rule(digits) }

  /// The text is an onderwijsnummer, the number of a pupil without a BSN in the Netherlands.
  ///
  /// Nine digits that begin with 10; the sum of the BSN leaves 5 modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var onderwijsnummer: Validation<String> { Self.onderwijsnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func onderwijsnummer(digits: DigitScripts) -> Validation<String> {
    Self.onderwijsnummer.rule(digits)
  }

  /// The text is a BRIN, the number of a school in the Netherlands.
  ///
  /// Two digits and two letters, and two digits for a site.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var brin: Validation<String> { Self.brin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func brin(digits: DigitScripts) -> Validation<String> { Self.brin.rule(digits) }

  /// The text is the number of a Dutch passport or identity card.
  ///
  /// Two letters, six letters or digits and a digit; the letter O is not used.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`.
  public var identiteitskaartnummer: Validation<String> { Self.identiteitskaartnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func identiteitskaartnummer(digits: DigitScripts) -> Validation<String> {
    Self.identiteitskaartnummer.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [bsn, btw, onderwijsnummer, brin, identiteitskaartnummer]
}

extension Validation where Value == String {
  /// The rules for Dutch numbers.
  public static var nl: DutchRules { DutchRules() }
}

extension DutchRules {
  static let bsn = IdentifierFormat.national(
    "nl.bsn", "#{9}", "####.##.###",
    called: "BSN", for: [.nationalID, .taxNumber],
    summary: "A BSN (burgerservicenummer), the number of a person in the Netherlands.",
    authority: "Wet algemene bepalingen burgerservicenummer",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      .lastDigits(1, .sum(WeightedSum([9, 8, 7, 6, 5, 4, 3, 2, 10], modulo: 11))),
    ],
    valid: ["111222333", "1112.22.333"],
    invalid: [
      .init("000000000", .identifierNotIssued, 0..<9), .init("111222334", .identifierCheckDigit, 8..<9),
    ])

  static let btw = IdentifierFormat.national(
    "nl.btw", "#{9}B##",
    called: "Btw-id", for: [.taxNumber, .vat],
    summary: "A btw-identificatienummer, a Dutch VAT number without the country code.",
    authority: "Wet op de omzetbelasting 1968; Belastingdienst",
    checks: VATMembers.netherlands.checks,
    valid: ["004495445B01", "002455799B11"],
    invalid: [
      .init("000000000B01", .identifierNotIssued, 0..<9),
      .init("004495446B01", .identifierCheckDigit, 8..<12), .init("B04495445B01", .identifierShape, 0..<1),
    ])

  static let onderwijsnummer = IdentifierFormat.national(
    "nl.onderwijsnummer", "10#{7}",
    called: "Onderwijsnummer",
    summary: "An onderwijsnummer, the number of a pupil without a BSN in the Netherlands.",
    authority: "Wet register onderwijsdeelnemers; DUO",
    checks: [.lastDigits(1, .sum(WeightedSum([9, 8, 7, 6, 5, 4, 3, 2, 10], modulo: 11, startingAt: 6)))],
    valid: ["101222331"],
    invalid: [.init("101222332", .identifierCheckDigit, 8..<9), .init("001222331", .identifierShape, 0..<1)])

  static let brin = IdentifierFormat.national(
    "nl.brin", "##@@", "##@@##",
    called: "BRIN", for: [.companyNumber],
    summary: "A BRIN, the number of a school in the Netherlands.",
    authority: "DUO, Basisregistratie Instellingen",
    valid: ["05KO", "07NU00"],
    invalid: [.init("A5KO", .identifierShape, 0..<1)])

  static let identiteitskaartnummer = IdentifierFormat.national(
    "nl.identiteitskaartnummer", "[A-NP-Z]{2}[0-9A-NP-Z]{6}#",
    called: "Documentnummer",
    summary: "The number of a Dutch passport or identity card.",
    authority: "Rijksdienst voor Identiteitsgegevens",
    valid: ["EM0000000", "XR1001R58"],
    invalid: [.init("0M0000000", .identifierShape, 0..<1)])
}
