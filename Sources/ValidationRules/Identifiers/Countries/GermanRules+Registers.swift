public import ValidationCore

extension GermanRules {
  /// The text is a Leitweg-ID, the address of a German public authority for electronic invoices.
  ///
  /// Written `04011000-1234512345-06`: two to twelve digits that begin with the number of a state or 99, up to thirty
  /// letters and digits that may be left out with their hyphen, and two check digits by ISO 7064 MOD 97-10. The hyphens
  /// are part of it.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.shape`,
  /// `identifier.region`, `identifier.checkDigit`.
  public var leitwegID: Validation<String> { Self.leitwegID.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func leitwegID(digits: DigitScripts) -> Validation<String> { Self.leitwegID.rule(digits) }

  /// The text is a number in a German register of companies, cooperatives, partnerships or associations.
  ///
  /// Written `Aachen HRA 11223`, or with the register first, `HRB 116737 B Berlin (Charlottenburg)`: the court, the
  /// register (HRA, HRB, GnR, GsR, PR or VR), up to six digits, and letters of a former court. Whether the number is in
  /// use, only the register can tell.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.shape`,
  /// `identifier.region`.
  public var handelsregisternummer: Validation<String> { Self.handelsregisternummer.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func handelsregisternummer(digits: DigitScripts) -> Validation<String> {
    Self.handelsregisternummer.rule(digits)
  }
}

extension GermanRules {
  static let leitwegID = IdentifierFormat(
    name: "de.leitwegID",
    summary: "A Leitweg-ID, the address of a German public authority for electronic invoices.",
    authority: "KoSIT, Leitweg-ID Formatspezifikation 2.0.2",
    shortName: "Leitweg-ID",
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(.letter).union(IdentifierMask.Cell("-".utf8)),
        checks: [
          .shape({ leitwegFault(in: IdentifierCharacters($0, count: $1)) == nil }, fault: leitwegFault),
          .region(.at(0..<2), .number(at: 0, length: 2, NumberSet(1...16, 99...99))),
          .lastDigits(
            2,
            .function { characters, count in
              var remainder = 0
              for index in 0..<count where characters[index] != UInt8(ascii: "-") {
                let value = Int(IdentifierTable.alphanumeric[characters[index]])
                remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
              }
              return remainder == 1
            }),
        ])),
    letterCase: .either,
    readsAnyScript: true,
    valid: ["04011000-1234512345-06", "991-03730-19", "99-92", "05711-06001-79", "04011000-abcdef9-39"],
    invalid: [
      .init("991-03730-18", .identifierCheckDigit, 10..<12),
      .init("1-03730-19", .identifierShape, 1..<2),
      .init("991--19", .identifierShape, 4..<5),
      .init("991-03730", .identifierShape, 6..<7),
      .init("17-03730-19", .identifierRegion, 0..<2),
      .init("991/03730/19", .identifierGrouping, 3..<4, 9..<10),
    ])

  /// The offset of the first character that does not belong.
  private static func leitwegFault(in text: IdentifierCharacters) -> Int? {
    let hyphen = UInt8(ascii: "-")
    func run(from start: Int, upTo length: Int, _ holds: (UInt8) -> Bool) -> Int {
      var end = start
      while end < text.count, end < start + length, holds(text[end]) { end += 1 }
      return end
    }
    func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    func checkFault(from start: Int) -> Int? {
      let end = run(from: start, upTo: 2, isDigit)
      return end == start + 2 && end == text.count ? nil : end
    }
    let first = run(from: 0, upTo: 12, isDigit)
    guard first >= 2, text[first] == hyphen else { return first }
    let second = run(from: first + 1, upTo: 30) { $0 != hyphen }
    if second == text.count { return checkFault(from: first + 1) }
    guard second > first + 1, text[second] == hyphen else { return second }
    return checkFault(from: second + 1)
  }

  static let handelsregisternummer = IdentifierFormat(
    name: "de.handelsregisternummer",
    summary: "A number in a German register of companies, cooperatives, partnerships or associations.",
    authority: "Handelsgesetzbuch, sections 8 and 14; Handelsregisterverordnung, section 13",
    shortName: "HR-Nummer",
    purposes: [.companyNumber],
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(.letter)
          .union(IdentifierMask.Cell("abcdefghijklmnopqrstuvwxyz ,./()-".utf8))
          .union(IdentifierMask.Cell([0xC4, 0xD6, 0xDC, 0xDF, 0xE4, 0xF6, 0xFC])),
        checks: [
          .shape { GermanRegisterNumber(IdentifierCharacters($0, count: $1)) != nil },
          IdentifierCheck(
            .identifierRegion, .allBut(last: 0),
            [
              .function {
                let text = IdentifierCharacters($0, count: $1)
                return GermanRegisterNumber(text)?.hasCourt(text) ?? false
              }
            ],
            problem: { text in
              .region(GermanRegisterNumber(text)?.court ?? 0..<text.count, of: text)
            }),
        ])),
    letterCase: .distinct,
    readsAnyScript: true,
    valid: [
      "Aachen HRA 11223", "HRB 116737 B Berlin (Charlottenburg)", "München HRB 42243", "HRB 30000 Ulm",
      "Frankfurt am Main, HRB 50001", "düsseldorf GnR 400", "VR 1 KI Kiel",
    ],
    invalid: [
      .init("Aachen HRC 44123", .identifierShape, 0..<16),
      .init("Aachen HRB 044123", .identifierShape, 0..<17),
      .init("HRB 44123", .identifierShape, 0..<9),
      .init("Entenhausen HRB 313", .identifierRegion, 0..<11),
      .init("HRB 313 Gänsehausen", .identifierRegion, 8..<20),
    ])
}
