public import ValidationCore

/// A way to make check characters, for numbers that have no rule of their own.
public enum CheckDigitAlgorithm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Luhn, modulo 10: ISO/IEC 7812-1, annex B.
  case luhn
  /// Verhoeff, over the dihedral group of order 10, which finds every transposition.
  case verhoeff
  /// Damm, over a quasigroup of order 10, which finds every transposition.
  case damm
  /// Weights 2, 3 and so on from the right; 10 is written X.
  case mod11
  /// ISO/IEC 7064 MOD 11,10.
  case mod11And10
  /// ISO/IEC 7064 MOD 11-2; 10 is written X.
  case mod11And2
  /// ISO/IEC 7064 MOD 37-2, of digits and capitals; 36 is written `*`.
  case mod37And2
  /// ISO/IEC 7064 MOD 37,36, of digits and capitals.
  case mod37And36
  /// ISO/IEC 7064 MOD 97-10: two check digits, after digits and capitals.
  case mod97And10
}

extension Rules {
  static let checkDigit = RuleOf(
    "checkDigit",
    "The text is a number of any length that ends with its check character by a common algorithm.",
    standard: "ISO/IEC 7064; ISO/IEC 7812-1; Verhoeff 1969; Damm 2004",
    reports: [
      RuleReport(.identifierCharacters, limits: ["kind": .key], found: ["character": .character]),
      RuleReport(.identifierCheckDigit, limits: ["kind": .key]),
    ],
    samples: [
      RuleSample(
        ["algorithm": "luhn"], valid: ["79927398713"],
        invalid: [
          "79927398710": .identifierCheckDigit, "7992-7398713": .identifierCharacters,
          "": .identifierCheckDigit,
        ]),
      RuleSample(["algorithm": "verhoeff"], valid: ["2363"], invalid: ["2364": .identifierCheckDigit]),
      RuleSample(["algorithm": "damm"], valid: ["5724"], invalid: ["5742": .identifierCheckDigit]),
      RuleSample(
        ["algorithm": "mod11"], valid: ["0365327", "097420014X"], invalid: ["0365328": .identifierCheckDigit]),
      RuleSample(["algorithm": "mod11And10"], valid: ["07945"], invalid: ["07946": .identifierCheckDigit]),
      RuleSample(
        ["algorithm": "mod11And2"], valid: ["07940", "079X"], invalid: ["07941": .identifierCheckDigit]),
      RuleSample(
        ["algorithm": "mod37And2"], valid: ["G123489654321Y"],
        invalid: ["G123489654321Z": .identifierCheckDigit]),
      RuleSample(
        ["algorithm": "mod37And36"], valid: ["A12425GABC1234002M"], invalid: ["a1": .identifierCharacters]),
      RuleSample(
        ["algorithm": "mod97And10"], valid: ["9999123456789012141490"], invalid: ["94": .identifierCheckDigit]
      ),
    ],
    takes: .choice("algorithm", shorthand: true),
    make: CheckDigitRule.init
  )
}

extension Validation where Value == String {
  /// The text is a number that ends with its check character: digits of ASCII, or where the algorithm has them capitals
  /// too, without separators.
  ///
  /// ```swift
  /// .checkDigit(.verhoeff)   // "2363"
  /// ```
  /// For a number that has a rule of its own, that rule also knows its length and its form.
  ///
  /// Codes: `identifier.characters`, `identifier.checkDigit`.
  public static func checkDigit(_ algorithm: CheckDigitAlgorithm) -> Validation {
    Rules.checkDigit(algorithm)
  }
}

final class CheckDigitRule: TextRule {
  let algorithm: CheckDigitAlgorithm

  init(algorithm: CheckDigitAlgorithm) { self.algorithm = algorithm }

  var quick: QuickCheck? {
    QuickCheck(self) { rule, utf8, count in
      rule.reading(CheckDigitRule.self) { $0.isValid(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    for element in text.scalars {
      if let byte = UInt8(exactly: element.scalar.value) {
        if isCharacter(byte) { continue }
        if byte == finalCharacter, element.range.upperBound == utf8.count { continue }
      }
      return sink.report(
        .identifier(
          .identifierCharacters, Self.kind, found: ArgumentList("character", .character(element.scalar)),
          ranges: [element.range]))
    }
    if isChecked(utf8) { return }
    let start = max(0, utf8.count - checkLength)
    sink.report(.identifier(.identifierCheckDigit, Self.kind, ranges: [start..<utf8.count]))
  }

  /// Any number with a check digit has the name that the catalogs have for it.
  private static let kind = "luhn"

  /// The number of check characters.
  private var checkLength: Int { algorithm == .mod97And10 ? 2 : 1 }

  /// What the check character may be beside those of the number.
  private var finalCharacter: UInt8? {
    switch algorithm {
    case .mod11, .mod11And2: UInt8(ascii: "X")
    case .mod37And2: UInt8(ascii: "*")
    case .luhn, .verhoeff, .damm, .mod11And10, .mod37And36, .mod97And10: nil
    }
  }

  private var hasCapitals: Bool {
    switch algorithm {
    case .mod37And2, .mod37And36, .mod97And10: true
    case .luhn, .verhoeff, .damm, .mod11, .mod11And10, .mod11And2: false
    }
  }

  /// Whether a character may be at any place of the number.
  @inline(__always)
  private func isCharacter(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (hasCapitals && byte &- 0x41 < 26)
  }

  private func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    for byte in text.dropLast() where !isCharacter(byte) { return false }
    return (isCharacter(last) || last == finalCharacter) && isChecked(text)
  }

  /// Whether a number of such characters ends with its check characters.
  private func isChecked(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = number.baseAddress, number.count > checkLength else { return false }
    return switch algorithm {
    case .luhn: CheckDigits.isLuhn(start, number.count)
    case .verhoeff: CheckDigits.isVerhoeff(start, number.count)
    case .damm: CheckDigits.isDamm(start, number.count)
    case .mod11: CheckDigits.isMod11(start, number.count)
    case .mod11And10: CheckDigits.isMod11And10(start, number.count)
    case .mod11And2: CheckDigits.isMod11And2(start, number.count)
    case .mod37And2: CheckDigits.isMod37And2(start, number.count)
    case .mod37And36: CheckDigits.isMod37And36(start, number.count)
    case .mod97And10: CheckDigits.isMod97(start, number.count)
    }
  }
}
