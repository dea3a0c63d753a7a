/// Spain, Portugal, Italy, Malta, Greece, Cyprus, Bulgaria and Romania.
extension VATMembers {
  /// The NIF of Spain: ``SpanishRules/nif``. Its first or last character is a letter.
  static let spain = VATMember(
    "#{8}@", "[K-M]#{7}@", "[X-Z]#{7}@", "[A-HJNP-SU-W]#{7}[0-9A-J]", checks: [SpanishControl.check])

  /// The NIF of Portugal: ``PortugueseRules/nif``.
  static let portugal = VATMember("[1-9]#{8}", checks: IdentifierFormat.portugueseNIFChecks)

  /// Eleven digits: seven in sequence, three for the province of the office, and a Luhn check digit (Agenzia delle
  /// Entrate; D.M. 23 December 1976).
  static let italy = VATMember(
    "#{11}",
    checks: [
      .notIssued(.at(0..<7), unless: .notZero(from: 0, dropping: 4)),
      .region(
        .at(7..<10), .number(at: 7, length: 3, NumberSet(1...100, 120...121, 888...888, 999...999))),
      .lastDigits(1, .luhn(from: 0, dropping: 0)),
    ])

  /// Eight digits from 10000000 up; the last two make the sum a multiple of 37 (Commissioner for Revenue).
  static let malta = VATMember(
    "[1-9]#{7}", checks: [.lastDigits(2, .sum(WeightedSum([3, 4, 6, 7, 8, 9, 10, 1], modulo: 37)))])

  /// Nine digits, powers of 2 as weights, the remainder modulo 11 with 10 as 0 (ΑΑΔΕ, ΑΦΜ).
  static let greece = VATMember(
    "#{9}",
    checks: [
      .notIssued(.allBut(last: 0), unless: .notZero(from: 0, dropping: 0)),
      // The weights are the powers of 2 modulo 11.
      .lastDigits(1, .sum(WeightedSum([3, 7, 9, 10, 5, 8, 4, 2], modulo: 11, gives: "01234567890"))),
    ])

  private static let cypriotOddValues = IdentifierTable([1, 0, 5, 7, 9, 13, 15, 17, 19, 21])

  /// Eight digits and a letter, the sum modulo 26 with a table for every second digit (Tax Department); no number
  /// begins with 12.
  static let cyprus = VATMember(
    "#{8}@",
    checks: [
      .notIssued(.at(0..<2), unless: .number(at: 0, length: 2, NumberSet(0...11, 13...99))),
      .lastDigits(
        1,
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let oddValues = cypriotOddValues
          var sum = 0
          for index in 0..<8 {
            let digit = characters.values[index]
            sum += index % 2 == 0 ? Int(oddValues[digit]) : digit
          }
          return Int(characters[8]) - 0x41 == sum % 26
        }),
    ])

  /// Two to ten digits, weights from the right, ten times the sum modulo 11 (ANAF; Ordonanța 92/2003).
  static let romania = VATMember(
    "[1-9]#{9}", "[1-9]#{8}", "[1-9]#{7}", "[1-9]#{6}", "[1-9]#{5}", "[1-9]#{4}", "[1-9]#{3}", "[1-9]##",
    "[1-9]#",
    checks: [
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            [7, 5, 3, 2, 1, 7, 5, 3, 2], modulo: 11, gives: WeightedSum.mod11WithoutTen, fromEnd: true)))
    ])

  private static let personalWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6]
  private static let foreignerWeights = [21, 19, 17, 13, 11, 9, 7, 3, 1]
  private static let otherWeights = [4, 3, 2, 7, 6, 5, 4, 3, 2]

  /// Nine digits for a legal person (ЕИК, weights 1 to 8, or 3 to 10 if the remainder modulo 11 is 10), or ten: a
  /// civil number (ЕГН) with a date of birth, the number of a foreigner (ЛНЧ), or one of others (НАП; ЗДДС, article
  /// 94).
  static let bulgaria = VATMember(
    "#{9}", "#{10}",
    checks: [
      .lastDigits(1, .function { isBulgarian(IdentifierCharacters($0, count: $1)) })
    ])

  private static func isBulgarian(_ characters: IdentifierCharacters) -> Bool {
    let values = characters.values
    guard characters.count == 10 else {
      let first = CheckDigits.weightedSum(values[..<8], 1...8) % 11
      let check = first == 10 ? CheckDigits.weightedSum(values[..<8], 3...10) % 11 % 10 : first
      return check == values[8]
    }
    let isPersonal = CheckDigits.weightedSum(values[..<9], personalWeights) % 11 % 10 == values[9]
    let isForeigner = CheckDigits.weightedSum(values[..<9], foreignerWeights) % 10 == values[9]
    let isOther = CheckDigits.mod11(values[..<9], otherWeights) == values[9]
    return isPersonal && hasBulgarianDate(characters) || isForeigner || isOther
  }

  /// The month has 20 added for births before 1900 and 40 for births since 2000.
  private static func hasBulgarianDate(_ characters: IdentifierCharacters) -> Bool {
    let month = characters.number(2..<4)
    let (century, shift) = month > 40 ? (2000, 40) : month > 20 ? (1800, 20) : (1900, 0)
    let year = century + characters.number(0..<2)
    return CivilDate(year: year, month: month - shift, day: characters.number(4..<6)).exists
  }
}
