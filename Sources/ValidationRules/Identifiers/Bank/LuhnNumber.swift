public import ValidationCore

extension Rules {
  static let luhn = RuleOf(
    IdentifierFormat.luhn.name,
    IdentifierFormat.luhn.summary,
    standard: IdentifierFormat.luhn.authority,
    reports: IdentifierFormat.luhn.reports,
    samples: IdentifierFormat.luhn.samples + [RuleSample(invalid: ["1": .lengthTooShort])],
    make: LuhnRule.init
  )
}

extension Validation where Value == String {
  /// The text is digits of which the last is the check digit of all, by Luhn: ISO/IEC 7812-1, annex B.
  ///
  /// Two digits or more, of any number, in ASCII and without separators.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.separators`, `length.tooShort`,
  /// `identifier.checkDigit`.
  public static var luhn: Validation { Rules.luhn() }
}

/// Digits of any number, which no ``IdentifierCharacters`` holds.
struct LuhnRule: TextRule {
  private static let kind = IdentifierKind(.luhn)

  var quick: QuickCheck? {
    QuickCheck { _, utf8, count in
      guard let utf8, count >= 2 else { return false }
      for offset in 0..<count where utf8[offset] &- 0x30 > 9 { return false }
      return CheckDigits.isLuhn(utf8, count)
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let count = text.utf8.count
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return sink.report(IdentifierDiagnosis.error(of: text, Self.kind, .ascii))
    }
    if count < 2 {
      return sink.report(
        ValidationError(
          reporting: .lengthTooShort,
          limits: ArgumentList("minimum", 2, "unit", .text(LengthUnit.codePoints.rawValue)),
          found: ArgumentList("actual", .integer(count))
        )
      )
    }
    if let digits = text.utf8.baseAddress, !CheckDigits.isLuhn(digits, count) {
      sink.report(Self.kind.error(.identifierCheckDigit, ranges: [count - 1..<count]))
    }
  }
}

extension IdentifierFormat {
  package static let luhn = IdentifierFormat(
    name: "luhn",
    summary: "The value is digits that end in their check digit by Luhn.",
    authority: "ISO/IEC 7812-1, annex B",
    structure: .fixed(IdentifierVariant(run: .digit)),
    furtherCodes: [.identifierCheckDigit],
    ownReports: [.lengthTooShort],
    valid: ["79927398713", "18", "00"],
    invalid: [.init("79927398710", .identifierCheckDigit, 10..<11)]
  )
}
