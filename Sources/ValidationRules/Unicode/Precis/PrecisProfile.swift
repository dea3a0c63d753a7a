import ICU

/// A PRECIS profile: a class of characters, and how a text is mapped before it is compared.
enum PrecisProfile: String, Sendable {
  case usernameCaseMapped = "UsernameCaseMapped"
  case usernameCasePreserved = "UsernameCasePreserved"
  case opaqueString = "OpaqueString"
  case nickname = "Nickname"

  var characters: PrecisClass {
    switch self {
    case .usernameCaseMapped, .usernameCasePreserved: .identifier
    case .opaqueString, .nickname: .freeform
    }
  }

  /// Whether fullwidth and halfwidth characters become ordinary ones.
  var mapsWidth: Bool { characters == .identifier }

  /// Whether uppercase and titlecase characters become lowercase.
  var mapsCase: Bool { self == .usernameCaseMapped }

  /// Whether spaces other than U+0020 become one.
  var mapsSpaces: Bool { characters == .freeform }

  /// Whether spaces at the ends are removed and consecutive spaces become one.
  var trimsSpaces: Bool { self == .nickname }

  var form: ICU.NormalizationForm { self == .nickname ? .nfkc : .nfc }

  /// Whether the Bidi rule of RFC 5893 applies.
  var restrictsDirection: Bool { characters == .identifier }
}
