extension IdentifierCheck {
  /// What a rodné číslo of Czechia or Slovakia satisfies: the day of birth, and since 1954 a tenth digit, the remainder of
  /// the others modulo 11, with 10 as 0.
  static let birthNumber: [IdentifierCheck] = [
    .date(
      .at(0..<6),
      .function {
        let c = IdentifierCharacters($0, count: $1)
        return VATMembers.hasBirthDate(c)
      }),
    .lastDigits(
      1,
      .function {
        let c = IdentifierCharacters($0, count: $1)
        return c.count == 9 || c.number(0..<9) % 11 % 10 == c.values[9]
      }),
  ]
}
