public import ValidationCore

/// The rules for Senegalese numbers: `.sn.ninea`.
public struct SenegaleseRules: Sendable {
  /// The text is a NINEA, the number of a company in Senegal.
  ///
  /// Written `3067221 2G2`: seven or nine digits, the last of which is a check digit modulo 10 with weights 1
  /// and 2, and possibly a COFI: the tax regime, the tax office and the legal form.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var ninea: Validation<String> { Self.ninea.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ninea(digits: DigitScripts) -> Validation<String> { Self.ninea.rule(digits) }

  package static let formats: [IdentifierFormat] = [ninea]
}

extension Validation where Value == String {
  /// The rules for Senegalese numbers.
  public static var sn: SenegaleseRules { SenegaleseRules() }
}

extension SenegaleseRules {
  static let ninea = IdentifierFormat.national(
    "sn.ninea", "#{7} [0-2][A-HJ-NP-WZ]#", "#{9} [0-2][A-HJ-NP-WZ]#", "#{7}", "#{9}",
    called: "NINEA", for: [.taxNumber, .vat, .companyNumber],
    summary: "A NINEA, the number of a company in Senegal.",
    authority: "Décret 2012-886; ANSD",
    checks: [
      .checkDigit(
        .allBut(last: 0),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let count = c.count > 9 ? c.count - 3 : c.count
          var sum = 0
          for index in 0..<count { sum += c.values[index] * (index % 2 + 1) }
          return sum % 10 == 0
        })
    ],
    valid: ["3067221 2G2", "30672212G2", "3067221"],
    invalid: [.init("3067222", .identifierCheckDigit, 0..<7), .init("A067221 2G2", .identifierShape, 0..<1)])
}
