public import ValidationCore

/// The rules for New Zealand numbers: `.nz.ird`.
public struct NewZealandRules: Sendable {
  /// The text is an IRD number, the tax number of a person or a company in New Zealand.
  ///
  /// Written `49-098-576`: eight or nine digits from 10-000-000 to 150-000-000, of which the last is a check
  /// digit modulo 11.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var ird: Validation<String> { Self.ird.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ird(digits: DigitScripts) -> Validation<String> { Self.ird.rule(digits) }

  /// The text is the number of an account with a bank in New Zealand.
  ///
  /// Written `01-0242-0100194-00`: two digits for the bank, four for the branch, seven for the account, and a suffix of two
  /// or three. The check is that of the bank; whether the branch is open is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.checkDigit`.
  public var bankAccount: Validation<String> { Self.bankAccount.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bankAccount(digits: DigitScripts) -> Validation<String> { Self.bankAccount.rule(digits) }

  package static let formats: [IdentifierFormat] = [ird, bankAccount]
}

extension Validation where Value == String {
  /// The rules for New Zealand numbers.
  public static var nz: NewZealandRules { NewZealandRules() }
}

extension NewZealandRules {
  static let ird = IdentifierFormat.national(
    "nz.ird", "###-###-###", "##-###-###",
    called: "IRD", for: [.taxNumber, .vat],
    summary: "An IRD number, the tax number of a person or a company in New Zealand.",
    authority: "Tax Administration Act 1994; Inland Revenue, RWT specification",
    checks: [
      .notIssued(
        .allBut(last: 0),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          let number = c.number(0..<c.count)
          return 10_000_000 < number && number < 150_000_000
        }),
      .lastDigits(
        1,
        .function { characters, count in
          // Where the first weights would give 10, others are taken.
          let isTen = firstIRD.remainder(characters, count) == 1
          return (isTen ? secondIRD : firstIRD).holds(characters, count)
        }),
    ],
    valid: ["49-098-576", "49098576", "136-410-132"],
    invalid: [
      .init("999-999-999", .identifierNotIssued, 0..<11), .init("49-098-577", .identifierCheckDigit, 9..<10),
    ])

  private static let firstIRD = WeightedSum(
    [3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "0-987654321", fromEnd: true)
  private static let secondIRD = WeightedSum(
    [7, 4, 3, 2, 5, 2, 7, 6], modulo: 11, gives: "0-987654321", fromEnd: true)

  static let bankAccount = IdentifierFormat.national(
    "nz.bankAccount", "##-####-#######-##", "##-####-#######-###",
    called: "Bank account",
    summary: "The number of an account with a bank in New Zealand.",
    authority: "Inland Revenue, RWT specification",
    checks: [
      .region(
        .at(0..<2), .number(at: 0, length: 2, NumberSet(1...4, 6...6, 8...31, 33...33, 35...35, 38...38))),
      .checkDigit(.at(6..<13), .function { isBankAccount($0, $1) }),
    ],
    valid: ["01-0242-0100194-00", "08-6523-1954512-001", "0102420100194000"],
    invalid: [
      .init("01-0242-0100195-00", .identifierCheckDigit, 8..<15),
      .init("05-0242-0100194-00", .identifierRegion, 0..<2),
    ])

  /// The algorithm is that of the bank; for some, the digits of a product are added up until one is left.
  private static func isBankAccount(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let c = IdentifierCharacters(characters, count: count)
    let (weights, addsDigits, modulus): ([Int], Bool, Int) =
      switch c.number(0..<2) {
      case 8: ([0, 0, 0, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0], false, 11)
      case 9: ([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 0, 1], true, 11)
      case 25, 33: ([0, 0, 0, 0, 0, 0, 1, 7, 3, 1, 7, 3, 1, 0, 0, 0], false, 10)
      case 26, 28, 29: ([0, 0, 0, 0, 0, 0, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1], true, 10)
      case 31: ([], false, 1)
      default:
        c.number(6..<13) >= 990_000
          ? ([0, 0, 0, 0, 0, 0, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], false, 11)
          : ([0, 0, 6, 3, 7, 9, 0, 10, 5, 8, 4, 2, 1, 0, 0, 0], false, 11)
      }
    var sum = 0
    for (index, weight) in weights.enumerated() {
      // A suffix of two digits has a zero before it.
      let place = index < 13 ? index : index - (16 - count)
      let product = place < 13 && index >= 13 ? 0 : weight * c.values[place]
      sum += addsDigits && product > 9 ? (product - 1) % 9 + 1 : product
    }
    return sum % modulus == 0
  }
}
