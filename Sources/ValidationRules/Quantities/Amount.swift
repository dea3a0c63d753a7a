public import Essentials
import ICU
import Primitives
public import ValidationCore

extension ValidationError.Code {
  /// The amount does not say in which currency it is. Argument: `example` (an amount as the locale writes it). The range
  /// is the end of the number.
  public static let currencyMissing: Self = "currency.missing"
  /// The amount is in a currency that the rule does not accept. Argument: `accepted` (codes of ISO 4217). The range is
  /// the currency.
  public static let currencyNotAccepted: Self = "currency.notAccepted"
}

extension RuleReport {
  static let currencyMissing = RuleReport(.currencyMissing, limits: ["example": .text])
  static let currencyNotAccepted = RuleReport(.currencyNotAccepted, limits: ["accepted": .names])
}

extension Rules {
  static let amount = RuleOf(
    "amount",
    "The text is an amount of money as a locale writes it, in one of some currencies; another field may name the currency.",
    standard: "Unicode CLDR; ISO 4217",
    reports: [
      .numberSyntax, .numberMixedDigits, .currencyMissing,
      RuleReport(.currencyUnknown, found: ["code": .text]),
      .currencyNotAccepted,
      RuleReport(.numberTooManyFractionDigits, found: ["maximum": .integer, "actual": .integer]),
      RuleReport(.rangeTooSmall, limits: ["minimum": .value], found: ["actual": .value]),
      RuleReport(.rangeTooLarge, limits: ["maximum": .value], found: ["actual": .value]),
    ],
    samples: [
      RuleSample(
        ["locale": "de", "currency": "EUR"],
        valid: ["1.234,50 €", "-5 EUR", "EUR 0,99", "1234,5"],
        invalid: [
          "€ 5": .numberSyntax, "1,234.50 €": .numberSyntax, "1٢ €": .numberMixedDigits,
          "1,234 €": .numberTooManyFractionDigits, "5 $": .currencyNotAccepted, "5 Taler": .currencyUnknown,
        ]),
      RuleSample(
        ["locale": "ar-EG"],
        valid: ["١٬٢٣٤٫٥٠ ج.م.", "USD ٥"], invalid: ["٥": .currencyMissing, "٥ درهم": .currencyUnknown]),
      RuleSample(
        ["locale": "ja", "currencies": ["JPY", "KWD"], "min": 1, "max": 1000],
        valid: ["￥1,000", "￥１０００", "¥1000", "KWD 1.125"],
        invalid: [
          "￥1.5": .numberTooManyFractionDigits, "￥0": .rangeTooSmall, "￥1001": .rangeTooLarge,
        ]),
      RuleSample(
        ["locale": "hi", "currencyField": "b"], beside: ["b": "INR"],
        valid: ["₹१२,३४,५६७.८९"], invalid: ["$5": .currencyNotAccepted]),
      RuleSample(["locale": "hi", "currencyField": "b"], beside: ["b": "?"], valid: ["!"]),
    ],
    takes: .languageTag("locale", shorthand: true), .text("currency"), .texts("currencies"),
    .field("currencyField"), .number("min"), .number("max")
  ) {
    (
      locale: String, currency: String?, currencies: [String]?, field: String?, minimum: ExactDecimal?,
      maximum: ExactDecimal?
    ) throws(ImpossibleRule) -> RuleImplementation in
    if [currency != nil, currencies != nil, field != nil].count(where: { $0 }) > 1 {
      throw ImpossibleRule(
        at: "currency", "the rule takes the currencies in one way only",
        expected: "one of \"currency\", \"currencies\" and \"currencyField\"")
    }
    if let field {
      let forms = try AmountForms(locale, minimum, maximum)
      return .relation(
        FieldRelation(
          kind: .texts(
            .beside(quick: forms.check) { text, currency, sink in
              guard let form = forms.form(of: String(decoding: currency, as: UTF8.self)) else { return }
              if form.accepts(text) { return }
              TextView.over(text) { AmountRule(form: form).check(&$0, &sink) }
            }),
          fields: [field]))
    }
    let form = try AmountForm(
      locale, currencies ?? currency.map { [$0] }, minimum: minimum, maximum: maximum)
    return .typed(TypedRule(text: Validation(AmountRule(form: form))))
  }
}

extension Validation where Value == String {
  /// The text is an amount of money as the locale writes it. See ``amount(in:currencies:minimum:maximum:file:line:)``.
  public static func amount(
    in locale: String, currency: String, minimum: Decimal? = nil, maximum: Decimal? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    amount(in: locale, currencies: [currency], minimum: minimum, maximum: maximum, file: file, line: line)
  }

  /// The text is an amount of money as the locale writes it, in one of some currencies.
  ///
  /// ```swift
  /// .amount(in: "de", currency: "EUR")                    // "1.234,50 €", "EUR 5", "5"
  /// .amount(in: "ar-EG")                                  // "١٬٢٣٤٫٥٠ ج.م."
  /// .amount(in: "ja", currencies: ["JPY"], maximum: 9999) // "￥1,000", not "￥1.5"
  /// ```
  /// The digits are of any one script; the separators are those that the locale has for amounts, or absent between
  /// groups. The symbol is where the locale has it, the code of ISO 4217 on either side, with any space or none between;
  /// a sign is before both or before the number. A symbol that several currencies share counts for the one that the
  /// locale writes with it, or for the only accepted one. There are at most as many decimals as the currency has in
  /// CLDR: 0 for JPY, 3 for KWD.
  ///
  /// ``AmountFormat`` reads the number and the currency. Codes: `number.syntax`, `number.mixedDigits`,
  /// `number.tooManyFractionDigits`, `currency.missing`, `currency.unknown`, `currency.notAccepted`, `range.tooSmall`,
  /// `range.tooLarge`.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag.
  ///   - currencies: The ISO 4217 codes of the accepted currencies. If it is one, the text may leave it out. Nil for every
  ///     currency in use, which the text must then name.
  ///   - minimum: The least amount.
  ///   - maximum: The greatest amount.
  ///   - file: The file that the program names when it stops for an impossible rule.
  ///   - line: The line in that file.
  public static func amount(
    in locale: String, currencies: [String]? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Validation {
    do throws(ImpossibleRule) {
      let (least, greatest) = (minimum.flatMap { ExactDecimal($0) }, maximum.flatMap { ExactDecimal($0) })
      let form = try AmountForm(locale, currencies, minimum: least, maximum: greatest)
      let one = currencies?.count == 1 ? currencies?.first : nil
      return Validation(AmountRule(form: form))
        .made(of: Rules.amount.constraint(locale, one, one == nil ? currencies : nil, nil, least, greatest))
    } catch {
      error.stop(file, line)
    }
  }
}

/// Reads a text as an amount.
struct AmountRule: TextRule {
  let form: AmountForm

  var quick: QuickCheck? {
    QuickCheck(form) { form, utf8, count in
      form.reading(AmountForm.self) { $0.accepts(UnsafeBufferPointer(start: utf8, count: count)) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if case .failure(let fault) = form.read(text.utf8, { _, _ in }) {
      sink.report(form.error(fault, in: text))
    }
  }
}

/// The forms of a locale for a currency that another field names.
///
/// The forms that were asked for are kept; there are no more of them than currencies.
private final class AmountForms: Sendable {
  private let locale: String
  private let minimum: ExactDecimal?
  private let maximum: ExactDecimal?
  /// By the three letters of the currency.
  private let forms = Lock<[UInt32: AmountForm]>([:])

  init(_ locale: String, _ minimum: ExactDecimal?, _ maximum: ExactDecimal?) throws(ImpossibleRule) {
    (self.locale, self.minimum, self.maximum) = (locale, minimum, maximum)
    _ = try AmountForm(locale, nil, minimum: minimum, maximum: maximum)
  }

  /// Nil for what is not a currency.
  func form(of currency: String) -> AmountForm? {
    var currency = currency
    guard let key = currency.withUTF8({ Self.key(of: $0) }) else { return nil }
    return forms.withLock { forms in
      if let known = forms[key] { return known }
      guard (try? CurrencyCodes.decimals.get())?[currency] != nil else { return nil }
      let form = try? AmountForm(locale, [currency], minimum: minimum, maximum: maximum)
      if let form { forms[key] = form }
      return form
    }
  }

  /// Whether a text is an amount of a currency of which the form is known; any text passes beside what cannot be a
  /// currency.
  var check: PairCheck {
    PairCheck(self) { forms, utf8, count, currency, currencyCount in
      guard let key = AmountForms.key(of: UnsafeBufferPointer(start: currency, count: currencyCount)) else {
        return true
      }
      return forms.reading(AmountForms.self) { forms in
        let form = forms.forms.withLock { $0[key] }
        return form?.accepts(UnsafeBufferPointer(start: utf8, count: count)) ?? false
      }
    }
  }

  /// The three capitals of what can be a currency; nil for any other text.
  private static func key(of currency: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard currency.count == 3, currency.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
    return currency.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
