import ICU
import Primitives
import TextAutomata
import ValidationCore

/// The form of dates in digits alone, such as 31/01/2026 or ٣١/١/٢٠٢٦, which is read without ICU.
///
/// Found by asking the format: it writes some days, and must read them with and without zeros in front. A format in
/// another calendar or with words does not have such a form, and years beyond those that were asked for are left to it.
final class NumericDateForm: Sendable {
  private enum Part { case year, month, day }

  private let order: (Part, Part, Part)
  /// The ASCII characters after the first and the second number.
  private let separators: (UInt8, UInt8)

  private static let years = 1900...2100
  private static let samples = [
    CivilDate(year: 1999, month: 12, day: 31), CivilDate(year: 2009, month: 2, day: 3),
    CivilDate(year: 2024, month: 2, day: 29), CivilDate(year: 2088, month: 11, day: 5),
    CivilDate(year: 1901, month: 1, day: 28),
  ]

  /// Nil for a format that writes dates in another form; throws where ICU fails.
  init?(_ format: DateFormat) throws(ICUError) {
    let first = Self.samples[0]
    let text = try format.string(fromMilliseconds: first.milliseconds, fullYears: true)
    var bytes: [UInt8] = []
    TextView.over(text) { text in
      bytes = Array(String(decoding: PlainDateText(text).units, as: UTF16.self).utf8)
    }
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
    order = (one, two, three)
    separators = (signs[0], signs[1])
    for sample in Self.samples {
      for hasZeros in [true, false] {
        let text = Array(written(sample, hasZeros).utf16)
        let reading = try text.withUnsafeBufferPointerTyped { units throws(ICUError) in try format.read(units)
        }
        guard reading.outcome == .read, reading.milliseconds == sample.milliseconds else { return nil }
      }
    }
  }

  private func written(_ date: CivilDate, _ hasZeros: Bool) -> String {
    func number(_ part: Part) -> String {
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

  /// The day that a text writes in this form; nil if the format must read it.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? { readASCII(text) ?? readFolded(text) }

  /// The same for digits of one other script, and for bidi marks, which do not count.
  private func readFolded(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    guard text.count <= 64, text.contains(where: { $0 >= 0x80 }) else { return nil }
    let words = CodePointWords.sharedAddress
    var characters = SIMD16<UInt8>()
    return withUnsafeMutableBytes(of: &characters) { raw in
      let characters = raw.bindMemory(to: UInt8.self)
      // The first digit decides for all of them.
      var (count, offset, zero) = (0, 0, UInt32?.none)
      while offset < text.count {
        let (value, end) = UTF8Decoding.codePoint(in: text, at: offset)
        offset = end
        var byte = UInt8(truncatingIfNeeded: value)
        if value < 0x80 {
          if 0x30...0x39 ~= byte {
            guard zero ?? 0x30 == 0x30 else { return nil }
            zero = 0x30
          }
        } else if let zero, value &- zero < 10 {
          byte = UInt8(truncatingIfNeeded: 0x30 + (value - zero))
        } else {
          let word = words.pointee[value]
          if word.has(.bidiControl) { continue }
          guard zero == nil, word.has(.foreignDigit),
            let digit = Unicode.Scalar(value)?.icuProperties.decimalDigitValue
          else { return nil }
          zero = value - UInt32(digit)
          byte = UInt8(truncatingIfNeeded: 0x30 + digit)
        }
        guard count < 10 else { return nil }
        characters[count] = byte
        count += 1
      }
      return readASCII(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(characters)[..<count]))
    }
  }

  private func readASCII(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    guard 8...10 ~= text.count else { return nil }
    var date = CivilDate(year: 0, month: 0, day: 0)
    var offset = 0
    guard read(order.0, text, &offset, &date), skip(separators.0, text, &offset),
      read(order.1, text, &offset, &date), skip(separators.1, text, &offset),
      read(order.2, text, &offset, &date), offset == text.count,
      Self.years ~= date.year, date.exists
    else { return nil }
    return date
  }

  private func skip(_ separator: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Bool {
    guard offset < text.count, text[offset] == separator else { return false }
    offset += 1
    return true
  }

  /// Reads four digits of a year, or one or two of a month or a day.
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
