public import ValidationCore

/// The rules for Belgian numbers: `.be.rijksregisternummer`, `.be.bis`, `.be.niss`, `.be.enterpriseNumber`,
/// `.be.eid`, `.be.ogm`.
public struct BelgianRules: Sendable {
  /// The text is a Rijksregisternummer (numéro de registre national) of a person in Belgium.
  ///
  /// Written `85.07.30-033.28`: the date of birth, a number of the day and two check digits, 97 less the
  /// remainder of the nine digits modulo 97, with 2 before them for births since 2000 (IBZ, IT 000). The
  /// month is 00 where the numbers of a day ran out or the date is not known.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var rijksregisternummer: Validation<String> { Self.rijksregisternummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rijksregisternummer(digits: DigitScripts) -> Validation<String> {
    Self.rijksregisternummer.rule(digits)
  }

  /// The text is a BIS number of a person who is not in the Belgian national register.
  ///
  /// Written as a Rijksregisternummer, with 20 or 40 added to the month, 40 where the sex was known.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var bis: Validation<String> { Self.bis.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bis(digits: DigitScripts) -> Validation<String> { Self.bis.rule(digits) }

  /// The text is a NISS (INSZ), a Belgian social security number of a person.
  ///
  /// Either a Rijksregisternummer or a BIS number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var niss: Validation<String> { Self.niss.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func niss(digits: DigitScripts) -> Validation<String> { Self.niss.rule(digits) }

  /// The text is an enterprise number of the Belgian Crossroads Bank for Enterprises (KBO, BCE).
  ///
  /// Written `0428.759.497`: ten digits, the last two of which are 97 less the remainder of the first eight
  /// modulo 97. With BE before it, it is the VAT number: see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var enterpriseNumber: Validation<String> { Self.enterpriseNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func enterpriseNumber(digits: DigitScripts) -> Validation<String> {
    Self.enterpriseNumber.rule(digits)
  }

  /// The text is the number of a Belgian electronic identity card.
  ///
  /// Written `591-1917064-58`: the last two digits are the remainder of the first ten modulo 97, or 97. It is
  /// the number of the card, not that of its holder.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var eid: Validation<String> { Self.eid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func eid(digits: DigitScripts) -> Validation<String> { Self.eid.rule(digits) }

  /// The text is an OGM (VCS), the structured communication of a Belgian bank transfer.
  ///
  /// Written `010/8068/17183`, without the plus signs that are printed around it: the last two digits are the
  /// remainder of the first ten modulo 97, or 97.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var ogm: Validation<String> { Self.ogm.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ogm(digits: DigitScripts) -> Validation<String> { Self.ogm.rule(digits) }

  package static let formats: [IdentifierFormat] = [
    rijksregisternummer, bis, niss, enterpriseNumber, eid, ogm,
  ]
}

extension Validation where Value == String {
  /// The rules for Belgian numbers.
  public static var be: BelgianRules { BelgianRules() }
}

extension BelgianRules {
  /// Whether the last two digits belong to the others, for a birth before 2000 or since.
  private static func isRegistered(_ c: IdentifierCharacters) -> Bool {
    let (number, check) = (c.number(0..<9), c.number(9..<11))
    if number > 0, 97 - number % 97 == check { return true }
    return 97 - (2_000_000_000 + number) % 97 == check
      && CivilDate(year: 2000 + c.number(0..<2), month: 1, day: 1).isPast
  }

  static let rijksregisternummer = IdentifierFormat.national(
    "be.rijksregisternummer", "##.##.##-###.##",
    called: "RRN", for: [.nationalID],
    summary: "A Rijksregisternummer (numéro de registre national) of a person in Belgium.",
    authority: "Wet van 8 augustus 1983; koninklijk besluit van 3 april 1984",
    checks: [
      .date(
        .at(2..<4),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.number(2..<4) <= 12
        }),
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isRegistered(c)
        }),
    ],
    valid: ["85.07.30-033.28", "85073003328", "17.07.30-033.84"],
    invalid: [
      .init("85.13.30-033.28", .identifierDate, 3..<5),
      .init("85.07.30-033.29", .identifierCheckDigit, 13..<15),
    ])

  static let bis = IdentifierFormat.national(
    "be.bis", "##.##.##-###.##",
    called: "BIS", for: [.nationalID],
    summary: "A BIS number of a person who is not in the Belgian national register.",
    authority: "Kruispuntbank van de Sociale Zekerheid",
    checks: [
      .date(
        .at(2..<4),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return 20...32 ~= c.number(2..<4) || 40...52 ~= c.number(2..<4)
        }),
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isRegistered(c)
        }),
    ],
    valid: ["98.47.28-997.65", "98472899765", "01490700185"],
    invalid: [
      .init("98.13.28-997.65", .identifierDate, 3..<5),
      .init("98.47.28-997.66", .identifierCheckDigit, 13..<15),
    ])

  static let niss = IdentifierFormat.national(
    "be.niss", "##.##.##-###.##",
    called: "NISS", for: [.nationalID],
    summary: "A NISS (INSZ), a Belgian social security number of a person.",
    authority: "Wet van 15 januari 1990, article 8",
    checks: [
      .date(
        .at(2..<4),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let month = c.number(2..<4)
          return month <= 12 || 20...32 ~= month || 40...52 ~= month
        }),
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return isRegistered(c)
        }),
    ],
    valid: ["85.07.30-033.28", "98.47.28-997.65", "98472899765"],
    invalid: [
      .init("98.13.28-997.65", .identifierDate, 3..<5),
      .init("85.07.30-033.29", .identifierCheckDigit, 13..<15),
    ])

  static let enterpriseNumber = IdentifierFormat.national(
    "be.enterpriseNumber", "[01]###.###.###",
    called: "KBO", for: [.companyNumber, .taxNumber],
    summary: "An enterprise number of the Belgian Crossroads Bank for Enterprises (KBO, BCE).",
    authority: "Arrêté royal of 24 June 2003",
    checks: VATMembers.belgium.checks,
    valid: ["0428.759.497", "0428759497", "0403019261"],
    invalid: [
      .init("0428.759.498", .identifierCheckDigit, 10..<12), .init("2428.759.497", .identifierShape, 0..<1),
    ])

  static let eid = IdentifierFormat.national(
    "be.eid", "###-#######-##",
    called: "eID",
    summary: "The number of a Belgian electronic identity card.",
    authority: "IBZ, IT 195",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let remainder = c.number(0..<10) % 97
          return (remainder == 0 ? 97 : remainder) == c.number(10..<12)
        }),
    ],
    valid: ["591-1917064-58", "591191706458", "000-0011032-71"],
    invalid: [
      .init("000-0000000-00", .identifierNotIssued, 0..<14),
      .init("591-1917064-59", .identifierCheckDigit, 12..<14),
    ])

  static let ogm = IdentifierFormat.national(
    "be.ogm", "###/####/#####",
    called: "OGM",
    summary: "An OGM (VCS), the structured communication of a Belgian bank transfer.",
    authority: "Febelfin, banking standards",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      .lastDigits(
        2,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let remainder = c.number(0..<10) % 97
          return (remainder == 0 ? 97 : remainder) == c.number(10..<12)
        }),
    ],
    valid: ["010/8068/17183", "010806817183"],
    invalid: [
      .init("000/0000/00000", .identifierNotIssued, 0..<14),
      .init("010/8068/17184", .identifierCheckDigit, 12..<14),
    ])
}
