public import ValidationCore

extension Rules {
  static let nationalID = numberOfCountry(
    .nationalID,
    "The number by which a country knows a person, such as a PESEL in Poland; another field may name the country.",
    valid: ("PL", "44051401359"), elsewhere: ("FI", "131052-308T"),
    invalid: [
      ("PL", "4405140135!", .identifierCharacters), ("PL", "4405140135", .identifierLength),
      ("FI", "13105A3308T", .identifierShape), ("PL", "４４０５１４０１３５９", .identifierNotASCII),
      ("PL", " 44051401359", .identifierSeparators), ("FI", "131 052-308T", .identifierGrouping),
      ("FI", "131052-308t", .identifierCase),
      ("RO", "1630615993454", .identifierRegion), ("PL", "44051401358", .identifierCheckDigit),
      ("PL", "02381307589", .identifierDate), ("US", "666-90-4399", .identifierNotIssued),
    ])

  static let taxNumber = numberOfCountry(
    .taxNumber,
    "The number by which the tax authority of a country knows a person or a company; another field may name the country.",
    valid: ("DE", "36 574 261 809"), elsewhere: ("RU", "7707083893"),
    invalid: [
      ("RU", "770708389!", .identifierCharacters), ("RU", "770708389", .identifierLength),
      ("AL", "191402501L", .identifierShape), ("RU", "７７０７０８３８９３", .identifierNotASCII),
      ("RU", " 7707083893", .identifierSeparators), ("DE", "365 74 261 809", .identifierGrouping),
      ("AL", "j91402501l", .identifierCase),
      ("EC", "9992060346001", .identifierRegion), ("RU", "7707083894", .identifierCheckDigit),
      ("LV", "1", .identifierLength), ("NO", "32108695088", .identifierDate),
      ("CR", "3-534-123559", .identifierNotIssued),
    ])

  static let vat = numberOfCountry(
    .vat,
    "The number of a business for value added tax, or for a tax on goods and services; another field may name the country.",
    valid: ("DE", "DE136695976"), elsewhere: ("CH", "CHE-107.787.577 MWST"),
    invalid: [
      ("DE", "13669597!", .identifierCharacters), ("DE", "13669597", .identifierLength),
      ("AL", "191402501L", .identifierShape), ("DE", "１３６６９５９７６", .identifierNotASCII),
      ("DE", " 136695976", .identifierSeparators), ("CH", "CHE-107 787.577 MWST", .identifierGrouping),
      ("AL", "j91402501l", .identifierCase),
      ("IT", "00743112227", .identifierRegion), ("DE", "136695978", .identifierCheckDigit),
      ("CZ", "1103492745", .identifierDate), ("CY", "12259033P", .identifierNotIssued),
    ])

  static let companyNumber = numberOfCountry(
    .companyNumber,
    "The number of a company in a register of its country, such as a SIREN in France; another field may name the country.",
    valid: ("FR", "404 833 048"), elsewhere: ("BE", "0428.759.497"),
    invalid: [
      ("FR", "40483304!", .identifierCharacters), ("FR", "40483304", .identifierLength),
      ("BE", "2428759497", .identifierShape), ("FR", "４０４８３３０４８", .identifierNotASCII),
      ("FR", " 404833048", .identifierGrouping), ("IL", "51 6179157", .identifierSeparators),
      ("CH", "che100155212", .identifierCase),
      ("UY", "23-100342-001-7", .identifierRegion), ("FR", "404833049", .identifierCheckDigit),
      ("SG", "297401143C", .identifierDate), ("CR", "3-534-123559", .identifierNotIssued),
    ])

  static let passportNumber = numberOfCountry(
    .passportNumber,
    "The number of a passport of a country, in the form that the country publishes; another field may name the country.",
    valid: ("GB", "925665416"), elsewhere: ("RU", "51 1234567"),
    invalid: [
      ("GB", "92566541!", .identifierCharacters), ("GB", "92566541", .identifierLength),
      ("DE", "001X00T47", .identifierShape), ("GB", "９２５６６５４１６", .identifierNotASCII),
      ("GB", " 925665416", .identifierSeparators), ("RU", "511 234567", .identifierGrouping),
      ("DE", "c01x00t47", .identifierCase),
    ])

  static let licensePlate = numberOfCountry(
    .licensePlate,
    "The registration number of a road vehicle, as on its license plates, in the form that its country publishes; another field may name the country.",
    valid: ("BE", "1-ABC-123"), elsewhere: ("DE", "TÖL-A 1"),
    invalid: [
      ("FR", "AB-123-C!", .identifierCharacters), ("FR", "AB-123-C", .identifierLength),
      ("FR", "1B-123-CD", .identifierShape), ("FR", "ＡB-123-CD", .identifierNotASCII),
      ("FR", "AB 123 CD", .identifierGrouping), ("FR", "ab-123-cd", .identifierCase),
    ])

  private static func numberOfCountry(
    _ number: CountryNumber,
    _ summary: String,
    valid: (country: String, text: String),
    elsewhere: (country: String, text: String),
    invalid: [(country: String, text: String, code: ValidationError.Code)]
  ) -> RuleOf<RuleImplementation, String?, String?, DigitScripts> {
    let arabic = String(
      String.UnicodeScalarView(
        valid.text.unicodeScalars.enumerated().map { index, scalar in
          index > 2 && "0"..."9" ~= scalar ? Unicode.Scalar(scalar.value + 0x630) ?? scalar : scalar
        }))
    return RuleOf(
      number.rawValue, summary, standard: "The authority of each number",
      reports: number.format.reports,
      samples: [
        RuleSample(["country": .text(valid.country)], valid: [.text(valid.text)]),
        RuleSample(
          ["countryField": "b"], beside: ["b": .text(elsewhere.country)],
          valid: [.text(elsewhere.text)], invalid: ["!": .identifierCharacters]),
        RuleSample(["countryField": "b"], beside: ["b": "AQ"], valid: ["!"]),
        RuleSample(
          ["country": .text(valid.country), "digits": "anyScript"],
          invalid: [.text(arabic): .numberMixedDigits]),
      ] + invalid.map { RuleSample(["country": .text($0)], code: $2, of: .text($1)) },
      takes: .text("country", shorthand: true), .field("countryField"),
      .choice("digits", default: DigitScripts.ascii)
    ) { country, field, digits throws(ImpossibleRule) -> RuleImplementation in
      switch (country, field) {
      case (let country?, nil): return .typed(TypedRule(text: try validation(number, country, digits)))
      case (nil, let field?):
        // A country without such a number takes any text.
        return .relation(
          FieldRelation(
            kind: .texts(
              .beside(quick: CountryNumberTable(number, digits).check) { text, country, sink in
                number.check(text, in: country, digits, &sink)
              }),
            fields: [field]))
      default:
        throw ImpossibleRule(
          at: "country", "the rule requires a country, or the field that names one",
          expected: "one of \"country\" and \"countryField\"")
      }
    }
  }

  private static func validation(
    _ number: CountryNumber, _ country: String, _ digits: DigitScripts
  ) throws(ImpossibleRule) -> Validation<String> {
    guard let rule = number.rule(of: country, digits) else {
      throw ImpossibleRule(
        at: "country", "no number of this kind is known for \(RuleValue.text(country))",
        expected: "a country's code of ISO 3166-1 such as \"PL\"", known: number.countries)
    }
    return Validation(rule)
  }

  /// The rule in Swift for a country that its author names.
  fileprivate static func number(
    _ number: CountryNumber, _ country: String, _ digits: DigitScripts, _ file: StaticString, _ line: UInt
  ) -> Validation<String> {
    do throws(ImpossibleRule) {
      return try validation(number, country, digits)
        .made(of: .rule(number.rawValue, arguments(country, digits)))
    } catch {
      error.stop(file, line)
    }
  }

  private static func arguments(_ country: String, _ digits: DigitScripts) -> [String: RuleValue] {
    digits == .ascii
      ? ["country": .text(country)] : ["country": .text(country), "digits": .text(digits.rawValue)]
  }
}

extension IdentifierFormat {
  /// A number of some country: what is reported for it.
  static let ofCountry = {
    var format = IdentifierFormat.postalCode
    format.furtherCodes = [
      .identifierGrouping, .identifierRegion, .identifierDate, .identifierNotIssued, .identifierCheckDigit,
    ]
    return format
  }()
}

extension RuleSample {
  fileprivate init(
    _ arguments: KeyValuePairs<String, RuleValue>, code: ValidationError.Code, of value: RuleValue
  ) {
    self.init(arguments, invalid: [value: code])
  }
}

extension Validation where Value == String {
  /// The text is the number by which a country knows a person: a PESEL for Poland, a CPF for Brazil, a NIR for France.
  ///
  /// A text is valid if one of the country's numbers of this kind takes it; otherwise it gets the error of the number
  /// that it is closest to. Each number is also a rule of its own, such as ``PolishRules/pesel``.
  ///
  /// Codes: those of the numbers, `identifier.…`; with digits of any script also `number.mixedDigits`.
  /// - Parameters:
  ///   - country: The country's ISO 3166-1 alpha-2 code, such as `PL`.
  ///   - digits: The digits in which it may be written.
  ///   - file: The file that the program names when it stops for a country without such a number.
  ///   - line: The line in that file.
  public static func nationalID(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.nationalID, country, digits, file, line)
  }

  /// The text is the number by which the tax authority of a country knows a person or a company: an ИНН for Russia, an
  /// SSN, ITIN or EIN for the United States. See ``nationalID(of:digits:file:line:)``.
  public static func taxNumber(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.taxNumber, country, digits, file, line)
  }

  /// The text is the number of a business for value added tax, or for a tax on goods and services; in the European
  /// Union, Great Britain, Iceland and Norway with the country code before it or without. See
  /// ``nationalID(of:digits:file:line:)``.
  public static func vat(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.vat, country, digits, file, line)
  }

  /// The text is the number of a company in a register of its country: a SIREN for France, an УНП for Belarus. See
  /// ``nationalID(of:digits:file:line:)``.
  public static func companyNumber(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.companyNumber, country, digits, file, line)
  }

  /// The text is the number of a passport of a country, in the form that the country publishes. See
  /// ``nationalID(of:digits:file:line:)``.
  public static func passportNumber(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.passportNumber, country, digits, file, line)
  }

  /// The text is the registration number of a road vehicle, as on its license plates: `AB-123-CD` in France, with its
  /// separators or without. See ``nationalID(of:digits:file:line:)``.
  public static func licensePlate(
    of country: String, digits: DigitScripts = .ascii, file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    Rules.number(.licensePlate, country, digits, file, line)
  }
}
