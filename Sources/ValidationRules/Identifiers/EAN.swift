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

extension Validation where Value == String {
  /// The text is the number of a product barcode in any form. See ``ean(_:file:line:)``.
  public static var ean: Validation { ean(EANForm.allCases) }

  /// The text is the number of a product barcode: a Global Trade Item Number of the GS1 General Specifications.
  ///
  /// Digits alone, the last of them a check digit with the weights 3 and 1.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.grouping`,
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
    if forms.isEmpty { ruleMistake("no form of barcode number is taken", file, line) }
    let form = IdentifierForm(kind: "ean", alphabet: .digits, lengths: Set(forms.map(\.length)).sorted())
    return Validation(
      FormedIdentifierRule(form: form) { characters in
        let last = characters.count - 1
        return EAN.isSound(characters) ? nil : .checkDigit(last..<last + 1)
      }
    )
  }
}

/// The check digit of GS1.
enum EAN {
  /// Whether the last digit makes the sum with weights 3 and 1, counted from it leftwards, a multiple of 10.
  static func isSound(_ characters: IdentifierCharacters) -> Bool {
    var sum = 0
    for (place, value) in characters.values.reversed().enumerated() {
      sum += place % 2 == 0 ? value : 3 * value
    }
    return sum % 10 == 0
  }
}
