public import ValidationCore

extension ChineseRules {
  /// The text is a mobile telephone number of mainland China.
  ///
  /// Eleven digits that begin with 13 to 19 (Ministry of Industry and Information Technology,
  /// Telecommunications Network Numbering Plan, 2017), alone or behind +86, and the same with spaces:
  /// `13800138000`, `138 0013 8000`, `+8613800138000`, `+86 138 0013 8000`. Which operator has a range, and
  /// whether a number is in use, is not asked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.shape`.
  public var mobile: Validation<String> { mobile(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func mobile(digits: DigitScripts) -> Validation<String> {
    NationalNumber.chineseMobile.validation(digits)
  }
}

extension NationalNumber {
  static let chineseMobile = NationalNumber(
    "cn.mobile", "1[3-9]# #### ####", "1[3-9]#{9}", "+86 1[3-9]# #### ####", "+86 1[3-9]#{9}",
    "+861[3-9]#{9}",
    allowsBare: false
  )
}
