public import ValidationCore

/// The rules for Australian numbers: `.au.abn`, `.au.acn`, `.au.tfn`.
public struct AustralianRules: Sendable {
  /// The text is an ABN, the number of a business in Australia.
  ///
  /// Written `51 824 753 556`: eleven digits, of which the first two are check digits: with 1 less in the
  /// first place, the sum with weights 10 1 3 5 7 9 11 13 15 17 19 is a multiple of 89.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var abn: Validation<String> { Self.abn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func abn(digits: DigitScripts) -> Validation<String> { Self.abn.rule(digits) }

  /// The text is an ACN, the number of a company in Australia.
  ///
  /// Written `004 085 616`: nine digits, of which the last is a check digit modulo 10 with weights 8 to 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var acn: Validation<String> { Self.acn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func acn(digits: DigitScripts) -> Validation<String> { Self.acn.rule(digits) }

  /// The text is a TFN, the tax number of a person or a company in Australia.
  ///
  /// Written `123 456 782`: nine digits whose sum with weights 1 4 3 7 5 8 6 9 10 is a multiple of 11, or eight in
  /// older numbers, such as `371 186 29`, with weights 10 7 8 4 6 3 5 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.checkDigit`.
  public var tfn: Validation<String> { Self.tfn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func tfn(digits: DigitScripts) -> Validation<String> { Self.tfn.rule(digits) }

  package static let formats: [IdentifierFormat] = [abn, acn, tfn]
}

extension Validation where Value == String {
  /// The rules for Australian numbers.
  public static var au: AustralianRules { AustralianRules() }
}

extension AustralianRules {
  static let abn = IdentifierFormat.national(
    "au.abn", "1[1-9] ### ### ###", "[2-9]# ### ### ###",
    called: "ABN", for: [.taxNumber, .vat, .companyNumber],
    summary: "An ABN, the number of a business in Australia.",
    authority: "A New Tax System (Australian Business Number) Act 1999; ABR",
    checks: [
      .checkDigit(
        .at(0..<2), .sum(WeightedSum([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], modulo: 89, startingAt: 79)))
    ],
    valid: ["51 824 753 556", "51824753556", "83 914 571 673"],
    invalid: [
      .init("52 824 753 556", .identifierCheckDigit, 0..<2), .init("01 824 753 556", .identifierShape, 0..<1),
    ])

  static let acn = IdentifierFormat.national(
    "au.acn", "### ### ###",
    called: "ACN", for: [.companyNumber],
    summary: "An ACN, the number of a company in Australia.",
    authority: "Corporations Act 2001; ASIC, ACN check digit",
    checks: [.lastDigits(1, .sum(WeightedSum([8, 7, 6, 5, 4, 3, 2, 1], modulo: 10, gives: "0987654321")))],
    valid: ["004 085 616", "004085616"],
    invalid: [.init("004 085 617", .identifierCheckDigit, 10..<11)])

  static let tfn = IdentifierFormat.national(
    "au.tfn", "### ### ###", "### ### ##",
    called: "TFN", for: [.taxNumber],
    summary: "A TFN, the tax number of a person or a company in Australia.",
    authority: "Australian Taxation Office",
    checks: [
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let sum =
            c.count == 8
            ? CheckDigits.weightedSum(c.values, [10, 7, 8, 4, 6, 3, 5, 1])
            : CheckDigits.weightedSum(c.values, [1, 4, 3, 7, 5, 8, 6, 9, 10])
          return sum % 11 == 0
        })
    ],
    valid: ["123 456 782", "123456782", "371 186 29", "85655734"],
    invalid: [
      .init("123 456 783", .identifierCheckDigit, 10..<11), .init("12346782", .identifierCheckDigit, 7..<8),
    ])
}
