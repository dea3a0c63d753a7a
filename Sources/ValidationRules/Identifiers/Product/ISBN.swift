public import ValidationCore

/// Which forms of an ISBN are taken.
public enum ISBNForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Ten or thirteen digits.
  case any
  /// Ten digits, the form until 2006; the last may be X.
  case isbn10
  /// Thirteen digits from 978 or 979.
  case isbn13
}

extension Rules {
  static let isbn = RuleOf(
    .isbn,
    samples: [RuleSample(["form": "isbn13"], invalid: ["0306406152": .identifierLength])],
    takes: .choice("form", shorthand: true, default: .any)
  ) { form throws(ImpossibleRule) in
    IdentifierFormat.isbn.with(IdentifierVariant(ISBN.patterns(of: form), checks: [ISBN.checkDigit]))
  }
}

extension Validation where Value == String {
  /// The text is an ISBN of ten or thirteen digits. See ``isbn(_:)``.
  public static var isbn: Validation { isbn(.any) }

  /// The text is an International Standard Book Number: ISO 2108.
  ///
  /// Thirteen digits from 978 or 979 with the check digit of EAN-13, or ten with MOD 11, where 10 is written X; single
  /// hyphens or spaces may come between the digits, wherever the publisher's number ends. 979-0 is refused: those are
  /// the music numbers of ISO 10957.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping` (a separator without a digit on one side), `identifier.case`, `identifier.checkDigit`.
  public static func isbn(_ taken: ISBNForm) -> Validation {
    Rules.isbn(taken)
  }
}

/// The shapes and the check digits of ISBN and ISSN.
enum ISBN {
  static func patterns(of taken: ISBNForm) -> [String] {
    switch taken {
    case .any: patterns(of: .isbn13) + patterns(of: .isbn10)
    case .isbn10: ["#{9}[0-9X]"]
    case .isbn13: ["978#{10}", "979[1-9]#{9}"]
    }
  }

  static let checkDigit = IdentifierCheck.lastDigits(
    1, .function { $1 == 10 ? tenDigits.holds($0, $1) : EAN.sum.holds($0, $1) })

  private static let tenDigits = WeightedSum((2...10).reversed(), modulo: 11, gives: mod11)

  /// The check digit of MOD 11 for each remainder: X for 10.
  static let mod11 = "0X987654321"
}

extension IdentifierFormat {
  package static let isbn = IdentifierFormat(
    name: "isbn",
    summary: "The value is an International Standard Book Number of ten or thirteen digits.",
    authority: "ISO 2108",
    structure: .fixed(IdentifierVariant(ISBN.patterns(of: .any), checks: [ISBN.checkDigit])),
    grouping: .between(" -"),
    valid: [
      "978-0-306-40615-7", "9780306406157", "0306406152", "0-306-40615-2", "080442957X", "978 7 111 07575 2",
      "9791034504558",
    ],
    invalid: [
      .init("9770306406157", .identifierShape, 2..<3),
      .init("9790260000438", .identifierShape, 3..<4),
      .init("08044295X7", .identifierShape, 8..<9),
      .init("978030640615X", .identifierShape, 12..<13),
      .init("978--0306406157", .identifierGrouping, 4..<5, suggestion: "9780306406157"),
      .init("9780306406158", .identifierCheckDigit, 12..<13),
      .init("0306406153", .identifierCheckDigit, 9..<10),
      .init("0-306-40615-3", .identifierCheckDigit, 12..<13),
    ]
  )
}
