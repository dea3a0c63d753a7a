public import ValidationCore

/// The rules for Mexican numbers: `.mx.curp`, `.mx.rfc`.
public struct MexicanRules: Sendable {
  /// The text is a CURP, the Mexican population registry code.
  ///
  /// Eighteen characters (Instructivo Normativo para la Asignación de la CURP, DOF, 18 October 2021): four letters of
  /// the names, the second a vowel or X; the date of birth; H, M or X for the sex; two letters for the state of
  /// birth, NE for births abroad; three consonants of the names; a character assigned by RENAPO, which is a digit for
  /// births before 2000 and a letter for later ones, and so gives the century of the date; and a check digit, which
  /// makes the sum of all characters with weights 18 to 2 (letters as 10 to 36, with Ñ after N) a multiple of 10.
  /// Four letters that read as a rude word are not issued.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.separators`, `identifier.case`, `identifier.notIssued`, `identifier.date`, `identifier.region`,
  /// `identifier.checkDigit`.
  public var curp: Validation<String> { curp(digits: .ascii) }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func curp(digits: DigitScripts) -> Validation<String> { IdentifierFormat.curp.rule(digits) }

  /// The text is an RFC, a Mexican tax number.
  ///
  /// Written `GODE561231GR8`, or in its three parts with hyphens or spaces: four letters for a natural person or
  /// three for a legal person (A to Z, Ñ, &), a date, two characters that distinguish namesakes and a check digit, 0
  /// to 9 or A (SAT, "Algoritmo para generar el RFC con homoclave", 2006: modulus 11, weights 13 to 2, & as 24, Ñ as
  /// 38, a missing letter as 37). The year has only two digits: 29 February is accepted if either 1900 or 2000 has
  /// it. Rude words are not issued. `XAXX010101000` and `XEXX010101000` stand for the general public and for
  /// foreigners (Resolución Miscelánea Fiscal, rule 2.7.1.23) and are accepted as they are.
  ///
  /// The SAT itself has issued some numbers, about one in seventy, with a different check digit: if you serve such
  /// people, use `checkDigit: .warning`.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping`, `identifier.case`, `identifier.notIssued`, `identifier.date`,
  /// `identifier.checkDigit`.
  public var rfc: Validation<String> { rfc() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  ///
  /// - Parameters:
  ///   - digits: The digits in which it may be written.
  ///   - checkDigit: Whether a different check digit is an error or a warning.
  public func rfc(
    digits: DigitScripts = .ascii,
    checkDigit: ValidationError.Severity = .error
  ) -> Validation<String> {
    IdentifierFormat.rfc.rule(digits, checkDigit: checkDigit)
  }

  package static let formats: [IdentifierFormat] = [.curp, .rfc]
}

extension Validation where Value == String {
  /// The rules for Mexican numbers.
  public static var mx: MexicanRules { MexicanRules() }
}

extension IdentifierFormat {
  /// The states of annex 1, with both CX for Ciudad de México and the DF of older codes.
  private static let states = CodeSet(
    """
    AS BC BS CC CH CL CM CS CX DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS
    """.split(separator: " ").map(String.init), length: 2)

  static let curp = national(
    "mx.curp", "@[AEIOUX]@@#{6}[HMX]@@[B-DF-HJ-NP-TV-Z]{3}*#",
    called: "CURP", for: [.nationalID],
    summary: "A CURP, the Mexican population registry code.",
    authority: "Instructivo Normativo para la Asignación de la CURP",
    checks: [
      .notIssued(
        .at(0..<4),
        unless: .function { !MexicanWords.contains(MexicanWords.curp, IdentifierCharacters($0, count: $1)) }
      ),
      .date(
        .at(4..<10),
        .function {
          let characters = IdentifierCharacters($0, count: $1)
          let century = characters.values[16] < 10 ? 1900 : 2000
          // A future day is accepted: some people born before 2000 have been given a letter, too.
          return characters.day(at: 4, century: century).exists
        }),
      .region(.at(11..<13), .function { characters, _ in states.contains(characters + 11, 2) }),
      // Ñ, which no CURP contains, has the value between N and O.
      .lastDigits(
        1,
        .sum(
          WeightedSum(
            (2...18).reversed(), modulo: 10, gives: "0987654321",
            values: .places(in: "0123456789ABCDEFGHIJKLMN\u{1}OPQRSTUVWXYZ")))),
    ],
    valid: ["BOXW310820HNERXN09", "HEGG560427MVZRRL04", "BEML920313HMCLNS09", "PEGL890909MJCRMS08"],
    invalid: [
      .init("PEGL890909QJCRMS08", .identifierShape, 10..<11),
      .init("PEGL890909MJCAMS08", .identifierShape, 13..<14),
      .init("BACA890909MJCRMS05", .identifierNotIssued, 0..<4),
      .init("PEGL891313MJCRMS06", .identifierDate, 4..<10),
      .init("PEGL890909MXXRMS08", .identifierRegion, 11..<13),
      .init("BOXW310820HNERXN08", .identifierCheckDigit, 17..<18),
    ]
  )

  /// The numbers that stand for many people.
  private static let generic = ["XAXX010101000", "XEXX010101000"].map { Array($0.utf8) }

  static let rfc = IdentifierFormat(
    name: "mx.rfc",
    summary: "An RFC, a Mexican tax number.",
    authority: "SAT, Algoritmo para generar el RFC con homoclave",
    shortName: "RFC",
    purposes: [.taxNumber, .vat, .companyNumber],
    structure: .fixed(
      IdentifierVariant(
        [
          "[A-Z&Ñ]{4}-#{6}-**[0-9A]", "[A-Z&Ñ]{4} #{6} **[0-9A]", "[A-Z&Ñ]{3}-#{6}-**[0-9A]",
          "[A-Z&Ñ]{3} #{6} **[0-9A]",
        ],
        checks: [
          .notIssued(
            .at(0..<4),
            unless: .function { characters, count in
              count != 13
                || !MexicanWords.contains(
                  MexicanWords.rfc, IdentifierCharacters(characters, count: count))
            }),
          .date(
            .before(end: 9, length: 6),
            .function {
              let characters = IdentifierCharacters($0, count: $1)
              return characters.day(at: $1 - 9, century: 1900).exists
                || characters.day(at: $1 - 9, century: 2000).exists
            }),
          .lastDigits(1, .function { hasRFCCheckDigit(IdentifierCharacters($0, count: $1)) }),
        ])),
    readsAnyScript: true,
    hasUncertainCheckDigit: true,
    valid: [
      "GODE561231GR8", "GODE-561231-GR8", "GODE 561231 GR8", "MAB9307148T4", "MAB-930714-8T4", "&&&030828PX7",
      "B&D9605298Y3", "ÑAÑ800101AA3", "XAXX010101000", "XEXX010101000", "ÑAÑ800229AAA",
    ],
    invalid: [
      .init("ABCD12345678B", .identifierShape, 12..<13),
      .init("CACA580710NF7", .identifierNotIssued, 0..<4),
      .init("GODE-561331-GR8", .identifierDate, 5..<11),
      .init("GODE010229GR8", .identifierDate, 4..<10),
      .init("GODE561231GR9", .identifierCheckDigit, 12..<13),
      .init("ÑAÑ800101AA4", .identifierCheckDigit, 13..<14),
    ]
  )

  private static func hasRFCCheckDigit(_ characters: IdentifierCharacters) -> Bool {
    if generic.contains(where: { characters.elementsEqual($0) }) { return true }
    let last = characters.count - 1
    // The first letter, which a number of twelve characters does not have.
    let absent = last == 11 ? 37 * 13 : 0
    let sum = CheckDigits.weightedSum(characters[..<last].lazy.map(rfcValue), (2...last + 1).reversed())
    return characters.values[last] == (11 - (sum + absent) % 11) % 11
  }

  /// The value of a character in annex III: & is between N and O.
  private static func rfcValue(_ character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "&"): return 24
    case 0xD1: return 38
    default:
      let value = CheckDigits.value(of: character) ?? 0
      return value > 23 ? value + 1 : value
    }
  }
}

/// The four letters with which no Mexican number begins, since they read as a rude word.
///
/// Sources: Instructivo Normativo para la Asignación de la CURP, annex 2 "Catálogo de palabras altisonantes"
/// (DOF, 18 October 2021), and SAT, "Algoritmo para generar el RFC con homoclave", annex IV (answer
/// 0610100135506, 2006).
enum MexicanWords {
  /// The words of the CURP, whose second letter is replaced by X.
  static let curp = words(
    """
    BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI
    GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO
    MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO
    RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY
    """)

  /// The words of the RFC, whose last letter is replaced by X.
  static let rfc = words(
    """
    BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA
    KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN
    """)

  /// Whether a number begins with one of the words.
  static func contains(_ words: Set<UInt32>, _ characters: IdentifierCharacters) -> Bool {
    words.contains(packed(characters[..<4]))
  }

  private static func words(_ text: String) -> Set<UInt32> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { packed($0.utf8) })
  }

  private static func packed(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
