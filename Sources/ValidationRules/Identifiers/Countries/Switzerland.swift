public import ValidationCore

/// The rules for Swiss numbers: `.ch.ahv`, `.ch.uid`, `.ch.mwst`, `.ch.qrReference`.
public struct SwissRules: Sendable {
  /// The text is an AHV number (numéro AVS), the social insurance number of a person in Switzerland.
  ///
  /// Written `756.9217.0769.85`: 756 for the country and a check digit as that of an EAN-13.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var ahv: Validation<String> { Self.ahv.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ahv(digits: DigitScripts) -> Validation<String> { Self.ahv.rule(digits) }

  /// The text is a UID (IDE, IDI), the number of a company in Switzerland.
  ///
  /// Written `CHE-100.155.212`: CHE and nine digits, the last of which is a check digit (modulus 11, weights
  /// 5 4 3 2 7 6 5 4; a remainder of 1 is not issued).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var uid: Validation<String> { Self.uid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func uid(digits: DigitScripts) -> Validation<String> { Self.uid.rule(digits) }

  /// The text is a Swiss VAT number (MWST, TVA, IVA).
  ///
  /// A UID followed by MWST, TVA, IVA or TPV: `CHE-107.787.577 IVA`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var mwst: Validation<String> { Self.mwst.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func mwst(digits: DigitScripts) -> Validation<String> { Self.mwst.rule(digits) }

  /// The text is a QR reference (formerly ESR) of a Swiss payment slip.
  ///
  /// Written `21 00000 00003 13947 14300 09017`: 27 digits, the last of which is the recursive check digit
  /// modulo 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var qrReference: Validation<String> { Self.qrReference.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func qrReference(digits: DigitScripts) -> Validation<String> { Self.qrReference.rule(digits) }

  package static let formats: [IdentifierFormat] = [ahv, uid, mwst, qrReference]
}

extension Validation where Value == String {
  /// The rules for Swiss numbers.
  public static var ch: SwissRules { SwissRules() }
}

extension SwissRules {
  private static let recursive = IdentifierTable([0, 9, 4, 6, 8, 2, 7, 1, 3, 5])

  static let ahv = IdentifierFormat.national(
    "ch.ahv", "756.####.####.##",
    called: "AHV", for: [.nationalID],
    summary: "An AHV number (numéro AVS), the social insurance number of a person in Switzerland.",
    authority: "AHVG, article 50c; AHVV, article 133",
    checks: [.lastDigits(1, .sum(WeightedSum([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], modulo: 10)))],
    valid: ["756.9217.0769.85", "7569217076985"],
    invalid: [
      .init("1237567891019", .identifierShape, 0..<1),
      .init("756.9217.0769.86", .identifierCheckDigit, 15..<16),
    ])

  static let uid = IdentifierFormat.national(
    "ch.uid", "CHE-###.###.###",
    called: "UID", for: [.companyNumber, .taxNumber],
    summary: "A UID (IDE, IDI), the number of a company in Switzerland.",
    authority: "UIDG, SR 431.03; UIDV, article 2",
    checks: [
      .lastDigits(1, .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4], modulo: 11, gives: "0-987654321", from: 3)))
    ],
    valid: ["CHE-100.155.212", "CHE100155212"],
    invalid: [
      .init("CHE-100.155.213", .identifierCheckDigit, 14..<15),
      .init("0HE-100.155.212", .identifierShape, 0..<1),
    ])

  static let mwst = IdentifierFormat.national(
    "ch.mwst", "CHE-###.###.### MWST", "CHE-###.###.### TVA", "CHE-###.###.### IVA", "CHE-###.###.### TPV",
    called: "MWST", for: [.vat, .taxNumber],
    summary: "A Swiss VAT number (MWST, TVA, IVA).",
    authority: "MWSTG, article 66; UIDG",
    checks: [
      .checkDigit(
        .at(11..<12), .sum(WeightedSum([5, 4, 3, 2, 7, 6, 5, 4], modulo: 11, gives: "0-987654321", from: 3)))
    ],
    valid: ["CHE-107.787.577 MWST", "CHE107787577IVA"],
    invalid: [
      .init("CHE-107.787.578 MWST", .identifierCheckDigit, 14..<15),
      .init("0HE-107.787.577 MWST", .identifierShape, 0..<1),
    ])

  static let qrReference = IdentifierFormat.national(
    "ch.qrReference", "## ##### ##### ##### ##### #####",
    called: "QRR",
    summary: "A QR reference (formerly ESR) of a Swiss payment slip.",
    authority: "Swiss Implementation Guidelines QR-bill",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          var carry = 0
          for index in 0..<26 { carry = Int(recursive[(c.values[index] + carry) % 10]) }
          return (10 - carry) % 10 == c.values[26]
        })
    ],
    valid: ["21 00000 00003 13947 14300 09017", "210000000003139471430009017"],
    invalid: [.init("21 00000 00003 13947 14300 09018", .identifierCheckDigit, 31..<32)])
}
