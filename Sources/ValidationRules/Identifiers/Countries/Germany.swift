public import ValidationCore

/// The rules for German numbers: `.de.steuerID`, `.de.steuernummer`, `.de.ustIdNr`, `.de.wkn` and those of registers.
public struct GermanRules: Sendable {
  /// The text is a Steuer-IdNr, the tax number of a person in Germany.
  ///
  /// Written `36 574 261 809`: eleven digits, of which the last is a check digit by ISO 7064 MOD 11,10. Of
  /// the first ten digits exactly one occurs two or three times (Bundeszentralamt für Steuern).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.notIssued`, `identifier.checkDigit`.
  public var steuerID: Validation<String> { Self.steuerID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func steuerID(digits: DigitScripts) -> Validation<String> { Self.steuerID.rule(digits) }

  /// The text is a Steuernummer, the number of a taxpayer at a German tax office.
  ///
  /// Ten or eleven digits in the form of the state (`201/123/12340`), or thirteen in the form of the whole
  /// country, which begins with the number of the state and has 0 in the fifth place. The check digit differs
  /// by state and is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`.
  public var steuernummer: Validation<String> { Self.steuernummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func steuernummer(digits: DigitScripts) -> Validation<String> { Self.steuernummer.rule(digits) }

  /// The text is a USt-IdNr., a German VAT identification number without the country code.
  ///
  /// Nine digits, of which the last is a check digit by ISO 7064 MOD 11,10 (Bundeszentralamt für Steuern).
  /// For the form with DE before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var ustIdNr: Validation<String> { Self.ustIdNr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ustIdNr(digits: DigitScripts) -> Validation<String> { Self.ustIdNr.rule(digits) }

  /// The text is a WKN, the number of a security in Germany.
  ///
  /// Six digits and capitals except I and O; there is no check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.case`.
  public var wkn: Validation<String> { Self.wkn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func wkn(digits: DigitScripts) -> Validation<String> { Self.wkn.rule(digits) }

  package static let formats: [IdentifierFormat] = [
    steuerID, steuernummer, ustIdNr, wkn, leitwegID, handelsregisternummer,
  ]
}

extension Validation where Value == String {
  /// The rules for German numbers.
  public static var de: GermanRules { GermanRules() }
}

extension GermanRules {
  /// Whether exactly one of the first ten digits occurs again, once or twice.
  private static func isSpread(_ c: IdentifierCharacters) -> Bool {
    var counts: UInt64 = 0
    for digit in c.values[..<10] { counts += 1 << UInt64(digit * 4) }
    var repeated = 0
    for digit in 0..<10 {
      let count = counts >> UInt64(digit * 4) & 15
      if count > 3 { return false }
      if count > 1 { repeated += 1 }
    }
    return repeated == 1
  }

  static let steuerID = IdentifierFormat.national(
    "de.steuerID", "[1-9]# ### ### ###",
    called: "IdNr", for: [.nationalID, .taxNumber],
    summary: "A Steuer-IdNr, the tax number of a person in Germany.",
    authority: "Abgabenordnung, section 139b",
    checks: [
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return isSpread(c)
        }), .lastDigits(1, .mod11And10),
    ],
    valid: ["36 574 261 809", "36574261809"],
    invalid: [
      .init("36 554 266 806", .identifierNotIssued, 0..<14),
      .init("36 574 261 800", .identifierCheckDigit, 13..<14),
      .init("06 574 261 809", .identifierShape, 0..<1),
    ])

  static let steuernummer = IdentifierFormat.national(
    "de.steuernummer", "##/###/#####", "###/###/#####", "###/####/####", "[1][01]##0#{8}", "2[1-46-8]##0#{8}",
    "3[0-2]##0#{8}", "4[01]##0#{8}", "[59]###0#{8}",
    called: "St.-Nr.", for: [.taxNumber],
    summary: "A Steuernummer, the number of a taxpayer at a German tax office.",
    authority: "Bundesministerium der Finanzen, Abgabenordnung section 139a",
    valid: ["181/815/08155", "18181508155", "201/123/12340", "4151081508156"],
    invalid: [.init("4151181508156", .identifierShape, 4..<5)])

  static let ustIdNr = IdentifierFormat.national(
    "de.ustIdNr", "[1-9]#{8}",
    called: "USt-IdNr.", for: [.vat],
    summary: "A USt-IdNr., a German VAT identification number without the country code.",
    authority: "Umsatzsteuergesetz, section 27a",
    checks: VATMembers.germany.checks,
    valid: ["136695976"],
    invalid: [.init("136695977", .identifierCheckDigit, 8..<9), .init("036695976", .identifierShape, 0..<1)])

  static let wkn = IdentifierFormat.national(
    "de.wkn", "[0-9A-HJ-NP-Z]{6}",
    called: "WKN",
    summary: "A WKN, the number of a security in Germany.",
    authority: "WM Datenservice",
    valid: ["840400", "A0MNRK", "SKWM02"],
    invalid: [])
}
