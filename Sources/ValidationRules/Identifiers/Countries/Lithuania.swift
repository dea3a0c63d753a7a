public import ValidationCore

/// The rules for Lithuanian numbers: `.lt.asmensKodas`, `.lt.pvm`.
public struct LithuanianRules: Sendable {
  /// The text is an asmens kodas, the code of a person in Lithuania.
  ///
  /// Eleven digits: one for the century and sex, the date of birth, a number and a check digit (weights 1 to
  /// 9 repeated modulo 11, from 3 where that leaves 10). Codes that begin with 9 have no date.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.date`, `identifier.checkDigit`.
  public var asmensKodas: Validation<String> { Self.asmensKodas.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func asmensKodas(digits: DigitScripts) -> Validation<String> { Self.asmensKodas.rule(digits) }

  /// The text is a PVM code, a Lithuanian VAT number without the country code.
  ///
  /// Nine digits for a company, twelve for others. For the form with LT before it, see `eu.vat`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`.
  public var pvm: Validation<String> { Self.pvm.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func pvm(digits: DigitScripts) -> Validation<String> { Self.pvm.rule(digits) }

  package static let formats: [IdentifierFormat] = [asmensKodas, pvm]
}

extension Validation where Value == String {
  /// The rules for Lithuanian numbers.
  public static var lt: LithuanianRules { LithuanianRules() }
}

extension LithuanianRules {
  static let asmensKodas = IdentifierFormat.national(
    "lt.asmensKodas", "[1-9]#{10}",
    called: "AK", for: [.nationalID],
    summary: "An asmens kodas, the code of a person in Lithuania.",
    authority: "Gyventojų registro įstatymas, article 8",
    checks: [
      .date(
        .at(1..<7),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return c.values[0] == 9 || c.day(at: 1, century: 1800 + (c.values[0] - 1) / 2 * 100).isPast
        }),
      .lastDigits(
        1,
        .function {
          let c = IdentifierCharacters($0, count: $1)
          return CheckDigits.isBaltic(c)
        }),
    ],
    valid: ["33309240064"],
    invalid: [
      .init("33313240064", .identifierDate, 1..<7), .init("33309240065", .identifierCheckDigit, 10..<11),
      .init("03309240064", .identifierShape, 0..<1),
    ])

  static let pvm = IdentifierFormat.national(
    "lt.pvm", "#{7}1#", "#{10}1#",
    called: "PVM", for: [.taxNumber, .vat],
    summary: "A PVM code, a Lithuanian VAT number without the country code.",
    authority: "Valstybinė mokesčių inspekcija",
    checks: VATMembers.lithuania.checks,
    valid: ["119511515", "100001919017", "100004801610"],
    invalid: [.init("119511516", .identifierCheckDigit, 8..<9), .init("119511505", .identifierShape, 7..<8)])
}
