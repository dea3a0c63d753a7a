public import Essentials
import ICU
import Primitives
public import ValidationCore

/// An amount of money that a text says.
///
/// To use it, `import LocalizedValidation` is enough.
public struct CurrencyAmount: Sendable, Hashable, Codable {
  /// The number, exactly.
  public var value: Decimal
  /// The currency's code of ISO 4217, such as `EUR`.
  public var currency: String

  /// Makes an amount of a currency.
  public init(value: Decimal, currency: String) { (self.value, self.currency) = (value, currency) }
}

/// Reads amounts of money as a locale writes them: digits of any one script, the locale's separators for amounts, and the
/// symbol of the currency where the locale has it, or its ISO 4217 code on either side.
///
/// ```swift
/// let format = try AmountFormat(locale: "de", currencies: ["EUR"])
/// try format.amount(in: "1.234,50 €")     // 1234.5 EUR
/// ```
/// Made from CLDR's data in the version of the linked ICU. Making one takes about a millisecond: keep it.
public struct AmountFormat: Sendable {
  let form: AmountForm

  /// Makes the format of a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - currencies: The ISO 4217 codes of the accepted currencies. If it is one, a number without a symbol is an amount
  ///     of it. Nil for every currency in use, which the text must then name.
  ///   - minimum: The least amount.
  ///   - maximum: The greatest amount.
  /// - Throws: ``ImpossibleRule`` for an unknown locale or currency, and for limits that no amount satisfies.
  public init(
    locale: String, currencies: [String]? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil
  ) throws(ImpossibleRule) {
    form = try AmountForm(
      locale, currencies, minimum: minimum.flatMap { ExactDecimal($0) },
      maximum: maximum.flatMap { ExactDecimal($0) })
  }

  /// The amount that a text says.
  ///
  /// - Throws: What is wrong with the text, as `Validation.amount` reports it.
  public func amount(in text: String) throws(ValidationError) -> CurrencyAmount {
    var result: Result<CurrencyAmount, ValidationError> = .failure(ValidationError(code: .numberSyntax))
    TextView.over(text) { view in
      let reading = form.read(view.utf8) { number, currency in
        ExactDecimal(written: number).decimal.map {
          CurrencyAmount(value: $0, currency: form.code(at: currency))
        }
      }
      switch reading {
      case .success(let amount?): result = .success(amount)
      case .success(nil): result = .failure(form.error(.number(.unexpected(offset: 0)), in: view))
      case .failure(let fault): result = .failure(form.error(fault, in: view))
      }
    }
    return try result.get()
  }
}
