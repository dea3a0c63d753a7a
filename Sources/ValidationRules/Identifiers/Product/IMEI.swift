public import ValidationCore

/// Which identities of mobile equipment are taken.
public enum IMEIForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Fifteen digits with a check digit.
  case imei
  /// Sixteen digits, the last two of them the version of the software, without a check digit.
  case imeisv
  /// Either.
  case any

  var patterns: [String] {
    switch self {
    case .imei: ["#{15}"]
    case .imeisv: ["#{16}"]
    case .any: ["#{15}", "#{16}"]
    }
  }
}

extension Rules {
  static let imei = RuleOf(
    .imei,
    samples: [
      RuleSample(
        ["separators": true], valid: ["49-015420-323751-8"],
        invalid: ["49--015420-323751-8": .identifierGrouping]),
      RuleSample(
        ["form": "imeisv"], valid: ["3568680000414120"], invalid: ["490154203237518": .identifierLength]),
      RuleSample(
        ["form": "any"], valid: ["3568680000414120"], invalid: ["490154203237517": .identifierCheckDigit]),
    ],
    takes: .flag("separators", default: false), .choice("form", shorthand: true, default: .imei)
  ) { (hasSeparators: Bool, form: IMEIForm) throws(ImpossibleRule) -> IdentifierFormat in
    let format = IdentifierFormat.imei.with(IdentifierFormat.imeiVariant(form))
    return hasSeparators ? format.with(.between(" -")) : format
  }
}

extension Validation where Value == String {
  /// The text is an IMEI of fifteen digits in a row. See ``imei(separators:form:)``.
  public static var imei: Validation { imei() }

  /// The text is an International Mobile Equipment Identity: 3GPP TS 23.003, section 6.2.
  ///
  /// Fourteen digits and a check digit by Luhn, or, where that form is taken, two digits of the software version.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.checkDigit`; where separators are taken, `identifier.grouping`.
  ///
  /// - Parameters:
  ///   - separators: Whether single hyphens or spaces may come between digits, as in 49-015420-323751-8.
  ///   - form: Which identities are taken.
  public static func imei(separators: Bool = false, form: IMEIForm = .imei) -> Validation {
    Rules.imei(separators, form)
  }
}

extension IdentifierFormat {
  static func imeiVariant(_ form: IMEIForm) -> IdentifierVariant {
    let check = IdentifierCheck.lastDigits(1, .luhn(from: 0, dropping: 0)).ofLength(15)
    return IdentifierVariant(form.patterns, checks: [check])
  }

  package static let imei = IdentifierFormat(
    name: "imei",
    summary:
      "The value is an International Mobile Equipment Identity, of fifteen digits or with the software version.",
    authority: "3GPP TS 23.003",
    structure: .fixed(imeiVariant(.imei)),
    furtherCodes: [.identifierGrouping],
    valid: ["490154203237518", "356938035643809"],
    invalid: [.init("490154203237517", .identifierCheckDigit, 14..<15)]
  )
}
