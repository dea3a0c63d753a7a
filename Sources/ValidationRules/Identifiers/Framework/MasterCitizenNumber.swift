extension IdentifierCheck {
  /// What the thirteen digits of a master citizen number satisfy, which the states that were Yugoslavia share: the day of
  /// birth with three digits of the year, the region, a number, and a check digit (modulus 11, with 10 as 0).
  static let masterCitizenNumber: [IdentifierCheck] = [
    .date(
      .at(0..<7),
      .function {
        let c = IdentifierCharacters($0, count: $1)
        let year = c.number(4..<7)
        let day = CivilDate(
          year: (year < 800 ? 2000 : 1000) + year, month: c.number(2..<4), day: c.number(0..<2))
        return day.isPast
      }),
    .lastDigits(
      1, .sum(WeightedSum([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], modulo: 11, gives: "00987654321"))),
  ]
}
