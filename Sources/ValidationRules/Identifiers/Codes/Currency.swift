import ICU
public import ValidationCore

extension ValidationError.Code {
  /// The code is of the right form, and no currency in use has it. Argument: `code`.
  public static let currencyUnknown: Self = "currency.unknown"
}

/// A kind of currency code of ISO 4217.
public enum CurrencyCodeForm: String, Sendable, Hashable, CaseIterable, Codable {
  /// Three letters: `BRL`.
  case alphabetic
  /// Three digits: `986`.
  case numeric
}

extension Rules {
  static let currency = RuleOf(
    .currency,
    samples: [RuleSample(["form": "numeric"], valid: ["986"], invalid: ["000": .currencyUnknown])],
    takes: .choice("form", shorthand: true, default: .alphabetic)
  ) { form throws(ImpossibleRule) in IdentifierFormat.currency.with(Currencies.variant(form)) }
}

extension Validation where Value == String {
  /// The text is the three-letter code of a currency. See ``currency(_:)``.
  public static var currency: Validation { currency(.alphabetic) }

  /// The text is a code of ISO 4217 that is in use, as the linked ICU (CLDR) knows it, with later amendments.
  ///
  /// Funds, metals and test codes of the standard are codes too (`CLF`, `XAU`, `XTS`); currencies that have been
  /// replaced (`DEM`) are not. Lowercase letters are refused, with the capitals as the suggestion.
  ///
  /// Codes: `identifier.characters`, `identifier.length`, `identifier.notASCII`, `identifier.separators`,
  /// `identifier.case`, `currency.unknown`.
  public static func currency(_ form: CurrencyCodeForm) -> Validation {
    Rules.currency(form)
  }
}

extension IdentifierFormat {
  package static let currency = IdentifierFormat(
    name: "currency",
    summary: "The text is the code of a currency in use.",
    authority: "ISO 4217 by ICU, with the amendments since",
    structure: .fixed(Currencies.variant(.alphabetic)),
    ownReports: [RuleReport(.currencyUnknown, limits: ["kind": .key], found: ["code": .text])],
    valid: ["BRL", "SAR", "CNY", "EUR", "XAU", "CLF", "XTS", "VES", "SLE", "XCG", "ZWG", "SVC"],
    invalid: [
      .init("DEM", .currencyUnknown, 0..<3), .init("CNH", .currencyUnknown, 0..<3),
      .init("HRK", .currencyUnknown, 0..<3),
    ]
  )
}

/// The currencies of ISO 4217: ICU's, amended.
///
/// Source of the amendments: ISO 4217 Maintenance Agency (SIX), amendments 168 (2018) to 179 (2025); those that an ICU
/// from 70 on may lack, and those that ICU has kept. SVC is in the list though El Salvador pays in dollars.
struct Currencies: Sendable {
  let alphabetic: CodeSet
  let numeric: CodeSet

  private static let added = [
    "SLE": "925", "SVC": "222", "UYW": "927", "VED": "926", "VES": "928", "XAD": "396", "XCG": "532",
    "ZWG": "924",
  ]
  /// Kuna, bolívar fuerte, convertible peso, old leone, same-day dollar, guilder of the Antilles, lev.
  private static let withdrawn = ["ANG", "BGN", "CUC", "HRK", "SLL", "USS", "VEF", "ZWL"]

  static let all: Result<Currencies, ICUError> = CurrencyCodes.all.map { known in
    var codes = known
    for code in withdrawn { codes[code] = nil }
    codes.merge(added) { $1 }
    return Currencies(
      alphabetic: CodeSet(codes.keys, length: 3), numeric: CodeSet(codes.values, length: 3))
  }

  static func variant(_ form: CurrencyCodeForm) -> IdentifierVariant {
    let (pattern, list): (String, CodeList) =
      form == .numeric ? ("###", .currenciesByNumber) : ("@@@", .currencies)
    return IdentifierVariant([pattern], checks: [.assigned(.currencyUnknown, list)])
  }
}
