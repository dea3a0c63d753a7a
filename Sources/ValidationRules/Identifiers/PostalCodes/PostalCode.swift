import ICU
public import ValidationCore

extension Rules {
  static let postalCode = RuleOf(
    IdentifierFormat.postalCode.name,
    IdentifierFormat.postalCode.summary,
    standard: IdentifierFormat.postalCode.authority,
    reports: IdentifierFormat.postalCode.reports,
    samples: [
      RuleSample(
        ["region": "BR"],
        valid: ["01310-100"],
        invalid: [
          "01310-10!": .identifierCharacters, "0131": .identifierLength, "٠1310-100": .identifierNotASCII,
        ]),
      RuleSample(
        ["region": "GB"],
        valid: ["SW1A 1AA"],
        invalid: ["sw1a 1aa": .identifierCase, "XX1A 1AA": .identifierRegion, "1W1A 1AA": .identifierShape]),
      RuleSample(["region": "GB"], invalid: ["SW1A-1AA": .identifierGrouping]),
      RuleSample(["region": "DE"], invalid: ["10 115": .identifierSeparators]),
      RuleSample(
        ["region": "EG", "digits": "anyScript"], valid: ["١١٥١١"], invalid: ["1١511": .numberMixedDigits]),
    ],
    takes: .text("region", shorthand: true), .choice("digits", default: DigitScripts.ascii)
  ) { region, digits throws(ImpossibleRule) -> Validation<String> in
    guard let format = IdentifierFormat.postalCode(of: region) else {
      // A country without a format is not another country mistyped. If ICU cannot be read, the nearest is suggested.
      let isCountry = (try? CountryCodes.all.get())?.alpha2.contains(region) ?? false
      throw ImpossibleRule(
        at: "region",
        "no format of postal codes is published for \(RuleValue.text(region))",
        expected: isCountry
          ? "a region with postal codes of one format, such as \"BR\""
          : "a region's code of ISO 3166-1 such as \"BR\"",
        known: isCountry ? [] : PostalCodeFormats.regions
      )
    }
    return format.rule(digits)
  }
}

extension Validation where Value == String {
  /// The text is a postal code of a region, in the form published for the region.
  ///
  /// ```swift
  /// .postalCode("CA")            // "K1A 0B1" and "K1A0B1"
  /// .postalCode("LT")            // "LT-01100" and "01100"
  /// ```
  /// Uppercase letters and the separators of the form are required; if a separator is often omitted, both ways are
  /// accepted. The forms are those of Google's address data, which come from the postal operators, and of the UPU. Areas are looked
  /// up for Great Britain, provinces for Brazil and China; whether a code is in use is not checked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.shape`, `identifier.notASCII`,
  /// `identifier.grouping` or, for a region whose codes have none, `identifier.separators`, `identifier.case`,
  /// `identifier.region`; with digits of any script also `number.mixedDigits`.
  /// - Parameters:
  ///   - region: A region's ISO 3166-1 alpha-2 code, such as `BR`, or `XK` for Kosovo.
  ///   - digits: The digits in which it may be written.
  ///   - file: The file that the program names when it stops for a region without postal codes.
  ///   - line: The line in that file.
  public static func postalCode(
    _ region: String,
    digits: DigitScripts = .ascii,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    Rules.postalCode(region, digits, file: file, line: line)
  }
}

extension IdentifierFormat {
  /// A postal code of some region.
  package static let postalCode = IdentifierFormat(
    name: "postalCode",
    summary: "A postal code of a region, in the form that is published for it.",
    authority: "Google’s address data (libaddressinput), from the postal operators; UPU",
    structure: .fixed(IdentifierVariant(["@#"])),
    readsAnyScript: true,
    furtherCodes: [.identifierGrouping, .identifierRegion],
    valid: [],
    invalid: []
  )

  /// The postal codes of a region; nil if no format is published for it.
  static func postalCode(of region: String) -> IdentifierFormat? {
    guard let patterns = PostalCodeFormats.patterns(of: region) else { return nil }
    var format = IdentifierFormat.postalCode
    format.structure = .fixed(
      IdentifierVariant(patterns, allowsBare: false, checks: postalChecks(of: region)))
    return format
  }

  private static func postalChecks(of region: String) -> [IdentifierCheck] {
    switch region {
    case "BR": cep.structure.checks
    case "CN": chinesePostalCode.structure.checks
    case "GB": [britishArea]
    default: []
    }
  }

  /// The letters at the start of a British postcode must be those of an area.
  private static let britishArea = IdentifierCheck.region(
    .beforeDigits,
    .function { characters, count in
      var length = 0
      while length < count, !(0x30...0x39 ~= characters[length]) { length += 1 }
      // GIR 0AA belonged to Girobank; BFPO is for the armed forces.
      return length > 2 || PostalCodeFormats.isBritishArea(characters, length)
    })
}
