import ICU
import Primitives

/// A list of codes that ICU knows; read at the first use.
enum CodeList: Sendable {
  /// ISO 3166-1, in its three forms.
  case countries, countriesByThreeLetters, countriesByNumber
  /// ISO 4217.
  case currencies, currenciesByNumber

  func set() throws(ICUError) -> CodeSet {
    switch self {
    case .countries: try Self.alpha2.get()
    case .countriesByThreeLetters: try Self.alpha3.get()
    case .countriesByNumber: try Self.numeric.get()
    case .currencies: try Currencies.all.get().alphabetic
    case .currenciesByNumber: try Currencies.all.get().numeric
    }
  }

  /// The codes; nil if ICU's data cannot be read. Found without a copy of an error.
  @inline(__always)
  var known: CodeSet? {
    switch self {
    case .countries: Self.knownAlpha2
    case .countriesByThreeLetters: Self.knownAlpha3
    case .countriesByNumber: Self.knownNumeric
    case .currencies: Self.knownCurrencies
    case .currenciesByNumber: Self.knownCurrencyNumbers
    }
  }

  private static let knownAlpha2 = try? CodeList.countries.set()
  private static let knownAlpha3 = try? CodeList.countriesByThreeLetters.set()
  private static let knownNumeric = try? CodeList.countriesByNumber.set()
  private static let knownCurrencies = try? CodeList.currencies.set()
  private static let knownCurrencyNumbers = try? CodeList.currenciesByNumber.set()

  private static let alpha2 = CountryCodes.all.map { CodeSet($0.alpha2, length: 2) }
  private static let alpha3 = CountryCodes.all.map { CodeSet($0.alpha3, length: 3) }
  private static let numeric = CountryCodes.all.map { CodeSet($0.numeric, length: 3) }
}

/// A list of codes for quick checks, which read it for the first text.
final class QuickCodes: Sendable {
  private final class Codes: Sendable {
    let set: CodeSet?

    init(_ list: CodeList) { set = list.known }
  }

  private let list: CodeList
  private let codes = Deferred<Codes>()

  init(_ list: CodeList) { self.list = list }

  /// Whether a text is plainly a code of the list.
  @inline(__always)
  func contain(_ text: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    codes.object { Codes(list) }._withUnsafeGuaranteedRef { $0.set?.isCode(text, count) ?? false }
  }
}
