import Essentials
import ICU
import ValidationCore

/// Reads a text as a date in the form of a locale and passes its value on.
struct LocalizedDateRule: TextRule {
  let format: DateFormat
  /// Rules for the value; nil if only the form is checked.
  let value: DateRules?
  /// The form of a date in digits alone, if the format has it.
  private let numeric: NumericDateForm?
  /// The form of a date with names, if the format has it.
  private let worded: WordedDateForm?
  /// The calendar in which people write the date, and in which errors tell days; nil for the Gregorian one.
  private let calendar: String?
  /// A date in the form, which the errors about other forms show.
  private let example: SharedArguments

  /// - Throws: An error if ICU fails.
  init(format: DateFormat, value: DateRules?) throws(ICUError) {
    (self.format, self.value) = (format, value)
    numeric = try NumericDateForm(format)
    worded = numeric == nil ? try WordedDateForm(format) : nil
    calendar = format.calendarInUse == "gregorian" ? nil : format.calendarInUse
    example = SharedArguments(
      with: ["example": .text(try format.string(fromMilliseconds: Self.sample))])
  }

  var quick: QuickCheck? {
    guard value == nil else { return nil }
    if let worded {
      return QuickCheck(worded) { worded, utf8, count in
        worded.reading(WordedDateForm.self) { $0.read(UnsafeBufferPointer(start: utf8, count: count)) != nil }
      }
    }
    guard let numeric else { return nil }
    return QuickCheck(numeric) { numeric, utf8, count in
      numeric.reading(NumericDateForm.self) { $0.read(UnsafeBufferPointer(start: utf8, count: count)) != nil }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    if let day = numeric?.read(text.utf8) ?? worded?.read(text.utf8) {
      value?.run(onDay: Date(timeIntervalSince1970: day.milliseconds / 1_000), in: calendar, &sink)
      return
    }
    do throws(ICUError) {
      if let reading = numeric?.fault(in: text.utf8) {
        return try report(reading, at: reading.range, text, &sink)
      }
      if !format.mixesDigits, let digit = PlainDateText.mixedDigit(in: text) {
        return sink.report(.mixedDigits(digit))
      }
      let plain = PlainDateText(text)
      let reading = try read(plain)
      if reading.outcome == .read, !plain.isCut {
        value?.run(onDay: Date(timeIntervalSince1970: reading.milliseconds / 1_000), in: calendar, &sink)
      } else {
        try report(reading, at: plain.range(of: reading.range, in: text), text, &sink)
      }
    } catch {
      sink.report(ValidationError(error))
    }
  }

  private func report(
    _ reading: DateReading, at range: Range<Int>, _ text: borrowing TextView, _ sink: inout ErrorSink
  ) throws(ICUError) {
    if sink.goal == .verdict { return sink.report(ValidationError(code: .dateSyntax)) }
    let error = try error(reading, at: range, text)
    sink.report(error)
  }

  /// The start of the day that a text names, in UTC; nil for a text that is not a date.
  func day(of text: String) -> Date? {
    var milliseconds: Double?
    TextView.over(text) { text in
      milliseconds = (numeric?.read(text.utf8) ?? worded?.read(text.utf8))?.milliseconds
      if milliseconds != nil { return }
      let plain = PlainDateText(text)
      guard plain.mixedDigit == nil || format.mixesDigits, !plain.isCut else { return }
      // What is wrong with a text is reported when it is validated.
      do throws(ICUError) {
        let reading = try read(plain)
        if reading.outcome == .read { milliseconds = reading.milliseconds }
      } catch {}
    }
    return milliseconds.map { Date(timeIntervalSince1970: $0 / 1_000) }
  }

  private func read(_ plain: borrowing PlainDateText) throws(ICUError) -> DateReading {
    try plain.units.withUnsafeBufferPointerTyped { (units) throws(ICUError) in try format.read(units) }
  }

  private func error(
    _ reading: DateReading,
    at range: Range<Int>,
    _ text: borrowing TextView
  ) throws(ICUError) -> ValidationError {
    var error = ValidationError(reporting: .dateSyntax, ranges: [range])
    func set(_ code: ValidationError.Code, _ actual: Int, to maximum: Int) {
      // The number of months in a year, and of days in a month, depends on the value.
      error = ValidationError(
        reporting: code, limits: ArgumentList("minimum", 1),
        found: ArgumentList("actual", .integer(actual), "maximum", .integer(maximum)),
        ranges: error.faultRanges)
    }
    switch reading.outcome {
    case .month(let actual, let last): set(.dateMonth, actual, to: last)
    case .day(let actual, let last): set(.dateDay, actual, to: last)
    case .wrongWeekday:
      error.code = .dateWeekday
      error.arguments = ["expected": .text(try format.weekday(ofMilliseconds: reading.milliseconds))]
      error.suggestion = try self.text(ofMilliseconds: reading.milliseconds)
    case .read, .syntax:
      error = ValidationError(code: .dateSyntax, example, ranges: error.faultRanges)
      if case .syntax(isNear: true) = reading.outcome {
        error.suggestion = try self.text(ofMilliseconds: reading.milliseconds)
      } else if let day = Self.day(inISO8601: text) {
        error.suggestion = try self.text(ofMilliseconds: Double(day.dayNumber) * 86_400_000)
      }
    }
    return error
  }

  /// The date in the form of the locale, with a four-digit year if two digits would mean another year; nil if the
  /// format reads neither as that date.
  private func text(ofMilliseconds milliseconds: Double) throws(ICUError) -> String? {
    for fullYears in [false, true] {
      let text = try format.string(fromMilliseconds: milliseconds, fullYears: fullYears)
      var plain: PlainDateText?
      TextView.over(text) { plain = PlainDateText($0) }
      guard let plain, !plain.isCut, plain.mixedDigit == nil || format.mixesDigits else { continue }
      let reading = try read(plain)
      if reading.outcome == .read, reading.milliseconds == milliseconds { return text }
    }
    return nil
  }

  /// 31 January 2026.
  private static let sample = 1_769_817_600_000.0

  private static func day(inISO8601 text: borrowing TextView) -> CivilDate? {
    // No longer text is a date, and the repair reads all of it.
    guard text.utf8.count <= 64 else { return nil }
    let repaired = DateTimeRepair.date(text)?.withUTF8 { String(decoding: $0, as: UTF8.self) }
    return RuleOption.DateOrDateTime(repaired ?? text.string).flatMap { $0.time == nil ? $0.date : nil }
  }
}

/// A text in the form that ICU's date formats read best: ASCII digits, plain spaces, and no bidi marks.
///
/// People type the digits of their keyboards, and no marks; the words of a date have neither.
struct PlainDateText {
  private(set) var units: [UInt16] = []
  /// The first digit of a second script.
  private(set) var mixedDigit: UTF8Scalars.Element?
  /// Whether the text is longer than any date, so that the remainder was left out.
  private(set) var isCut = false
  /// The offset of each code unit in the text, in bytes.
  private var offsets: [Int] = []

  private static let longest = 256

  init(_ text: borrowing TextView) {
    let capacity = min(text.utf8.count, Self.longest)
    units.reserveCapacity(capacity)
    offsets.reserveCapacity(capacity)
    let (mixedDigit, isCut) = Self.forEachUnit(of: text) { unit, offset in
      units.append(unit)
      offsets.append(offset)
    }
    (self.mixedDigit, self.isCut) = (mixedDigit, isCut)
  }

  /// The first digit of a second script.
  static func mixedDigit(in text: borrowing TextView) -> UTF8Scalars.Element? {
    forEachUnit(of: text) { _, _ in }.mixedDigit
  }

  /// Passes each code unit with its offset in the text on, up to the greatest number of them.
  private static func forEachUnit(
    of text: borrowing TextView, _ body: (UInt16, Int) -> Void
  ) -> (mixedDigit: UTF8Scalars.Element?, isCut: Bool) {
    var (zero, count, mixedDigit): (UInt32?, Int, UTF8Scalars.Element?) = (nil, 0, nil)
    for element in text.scalars {
      if count >= longest { return (mixedDigit, true) }
      var scalar = element.scalar
      if let value = digit(scalar) {
        let itsZero = scalar.value - UInt32(value)
        if let zero, zero != itsZero { mixedDigit = mixedDigit ?? element }
        zero = zero ?? itsZero
        scalar = Unicode.Scalar(0x30 + UInt8(value))
      } else if !scalar.isASCII {
        let properties = scalar.icuProperties
        if properties.isBidiControl { continue }
        if properties.isWhitespace { scalar = " " }
      }
      for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
        body(unit, element.range.lowerBound)
        count += 1
      }
    }
    return (mixedDigit, false)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "0"..."9": Int(scalar.value) - 0x30
    case ..."\u{7F}": nil
    default: scalar.icuProperties.decimalDigitValue
    }
  }

  /// The bytes of a range of units; those of one character for an empty range.
  func range(of range: Range<Int>, in text: borrowing TextView) -> Range<Int> {
    func offset(_ index: Int) -> Int { index < offsets.count ? offsets[index] : text.utf8.count }
    let start = offset(range.lowerBound)
    return range.isEmpty ? text.scalarRange(at: start) : start..<max(start, offset(range.upperBound))
  }
}

extension Array {
  /// `withUnsafeBufferPointer` that preserves the error type.
  func withUnsafeBufferPointerTyped<Result, Failure>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = withUnsafeBufferPointer { buffer -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body(buffer)) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
