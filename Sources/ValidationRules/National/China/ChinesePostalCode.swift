public import ValidationCore

extension ChineseRules {
  /// The text is a postal code of mainland China: six digits.
  ///
  /// The first two are those of a province or a part of one (China Post); Hong Kong and Macau have 999077 and
  /// 999078 for mail from the mainland. Whether a code is in use is not asked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.region`.
  public var postalCode: Validation<String> { postalCode(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func postalCode(digits: DigitScripts) -> Validation<String> {
    NationalNumber.chinesePostalCode.validation(digits)
  }
}

extension NationalNumber {
  static let chinesePostalCode = NationalNumber("cn.postalCode", "#{6}") { characters in
    switch characters.number(0..<2) {
    // Inner Mongolia and Shanxi to Hebei; Beijing, Liaoning, Jilin, Heilongjiang; the east; Tianjin and the south-east;
    // Chongqing to Henan; the south; Sichuan and Yunnan; the north-west; Qinghai, Xinjiang, Tibet.
    case 1...7, 10...13, 15, 16, 20...27, 30...36, 40...47, 51...57, 61...67, 71...75, 81, 83...86: return nil
    case 99:
      return 999_077...999_078 ~= characters.number(0..<6) ? nil : .region(0..<2, of: characters)
    default: return .region(0..<2, of: characters)
    }
  }
}
