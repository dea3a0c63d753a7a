public import ValidationCore

/// The rules for Austrian numbers: `.at.uid`, `.at.abgabenkontonummer`, `.at.svnr`.
public struct AustrianRules: Sendable {
  /// The text is a UID, an Austrian VAT identification number without the country code.
  ///
  /// Written `U13585627`: eight digits after U; the last makes the Luhn sum of the others plus 4 a multiple
  /// of 10 (Bundesministerium für Finanzen). For the form with AT before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var uid: Validation<String> { Self.uid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func uid(digits: DigitScripts) -> Validation<String> { Self.uid.rule(digits) }

  /// The text is an Abgabenkontonummer, the number of a taxpayer at an Austrian tax office.
  ///
  /// Written `59-119/9013`: two digits for the tax office, six and a check digit by Luhn. The office is one
  /// of those that the ministry lists.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.checkDigit`.
  public var abgabenkontonummer: Validation<String> { Self.abgabenkontonummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func abgabenkontonummer(digits: DigitScripts) -> Validation<String> {
    Self.abgabenkontonummer.rule(digits)
  }

  /// The text is an SVNR, an Austrian social insurance number of a person.
  ///
  /// Written `1237 010180`: three digits, a check digit (modulus 11, weights 3 7 9 5 8 4 2 1 6; a remainder
  /// of 10 is not issued) and usually the date of birth, which has a month of 13 to 15 where the dates ran
  /// out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var svnr: Validation<String> { Self.svnr.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func svnr(digits: DigitScripts) -> Validation<String> { Self.svnr.rule(digits) }

  /// The text is a Firmenbuchnummer, the number of a company in the Austrian register.
  ///
  /// Written `FN 122119m`: up to six digits and a lowercase letter, which is a check letter modulo 17; FN may be left out.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var firmenbuchnummer: Validation<String> { Self.firmenbuchnummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func firmenbuchnummer(digits: DigitScripts) -> Validation<String> {
    Self.firmenbuchnummer.rule(digits)
  }

  package static let formats: [IdentifierFormat] = [uid, abgabenkontonummer, svnr, firmenbuchnummer]
}

extension Validation where Value == String {
  /// The rules for Austrian numbers.
  public static var at: AustrianRules { AustrianRules() }
}

extension AustrianRules {
  static let uid = IdentifierFormat.national(
    "at.uid", "U#{8}",
    called: "UID", for: [.taxNumber, .vat],
    summary: "A UID, an Austrian VAT identification number without the country code.",
    authority: "Umsatzsteuergesetz 1994, article 28",
    checks: VATMembers.austria.checks,
    valid: ["U13585627"],
    invalid: [.init("U13585628", .identifierCheckDigit, 8..<9), .init("013585627", .identifierShape, 0..<1)])

  static let abgabenkontonummer = IdentifierFormat.national(
    "at.abgabenkontonummer", "##-###/####",
    called: "Abgabenkontonummer", for: [.taxNumber],
    summary: "An Abgabenkontonummer, the number of a taxpayer at an Austrian tax office.",
    authority: "Bundesministerium für Finanzen, Abgabenkontonummer",
    checks: [
      .region(
        .at(0..<2),
        .number(
          at: 0, length: 2,
          NumberSet(
            3...4, 6...10, 12...12, 15...16, 18...18, 22...23, 29...29, 33...33, 38...38, 41...41, 46...46,
            51...54, 57...57, 59...59, 61...61, 65...65, 67...69, 71...72, 81...84, 90...91, 93...93, 97...98)
        )), .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["59-119/9013", "591199013"],
    invalid: [
      .init("99-119/9013", .identifierRegion, 0..<2), .init("59-119/9014", .identifierCheckDigit, 10..<11),
    ])

  static let svnr = IdentifierFormat.national(
    "at.svnr", "[1-9]### ######",
    called: "SVNR", for: [.nationalID],
    summary: "An SVNR, an Austrian social insurance number of a person.",
    authority: "Allgemeines Sozialversicherungsgesetz, article 31",
    checks: [.checkDigit(.at(3..<4), .sum(WeightedSum([3, 7, 9, 10, 5, 8, 4, 2, 1, 6], modulo: 11)))],
    valid: ["1237 010180", "1237010180"],
    invalid: [
      .init("1238 010180", .identifierCheckDigit, 3..<4), .init("0237 010180", .identifierShape, 0..<1),
    ])
  static let firmenbuchnummer = IdentifierFormat(
    name: "at.firmenbuchnummer",
    summary: "A Firmenbuchnummer, the number of a company in the Austrian register.",
    authority: "Firmenbuchgesetz, article 29",
    shortName: "FN",
    purposes: [.companyNumber],
    structure: .fixed(
      IdentifierVariant(
        (1...6).flatMap { ["FN #{\($0)}[abdfghikmpstvwxyz]", "#{\($0)}[abdfghikmpstvwxyz]"] },
        checks: [.lastDigits(1, .function { isFirmenbuchnummer($0, $1) })])),
    letterCase: .distinct,
    readsAnyScript: true,
    valid: ["FN 122119m", "122119m", "FN 93363z", "FN180219d"],
    invalid: [
      .init("FN 122119k", .identifierCheckDigit, 9..<10), .init("FX 122119m", .identifierCharacters, 1..<2),
      .init("122119", .identifierShape, 5..<6),
    ])

  /// Weights 6, 4, 14, 15, 10 and 1 of the number in six digits, and a letter for the remainder modulo 17.
  private static func isFirmenbuchnummer(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var (sum, place) = (0, 0)
    while place < 6, count - 2 - place >= 0, 0x30...0x39 ~= characters[count - 2 - place] {
      sum += Int(characters[count - 2 - place] - 0x30) * Int(firmenbuchWeights[place])
      place += 1
    }
    return firmenbuchLetters[sum % 17] == characters[count - 1]
  }

  private static let firmenbuchWeights = IdentifierTable([1, 10, 15, 14, 4, 6])
  private static let firmenbuchLetters = IdentifierTable(Array("abdfghikmpstvwxyz".utf8))
}
