import Essentials
import ICU
import Primitives
import ValidationCore

/// Why a text is not a measurement, and where; made without an allocation.
enum MeasureFault: Error {
  case number(NumberParseError)
  /// There is no unit, or one that is not accepted.
  case unit(Range<Int>)
  case tooSmall, tooLarge
}

/// How a locale writes measurements in some units.
final class MeasureForm: Sendable {
  let locale: String
  let numbers: NumberFormat
  let units: [MeasureUnit]
  /// The unit of what is around a number.
  private let affixes: AffixTable
  /// Texts that say a number by the form of the unit, such as two kilometers in Arabic: the unit, and the number after
  /// ``units``.
  private let words: AffixTable
  private let limits: MeasureLimits?
  /// The arguments of errors.
  private let (example, accepted) = (LateArguments(), LateArguments())
  private let (least, greatest) = (LateArguments(), LateArguments())

  /// The number of digits that every `Decimal` can hold.
  private static let mostDigits = 38

  /// - Parameter units: CLDR identifiers; the limits are in the first of them.
  init(
    _ locale: String, _ units: [String], minimum: ExactDecimal? = nil, maximum: ExactDecimal? = nil
  ) throws(ImpossibleRule) {
    let known = try Self.known(units)
    self.locale = locale
    self.units = known
    limits = try MeasureLimits(known, minimum, maximum)
    do throws(ICUError) {
      numbers = try NumberFormat(locale: locale)
      let names = try MeasureNames(locale, known.map(\.name))
      affixes = AffixTable(names.affixes)
      words = AffixTable(names.words)
    } catch {
      throw ImpossibleRule(
        at: "locale", "no measurements are known for \"\(locale)\": \(error)",
        expected: "a language tag of BCP 47")
    }
  }

  private static func known(_ names: [String]) throws(ImpossibleRule) -> [MeasureUnit] {
    var (units, dimension): ([MeasureUnit], RuleOption.Dimension?) = ([], nil)
    for (index, name) in names.enumerated() {
      guard let found = MeasureUnit.named(name) else {
        throw ImpossibleRule(
          at: "units", element: index, "\(RuleValue.text(name)) is not a known unit",
          expected: "an identifier of CLDR such as \"kilometer\"", known: MeasureUnit.names)
      }
      if let dimension, found.dimension != dimension {
        throw ImpossibleRule(
          at: "units", element: index, "\(RuleValue.text(name)) does not measure \(dimension.rawValue)",
          expected: "units that measure the same")
      }
      dimension = found.dimension
      units.append(found.unit)
    }
    if units.isEmpty {
      throw ImpossibleRule(at: "units", "no unit is accepted", expected: "at least one unit")
    }
    return units
  }

  /// Reads a measurement and passes its exact decimal text in ASCII and the index of its unit on.
  func read<Value>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Value
  ) -> Result<Value, MeasureFault> {
    let parser = numbers.parser
    guard let parts = QuantityText(utf8, parser) else { return readWords(utf8, body) }
    if let space = parts.outerSpace { return .failure(.number(.unexpected(offset: space))) }
    guard let unit = affixes.value(utf8, parts.prefix, parts.suffix) else {
      let place = parts.suffix.isEmpty && !parts.prefix.isEmpty ? parts.prefix : parts.suffix
      return .failure(.unit(place))
    }
    do throws(NumberParseError) {
      return try parser.decimal(parts.number, of: utf8, isNegative: parts.isNegative) { number in
        if number.count > Self.mostDigits, ExactDecimal(written: number).decimal == nil {
          return .failure(.number(.unexpected(offset: parts.number.lowerBound)))
        }
        if let fault = limits?.fault(number, unit) { return .failure(fault) }
        return .success(body(number, unit))
      }
    } catch {
      return .failure(.number(error))
    }
  }

  private func readWords<Value>(
    _ utf8: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Value
  ) -> Result<Value, MeasureFault> {
    guard utf8.count <= QuantityText.longest, let found = words.value(utf8, 0..<utf8.count, 0..<0) else {
      return .failure(.number(.digitExpected(offset: 0)))
    }
    let (value, unit) = found.quotientAndRemainder(dividingBy: units.count)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { digit in
      digit.initializeElement(at: 0, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
      let number = UnsafeBufferPointer(digit)
      if let fault = limits?.fault(number, unit) { return .failure(fault) }
      return .success(body(number, unit))
    }
  }

  /// Whether a text is a measurement.
  func accepts(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    if case .success = read(utf8, { _, _ in }) { true } else { false }
  }

  /// A measurement as the locale writes it.
  func written(_ number: String, _ unit: String, width: String = "short") -> String? {
    try? MeasureNames.format(locale, unit, "unit-width-\(width) precision-unlimited")
      .string(from: .decimal(number))
  }

  /// The unit as the locale abbreviates it.
  func abbreviation(of unit: MeasureUnit) -> String {
    (try? MeasureNames.affix(MeasureNames.format(locale, unit.name, "unit-width-short"), .integer(5))?.shown)
      ?? unit.name
  }

  /// What is wrong with a text as an error.
  func error(_ fault: MeasureFault, in text: borrowing TextView) -> ValidationError {
    switch fault {
    case .number(.mixedDigitScripts(let offset)):
      return .mixedDigits(at: offset, in: text)
    case .number(let failure):
      let facts = example.get { ["example": .text(written("1234.5", units[0].name) ?? "1234.5")] }
      return ValidationError(
        reporting: .numberSyntax, facts, ranges: [text.scalarRange(at: failure.offset)])
    case .unit(let range):
      let facts = accepted.get { ["accepted": .alternatives(units.map { .text(abbreviation(of: $0)) })] }
      return ValidationError(
        reporting: .numberUnit, facts, ranges: [range], suggesting: suggestion(text, range))
    case .tooSmall:
      let facts = least.get { ["minimum": .text(shown(limits?.minimum))] }
      return ValidationError(
        reporting: .rangeTooSmall, facts, found: ArgumentList("actual", .text(text.utf8)))
    case .tooLarge:
      let facts = greatest.get { ["maximum": .text(shown(limits?.maximum))] }
      return ValidationError(
        reporting: .rangeTooLarge, facts, found: ArgumentList("actual", .text(text.utf8)))
    }
  }

  /// A limit as the locale writes it, in the first unit.
  private func shown(_ limit: ExactDecimal?) -> String {
    let limit = limit?.text ?? ""
    return written(limit, units[0].name) ?? limit
  }

  /// The same measurement with the unit in lowercase, if that is one: "5 KM".
  private func suggestion(_ text: borrowing TextView, _ range: Range<Int>) -> SuggestionBytes? {
    let utf8 = text.utf8
    guard !range.isEmpty, utf8.count <= QuantityText.longest else { return nil }
    var changed = SuggestionBytes(capacity: 2 * utf8.count)
    changed.append(contentsOf: utf8[..<range.lowerBound])
    changed.append(String(decoding: utf8[range], as: UTF8.self).lowercased())
    changed.append(contentsOf: utf8[range.upperBound...])
    let isRepair = changed.withUTF8 { accepts($0) && !$0.elementsEqual(utf8) }
    return isRepair ? changed : nil
  }
}
