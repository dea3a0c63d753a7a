import ICU

/// A list of codes that ICU knows; read at the first use.
enum CodeList: Sendable {
  /// ISO 3166-1, in its three forms.
  case countries, countriesByThreeLetters, countriesByNumber
  /// ISO 4217.
  case currencies, currenciesByNumber

  func set() throws(ICUError) -> CodeSet {
    switch self {
    case .countries: try CountryCodes.alpha2.get()
    case .countriesByThreeLetters: try CountryCodes.alpha3.get()
    case .countriesByNumber: try CountryCodes.numeric.get()
    case .currencies: try Currencies.all.get().alphabetic
    case .currenciesByNumber: try Currencies.all.get().numeric
    }
  }
}
