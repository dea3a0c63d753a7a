/// Denmark, Sweden, Finland, Estonia, Latvia and Lithuania.
extension VATMembers {
  private static let danishWeights = [2, 7, 6, 5, 4, 3, 2, 1]

  /// Eight digits, the CVR number, a multiple of 11 by weights (Erhvervsstyrelsen).
  static let denmark = VATMember("[1-9]#{7}") { characters in
    checkDigits(of: characters, where: divides(11, characters, danishWeights))
  }

  /// Twelve digits: an organization or personal number with Luhn's digit, and 01 (Skatteverket).
  static let sweden = VATMember("#{10}01") { characters in
    CheckDigits.isLuhn(characters.values[..<10]) ? nil : .checkDigit(9..<10)
  }

  private static let finnishWeights = [7, 9, 10, 5, 8, 4, 2, 1]

  /// Eight digits, the Y-tunnus, a multiple of 11 by weights (Patentti- ja rekisterihallitus).
  static let finland = VATMember("#{8}") { characters in
    if characters.number(0..<8) == 0 { return .notIssued(0..<8) }
    return checkDigits(of: characters, where: divides(11, characters, finnishWeights))
  }

  private static let estonianWeights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

  /// Nine digits, weights 3 7 1 (Maksu- ja Tolliamet).
  static let estonia = VATMember("[1-9]#{8}") { characters in
    checkDigits(of: characters, where: divides(10, characters, estonianWeights))
  }

  private static let latvianEntityWeights = [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]
  private static let latvianPersonWeights = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9]

  /// Eleven digits: an entity's, which begins with 4 to 9, or a personal code, which begins with 32 since
  /// July 2017 and with a date before (Valsts ieņēmumu dienests; Iedzīvotāju reģistra likums).
  static let latvia = VATMember("#{11}") { characters in
    let values = characters.values
    if values[0] > 3 {
      let sum = CheckDigits.weightedSum(values, latvianEntityWeights)
      return checkDigits(of: characters, where: sum % 11 == 3)
    }
    if characters.number(0..<2) != 32 {
      let day = CivilDate(
        year: 1800 + values[6] * 100 + characters.number(4..<6),
        month: characters.number(2..<4),
        day: characters.number(0..<2)
      )
      guard values[6] < 3, day.isPast else { return .date(0..<7) }
    }
    let check = (1 + CheckDigits.weightedSum(values[..<10], latvianPersonWeights)) % 11 % 10
    return checkDigits(of: characters, where: check == values[10])
  }

  /// Nine digits of a legal person, 1 in the eighth place, or twelve of others, 1 in the eleventh; weights 1
  /// to 9 over and over, or from 3 on where the remainder by 11 is 10 (Valstybinė mokesčių inspekcija).
  static let lithuania = VATMember("#{7}1#", "#{10}1#") { characters in
    let last = characters.count - 1
    func remainder(_ shift: Int) -> Int {
      let weights = (0..<last).lazy.map { 1 + ($0 + shift) % 9 }
      return CheckDigits.weightedSum(characters.values[..<last], weights) % 11
    }
    let first = remainder(0)
    let check = first == 10 ? remainder(2) % 10 : first
    return checkDigits(of: characters, where: check == characters.values[last])
  }
}
