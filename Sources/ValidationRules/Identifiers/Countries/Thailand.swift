public import ValidationCore

/// The rules for Thai numbers: `.th.nationalID`, `.th.companyNumber`.
public struct ThaiRules: Sendable {
  /// The text is the number of a person in Thailand (เลขประจำตัวประชาชน).
  ///
  /// Written `1-2345-45678-78-1`: thirteen digits, of which the last is a check digit modulo 11 with weights
  /// 13 to 2.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var nationalID: Validation<String> { Self.nationalID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nationalID(digits: DigitScripts) -> Validation<String> { Self.nationalID.rule(digits) }

  /// The text is the number of a company in Thailand (เลขทะเบียนนิติบุคคล).
  ///
  /// Written `0-99-4-000-61772-1`: thirteen digits that begin with 0, with the check digit of the number of a
  /// person.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.checkDigit`.
  public var companyNumber: Validation<String> { Self.companyNumber.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func companyNumber(digits: DigitScripts) -> Validation<String> { Self.companyNumber.rule(digits) }

  package static let formats: [IdentifierFormat] = [nationalID, companyNumber]
}

extension Validation where Value == String {
  /// The rules for Thai numbers.
  public static var th: ThaiRules { ThaiRules() }
}

extension ThaiRules {
  static let nationalID = IdentifierFormat.national(
    "th.nationalID", "[1-8]-####-#####-##-#",
    called: "PIN", for: [.nationalID, .taxNumber],
    summary: "The number of a person in Thailand (เลขประจำตัวประชาชน).",
    authority: "พระราชบัญญัติการทะเบียนราษฎร; กรมการปกครอง",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "10987654321")))
    ],
    valid: ["1-2345-45678-78-1", "1234545678781", "3100600445635"],
    invalid: [
      .init("1-2345-45678-78-2", .identifierCheckDigit, 16..<17),
      .init("0-2345-45678-78-1", .identifierShape, 0..<1),
    ])

  static let companyNumber = IdentifierFormat.national(
    "th.companyNumber", "0-##-#-###-#####-#",
    called: "MOA", for: [.companyNumber, .taxNumber, .vat],
    summary: "The number of a company in Thailand (เลขทะเบียนนิติบุคคล).",
    authority: "Department of Business Development",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "10987654321")))
    ],
    valid: ["0-99-4-000-61772-1", "0994000617721", "0105536112014"],
    invalid: [
      .init("0-99-4-000-61772-2", .identifierCheckDigit, 17..<18),
      .init("1-99-4-000-61772-1", .identifierShape, 0..<1),
    ])
}
