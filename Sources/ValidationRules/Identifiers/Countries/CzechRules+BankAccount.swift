public import ValidationCore

extension CzechRules {
  /// The text is the number of an account with a bank in Czechia.
  ///
  /// Written `19-2000145399/0800`: up to six digits with a hyphen, which may be left out, two to ten digits, and the
  /// code of the bank. Both parts before the slash are multiples of 11 by the weights of the national bank.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.shape`,
  /// `identifier.region`, `identifier.notIssued`, `identifier.checkDigit`.
  public var bankAccount: Validation<String> { Self.bankAccount.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bankAccount(digits: DigitScripts) -> Validation<String> { Self.bankAccount.rule(digits) }

  static let bankAccount = IdentifierFormat(
    name: "cz.bankAccount",
    summary: "The number of an account with a bank in Czechia.",
    authority: "Vyhláška ČNB 169/2011 Sb.; ČNB, číselník kódů platebního styku",
    shortName: "Číslo účtu",
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(IdentifierMask.Cell("-/".utf8)),
        checks: [
          .shape({ BankAccount(IdentifierCharacters($0, count: $1)).fault == nil }) { BankAccount($0).fault },
          .region(
            .last(4),
            .function {
              let text = IdentifierCharacters($0, count: $1)
              return bankCodes.contains(text.number(text.count - 4..<text.count))
            }),
          .notIssued(
            .allBut(last: 5),
            unless: .function {
              let text = IdentifierCharacters($0, count: $1)
              return BankAccount(text).number.contains { text[$0] != UInt8(ascii: "0") }
            }),
          .checkDigit(
            .allBut(last: 5),
            .function {
              let text = IdentifierCharacters($0, count: $1)
              let account = BankAccount(text)
              return isMultiple(text, account.prefix) && isMultiple(text, account.number)
            }),
        ])),
    readsAnyScript: true,
    valid: ["19-2000145399/0800", "34278-0727558021/0100", "000019-2000145399/0800", "2000145399/0800"],
    invalid: [
      .init("19-2000145398/0800", .identifierCheckDigit, 0..<13),
      .init("4278-727558021/0100", .identifierCheckDigit, 0..<14),
      .init("34278-727558021/0000", .identifierRegion, 16..<20),
      .init("0000000000/0100", .identifierNotIssued, 0..<10),
      .init("2000145399", .identifierShape, 10..<10),
      .init("1-2-3/0800", .identifierShape, 3..<4),
      .init("19 2000145399/0800", .identifierGrouping, 2..<3),
    ])

  private static let weights = IdentifierTable([6, 3, 7, 9, 10, 5, 8, 4, 2, 1])

  /// Whether the sum of the digits times the weights, the last of which is that of the last digit, is a multiple of 11.
  private static func isMultiple(_ text: IdentifierCharacters, _ digits: Range<Int>) -> Bool {
    var sum = 0
    for index in digits {
      sum += Int(text[index] - 0x30) * Int(weights[weights.count - (digits.upperBound - index)])
    }
    return sum % 11 == 0
  }

  /// The codes of the banks, branches and credit unions in the national bank's list of 2025.
  private static let bankCodes = NumberSet(
    [
      100, 300, 600, 710, 800, 2010, 2060, 2070, 2100, 2200, 2220, 2250, 2260, 2600, 2700, 3030, 3060, 3500,
      4300, 5500, 5800, 6000, 6200, 6210, 6300, 6363, 6700, 6800, 7910, 7950, 7960, 7970, 7990, 8030, 8040,
      8060, 8090, 8150, 8190, 8198, 8220, 8250, 8255, 8265, 8500, 8610, 8660,
    ].map { $0...$0 })

  /// The parts of an account's number.
  private struct BankAccount {
    /// The digits before the hyphen; empty if there is none.
    private(set) var prefix = 0..<0
    private(set) var number = 0..<0
    /// The offset of the first character that does not belong.
    private(set) var fault: Int?

    init(_ text: IdentifierCharacters) {
      func digits(from start: Int, upTo length: Int) -> Range<Int> {
        var end = start
        while end < text.count, end < start + length, 0x30...0x39 ~= text[end] { end += 1 }
        return start..<end
      }
      number = digits(from: 0, upTo: 10)
      if text[number.upperBound] == UInt8(ascii: "-"), 1...6 ~= number.count {
        prefix = number
        number = digits(from: prefix.upperBound + 1, upTo: 10)
      }
      guard number.count >= 2, text[number.upperBound] == UInt8(ascii: "/") else {
        fault = number.upperBound
        return
      }
      let bank = digits(from: number.upperBound + 1, upTo: 4)
      if bank.count < 4 || bank.upperBound < text.count { fault = bank.upperBound }
    }
  }
}
