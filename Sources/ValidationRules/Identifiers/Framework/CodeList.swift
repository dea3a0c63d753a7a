import ICU

/// A list of codes that ICU knows; read at the first use.
enum CodeList: Sendable {
  /// ISO 3166-1, in its three forms.
  case countries, countriesByThreeLetters, countriesByNumber
  /// ISO 4217.
  case currencies, currenciesByNumber

  @inline(__always)
  func set() throws(ICUError) -> CodeSet {
    switch self {
    case .countries: try Self.alpha2.get()
    case .countriesByThreeLetters: try Self.alpha3.get()
    case .countriesByNumber: try Self.numeric.get()
    case .currencies: try Currencies.all.get().alphabetic
    case .currenciesByNumber: try Currencies.all.get().numeric
    }
  }

  private static let alpha2 = CountryCodes.all.map { CodeSet($0.alpha2, length: 2) }
  private static let alpha3 = CountryCodes.all.map { CodeSet($0.alpha3, length: 3) }
  private static let numeric = CountryCodes.all.map { CodeSet($0.numeric, length: 3) }
}
