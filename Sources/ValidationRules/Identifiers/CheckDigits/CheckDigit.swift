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

struct CheckDigitRule: TextRule {
  let algorithm: CheckDigitAlgorithm

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    let utf8 = text.utf8
    for element in text.scalars {
      let isLast = element.range.upperBound == utf8.count
      if isCharacter(element.scalar, isLast: isLast) { continue }
      return sink.report(
        .identifier(
          .identifierCharacters, Self.kind, found: ArgumentList("character", .character(element.scalar)),
          ranges: [element.range]))
    }
    let length = algorithm == .mod97And10 ? 2 : 1
    if utf8.count > length, isChecked(utf8) { return }
    let start = max(0, utf8.count - length)
    sink.report(.identifier(.identifierCheckDigit, Self.kind, ranges: [start..<utf8.count]))
  }

  /// Any number with a check digit has the name that the catalogs have for it.
  private static let kind = "luhn"

  private func isCharacter(_ scalar: Unicode.Scalar, isLast: Bool) -> Bool {
    switch (scalar, algorithm) {
    case ("0"..."9", _): true
    case ("A"..."Z", .mod37And2), ("A"..."Z", .mod37And36), ("A"..."Z", .mod97And10): true
    case ("X", .mod11), ("X", .mod11And2): isLast
    case ("*", .mod37And2): isLast
    default: false
    }
  }

  private func isChecked(_ number: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = number.baseAddress else { return false }
    return switch algorithm {
    case .luhn: CheckDigits.isLuhn(start, number.count)
    case .verhoeff: CheckDigits.isVerhoeff(number)
    case .damm: CheckDigits.isDamm(number)
    case .mod11: CheckDigits.isMod11(number)
    case .mod11And10: CheckDigits.isMod11And10(number)
    case .mod11And2: CheckDigits.isMod11And2(start, number.count)
    case .mod37And2: CheckDigits.isMod37And2(number)
    case .mod37And36: CheckDigits.isMod37And36(start, number.count)
    case .mod97And10: CheckDigits.isMod97(start, number.count)
    }
  }
}

extension CheckDigits {
  /// Whether digits end with their check digit by Verhoeff.
  static func isVerhoeff(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    var check = 0
    for (place, digit) in digits.reversed().enumerated() {
      check = product(check, permutation(Int(digit &- 0x30), place % 8))
    }
    return check == 0
  }

  /// The product in the dihedral group of order 10: rotations are 0 to 4, reflections 5 to 9.
  private static func product(_ left: Int, _ right: Int) -> Int {
    switch (left < 5, right < 5) {
    case (true, true): (left + right) % 5
    case (true, false): (left + right - 5) % 5 + 5
    case (false, true): (left - 5 - right + 5) % 5 + 5
    case (false, false): (left - right + 5) % 5
    }
  }

  /// A digit after as many rounds of the permutation.
  private static func permutation(_ digit: Int, _ rounds: Int) -> Int {
    var digit = digit
    for _ in 0..<rounds { digit = Int(verhoeffPermutation[UInt8(truncatingIfNeeded: digit)]) }
    return digit
  }

  private static let verhoeffPermutation = IdentifierTable([1, 5, 7, 6, 2, 8, 3, 0, 9, 4])

  /// Whether digits end with their check digit by Damm.
  static func isDamm(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    var check: UInt8 = 0
    for digit in digits { check = dammTable[check &* 10 &+ (digit &- 0x30)] }
    return check == 0
  }

  /// The quasigroup of Damm's thesis, row by row.
  private static let dammTable = IdentifierTable(
    "0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790"
      .utf8.map { $0 - 0x30 })

  /// Whether digits end with their check character by weights from 2 up, from the right.
  static func isMod11(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      sum = (sum + (value(of: digit) ?? 0).clampedToX * (place % 11 + 1)) % 11
    }
    return sum == 0
  }

  /// Whether digits end with their check digit by ISO/IEC 7064 MOD 11,10.
  static func isMod11And10(_ digits: UnsafeBufferPointer<UInt8>) -> Bool {
    mod11And10(digits.dropLast().lazy.map { Int($0 &- 0x30) }) == Int(digits[digits.count - 1] &- 0x30)
  }

  /// Whether digits and capitals end with their check character by ISO/IEC 7064 MOD 37-2.
  static func isMod37And2(_ characters: UnsafeBufferPointer<UInt8>) -> Bool {
    var sum = 0
    for character in characters { sum = (sum * 2 + (value(of: character) ?? 36)) % 37 }
    return sum == 1
  }
}

extension Int {
  /// X counts as 10, whatever the value of the letter.
  fileprivate var clampedToX: Int { Swift.min(self, 10) }
}
