public import ValidationCore

/// The rules for Ecuadorian numbers: `.ec.ci`, `.ec.ruc`.
public struct EcuadorianRules: Sendable {
  /// The text is a cédula de identidad, the number of a person in Ecuador.
  ///
  /// Written `171430710-3`: two digits for the province (01 to 24, 30 or 50), a digit up to 6, six in
  /// sequence and a check digit by Luhn.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.notIssued`, `identifier.checkDigit`.
  public var ci: Validation<String> { Self.ci.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ci(digits: DigitScripts) -> Validation<String> { Self.ci.rule(digits) }

  /// The text is a RUC, the tax number of a person or a company in Ecuador.
  ///
  /// Written `1792060346-001`: a cédula for a person, or a number with a check digit modulo 11 whose third
  /// digit is 6 for a public body or 9 for a company, and the establishment.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
  /// `identifier.region`, `identifier.notIssued`, `identifier.checkDigit`.
  public var ruc: Validation<String> { Self.ruc.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func ruc(digits: DigitScripts) -> Validation<String> { Self.ruc.rule(digits) }

  package static let formats: [IdentifierFormat] = [ci, ruc]
}

extension Validation where Value == String {
  /// The rules for Ecuadorian numbers.
  public static var ec: EcuadorianRules { EcuadorianRules() }
}

extension EcuadorianRules {
  private static let publicSum = WeightedSum([3, 2, 7, 6, 5, 4, 3, 2, 1], modulo: 11)
  private static let companySum = WeightedSum([4, 3, 2, 7, 6, 5, 4, 3, 2, 1], modulo: 11)

  private static func isEstablishment(_ c: IdentifierCharacters) -> Bool {
    c.number(10..<13) != 0 || (c.values[2] == 6 || c.values[2] == 9) && c.values[9] != 0
  }

  private static func isContributor(_ characters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let c = IdentifierCharacters(characters, count: count)
    let isBranch = c.number(10..<13) != 0
    func isPerson() -> Bool { isBranch && CheckDigits.isLuhn(characters, 10) }
    func isPublic() -> Bool { c.number(9..<13) != 0 && publicSum.holds(characters, count) }
    switch c.values[2] {
    case ..<6: return isPerson()
    case 6: return isPublic() || isPerson()
    default: return isPublic() || isBranch && companySum.holds(characters, count)
    }
  }

  static let ci = IdentifierFormat.national(
    "ec.ci", "#########-#",
    called: "CI", for: [.nationalID],
    summary: "A cédula de identidad, the number of a person in Ecuador.",
    authority: "Registro Civil; Ley Orgánica de Gestión de la Identidad",
    checks: [
      .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...24, 30...30, 50...50))),
      .notIssued(.at(2..<3), unless: .number(at: 2, length: 1, NumberSet(0...6))),
      .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ],
    valid: ["171430710-3", "1714307103"],
    invalid: [
      .init("991430710-3", .identifierRegion, 0..<2), .init("179430710-3", .identifierNotIssued, 2..<3),
      .init("171430710-4", .identifierCheckDigit, 10..<11),
    ])

  static let ruc = IdentifierFormat.national(
    "ec.ruc", "##########-###",
    called: "RUC", for: [.taxNumber, .vat, .companyNumber],
    summary: "A RUC, the tax number of a person or a company in Ecuador.",
    authority: "SRI, Ley del Registro Único de Contribuyentes",
    checks: [
      .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...24, 30...30, 50...50))),
      .notIssued(.at(2..<3), unless: .number(at: 2, length: 1, NumberSet(0...6, 9...9))),
      .notIssued(
        .at(9..<13),
        unless: .function {
          let c = IdentifierCharacters($0, count: $1)
          return isEstablishment(c)
        }),
      .checkDigit(
        .at(8..<10),
        .function { isContributor($0, $1) }),
    ],
    valid: ["1792060346-001", "1792060346001"],
    invalid: [
      .init("9992060346-001", .identifierRegion, 0..<2), .init("1782060346-001", .identifierNotIssued, 2..<3),
      .init("1792060356-001", .identifierCheckDigit, 8..<10),
    ])
}
