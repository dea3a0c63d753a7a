public import ValidationCore

extension FrenchRules {
  /// The text is the number of a company in the French register of trade (RCS), with the town of the registry.
  ///
  /// Written `RCS Nancy 323 159 715` or `323 159 715 RCS Nancy` (Code de commerce, article R123-237): the SIREN with its
  /// check digit by Luhn, in groups of three or in one, and the town, which is not compared with a list. The letter of
  /// a section before the number, as it was written until 2007, is accepted: A for persons, B for companies, C for
  /// groupings and D for civil-law partnerships.
  ///
  /// Codes: `identifier.characters`, `identifier.notASCII`, `identifier.grouping`, `identifier.shape`,
  /// `identifier.checkDigit`.
  public var rcs: Validation<String> { Self.rcs.rule() }

  /// The text is such a number, in digits of one of the given scripts. Mixed scripts: `number.mixedDigits`.
  public func rcs(digits: DigitScripts) -> Validation<String> { Self.rcs.rule(digits) }

  static let rcs = IdentifierFormat(
    name: "fr.rcs",
    summary: "The number of a company in the French register of trade, with the town of the registry.",
    authority: "Code de commerce, article R123-237",
    shortName: "RCS",
    structure: .fixed(
      IdentifierVariant(
        of: .digit.union(.letter)
          .union(IdentifierMask.Cell("abcdefghijklmnopqrstuvwxyz -'.".utf8))
          .union(IdentifierMask.Cell(0xC0...0xFF)),
        checks: [
          IdentifierCheck(
            .identifierShape, .allBut(last: 0),
            [
              .function {
                let text = IdentifierCharacters($0, count: $1)
                return RCSNumber(text)?.isOfSection(text) ?? false
              }
            ],
            problem: { text in
              guard let section = RCSNumber(text)?.section else { return .shape(0..<text.count) }
              return .shape(section..<section + 1)
            }),
          IdentifierCheck(
            .identifierCheckDigit, .allBut(last: 0),
            [
              .function {
                let text = IdentifierCharacters($0, count: $1)
                return RCSNumber.siren(of: text).map { RCSNumber.isLuhn(text, $0) } ?? false
              }
            ],
            problem: { text in
              let end = RCSNumber(text)?.siren.upperBound ?? text.count
              return IdentifierProblem(code: .identifierCheckDigit, range: max(0, end - 1)..<end)
            }),
        ])),
    letterCase: .distinct,
    readsAnyScript: true,
    valid: [
      "RCS Nancy B 323 159 715", "RCS Bourg-en-Bresse 552008443", "404 833 048 RCS Évry",
      "404833048 RCS Paris",
    ],
    invalid: [
      .init("RCS Nancy B 323 159 716", .identifierCheckDigit, 22..<23),
      .init("323 159 716 RCS Nancy", .identifierCheckDigit, 10..<11),
      .init("RCS 323 159 715", .identifierShape, 0..<15),
      .init("RCSNancy B 323 159 715", .identifierShape, 0..<22),
      .init("RCS Nancy 32 3159 715", .identifierShape, 0..<21),
    ])
}

/// Where the SIREN and the letter are in a number of the French register of trade.
private struct RCSNumber {
  let siren: Range<Int>
  /// The offset of a word of one letter after the town; nil if there is none.
  let section: Int?

  /// Nil for a text that is not written as such a number.
  init?(_ text: IdentifierCharacters) {
    if text.hasWord("RCS", at: 0) {
      // The digits are the last nine, in one group or in three.
      guard let start = Self.start(of: text), text[start - 1] == UInt8(ascii: " ") else { return nil }
      let letter = Self.section(of: text, before: start - 1)
      guard Self.isTown(text, 4..<max(4, (letter ?? start) - 1)) else { return nil }
      (siren, section) = (start..<text.count, letter)
    } else {
      guard let end = Self.end(of: text), text[end] == UInt8(ascii: " "), text.hasWord("RCS", at: end + 1)
      else { return nil }
      let letter = Self.section(of: text, before: text.count)
      let town = end + 5
      guard Self.isTown(text, town..<max(town, (letter ?? text.count + 1) - 1)) else { return nil }
      (siren, section) = (0..<end, letter)
    }
  }

  /// Whether the letter, if there is one, is that of a section of the register: A to D.
  func isOfSection(_ text: IdentifierCharacters) -> Bool {
    guard let section else { return true }
    return UInt8(ascii: "A")...UInt8(ascii: "D") ~= text[section]
  }

  /// Where the SIREN is in a text that is written as such a number.
  static func siren(of text: IdentifierCharacters) -> Range<Int>? {
    if 0x30...0x39 ~= text[0] { return end(of: text).map { 0..<$0 } }
    return start(of: text).map { $0..<text.count }
  }

  /// Whether the last digit of a SIREN is the check digit of the others.
  static func isLuhn(_ text: IdentifierCharacters, _ siren: Range<Int>) -> Bool {
    var (sum, isDoubled, index) = (0, false, siren.upperBound)
    while index > siren.lowerBound {
      index -= 1
      let byte = text[index]
      if byte == UInt8(ascii: " ") { continue }
      let product = Int(byte & 15) << (isDoubled ? 1 : 0)
      sum += product > 9 ? product - 9 : product
      isDoubled.toggle()
    }
    return sum % 10 == 0
  }

  private static func section(of text: IdentifierCharacters, before end: Int) -> Int? {
    let byte = text[end - 1]
    let isLetter = 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte >= 0xC0
    return isLetter && text[end - 2] == UInt8(ascii: " ") ? end - 1 : nil
  }

  private static func start(of text: IdentifierCharacters) -> Int? {
    // The digits in one group have no space where those in three have one.
    let length = text[text.count - 4] == UInt8(ascii: " ") ? 11 : 9
    let start = text.count - length
    return start > 0 && isSIREN(text, at: start, length) ? start : nil
  }

  private static func end(of text: IdentifierCharacters) -> Int? {
    let length = text[3] == UInt8(ascii: " ") ? 11 : 9
    return isSIREN(text, at: 0, length) ? length : nil
  }

  private static func isSIREN(_ text: IdentifierCharacters, at start: Int, _ length: Int) -> Bool {
    // How many digits are left before a space.
    var group = length == 11 ? 3 : length
    for index in start..<start + length {
      if group == 0 ? text[index] != UInt8(ascii: " ") : !(0x30...0x39 ~= text[index]) { return false }
      group = group == 0 ? 3 : group - 1
    }
    return true
  }

  /// Whether the characters are words of letters, with single characters between them.
  private static func isTown(_ text: IdentifierCharacters, _ range: Range<Int>) -> Bool {
    var isAfterLetter = false
    for index in range {
      switch text[index] {
      case 0x30...0x39: return false
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "'"):
        if !isAfterLetter { return false }
        isAfterLetter = false
      case UInt8(ascii: "."): if !isAfterLetter { return false }
      default: isAfterLetter = true
      }
    }
    return isAfterLetter
  }
}

extension IdentifierCharacters {
  /// Whether a word is at an offset, with a space behind it.
  fileprivate func hasWord(_ word: StaticString, at start: Int) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount where self[start + offset] != word.utf8Start[offset] {
      return false
    }
    return self[start + word.utf8CodeUnitCount] == UInt8(ascii: " ")
  }
}
