public import ValidationCore

/// The rules for Spanish numbers: `.es.nif`, `.es.nie`, `.es.cif`.
public struct SpanishRules: Sendable {
  /// The text is an NIF, the Spanish tax number of a person or an entity (Real Decreto 1065/2007, articles 18 to 25).
  ///
  /// It is the DNI of a Spanish citizen with its letter (`54362315K`, `54362315-K`), a number that begins with K, L
  /// or M for persons without a DNI or NIE (`M1234567L`), an ``nie`` or a ``cif``. The letter of the DNI and of K, L
  /// and M numbers is the remainder of the digits modulo 23 as a letter of TRWAGMYFPDXBNJZSQVHLCKE (Real Decreto
  /// 1553/2005).
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var nif: Validation<String> { nif(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nif(digits: DigitScripts) -> Validation<String> { IdentifierFormat.spanishNIF.rule(digits) }

  /// The text is an NIE, the number of a foreigner in Spain.
  ///
  /// Written `X5253868R` or `X-5253868-R`: X, Y or Z, seven digits and a control letter (Real Decreto 557/2011,
  /// article 206; Orden INT/2058/2008 for Y and Z). The letter is computed as for the DNI, with X, Y and Z as 0, 1
  /// and 2 before the digits.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var nie: Validation<String> { nie(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func nie(digits: DigitScripts) -> Validation<String> { IdentifierFormat.nie.rule(digits) }

  /// The text is a CIF, the name until 2008 for the NIF of a Spanish legal person or entity.
  ///
  /// Written `A58818501`, or with hyphens `A-58818501` or `A-5881850-1`: a letter for the form of the entity (A to H,
  /// J, N, P to S, U to W), seven digits, and a control character (Orden EHA/451/2008). The control character is the
  /// Luhn check digit of the seven digits; it is written as a letter (J for 0, A to I for 1 to 9) after N, P, Q, R, S
  /// and W, as a digit after J, U and V, and as either after A to H, where the letter marks foreign entities. With
  /// its country code it is a VAT number.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var cif: Validation<String> { cif(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func cif(digits: DigitScripts) -> Validation<String> { IdentifierFormat.cif.rule(digits) }

  /// The text is a DNI, the number of a person in Spain.
  ///
  /// Written `54362315K`: eight digits and a check letter modulo 23.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.checkDigit`.
  public var dni: Validation<String> { Self.dni.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func dni(digits: DigitScripts) -> Validation<String> { Self.dni.rule(digits) }

  package static let formats: [IdentifierFormat] = [
    .spanishNIF, .nie, .cif, dni, ccc, cups, referenciaCatastral, cae,
  ]
}

extension Validation where Value == String {
  /// The rules for Spanish numbers.
  public static var es: SpanishRules { SpanishRules() }
}

extension SpanishRules {
  static let dni = IdentifierFormat.national(
    "es.dni", "#{8}@", "#{8}-@",
    called: "DNI", for: [.nationalID],
    summary: "A DNI, the number of a person in Spain.",
    authority: "Real Decreto 1553/2005",
    checks: [SpanishControl.check],
    valid: ["54362315K", "54362315-K"],
    invalid: [.init("54362315Z", .identifierCheckDigit, 8..<9), .init("A4362315K", .identifierShape, 0..<1)])
}

extension IdentifierFormat {
  static let spanishNIF = national(
    "es.nif",
    "#{8}@", "#{8}-@", "[K-M]#{7}@", "[K-M]-#{7}-@", "[X-Z]#{7}@", "[X-Z]-#{7}-@",
    "[A-HJNP-SU-W]#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}-[0-9A-J]",
    called: "NIF", for: [.taxNumber, .vat],
    summary: "An NIF, a Spanish tax number of a person or an entity.",
    authority: "Real Decreto 1065/2007",
    checks: [SpanishControl.check],
    valid: [
      "54362315K", "54362315-K", "X5253868R", "X-5253868-R", "M1234567L", "B64717838", "L1111111G",
      "A58818501", "Q0818001J", "R9600075G",
    ],
    invalid: [
      .init("I1234567A", .identifierShape, 0..<1),
      .init("11111111T", .identifierCheckDigit, 8..<9),
      .init("A11111118", .identifierCheckDigit, 8..<9),
      .init("X-1111111-A", .identifierCheckDigit, 10..<11),
      .init("L1111111C", .identifierCheckDigit, 8..<9),
    ]
  )

  static let nie = national(
    "es.nie", "[X-Z]#{7}@", "[X-Z]-#{7}-@",
    called: "NIE", for: [.nationalID],
    summary: "An NIE, the number of a foreigner in Spain.",
    authority: "Real Decreto 557/2011",
    checks: [SpanishControl.check],
    valid: ["X2482300W", "X-2482300-W", "Y1234567X", "Z7654321H"],
    invalid: [
      .init("12345678Z", .identifierShape, 0..<1),
      .init("X1111111A", .identifierCheckDigit, 8..<9),
    ]
  )

  static let cif = national(
    "es.cif", "[A-HJNP-SU-W]#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}[0-9A-J]", "[A-HJNP-SU-W]-#{7}-[0-9A-J]",
    called: "CIF", for: [.companyNumber],
    summary: "A CIF, the tax number of a Spanish entity.",
    authority: "Orden EHA/451/2008",
    checks: [SpanishControl.check],
    valid: ["J99216582", "A-58818501", "A-5881850-1", "A13585625", "P2807900B", "A0011012B"],
    invalid: [
      .init("M1234567L", .identifierCharacters, 0..<1, 8..<9),
      .init("199216582", .identifierShape, 0..<1),
      .init("J99216583", .identifierCheckDigit, 8..<9),
      .init("J9921658B", .identifierCheckDigit, 8..<9),
      .init("P28079002", .identifierCheckDigit, 8..<9),
    ]
  )
}

/// The control characters of Spanish tax numbers.
enum SpanishControl {
  /// The control character of a number of any kind; the first character determines the kind.
  static let check = IdentifierCheck.checkDigit(
    .at(8..<9), .function { isValid(IdentifierCharacters($0, count: $1)) })

  private static func isValid(_ characters: IdentifierCharacters) -> Bool {
    switch characters[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): characters[8] == letter(for: characters.number(0..<8))
    case UInt8(ascii: "K")...UInt8(ascii: "M"): characters[8] == letter(for: characters.number(1..<8))
    case UInt8(ascii: "X")...UInt8(ascii: "Z"):
      characters[8]
        == letter(for: Int(characters[0] - UInt8(ascii: "X")) * 10_000_000 + characters.number(1..<8))
    default: isValidEntity(characters)
    }
  }

  private static let letters = IdentifierTable(Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8))
  private static let entityLetters = IdentifierTable(Array("JABCDEFGHI".utf8))

  /// The letter of a natural person's number: the remainder modulo 23 (Real Decreto 1553/2005, DNI).
  private static func letter(for number: Int) -> UInt8 { letters[number % 23] }

  /// Whether the last character of an entity's number matches its seven digits, which are summed as in the Luhn
  /// algorithm.
  private static func isValidEntity(_ characters: IdentifierCharacters) -> Bool {
    guard let digits = characters.start(of: 1..<8) else { return false }
    let check = CheckDigits.luhn(digits, 7)
    let digit = UInt8(ascii: "0") + UInt8(check)
    switch characters[0] {
    case UInt8(ascii: "J"), UInt8(ascii: "U"), UInt8(ascii: "V"): return characters[8] == digit
    case UInt8(ascii: "N"), UInt8(ascii: "P")...UInt8(ascii: "S"), UInt8(ascii: "W"):
      return characters[8] == entityLetters[check]
    default: return characters[8] == digit || characters[8] == entityLetters[check]
    }
  }
}
