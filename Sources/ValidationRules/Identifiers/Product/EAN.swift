public import ValidationCore

/// A form of the Global Trade Item Number.
public enum EANForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// EAN-8, or GTIN-8: eight digits.
  case ean8
  /// UPC-A, or GTIN-12: twelve digits.
  case upcA
  /// EAN-13, or GTIN-13: thirteen digits.
  case ean13
  /// GTIN-14, the number of a case of goods: fourteen digits.
  case gtin14

  var length: Int {
    switch self {
    case .ean8: 8
    case .upcA: 12
    case .ean13: 13
    case .gtin14: 14
    }
  }
}

extension Rules {
  static let ean = RuleOf(
    .ean,
    samples: [
      RuleSample(["forms": ["ean8"]], valid: ["73513537"], invalid: ["4006381333931": .identifierLength])
    ],
    takes: .choices("forms", shorthand: true)
  ) { (forms: [EANForm]) throws(ImpossibleRule) -> IdentifierFormat in
    if forms.isEmpty {
      throw ImpossibleRule(at: "forms", "no form is accepted", expected: "at least one form")
    }
    return IdentifierFormat.ean.with(EAN.variant(of: forms))
  }
}

extension Validation where Value == String {
  /// The text is the number of a product barcode in any form. See ``ean(_:file:line:)``.
  public static var ean: Validation { ean(EANForm.allCases) }

  /// The text is the number of a product barcode: a Global Trade Item Number of the GS1 General Specifications.
  ///
  /// Digits alone, the last of them a check digit with the weights 3 and 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`.
  ///
  /// - Parameters:
  ///   - forms: The forms that are taken; one or more.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func ean(
    _ forms: [EANForm],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.ean(forms, file: file, line: line)
  }
}

/// The check digit of GS1.
enum EAN {
  static func variant(of forms: [EANForm]) -> IdentifierVariant {
    IdentifierVariant(forms.map { "#{\($0.length)}" }, checks: [.lastDigits(1, .sum(sum))])
  }

  /// The last digit makes the sum with weights 3 and 1, counted from it leftwards, a multiple of 10.
  static let sum = WeightedSum(
    [3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3], modulo: 10, gives: "0987654321", fromEnd: true)
}

extension IdentifierFormat {
  package static let ean = IdentifierFormat(
    name: "ean",
    summary: "The value is the number of a product barcode: EAN-8, UPC-A, EAN-13 or GTIN-14.",
    authority: "GS1 General Specifications",
    structure: .fixed(EAN.variant(of: EANForm.allCases)),
    valid: ["4006381333931", "73513537", "036000291452", "10614141000415", "6921168509256"],
    invalid: [
      .init("4006381333932", .identifierCheckDigit, 12..<13),
      .init("400638133393", .identifierCheckDigit, 11..<12),
    ]
  )
}
