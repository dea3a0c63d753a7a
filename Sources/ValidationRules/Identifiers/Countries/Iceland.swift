public import ValidationCore

/// The rules for Icelandic numbers: `.is.kennitala`, `.is.vsk`.
public struct IcelandicRules: Sendable {
  /// The text is a kennitala, the number of a person or an organization in Iceland.
  ///
  /// Written `120174-3399`: a date, with 40 added to the day for organizations, two digits, a check digit
  /// (modulus 11, weights 3 2 7 6 5 4 3 2) and 9 or 0 for the century. Since 2026 Þjóðskrá may issue numbers
  /// without a check digit; they are refused here.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.date`, `identifier.checkDigit`.
  public var kennitala: Validation<String> { Self.kennitala.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func kennitala(digits: DigitScripts) -> Validation<String> { Self.kennitala.rule(digits) }

  /// The text is a VSK number, an Icelandic VAT number.
  ///
  /// Five or six digits without a check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var vsk: Validation<String> { Self.vsk.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vsk(digits: DigitScripts) -> Validation<String> { Self.vsk.rule(digits) }

  package static let formats: [IdentifierFormat] = [kennitala, vsk]
}

extension Validation where Value == String {
  /// The rules for Icelandic numbers.
  public static var `is`: IcelandicRules { IcelandicRules() }
}

extension IcelandicRules {
  static let kennitala = IdentifierFormat.national(
    "is.kennitala", "[0-7]#[01]###-###[09]",
    called: "Kennitala", for: [.nationalID, .companyNumber],
    summary: "A kennitala, the number of a person or an organization in Iceland.",
    authority: "Lög um skráningu einstaklinga 140/2019; Þjóðskrá",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let c = IdentifierCharacters($0, count: $1)
          let day = c.number(0..<2)
          let start = c.values[9] == 9 ? 1900 : 2000
          return CivilDate(
            year: start + c.number(4..<6), month: c.number(2..<4), day: day >= 40 ? day - 40 : day
          ).isPast
        }), .checkDigit(.at(8..<9), .sum(WeightedSum([3, 2, 7, 6, 5, 4, 3, 2, 1], modulo: 11))),
    ],
    valid: ["120174-3399", "1201743399", "450401-3150"],
    invalid: [
      .init("320174-3399", .identifierDate, 0..<6), .init("530575-0299", .identifierCheckDigit, 9..<10),
      .init("820174-3399", .identifierShape, 0..<1),
    ])

  static let vsk = IdentifierFormat.national(
    "is.vsk", "#{5}", "#{6}",
    called: "VSK", for: [.taxNumber, .vat],
    summary: "A VSK number, an Icelandic VAT number.",
    authority: "Lög um virðisaukaskatt 50/1988",
    valid: ["00621"],
    invalid: [])
}
