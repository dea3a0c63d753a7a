import LocalizedValidation

/// A form that people fill in in any script.
struct SignUp: Sendable {
  var name: String?
  var email: String?
  var username: String?
  var password: String?
  var age: Int?
  var bio: String?
  var phone: String?
  var country: String?
}

extension SignUp {
  /// At most one error per field, as a form shows it.
  static let rule = Validation<SignUp>.all(
    .field("name", \.name, .firstFailure(.required, .length(1...50))),
    .field(
      "email", \.email,
      .firstFailure(.required, .length(...254, in: .codePoints), .matches(internationalAddress))
    ),
    .field(
      "username", \.username,
      .firstFailure(.required, .length(3...20), .matches(#"^[\p{L}\p{M}\p{N}_]+$"#), .normalized())
    ),
    .field("password", \.password, .firstFailure(.required, .length(8..., in: .codePoints))),
    .field("age", \.age, .firstFailure(.required, .range(18...120))),
    .field("bio", \.bio, .firstFailure(.required, .length(...160))),
    .field("phone", \.phone, .firstFailure(.required, .matches(#"^\+?[0-9]{8,15}$"#))),
    .field("country", \.country, .firstFailure(.required, .oneOf(countries)))
  )

  /// An address with letters of any script on both sides.
  private static let internationalAddress =
    #"^[\p{L}\p{M}\p{N}._%+\-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}]{2,63}$"#

  /// The officially assigned codes of ISO 3166-1 alpha-2.
  private static let countries = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ \
    CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO \
    FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE \
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO \
    MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW \
    PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM \
    TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """.split(separator: " ").map(String.init)
}
