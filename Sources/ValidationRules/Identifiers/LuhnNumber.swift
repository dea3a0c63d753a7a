public import ValidationCore

extension Validation where Value == String {
  /// The text is digits of which the last is the check digit of all, by Luhn: ISO/IEC 7812-1, annex B.
  ///
  /// Two digits or more, of any number, in ASCII and without separators.
  ///
  /// Codes: `identifier.characters`, `length.tooShort`, `identifier.checkDigit`.
  public static var luhn: Validation { Validation(LuhnRule()) }
}

struct LuhnRule: TextRule {
  func check(_ text: inout TextView, _ findings: inout Findings) {
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return findings.report(Self.charactersError(text))
    }
    let count = text.utf8.count
    if count < 2 {
      return findings.report(
        ValidationError(
          code: .lengthTooShort,
          limits: ["minimum": 2, "unit": .text(LengthUnit.codePoints.rawValue)],
          found: ["actual": .integer(count)]
        )
      )
    }
    if !CheckDigits.isLuhn(text.utf8.lazy.map { Int($0) - 0x30 }) {
      findings.report(.identifier(.identifierCheckDigit, "luhn", ranges: [count - 1..<count]))
    }
  }

  private static func charactersError(_ text: borrowing TextView) -> ValidationError {
    var found = OffendingScalars()
    for element in text.scalars where !("0"..."9" ~= element.scalar) { found.insert(element) }
    return .identifier(
      .identifierCharacters,
      "luhn",
      found: ["character": found.first.map { .character($0) } ?? ""],
      ranges: found.ranges
    )
  }
}
