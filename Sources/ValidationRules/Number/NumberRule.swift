import Essentials
import ICU
import Primitives
import ValidationCore

/// Reads a text as a number in the form of a locale and passes its value on.
struct NumberRule: TextRule {
  let format: NumberFormat
  let isInteger: Bool
  /// Whether rules read the value.
  private let readsValue: Bool
  /// A number as the locale writes it, for errors.
  private let example: SharedArguments
  /// Runs the rules for the exact decimal; false if the type cannot hold it.
  private let value: @Sendable (String, inout ErrorSink) -> Bool

  private init(
    _ format: NumberFormat, _ isInteger: Bool, readsValue: Bool,
    _ value: @escaping @Sendable (String, inout ErrorSink) -> Bool
  ) {
    (self.format, self.isInteger, self.readsValue, self.value) = (format, isInteger, readsValue, value)
    let sample = isInteger ? "1234" : "1234.5"
    example = SharedArguments(with: ["example": .text(format.string(fromDecimal: sample) ?? sample)])
  }

  /// Accepts every number.
  init(format: NumberFormat, isInteger: Bool = false) {
    self.init(format, isInteger, readsValue: false) { _, _ in true }
  }

  init(format: NumberFormat, value: @escaping @Sendable (String, inout ErrorSink) -> Bool) {
    self.init(format, false, readsValue: true, value)
  }

  /// A number of more than 38 digits is refused if `Decimal` cannot hold it.
  init(format: NumberFormat, isInteger: Bool = false, value: Validation<Decimal>) {
    if value.acceptsEveryValue {
      // No rule reads the value, so no `Decimal` is made.
      self.init(format, isInteger, readsValue: false) { number, sink in
        number.utf8.count <= Self.mostDigits || Decimal(exactly: number) != nil
      }
      return
    }
    self.init(format, isInteger, readsValue: true) { number, sink in
      guard let decimal = Decimal(exactly: number) else { return false }
      value.run(decimal, &sink)
      return true
    }
  }

  /// The value of a text that is a number; nil for any other text.
  func decimal(of text: String) -> Decimal? {
    var decimal: Decimal?
    TextView.over(text) { text in
      // What is wrong with a text is reported when it is validated.
      do throws(NumberParseError) { decimal = Decimal(exactly: try format.parse(text.utf8)) } catch {}
    }
    return decimal
  }

  var quick: QuickCheck? {
    if readsValue { return nil }
    return isInteger
      ? QuickCheck(format) { format, utf8, count in NumberRule.accepts(format, utf8, count, isInteger: true) }
      : QuickCheck(format) { format, utf8, count in NumberRule.accepts(format, utf8, count, isInteger: false)
      }
  }

  private static func accepts(
    _ format: UnsafeRawPointer?, _ utf8: UnsafePointer<UInt8>?, _ count: Int, isInteger: Bool
  ) -> Bool {
    format.reading(NumberFormat.self) {
      $0.isNumber(
        UnsafeBufferPointer(start: utf8, count: count), ofAtMost: mostDigits, isInteger: isInteger)
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(NumberParseError) {
      let number = try format.parse(text.utf8)
      if isInteger, let point = number.utf8.lastIndex(of: UInt8(ascii: ".")) {
        let fraction = number.utf8[point...].dropFirst()
        return sink.report(Self.notInteger(text, fraction))
      }
      if !value(number, &sink) { sink.report(syntaxError(at: 0..<text.utf8.count)) }
    } catch {
      sink.report(self.error(error, in: text))
    }
  }

  /// The number of digits that every `Decimal` can hold.
  private static let mostDigits = 38

  /// The fraction is the separator and as many characters as it has digits.
  private static func notInteger(
    _ text: borrowing TextView,
    _ fraction: Substring.UTF8View
  ) -> ValidationError {
    var start = text.utf8.count
    for _ in 0...fraction.count where start > 0 {
      repeat { start -= 1 } while start > 0 && text.utf8[start] & 0xC0 == 0x80
    }
    let isZero = fraction.allSatisfy { $0 == UInt8(ascii: "0") } && start > 0
    return ValidationError(
      reporting: .numberNotInteger,
      ranges: [start..<text.utf8.count],
      suggestionBytes: isZero ? UnsafeBufferPointer(rebasing: text.utf8[..<start]) : nil
    )
  }

  private func error(_ failure: NumberParseError, in text: borrowing TextView) -> ValidationError {
    guard case .mixedDigitScripts(let offset) = failure else {
      return syntaxError(at: text.scalarRange(at: failure.offset))
    }
    return .mixedDigits(at: offset, in: text)
  }

  private func syntaxError(at range: Range<Int>) -> ValidationError {
    ValidationError(reporting: .numberSyntax, example, ranges: [range])
  }
}

extension Validation where Value == String {
  /// The text is a number in the form of a locale and passes a rule by its exact value.
  static func text(
    of rule: Validation<ExactDecimal>,
    in locale: String
  ) throws(ImpossibleRule) -> Validation {
    let run = rule.run
    return Validation(
      NumberRule(format: try .checked(locale)) { number, sink in
        run(ExactDecimal(written: number), &sink)
        return true
      }
    )
  }
}

extension Decimal {
  private static let plain = Locale(identifier: "en_US_POSIX")

  /// The value of a plain ASCII number; nil if it has more significant digits than can be held exactly.
  fileprivate init?(exactly number: String) {
    guard let decimal = Decimal(string: number, locale: Self.plain), !decimal.isNaN else { return nil }
    var significant = 0
    for byte in number.utf8 where byte &- 0x30 < 10 {
      if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
    }
    guard significant <= 38 else { return nil }
    self = decimal
  }
}
