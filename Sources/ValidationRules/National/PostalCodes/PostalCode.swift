public import ValidationCore

extension Validation where Value == String {
  /// The text is a postal code of a region, in the form that is published for it.
  ///
  /// ```swift
  /// .postalCode("CA")            // "K1A 0B1" and "K1A0B1"
  /// .postalCode("LT")            // "LT-01100" and "01100"
  /// ```
  /// Capitals and the separators of the form are asked for; where people leave a separator out, both ways are
  /// taken. The forms are those of Google's address data, which come from the postal operators. Areas are
  /// looked up for Great Britain, provinces for Brazil and China; whether a code is in use is not asked.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.case`,
  /// `identifier.shape`, `identifier.region`; with digits of any script also `number.mixedDigits`.
  /// - Parameters:
  ///   - region: A region's code of ISO 3166-1 alpha-2, such as `BR`, or of Kosovo, `XK`.
  ///   - digits: In which digits it may be written.
  ///   - file: The file that the program names when it stops for a region without postal codes.
  ///   - line: The line in that file.
  public static func postalCode(
    _ region: String,
    digits: DigitScripts = .ascii,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Validation {
    guard let rule = postalCode(checking: region, digits: digits) else {
      ruleMistake("no format of postal codes is published for \"\(region)\"", file, line)
    }
    return rule
  }

  /// The same for a region that comes from data; nil where no format is published for it.
  package static func postalCode(checking region: String, digits: DigitScripts) -> Validation? {
    NationalNumber.postalCode(of: region)?.validation(digits)
  }
}

/// The regions whose postal codes have a published format.
package enum PostalRegions {
  /// Their codes, sorted.
  package static var all: [String] { PostalCodeFormats.regions }
}

extension NationalNumber {
  static func postalCode(of region: String) -> NationalNumber? {
    guard let patterns = PostalCodeFormats.patterns(of: region) else { return nil }
    switch region {
    case "BR":
      return NationalNumber("postalCode", patterns: patterns, allowsBare: false, problem: cep.problem)
    case "CN":
      return NationalNumber(
        "postalCode", patterns: patterns, allowsBare: false, problem: chinesePostalCode.problem)
    case "GB":
      return NationalNumber("postalCode", patterns: patterns, allowsBare: false, problem: britishProblem)
    default: return NationalNumber("postalCode", patterns: patterns, allowsBare: false)
    }
  }

  /// The letters that a British postcode begins with are those of an area.
  @Sendable private static func britishProblem(_ characters: IdentifierCharacters) -> IdentifierProblem? {
    let area = characters.prefix { !(0x30...0x39 ~= $0) }
    // GIR 0AA was Girobank's; BFPO are the forces.
    if area.count > 2 { return nil }
    let isKnown = PostalCodeFormats.britishAreas.contains(area.reduce(0) { $0 << 8 | Int($1) })
    return isKnown ? nil : .region(0..<area.count, of: characters)
  }
}
