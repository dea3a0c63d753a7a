import Essentials
import ICU
import Primitives
import ValidationCore

/// Why a text is not an amount, and where; made without an allocation.
enum AmountFault: Error {
  case number(NumberParseError)
  /// The symbol is on the other side of the number.
  case place(Range<Int>)
  case currencyMissing(at: Int)
  case currencyUnknown(Range<Int>)
  case currencyNotAccepted(Range<Int>)
  case decimals(Int, maximum: Int, Range<Int>)
  case tooSmall, tooLarge
}

/// How a locale writes amounts of some currencies.
final class AmountForm: Sendable {
  let locale: String
  let numbers: NumberFormat
  /// The currencies that are known, in the order of ``affixes``.
  private let currencies: [(code: String, decimals: Int, isAccepted: Bool)]
  private let affixes: AffixTable
  /// The currency of a number without a symbol.
  private let only: Int?
  /// What is accepted, by code; empty for every currency in use.
  let accepted: [String]
  let minimum: ExactDecimal?
  let maximum: ExactDecimal?
  /// The arguments of errors.
  let (example, listed) = (LateArguments(), LateArguments())
  let (least, greatest) = (LateArguments(), LateArguments())
  /// The formats of currencies that amounts have been written in, by code.
  private let formats = Lock<[String: SkeletonFormat]>([:])

  /// The number of digits that every `Decimal` can hold.
  private static let mostDigits = 38
  /// The value of a symbol that several currencies share.
  private static let ambiguous = Int.max

  init(
    _ locale: String, _ accepted: [String]?, minimum: ExactDecimal? = nil, maximum: ExactDecimal? = nil
  ) throws(ImpossibleRule) {
    if let minimum, let maximum, maximum < minimum {
      throw ImpossibleRule(
        at: "min", "the minimum \(minimum.text) is above the maximum \(maximum.text)",
        expected: "a minimum up to \(maximum.text)")
    }
    if accepted?.isEmpty == true {
      throw ImpossibleRule(at: "currencies", "no currency is accepted", expected: "at least one currency")
    }
    (self.locale, self.accepted, self.minimum, self.maximum) = (locale, accepted ?? [], minimum, maximum)
    do throws(ICUError) {
      let decimals = try CurrencyCodes.decimals.get()
      let symbols = try CurrencySymbols(locale: locale)
      numbers = try NumberFormat(locale: locale, currency: accepted?.first ?? "XXX")
      currencies = symbols.all.map { names in
        let known = decimals[names.code]
        return (names.code, known ?? 2, known != nil && accepted?.contains(names.code) ?? true)
      }
      affixes = AffixTable(
        Self.affixes(symbols, currencies.map(\.isAccepted), isBefore: try Self.isSymbolBefore(locale)))
    } catch {
      throw ImpossibleRule(
        at: "locale", "no amounts are known for \"\(locale)\": \(error)", expected: "a language tag of BCP 47"
      )
    }
    for (index, code) in (accepted ?? []).enumerated()
    where !currencies.contains(where: { $0.code == code && $0.isAccepted }) {
      throw ImpossibleRule(
        at: "currencies", element: index, "\(RuleValue.text(code)) is not the code of a currency in use",
        expected: "a code of ISO 4217 such as \"EUR\"", known: currencies.filter(\.isAccepted).map(\.code))
    }
    only = accepted?.count == 1 ? currencies.firstIndex { $0.isAccepted } : nil
  }

  /// Whether the locale has the symbol before the number.
  private static func isSymbolBefore(_ locale: String) throws(ICUError) -> Bool {
    let parts = try SkeletonFormat(locale: locale, skeleton: "currency/XXX").parts(of: .integer(1))
    let symbol = parts.firstIndex { $0.type == "currency" } ?? 0
    return symbol < parts.firstIndex { $0.type == "integer" } ?? 0
  }

  /// The index of the currency of each symbol in its place, and of each code in both places.
  ///
  /// A symbol that the locale writes for one currency is that currency's, unless the rule accepts another one that has it
  /// as its narrow symbol: "$" in a form for Canadian dollars.
  private static func affixes(
    _ symbols: CurrencySymbols, _ isAccepted: [Bool], isBefore: Bool
  ) -> [AffixTable.Key: Int] {
    var (own, narrow): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, names) in symbols.all.enumerated() {
      for symbol in Set(names.symbols.flatMap { [$0, otherWidth($0)] }) {
        own[symbol, default: []].append(index)
      }
      for symbol in Set([names.narrow, otherWidth(names.narrow)]) {
        narrow[symbol, default: []].append(index)
      }
    }
    let home = symbols.own.flatMap { own in symbols.all.firstIndex { $0.code == own } }
    var table: [AffixTable.Key: Int] = [:]
    for symbol in Set(own.keys).union(narrow.keys) {
      let all = [own[symbol] ?? [], narrow[symbol] ?? []]
      let candidates =
        (all.map { $0.filter { isAccepted[$0] } } + all).first { !$0.isEmpty } ?? []
      let chosen = candidates.count == 1 ? candidates[0] : candidates.first { $0 == home } ?? ambiguous
      table[isBefore ? .init(before: symbol, after: "") : .init(before: "", after: symbol)] = chosen
    }
    for (index, names) in symbols.all.enumerated() {
      table[.init(before: names.code, after: "")] = index
      table[.init(before: "", after: names.code)] = index
    }
    return table
  }

  /// The signs of currencies that Unicode has in two widths, and keyboards in either.
  private static let widths: [Unicode.Scalar: Unicode.Scalar] = {
    let wide: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("$", "\u{FF04}"), ("¢", "\u{FFE0}"), ("£", "\u{FFE1}"), ("¥", "\u{FFE5}"), ("₩", "\u{FFE6}"),
    ]
    return Dictionary(wide + wide.map { ($1, $0) }) { first, _ in first }
  }()

  /// A symbol with its signs in the other width; the same for a symbol without such signs.
  private static func otherWidth(_ symbol: String) -> String {
    String(String.UnicodeScalarView(symbol.unicodeScalars.map { widths[$0] ?? $0 }))
  }

  /// The code of a currency that ``read(_:_:)`` found.
  func code(at index: Int) -> String { currencies[index].code }

  /// Reads an amount and passes its exact decimal text in ASCII and the index of its currency on.
  func read<Value>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Value
  ) -> Result<Value, AmountFault> {
    do throws(AmountFault) {
      let parser = numbers.parser
      guard var parts = QuantityText(utf8, parser) else { throw .number(.digitExpected(offset: 0)) }
      if let space = parts.outerSpace { throw .number(.unexpected(offset: space)) }
      let currency = try currency(of: &parts, utf8, parser)
      let result: Result<Value, AmountFault>
      do throws(NumberParseError) {
        result = try parser.decimal(parts.number, of: utf8, isNegative: parts.isNegative) { number in
          if let fault = fault(of: number, currencies[currency].decimals, parts.number, utf8) {
            return .failure(fault)
          }
          return .success(body(number, currency))
        }
      } catch {
        throw .number(error)
      }
      return result
    } catch {
      return .failure(error)
    }
  }

  private func currency(
    of parts: inout QuantityText, _ utf8: UnsafeBufferPointer<UInt8>, _ parser: NumberParser
  ) throws(AmountFault) -> Int {
    var found = parts.hasAffix ? affixes.value(utf8, parts.prefix, parts.suffix) : nil
    if found == nil, parts.takePoint(utf8, parser) {
      found = affixes.value(utf8, parts.prefix, parts.suffix)
    }
    if parts.prefix.isEmpty, parts.suffix.isEmpty {
      guard let only else { throw .currencyMissing(at: parts.number.upperBound) }
      return only
    }
    let place = parts.prefix.isEmpty ? parts.suffix : parts.prefix
    guard let found, found != Self.ambiguous else {
      // A symbol on each side, or the right one on the wrong side.
      if !parts.prefix.isEmpty, !parts.suffix.isEmpty { throw .place(parts.suffix) }
      if found == nil, affixes.value(utf8, parts.suffix, parts.prefix) != nil { throw .place(place) }
      throw .currencyUnknown(place)
    }
    guard currencies[found].isAccepted else {
      if accepted.isEmpty { throw .currencyUnknown(place) }
      throw .currencyNotAccepted(place)
    }
    return found
  }

  /// Whether a text is an amount.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .success = read(utf8, { _, _ in }) { true } else { false }
  }

  private func fault(
    of number: UnsafeBufferPointer<UInt8>, _ decimals: Int, _ range: Range<Int>,
    _ utf8: UnsafeBufferPointer<UInt8>
  ) -> AmountFault? {
    let point = number.firstIndex(of: UInt8(ascii: ".")) ?? number.count - 1
    let actual = number.count - 1 - point
    if actual > decimals {
      // The last digits, whatever the length of each in bytes.
      var start = range.upperBound
      for _ in 0..<actual - decimals where start > range.lowerBound {
        repeat { start -= 1 } while start > range.lowerBound && utf8[start] & 0xC0 == 0x80
      }
      return .decimals(actual, maximum: decimals, start..<range.upperBound)
    }
    if number.count > Self.mostDigits, ExactDecimal(written: number).decimal == nil {
      return .number(.unexpected(offset: range.lowerBound))
    }
    if minimum == nil, maximum == nil { return nil }
    let value = ExactDecimal(written: number)
    if let minimum, value < minimum { return .tooSmall }
    if let maximum, maximum < value { return .tooLarge }
    return nil
  }

  /// An amount as the locale writes it.
  func written(_ number: String, _ code: String) -> String? {
    try? format(of: code).string(from: .decimal(number))
  }

  /// ICU's format of a currency, which takes far longer to open than to use.
  private func format(of code: String) throws(ICUError) -> SkeletonFormat {
    if let known = formats.withLock({ $0[code] }) { return known }
    let format = try SkeletonFormat(locale: locale, skeleton: "currency/\(code)")
    formats.withLock { $0[code] = format }
    return format
  }

  /// A currency for examples.
  var exampleCurrency: String {
    accepted.first ?? (try? CurrencySymbols(locale: LocaleData.maximized(locale)))?.own ?? "EUR"
  }

  /// The code that a text is in another letter case, if the rule accepts it.
  func code(ignoringCaseOf text: String) -> String? {
    let code = text.uppercased()
    return currencies.first { $0.code == code && $0.isAccepted }?.code
  }
}
