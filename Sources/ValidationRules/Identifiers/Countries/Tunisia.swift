public import ValidationCore

/// The rules for Tunisian numbers: `.tn.mf`.
public struct TunisianRules: Sendable {
  /// The text is a matricule fiscal, the tax number of a person or a company in Tunisia.
  ///
  /// Written `1496298/T/P/N/000`: seven digits, a letter other than I, O and U, the VAT regime, the category
  /// and the establishment, which is 000 except for the category E. How the letter follows from the digits is
  /// not published.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`.
  public var mf: Validation<String> { Self.mf.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func mf(digits: DigitScripts) -> Validation<String> { Self.mf.rule(digits) }

  package static let formats: [IdentifierFormat] = [mf]
}

extension Validation where Value == String {
  /// The rules for Tunisian numbers.
  public static var tn: TunisianRules { TunisianRules() }
}

extension TunisianRules {
  static let mf = IdentifierFormat.national(
    "tn.mf", "#{7}/[A-HJ-NP-TV-Z]/[APBDN]/[MPCN]/000", "#{7}/[A-HJ-NP-TV-Z]/[APBDN]/E/###",
    "#{7}/[A-HJ-NP-TV-Z]",
    called: "MF", for: [.taxNumber, .vat, .companyNumber],
    summary: "A matricule fiscal, the tax number of a person or a company in Tunisia.",
    authority: "Ministère des Finances; Code de l’IRPP et de l’IS, article 56",
    valid: ["1496298/T/P/N/000", "1496298TPN000", "1234567/M/A/E/001", "1282182/W"],
    invalid: [.init("12197731", .identifierShape, 7..<8)])
}
