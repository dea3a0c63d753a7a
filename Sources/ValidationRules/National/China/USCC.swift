public import ValidationCore

extension ChineseRules {
  /// The text is a unified social credit code (统一社会信用代码), the number of an organization in mainland China.
  ///
  /// Eighteen digits and capitals but I, O, S, V and Z (GB 32100-2015): the registering authority (1 to 9, A,
  /// N, Y), the type, six digits for the place (a province of GB/T 2260, or 10 for bodies of the central
  /// authorities), the nine characters of the organization code (GB 11714, with a check character of its
  /// own), and a check character modulo 31 with powers of 3 as weights. The ninth of the organization code is
  /// not checked by itself: codes given before 2015 were carried over as they stood.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.region`, `identifier.checkDigit`.
  public var uscc: Validation<String> { uscc(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func uscc(digits: DigitScripts) -> Validation<String> { NationalNumber.uscc.validation(digits) }
}

extension NationalNumber {
  private static let creditAlphabet = Array("0123456789ABCDEFGHJKLMNPQRTUWXY".utf8)

  static let uscc = NationalNumber(
    "cn.uscc", "[1-9ANY][1-9]#{6}[0-9A-HJ-NPQRTUWXY]{10}"
  ) { characters in
    let province = characters.number(2..<4)
    guard province == 10 || ChineseProvinces.contains(province) else { return .region(2..<4, of: characters) }
    var (sum, weight) = (0, 1)
    for character in characters[..<17] {
      sum += (creditAlphabet.firstIndex(of: character) ?? 0) * weight
      weight = weight * 3 % 31
    }
    return characters[17] == creditAlphabet[(31 - sum % 31) % 31] ? nil : .checkDigit(17..<18)
  }
}
