public import ValidationCore

extension ValidationError.Code {
  /// The card number is of no network that is accepted. Arguments: `kind`, `accepted`, their names. The range is
  /// the prefix.
  public static let creditCardScheme: Self = "creditCard.scheme"
}

extension Validation where Value == String {
  /// The text is a card number of any network, digits in a row. See ``creditCard(_:separators:file:line:)``.
  public static var creditCard: Validation { creditCard(CardScheme.allCases) }

  /// The text is the number of a payment card: ISO/IEC 7812-1.
  ///
  /// It begins with a prefix of one of the networks, has a length that this network uses, and ends in a check digit by
  /// Luhn. A number of an unknown network is refused. No error holds the number: there is no suggestion, and no argument
  /// has more than one character of it. For its ranges and its length as well, see ``sensitive()``.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `creditCard.scheme`,
  /// `identifier.length`, `identifier.checkDigit`.
  ///
  /// - Parameters:
  ///   - schemes: The networks whose cards are accepted; one or more.
  ///   - separators: Whether single spaces or hyphens may stand between digits.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func creditCard(
    _ schemes: [CardScheme],
    separators: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    if schemes.isEmpty { ruleMistake("no card network is accepted", file, line) }
    let form = IdentifierForm(
      kind: "creditCard", alphabet: .digits, lengths: [], takesSeparators: separators, isSecret: true)
    let ranges = CardRanges.all.filter { schemes.contains($0.scheme) }
    let accepted = CardScheme.allCases.filter(schemes.contains)
    return Validation(FormedIdentifierRule(form: form) { CreditCard.problem(in: $0, ranges, accepted) })
  }
}

/// What the digits of a card number must satisfy.
enum CreditCard {
  static func problem(
    in digits: IdentifierCharacters,
    _ ranges: [CardRange],
    _ accepted: [CardScheme]
  ) -> IdentifierProblem? {
    var prefix = 0
    for place in 0..<6 { prefix = prefix * 10 + (place < digits.count ? digits.values[place] : 0) }
    var isKnown = false
    for range in ranges where range.prefixes.contains(prefix) {
      isKnown = true
      guard range.lengths.contains(digits.total) else { continue }
      return CheckDigits.isLuhn(digits.values) ? nil : .checkDigit(digits.count - 1..<digits.count)
    }
    guard isKnown, !digits.isEmpty else {
      return IdentifierProblem(
        code: .creditCardScheme,
        range: 0..<min(6, digits.count),
        limits: ["accepted": .alternatives(accepted.map { .text($0.name) })]
      )
    }
    let lengths = Set(ranges.lazy.filter { $0.prefixes.contains(prefix) }.flatMap(\.lengths)).sorted()
    return .length(lengths, of: digits)
  }
}
