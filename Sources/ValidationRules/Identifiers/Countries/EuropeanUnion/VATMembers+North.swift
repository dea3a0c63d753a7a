/// Denmark, Sweden, Finland, Estonia, Latvia and Lithuania.
extension VATMembers {
  /// Eight digits, the CVR number, whose weighted sum is a multiple of 11 (Erhvervsstyrelsen).
  static let denmark = VATMember(
    "[1-9]#{7}", checks: [.lastDigits(1, .sum(WeightedSum([2, 7, 6, 5, 4, 3, 2, 1], modulo: 11)))])

  /// Twelve digits: an organization or personal number with a Luhn check digit, and 01 (Skatteverket).
  static let sweden = VATMember(
    "#{10}01", checks: [.checkDigit(.at(9..<10), .luhn(from: 0, dropping: 2))])

  /// Eight digits, the Y-tunnus, whose weighted sum is a multiple of 11 (Patentti- ja rekisterihallitus).
  static let finland = VATMember(
    "#{8}",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      .lastDigits(1, .sum(WeightedSum([7, 9, 10, 5, 8, 4, 2, 1], modulo: 11))),
    ])

  /// Nine digits, weights 3 7 1 (Maksu- ja Tolliamet).
  static let estonia = VATMember(
    "[1-9]#{8}", checks: [.lastDigits(1, .sum(WeightedSum([3, 7, 1, 3, 7, 1, 3, 7, 1], modulo: 10)))])

  private static let latvianEntityWeights = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]
  private static let latvianPersonWeights = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]

  /// Eleven digits: an entity's number, which begins with 4 to 9, or a personal code, which begins with 32 since July
  /// 2017 and earlier with a date (Valsts ieņēmumu dienests; Iedzīvotāju reģistra likums).
  static let latvia = VATMember(
    "#{11}",
    checks: [
      .date(
        .at(0..<7),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let values = characters.values
          if values[0] > 3 || characters.number(0..<2) == 32 { return true }
          let day = CivilDate(
            year: 1800 + values[6] * 100 + characters.number(4..<6),
            month: characters.number(2..<4),
            day: characters.number(0..<2)
          )
          return values[6] < 3 && day.isPast
        }),
      .lastDigits(
        1,
        .function {
          let values = IdentifierCharacters($0, count: $1).values
          if values[0] > 3 { return CheckDigits.weightedSum(values, latvianEntityWeights) % 11 == 3 }
          return (1 + CheckDigits.weightedSum(values[..<10], latvianPersonWeights)) % 11 % 10 == values[10]
        }),
    ])

  /// Nine digits for a legal person, with 1 in the eighth place, or twelve for others, with 1 in the eleventh;
  /// weights 1 to 9 repeated, or starting from 3 if the remainder modulo 11 is 10 (Valstybinė mokesčių inspekcija).
  static let lithuania = VATMember(
    "#{7}1#", "#{10}1#",
    checks: [
      .lastDigits(1, .function { CheckDigits.isBaltic(IdentifierCharacters($0, count: $1)) })
    ])
}
