/// Austria, Germany, Czechia, Slovakia, Hungary, Poland, Slovenia and Croatia.
extension VATMembers {
  /// U and eight digits; the last makes the Luhn sum of the others plus 4 a multiple of 10 (Bundesministerium für
  /// Finanzen, UID).
  static let austria = VATMember(
    "U#{8}",
    checks: [
      .lastDigits(
        1,
        .function {
          let values = IdentifierCharacters($0, count: $1).values
          var sum = 4
          for index in 1..<9 {
            let digit = values[index]
            sum += index % 2 == 0 && index < 8 ? digit * 2 / 10 + digit * 2 % 10 : digit
          }
          return sum % 10 == 0
        })
    ])

  /// Nine digits by ISO 7064 MOD 11,10 (Bundeszentralamt für Steuern).
  static let germany = VATMember(
    "[1-9]#{8}", checks: [.lastDigits(1, .mod11And10)])

  /// Eleven digits, the OIB, by ISO 7064 MOD 11,10 (Zakon o osobnom identifikacijskom broju).
  static let croatia = VATMember(
    "#{11}", checks: [.lastDigits(1, .mod11And10)])

  /// Eight digits, weights 9 7 3 1 (Nemzeti Adó- és Vámhivatal; 2017. évi CL. törvény).
  static let hungary = VATMember(
    "#{8}", checks: [.lastDigits(1, .sum(WeightedSum([9, 7, 3, 1, 9, 7, 3, 1], modulo: 10)))])

  /// Ten digits, the NIP; the last is the remainder modulo 11, and no number has 10 there (Ustawa o zasadach
  /// ewidencji).
  static let poland = VATMember(
    "#{10}",
    checks: [
      .lastDigits(
        1, .sum(WeightedSum([6, 5, 7, 2, 3, 4, 5, 6, 7], modulo: 11, gives: "0123456789-")),
        .notZero(from: 0, dropping: 1))
    ])

  /// Eight digits from 10000000 up, weights 8 to 2; 10 is written as 0, and 11 is not issued (Finančna uprava).
  static let slovenia = VATMember(
    "[1-9]#{7}",
    checks: [
      .lastDigits(1, .sum(WeightedSum((2...8).reversed(), modulo: 11, gives: "-0987654321")))
    ])

  /// Ten digits, a multiple of 11, the third of which is 2, 3, 4, 7, 8 or 9 (Finančná správa); a birth number is not
  /// one.
  static let slovakia = VATMember(
    "[1-9]#[2-47-9]#{7}",
    checks: [
      // The powers of ten modulo 11.
      .lastDigits(1, .sum(WeightedSum([10, 1, 10, 1, 10, 1, 10, 1, 10, 1], modulo: 11)))
    ])

  /// Eight digits for a legal person, or nine or ten for a natural person: a birth number, or nine digits that begin
  /// with 6 (Finanční správa; zákon 133/2000 on birth numbers).
  static let czechia = VATMember(
    "[0-8]#{7}", "#{9}", "#{10}",
    checks: [
      .date(
        .at(0..<6),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          return !isBirthNumber(characters) || hasBirthDate(characters)
        }),
      .lastDigits(1, .function { isCzech(IdentifierCharacters($0, count: $1)) }),
    ])

  private static func isCzech(_ characters: IdentifierCharacters) -> Bool {
    let values = characters.values
    switch characters.count {
    case 8:
      // The difference from 11 is written as it is, except 0 as 1 and 10 as 0.
      let check = CheckDigits.mod11(values[..<7], (2...8).reversed())
      return (check == 0 ? 1 : check % 10) == values[7]
    case 9:
      if isBirthNumber(characters) { return true }
      let remainder = CheckDigits.weightedSum(values[1..<8], (2...8).reversed()) % 11
      // The difference from the next multiple of 11, counted in elevens: 9 8 7 … 0 9 8.
      return (8 - (10 - remainder) % 11 + 10) % 10 == values[8]
    default: return characters.number(0..<9) % 11 % 10 == values[9]
    }
  }

  private static func isBirthNumber(_ characters: IdentifierCharacters) -> Bool {
    characters.count == 10 || characters.count == 9 && characters.values[0] != 6
  }

  /// A birth number: the date, with 50 added to the month for women and 20 on days when the numbers ran out, and a
  /// check digit in those of ten digits, which have been issued since 1954.
  static func hasBirthDate(_ characters: IdentifierCharacters) -> Bool {
    let year = characters.number(0..<2)
    let century = characters.count == 9 ? (year >= 80 ? 1800 : 1900) : (year >= 54 ? 1900 : 2000)
    let month = characters.number(2..<4) % 50 % 20
    let day = CivilDate(year: century + year, month: month, day: characters.number(4..<6))
    return day.isPast && (characters.count == 10 || day.year <= 1953)
  }
}
