public import ValidationCore

extension ValidationError.Code {
  /// The card number is of no network that is accepted. Arguments: `kind`, `accepted`, their names. The range is
  /// the prefix.
  public static let creditCardScheme: Self = "creditCard.scheme"
}

extension RuleReport {
  static let creditCardScheme = RuleReport(.creditCardScheme, limits: ["kind": .key, "accepted": .names])
}

extension Rules {
  static let creditCard = RuleOf(
    .creditCard,
    samples: [
      RuleSample(["schemes": ["visa"]], invalid: ["378282246310005": .creditCardScheme]),
      RuleSample(
        ["separators": true], valid: ["4111 1111 1111 1111"],
        invalid: ["4111  1111 1111 1111": .identifierGrouping]),
    ],
    takes: .choices("schemes", shorthand: true), .flag("separators", default: false)
  ) { (schemes: [CardScheme], separators: Bool) throws(ImpossibleRule) -> IdentifierFormat in
    if schemes.isEmpty {
      throw ImpossibleRule(at: "schemes", "no network is accepted", expected: "at least one network")
    }
    var format = IdentifierFormat.creditCard
    format.structure = .chosen(CreditCard.choice(of: schemes))
    return separators ? format.with(.between(" -")) : format
  }
}

extension Validation where Value == String {
  /// The text is a card number of any network, digits in a row. See ``creditCard(_:separators:file:line:)``.
  public static var creditCard: Validation { creditCard(CardScheme.allCases) }

  /// The text is the number of a payment card: ISO/IEC 7812-1.
  ///
  /// It begins with a prefix of one of the networks, has a length that this network uses, and ends in a check digit by
  /// Luhn. A number of an unknown network is refused. No error holds the number: there is no suggestion, and no argument
  /// has more than one character of it. For its ranges and its length as well, see
  /// ``/ValidationCore/Validation/sensitive()``.
  ///
  /// Codes: `identifier.characters`, `creditCard.scheme`, `identifier.length`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.checkDigit`; where separators are taken, `identifier.grouping`.
  ///
  /// - Parameters:
  ///   - schemes: The networks whose cards are accepted; one or more.
  ///   - separators: Whether single spaces or hyphens may come between digits.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func creditCard(
    _ schemes: [CardScheme],
    separators: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.creditCard(schemes, separators, file: file, line: line)
  }
}

/// How a card number says of which network it is.
enum CreditCard {
  static func choice(of schemes: [CardScheme]) -> IdentifierChoice {
    let prefixes = CardPrefixes(CardRanges.all.filter { schemes.contains($0.scheme) })
    let accepted = CardScheme.allCases.filter(schemes.contains).map {
      ValidationError.Argument.text($0.name)
    }
    return IdentifierChoice(
      alphabet: .digit, codes: [.creditCardScheme, .identifierLength],
      variant: { prefixes.variant(of: $0) },
      otherwise: { digits in
        let lengths = prefixes.lengths(of: digits)
        guard !digits.isEmpty, lengths != 0 else {
          return .problem(
            IdentifierProblem(
              code: .creditCardScheme,
              range: 0..<min(6, digits.count),
              limits: ArgumentList("accepted", .alternatives(accepted))
            ))
        }
        return .variant(CardRanges.variant(ofLengths: lengths))
      })
  }
}

extension IdentifierFormat {
  package static let creditCard = IdentifierFormat(
    name: "creditCard",
    summary: "The value is the number of a payment card of a network, by its prefix, length and check digit.",
    authority: "ISO/IEC 7812-1; the networks’ public ranges",
    structure: .chosen(CreditCard.choice(of: CardScheme.allCases)),
    isSecret: true,
    furtherCodes: [.identifierGrouping, .identifierCheckDigit],
    ownReports: [.creditCardScheme],
    valid: [
      "4111111111111111", "378282246310005", "371449635398431", "5019717010103742", "30569309025904",
      "38520000023237", "36148900647913", "6011111111111117", "6011000990139424", "6362970000457013",
      "6062828888666688", "3530111333300000", "3566002020360505", "6304000000000000", "6799990100000000019",
      "5555555555554444", "2200770239097761", "9792030394440796", "135410014004955", "6200000000000005",
      "6205500000000000004", "4000056655665556", "4242424242424242",
    ],
    invalid: [.init("4111111111111112", .identifierCheckDigit, 15..<16)]
  )
}
