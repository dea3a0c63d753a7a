public import ValidationCore

/// The rules for numbers of the European Union: `.eu.vat`, `.eu.creditorID` and so on.
public struct EuropeanRules: Sendable {
  /// The text is a VAT identification number of a member state of the European Union, or of Northern Ireland.
  ///
  /// The country code and the number without separators, as VIES accepts them: `DE136695976`. The code is that of ISO
  /// 3166-1, except `EL` for Greece and `XI` for Northern Ireland (Directive 2006/112/EC, article 215; Council
  /// Directive (EU) 2020/1756). The form for each state is that of the Commission's list (VIES, "VAT identification
  /// numbers structure"); the check digits are those of each state's tax authority, which is named with them. Belgian
  /// numbers have ten digits; the nine-digit numbers from before 2005 are refused. Only VIES can tell whether a
  /// number is registered.
  ///
  /// Codes: `identifier.characters`, `identifier.region`, `identifier.length`, `identifier.shape`,
  /// `identifier.notASCII`, `identifier.separators`, `identifier.case`, `identifier.notIssued`,
  /// `identifier.date`, `identifier.checkDigit`.
  public var vat: Validation<String> { vat(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { IdentifierFormat.europeanVAT.rule(digits) }

  package static let formats: [IdentifierFormat] = [
    .europeanVAT, creditorID, ecNumber, banknote, oss, excise, eic, nace, naceRev2,
  ]
}

extension Validation where Value == String {
  /// The rules for numbers of the European Union.
  public static var eu: EuropeanRules { EuropeanRules() }
}

extension IdentifierFormat {
  static let europeanVAT = IdentifierFormat(
    name: "eu.vat",
    summary: "A VAT identification number of a member state of the European Union or of Northern Ireland.",
    authority: "Directive 2006/112/EC, article 215; VIES",
    structure: .chosen(VATMembers.choice),
    readsAnyScript: true,
    furtherCodes: [.identifierNotIssued, .identifierDate, .identifierCheckDigit],
    valid: ["DE136695976", "BE0468561072", "EL094012834", "FRK7399859412", "IE6433435OA", "XIGD001"],
    invalid: [
      .init("", .identifierShape, 0..<0),
      .init("D", .identifierShape, 0..<1),
      .init("136695976", .identifierShape, 0..<2),
      .init("DE036695976", .identifierShape, 2..<3),
      .init("FRIO334175221", .identifierCharacters, 2..<4),
      .init("GB980780684", .identifierRegion, 0..<2),
      .init("IT00743112227", .identifierRegion, 9..<12),
      .init("CY12259033P", .identifierNotIssued, 2..<4),
      .init("CZ1103492745", .identifierDate, 2..<8),
      .init("DE136695978", .identifierCheckDigit, 10..<11),
      .init("DE 136695976", .identifierSeparators, 2..<3, suggestion: "DE136695976"),
    ]
  )
}
