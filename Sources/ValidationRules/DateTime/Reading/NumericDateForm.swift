import ICU

/// The form of dates in digits alone, such as 31/01/2026 or ٣١/١/٢٠٢٦, which is read without ICU.
///
/// Found by asking the format: it writes some days, and must read them with and without zeros in front. A format in
/// another calendar or with words does not have such a form, and years beyond those that were asked for are left to it.
final class NumericDateForm: Sendable {
  private enum Part { case year, month, day }

  private struct Outline {
    let order: (Part, Part, Part)
    /// The ASCII characters after the first and the second number.
    let separators: (UInt8, UInt8)

    func written(_ date: CivilDate, _ hasZeros: Bool, shortYear: Bool = false) -> String {
      func number(_ part: Part) -> String {
        if part == .year, shortYear { return String(String(date.year).suffix(2)) }
        let number =
          switch part {
          case .year: date.year
          case .month: date.month
          case .day: date.day
          }
        return number < 10 && hasZeros ? "0\(number)" : "\(number)"
      }
      let signs = [separators.0, separators.1].map { String(Unicode.Scalar($0)) }
      return number(order.0) + signs[0] + number(order.1) + signs[1] + number(order.2)
    }
  }

  private let outline: Outline
  /// The year in which the hundred years that two digits mean begin; nil if the form has years of four digits alone.
  private let firstShortYear: Int?

  private static let years = 1900...2100
  private static let samples = [
    CivilDate(year: 1999, month: 12, day: 31), CivilDate(year: 2009, month: 2, day: 3),
    CivilDate(year: 2024, month: 2, day: 29), CivilDate(year: 2088, month: 11, day: 5),
    CivilDate(year: 1901, month: 1, day: 28),
  ]

  /// Nil for a format that writes dates in another form; throws where ICU fails.
  init?(_ format: DateFormat) throws(ICUError) {
    let first = Self.samples[0]
    let bytes = PlainDateText.bytes(
      of: try format.string(fromMilliseconds: first.milliseconds, fullYears: true))
    let numbers = bytes.split { !(0x30...0x39 ~= $0) }
    let signs = bytes.filter { !(0x30...0x39 ~= $0) }
    // Signs of one character each, between the numbers.
    guard numbers.count == 3, signs.count == 2, signs.allSatisfy({ $0 < 0x80 }),
      numbers[0].startIndex == 0, numbers[2].endIndex == bytes.count
    else { return nil }
    let parts = numbers.map { digits -> Part? in
      switch digits.reduce(0, { $0 * 10 + Int($1 - 0x30) }) {
      case first.year: .year
      case first.month: .month
      case first.day: .day
      default: nil
      }
    }
    guard let one = parts[0], let two = parts[1], let three = parts[2], Set([one, two, three]).count == 3
    else {
      return nil
    }
    outline = Outline(order: (one, two, three), separators: (signs[0], signs[1]))
    for sample in Self.samples {
      for hasZeros in [true, false] {
        let read = try Self.day(outline.written(sample, hasZeros), format)
        guard read == sample.milliseconds else { return nil }
      }
    }
    firstShortYear = try Self.firstYear(ofTwoDigits: outline, format)
  }

  /// Midnight of the day that the format reads, in milliseconds since 1970.
  private static func day(_ text: String, _ format: DateFormat) throws(ICUError) -> Double? {
    let reading = try Array(text.utf16).withUnsafeBufferPointerTyped { units throws(ICUError) in
      try format.read(units)
    }
    return reading.outcome == .read ? reading.milliseconds : nil
  }

  /// The year in which the hundred years of two digits begin; nil for a format that does not read two digits so.
  private static func firstYear(ofTwoDigits outline: Outline, _ format: DateFormat) throws(ICUError) -> Int? {
    // A start that is no day has no year to compare with.
    guard let start = Int(exactly: (format.twoDigitYearStart / 86_400_000).rounded(.down)) else { return nil }
    let first = CivilDate(dayNumber: start).year
    for year in [first + 1, first + 50, first + 99] {
      let date = CivilDate(year: year, month: 11, day: 22)
      let read = try day(outline.written(date, false, shortYear: true), format)
      guard read == date.milliseconds else { return nil }
    }
    return first
  }

  /// The day that a text writes in this form; nil if the format must read it.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    readPlain(text) ?? PlainDateText.folded(text) { readPlain($0) }
  }

  private func readPlain(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    numbers(in: text).flatMap { $0.exists ? $0 : nil }
  }

  /// The month or day that does not exist in a text of ASCII in this form; nil for a date, and if the format must read
  /// the text.
  func fault(in text: UnsafeBufferPointer<UInt8>) -> DateReading? {
    guard let date = numbers(in: text), !date.exists else { return nil }
    let isMonth = !(1...12 ~= date.month)
    if isMonth, !(1...31 ~= date.day) { return nil }
    let order = [outline.order.0, outline.order.1, outline.order.2]
    let runs = text.indices.split { !(0x30...0x39 ~= text[$0]) }
    guard let place = order.firstIndex(of: isMonth ? .month : .day), place < runs.count else { return nil }
    return DateReading(
      outcome: isMonth
        ? .month(date.month, last: 12)
        : .day(date.day, last: CivilDate.days(inMonth: date.month, of: date.year)),
      range: runs[place].startIndex..<runs[place].endIndex, milliseconds: 0)
  }

  /// The numbers that a text writes in this form, with a year among ``years``, whether or not that day exists.
  private func numbers(in text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    guard 6...10 ~= text.count else { return nil }
    var date = CivilDate(year: 0, month: 0, day: 0)
    var offset = 0
    let (order, separators) = (outline.order, outline.separators)
    guard read(order.0, text, &offset, &date), skip(separators.0, text, &offset),
      read(order.1, text, &offset, &date), skip(separators.1, text, &offset),
      read(order.2, text, &offset, &date), offset == text.count, Self.years ~= date.year
    else { return nil }
    return date
  }

  private func skip(_ separator: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
    guard offset < text.count, text[offset] == separator else { return false }
    offset += 1
    return true
  }

  /// Reads four digits of a year, or two, or one or two of a month or a day.
  private func read(
    _ part: Part, _ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int, _ date: inout CivilDate
  ) -> Bool {
    let start = offset
    var number = 0
    while offset < text.count, offset - start < 4, 0x30...0x39 ~= text[offset] {
      number = number * 10 + Int(text[offset] - 0x30)
      offset += 1
    }
    switch (part, offset - start) {
    case (.year, 2):
      guard let firstShortYear else { return false }
      let ahead = (number - firstShortYear % 100 + 100) % 100
      // The hundred years begin on some day of the first, so that its digits may mean the year after the last.
      guard ahead > 0 else { return false }
      date = CivilDate(year: firstShortYear + ahead, month: date.month, day: date.day)
    case (.year, 4): date = CivilDate(year: number, month: date.month, day: date.day)
    case (.month, 1...2): date = CivilDate(year: date.year, month: number, day: date.day)
    case (.day, 1...2): date = CivilDate(year: date.year, month: date.month, day: number)
    default: return false
    }
    return true
  }
}

extension CivilDate {
  /// Midnight in UTC, in milliseconds since 1970.
  var milliseconds: Double { Double(dayNumber) * 86_400_000 }
}
