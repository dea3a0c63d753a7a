public import ValidationCore

/// The rules for Cypriot numbers: `.cy.afm`.
public struct CypriotRules: Sendable {
  /// The text is an ΑΦΜ (TIC), the tax number of a person or a company in Cyprus.
  ///
  /// Eight digits and a check letter; numbers do not begin with 12. With CY before it, it is the VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.notIssued`, `identifier.checkDigit`.
  public var afm: Validation<String> { Self.afm.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func afm(digits: DigitScripts) -> Validation<String> { Self.afm.rule(digits) }

  package static let formats: [IdentifierFormat] = [afm]
}

extension Validation where Value == String {
  /// The rules for Cypriot numbers.
  public static var cy: CypriotRules { CypriotRules() }
}

extension CypriotRules {
  static let afm = IdentifierFormat.national(
    "cy.afm", "#{8}@",
    called: "ΑΦΜ", for: [.taxNumber, .vat],
    summary: "An ΑΦΜ (TIC), the tax number of a person or a company in Cyprus.",
    authority: "Περί Βεβαιώσεως και Εισπράξεως Φόρων Νόμος",
    checks: VATMembers.cyprus.checks,
    valid: ["10259033P"],
    invalid: [
      .init("12259033P", .identifierNotIssued, 0..<2), .init("10259033Q", .identifierCheckDigit, 8..<9),
      .init("A0259033P", .identifierShape, 0..<1),
    ])
}
