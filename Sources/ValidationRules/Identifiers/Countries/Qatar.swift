public import ValidationCore

/// The rules for Qatari numbers: `.qa.qid`.
public struct QatariRules: Sendable {
  /// The text is a QID, the number of a person in Qatar.
  ///
  /// Eleven digits: 2 for a birth in 1900 to 1999 or 3 in 2000 to 2099, two for the year, three for the
  /// nationality by ISO 3166-1, and five in sequence; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public var qid: Validation<String> { Self.qid.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func qid(digits: DigitScripts) -> Validation<String> { Self.qid.rule(digits) }

  package static let formats: [IdentifierFormat] = [qid]
}

extension Validation where Value == String {
  /// The rules for Qatari numbers.
  public static var qa: QatariRules { QatariRules() }
}

extension QatariRules {
  static let qid = IdentifierFormat.national(
    "qa.qid", "[23]#{10}",
    called: "QID", for: [.nationalID],
    summary: "A QID, the number of a person in Qatar.",
    authority: "Law 37 of 2005; Ministry of Interior",
    valid: ["28563401234", "30063400001"],
    invalid: [.init("18563401234", .identifierShape, 0..<1)])
}
