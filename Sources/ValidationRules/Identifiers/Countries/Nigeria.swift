public import ValidationCore

/// The rules for Nigerian numbers: `.ng.nin`, `.ng.bvn`.
public struct NigerianRules: Sendable {
  /// The text is an NIN, the number of a person in Nigeria.
  ///
  /// Eleven digits; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`.
  public var nin: Validation<String> { Self.nin.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nin(digits: DigitScripts) -> Validation<String> { Self.nin.rule(digits) }

  /// The text is a BVN, the number of a customer of the banks of Nigeria.
  ///
  /// Eleven digits that begin with 22; there is no published check digit.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`.
  public var bvn: Validation<String> { Self.bvn.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func bvn(digits: DigitScripts) -> Validation<String> { Self.bvn.rule(digits) }

  package static let formats: [IdentifierFormat] = [nin, bvn]
}

extension Validation where Value == String {
  /// The rules for Nigerian numbers.
  public static var ng: NigerianRules { NigerianRules() }
}

extension NigerianRules {
  static let nin = IdentifierFormat.national(
    "ng.nin", "#{11}",
    called: "NIN", for: [.nationalID, .taxNumber],
    summary: "An NIN, the number of a person in Nigeria.",
    authority: "National Identity Management Commission Act 2007",
    valid: ["12345678901"],
    invalid: [])

  static let bvn = IdentifierFormat.national(
    "ng.bvn", "22#{9}",
    called: "BVN", for: [],
    summary: "A BVN, the number of a customer of the banks of Nigeria.",
    authority: "Central Bank of Nigeria",
    valid: ["22123456789"],
    invalid: [.init("12123456789", .identifierShape, 0..<1)])
}
