public import ValidationCore

/// The rules for Iranian numbers: `.ir.kodeMelli`, `.ir.shenaseMelli`.
public struct IranianRules: Sendable {
  /// The text is a کد ملی, the number of a person in Iran.
  ///
  /// Ten digits, of which the last is a check digit modulo 11 with weights 10 to 2; ten equal digits are not
  /// issued.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var kodeMelli: Validation<String> { Self.kodeMelli.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func kodeMelli(digits: DigitScripts) -> Validation<String> { Self.kodeMelli.rule(digits) }

  /// The text is a شناسه ملی, the number of a legal person in Iran.
  ///
  /// Eleven digits, of which the last is a check digit modulo 11: 2 more than the tenth is added to each of
  /// the first ten, with weights 29, 27, 23, 19 and 17, twice.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  public var shenaseMelli: Validation<String> { Self.shenaseMelli.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func shenaseMelli(digits: DigitScripts) -> Validation<String> { Self.shenaseMelli.rule(digits) }

  package static let formats: [IdentifierFormat] = [kodeMelli, shenaseMelli]
}

extension Validation where Value == String {
  /// The rules for Iranian numbers.
  public static var ir: IranianRules { IranianRules() }
}

extension IranianRules {
  static let kodeMelli = IdentifierFormat.national(
    "ir.kodeMelli", "#{10}",
    called: "کد ملی", for: [.nationalID, .taxNumber],
    summary: "A کد ملی, the number of a person in Iran.",
    authority: "سازمان ثبت احوال کشور",
    checks: [
      .notUniform,
      .lastDigits(1, .sum(WeightedSum([10, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "01987654321"))),
    ],
    valid: ["0084575948", "0499370899", "0790419904"],
    invalid: [
      .init("0084575949", .identifierCheckDigit, 9..<10), .init("1111111111", .identifierNotIssued, 0..<10),
    ])

  static let shenaseMelli = IdentifierFormat.national(
    "ir.shenaseMelli", "#{11}",
    called: "شناسه ملی", for: [.companyNumber, .taxNumber, .vat],
    summary: "A شناسه ملی, the number of a legal person in Iran.",
    authority: "سازمان ثبت اسناد و املاک کشور",
    checks: [
      .lastDigits(
        1,
        .function {
          let digits = IdentifierCharacters($0, count: $1).values
          // 2 and the tenth digit are added to each digit; 230 is the sum of the weights.
          let sum =
            CheckDigits.weightedSum(digits[..<10], [29, 27, 23, 19, 17, 29, 27, 23, 19, 17]) + (digits[9] + 2)
            * 230
          return sum % 11 % 10 == digits[10]
        })
    ],
    valid: ["14007650912", "10380284790"],
    invalid: [.init("10380284791", .identifierCheckDigit, 10..<11)])
}
