public import ValidationCore

extension EuropeanRules {
  /// The text is the identifier of a creditor who collects direct debits in euros: AT-02 of the SEPA rulebook.
  ///
  /// Written `DE98ZZZ09999999999`: the country, two check digits by ISO 7064 MOD 97-10 that leave out the next three
  /// characters, which the creditor chooses, and up to 28 letters and digits. Single spaces may come between them.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.region`, `identifier.checkDigit`.
  public var creditorID: Validation<String> { Self.creditorID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func creditorID(digits: DigitScripts) -> Validation<String> { Self.creditorID.rule(digits) }

  /// The text is the EC number of a chemical substance.
  ///
  /// Written `200-001-8`: six digits and a check digit modulo 11, which is 1 for a remainder of 10.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var ecNumber: Validation<String> { Self.ecNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ecNumber(digits: DigitScripts) -> Validation<String> { Self.ecNumber.rule(digits) }

  /// The text is the serial number of a banknote in euros.
  ///
  /// Written `P36007033744`: a letter for the printing works or the central bank, a letter or a digit, and ten digits; the
  /// digits and the letters by their numbers in ASCII are together a multiple of 9.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.checkDigit`.
  public var banknote: Validation<String> { Self.banknote.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func banknote(digits: DigitScripts) -> Validation<String> { Self.banknote.rule(digits) }

  /// The text is the VAT number of a business outside of the European Union in the One Stop Shop.
  ///
  /// Written `EU372022452`, or `IM` and ten digits for an intermediary; the first three digits are the member state.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.region`.
  public var oss: Validation<String> { Self.oss.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func oss(digits: DigitScripts) -> Validation<String> { Self.oss.rule(digits) }
}

extension EuropeanRules {
  static let creditorID = IdentifierFormat(
    name: "eu.creditorID",
    summary: "The identifier of a creditor who collects direct debits in euros.",
    authority: "European Payments Council, EPC262-08",
    shortName: "Creditor ID",
    structure: .fixed(
      IdentifierVariant(
        (1...28).map { "@@##*{3}*{\($0)}" },
        checks: [
          .region(.at(0..<2), .country(at: 0, besides: nil)),
          .checkDigit(
            .at(2..<4),
            .function { characters, count in
              let values = IdentifierTable.alphanumeric
              var number = 0
              for index in 0..<count - 3 {
                // The number first, then the country and the check digits.
                let value = Int(values[characters[index < count - 7 ? index + 7 : index - (count - 7)]])
                number = (number * (value > 9 ? 100 : 10) + value) % 97
              }
              return number == 1
            }),
        ])),
    grouping: .between(" "),
    readsAnyScript: true,
    valid: ["DE98ZZZ09999999999", "ES 23 ZZZ 47690558N", "FR72ZZZ123456"],
    invalid: [
      .init("DE97ZZZ09999999999", .identifierCheckDigit, 2..<4),
      .init("QQ98ZZZ09999999999", .identifierRegion, 0..<2),
      .init("D198ZZZ09999999999", .identifierShape, 1..<2),
    ]
  )

  static let ecNumber = IdentifierFormat.national(
    "eu.ecNumber", "###-###-#",
    called: "EC",
    summary: "The EC number of a chemical substance.",
    authority: "European Chemicals Agency",
    checks: [.lastDigits(1, .sum(WeightedSum([1, 2, 3, 4, 5, 6], modulo: 11, gives: "01234567891")))],
    valid: ["200-001-8", "2000018", "231-791-2"],
    invalid: [.init("200-001-9", .identifierCheckDigit, 8..<9)])

  static let banknote = IdentifierFormat.national(
    "eu.banknote", "[BCDEFGHJLMNPRSTUVWXYZ]*#{10}",
    called: "€",
    summary: "The serial number of a banknote in euros.",
    authority: "European Central Bank",
    checks: [
      .lastDigits(
        1,
        .function { characters, count in
          var sum = 0
          for index in 0..<count {
            let character = Int(characters[index])
            sum += character < 0x40 ? character - 0x30 : character
          }
          return sum % 9 == 0
        })
    ],
    valid: ["P36007033744"],
    invalid: [
      .init("P36007033743", .identifierCheckDigit, 11..<12), .init("A36007033744", .identifierShape, 0..<1),
    ])

  static let oss = IdentifierFormat.national(
    "eu.oss", "EU#{9}", "IM#{10}",
    called: "OSS",
    summary: "The VAT number of a business outside of the European Union in the One Stop Shop.",
    authority: "Directive 2006/112/EC, articles 362 and 369q",
    checks: [.region(.at(2..<5), .function { characters, _ in memberStates.contains(characters + 2, 3) })],
    valid: ["EU372022452", "IM3720224522"],
    invalid: [.init("EU371022452", .identifierRegion, 2..<5), .init("IU372022452", .identifierShape, 0..<1)])

  /// The member states by ISO 3166-1, and 900 for Northern Ireland.
  private static let memberStates = CodeSet(
    """
    040 056 100 191 196 203 208 233 246 250 276 300 348 372 380 428 440 442 470 528 616 620 642 703 705 724 752 900
    """.split(separator: " ").map(String.init), length: 3)
}
