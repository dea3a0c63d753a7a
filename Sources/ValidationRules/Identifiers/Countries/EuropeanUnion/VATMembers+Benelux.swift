/// Belgium, the Netherlands, Luxembourg, France, Ireland and Northern Ireland.
extension VATMembers {
  /// Ten digits, of which the last two are 97 minus the remainder of the first eight modulo 97 (Banque-Carrefour des
  /// Entreprises; arrêté royal of 24 June 2003).
  static let belgium = VATMember(
    "[01]#{9}",
    checks: [
      .lastDigits(
        2,
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return 97 - characters.number(0..<8) % 97 == characters.number(8..<10)
        })
    ])

  /// Nine digits, B and two digits (Belastingdienst). In numbers from before 2020 the nine digits are an RSIN or BSN,
  /// whose sum with weights 9 to 2 and −1 is a multiple of 11; since then the whole number with NL before it
  /// satisfies MOD 97-10 of ISO 7064.
  static let netherlands = VATMember(
    "#{9}B##",
    checks: [
      .notIssued(.at(0..<9), unless: .notZero(from: 0, dropping: 3)),
      .notIssued(.at(10..<12), unless: .notZero(from: 10, dropping: 0)),
      .lastDigits(
        4,
        .function {
          let values = IdentifierCharacters($0, count: $1).values
          if CheckDigits.weightedSum(values[..<8], (2...9).reversed()) % 11 == values[8] { return true }
          // N is 23 and L is 21, so the country code alone leaves 2321 mod 97.
          return CheckDigits.isMod97($0, $1, after: 2321)
        }),
    ])

  /// Eight digits, of which the last two are the remainder of the others modulo 89 (Administration de
  /// l'enregistrement).
  static let luxembourg = VATMember(
    "#{8}",
    checks: [
      .lastDigits(
        2,
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return characters.number(0..<6) % 89 == characters.number(6..<8)
        })
    ])

  private static let frenchKey = IdentifierTable.places(in: "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ")

  /// Two characters, neither I nor O, and the nine digits of a SIREN, the last of which is a Luhn check digit (Code
  /// général des impôts, annexe II, article 242 nonies A; INSEE); numbers of Monaco begin with 000 and have no SIREN.
  /// If the two characters are digits, they are (12 + 3 × (SIREN mod 97)) mod 97; if one of them is a letter, the
  /// remainder is modulo 11.
  static let france = VATMember(
    "[0-9A-HJ-NP-Z]{2}#{9}",
    checks: [
      .lastDigits(
        1,
        .function {
          let isMonegasque = IdentifierCharacters($0, count: $1).number(2..<11) < 1_000_000
          return isMonegasque || CheckDigits.isLuhn($0 + 2, $1 - 2)
        }),
      .checkDigit(
        .at(0..<2),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let siren = characters.number(2..<11)
          if characters.isNumeric(0..<2) { return characters.number(0..<2) == (12 + 3 * (siren % 97)) % 97 }
          let (first, second) = (Int(frenchKey[characters[0]]), Int(frenchKey[characters[1]]))
          let key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
          return (siren + 1 + key / 11) % 11 == key % 11
        }),
    ])

  /// Seven digits, a check letter and possibly another letter, A to I or W; or, in numbers from before 2013, a
  /// letter, + or * in the second place. The check letter is the sum modulo 23 with weights 8 to 2, and 9 for the
  /// last letter (Revenue, Tax and Duty Manual 38-01-03b).
  static let ireland = VATMember(
    "#{7}[A-W]", "#{7}[A-W][A-IW]", "#[A-Z+*]#{5}[A-W]",
    checks: [
      .checkDigit(
        .at(7..<8),
        .function {
          func value(_ letter: UInt8) -> Int { letter == UInt8(ascii: "W") ? 0 : Int(letter) - 0x40 }
          let characters = IdentifierCharacters($0, count: $1)
          let values = characters.values
          let isOld = !characters.isNumeric(1..<2)
          let sum =
            isOld
            ? CheckDigits.weightedSum(values[2..<7], (3...7).reversed()) + 2 * values[0]
            : CheckDigits.weightedSum(values[..<7], (2...8).reversed())
          let last = characters.count == 9 ? value(characters[8]) * 9 : 0
          return (sum + last) % 23 == value(characters[7])
        })
    ])

  /// Nine digits, twelve with a branch, or GD or HA with three digits for departments and health authorities (HMRC,
  /// VAT Notice 700). The sum with weights 8 to 2 and the two last digits is a multiple of 97, or 55 more in numbers
  /// from 100 million up issued since 2010.
  static let northernIreland = VATMember(
    "#{9}", "#{12}", "GD[0-4]##", "HA[5-9]##",
    checks: [
      .checkDigit(
        .at(7..<9),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          guard characters.count >= 9 else { return true }
          let seven = CheckDigits.weightedSum(characters.values[..<7], (2...8).reversed())
          let remainder = (seven + characters.number(7..<9)) % 97
          return remainder == 0 || characters.number(0..<3) >= 100 && (remainder == 42 || remainder == 55)
        })
    ])
}
