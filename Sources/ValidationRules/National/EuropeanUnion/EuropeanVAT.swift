import ICU
public import ValidationCore

extension EuropeanRules {
  /// The text is a VAT identification number of a member state of the European Union, or of Northern Ireland.
  ///
  /// The country code and the number without separators, as VIES takes them: `DE136695976`. The code is that
  /// of ISO 3166-1, but `EL` for Greece and `XI` for Northern Ireland (Directive 2006/112/EC, article 215;
  /// Council Directive (EU) 2020/1756). The form of each state is that of the Commission's list (VIES, "VAT
  /// identification numbers structure"), the check digits are those of each state's tax authority, named
  /// beside them. Belgian numbers have ten digits, the nine of before 2005 are not taken. Whether a number is
  /// registered only VIES can say.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.region` (no member state has the code), `identifier.date`,
  /// `identifier.notIssued`, `identifier.checkDigit`.
  public var vat: Validation<String> { vat(digits: .ascii) }

  /// The text is such a number, in the digits of one of the scripts. Mixed scripts: `number.mixedDigits`.
  public func vat(digits: DigitScripts) -> Validation<String> { Validation(EuropeanVATRule(digits: digits)) }
}

/// The form and the check digits of one member state's numbers, without the country code.
struct VATMember {
  let patterns: [String]
  let problem: @Sendable (IdentifierCharacters) -> IdentifierProblem?

  init(_ patterns: String..., problem: @escaping @Sendable (IdentifierCharacters) -> IdentifierProblem?) {
    self.patterns = patterns
    self.problem = problem
  }

  /// The numbers with their country code.
  func number(_ country: String) -> NationalNumber {
    var member = NationalNumber("eu.vat", patterns: patterns.map { country + $0 }, allowsBare: false) {
      [problem] characters in
      var number = IdentifierCharacters()
      for character in characters[2...] { number.append(character) }
      guard let found = problem(number) else { return nil }
      let range = found.range.lowerBound + 2..<found.range.upperBound + 2
      return IdentifierProblem(code: found.code, range: range, limits: found.limits, found: found.found)
    }
    member.isChosenByText = true
    return member
  }
}

/// Reads the country code and leaves the rest to the rule of the member state.
struct EuropeanVATRule: TextRule {
  let digits: DigitScripts

  private static let numbers: [UInt16: NationalNumber] = {
    var numbers: [UInt16: NationalNumber] = [:]
    for (country, member) in VATMembers.all { numbers[packed(country.utf8)] = member.number(country) }
    return numbers
  }()

  private static let lengths = Set(numbers.values.flatMap { $0.masks.map(\.length) }).sorted()

  func check(_ text: inout TextView, _ findings: inout Findings) {
    var country = IdentifierCharacters()
    var end = 0
    for element in text.scalars {
      guard country.count < 2 else { break }
      let form = UInt8(exactly: element.scalar.value) ?? IdentifierReading.asciiForm(of: element.scalar)
      country.append((form ?? 0).uppercased)
      end = element.range.upperBound
    }
    if country.isEmpty {
      return findings.report(
        .identifier(
          .identifierLength, "eu.vat", found: ["expected": .oneOf(Self.lengths), "actual": 0]))
    }
    guard country.count == 2, country.isAlphabetic(0..<2) else {
      return findings.report(.identifier(.identifierShape, "eu.vat", ranges: [0..<end]))
    }
    guard let number = Self.numbers[Self.packed(country)] else {
      let region = ValidationError.Argument.text(country.text)
      return findings.report(
        .identifier(.identifierRegion, "eu.vat", found: ["region": region], ranges: [0..<end]))
    }
    NationalNumberRule(number: number, digits: digits).check(&text, &findings)
  }

  private static func packed(_ letters: some Sequence<UInt8>) -> UInt16 {
    letters.reduce(0) { $0 << 8 | UInt16($1) }
  }
}
