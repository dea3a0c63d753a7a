import ICU
import Primitives

/// The form of dates with the names of months and days, such as "Saturday, January 31, 2026", which is read without ICU
/// if it is written as ICU writes it.
///
/// Found by asking the format: its texts for the months of a year show where the name of the month is, and the form is
/// used only if it writes and reads many days as the format does. A format in another calendar, with digits of several
/// scripts or with the year in two digits does not have such a form.
final class WordedDateForm: Sendable {
  private enum Part: Sendable, Equatable {
    case literal([UInt8])
    /// Four digits.
    case year
    /// One or two digits, by the number of digits of the day 5.
    case day(fewest: Int)
    case month
    case weekday
  }

  private let parts: [Part]
  /// The names of the months from January on.
  private let months: [[UInt8]]
  /// The names of the days from Monday on; empty if dates do not have them.
  private let weekdays: [[UInt8]]

  private static let years = 1900...2100
  /// A year in which no part of a date looks like another.
  private static let sampleYear = 1987

  /// Nil for a format that writes dates in another form; throws where ICU fails.
  init?(_ format: DateFormat) throws(ICUError) {
    guard format.calendarInUse == "gregorian", !format.mixesDigits else { return nil }
    func text(_ month: Int, _ day: Int) throws(ICUError) -> [UInt8] {
      let date = CivilDate(year: Self.sampleYear, month: month, day: day)
      return PlainDateText.bytes(of: try format.string(fromMilliseconds: date.milliseconds))
    }
    var weekdays: [[UInt8]] = []
    for day in 0..<7 {
      // 5 January 1970 was a Monday.
      weekdays.append(
        PlainDateText.bytes(of: try format.weekday(ofMilliseconds: Double(4 + day) * 86_400_000)))
    }
    var outlines: [[Part]] = []
    for month in 1...12 {
      let date = CivilDate(year: Self.sampleYear, month: month, day: 28)
      outlines.append(Self.outline(try text(month, 28), "28", weekdays[date.weekday - 1]))
    }
    let fewest = Self.outline(try text(1, 5), "05", []).contains(.day(fewest: 2)) ? 2 : 1
    guard let found = Self.form(of: outlines, fewest) else { return nil }
    (parts, months) = found
    self.weekdays = parts.contains(.weekday) ? weekdays : []
    // A name that begins another must not be taken for it, and each must be there.
    guard Set(months).count == 12, months.allSatisfy({ !$0.isEmpty }),
      self.weekdays.isEmpty || Set(self.weekdays).count == 7
    else { return nil }
    for month in 1...12 {
      for (year, day) in [
        (Self.sampleYear, 5), (2024, 28), (1900, 1 + month), (2100, 10 + month), (2026, 30),
      ] {
        let date = CivilDate(year: year, month: month, day: day)
        guard date.exists else { continue }
        let bytes = written(date)
        let expected = try format.string(fromMilliseconds: date.milliseconds)
        guard PlainDateText.bytes(of: expected) == bytes else { return nil }
        guard day < 13 else { continue }
        let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
        let reading = try units.withUnsafeBufferPointerTyped { units throws(ICUError) in
          try format.read(units)
        }
        guard reading.outcome == .read, reading.milliseconds == date.milliseconds else { return nil }
      }
    }
  }

  /// The parts of a text that are not the name of its month.
  private static func outline(_ text: [UInt8], _ day: String, _ weekday: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var (literal, offset) = ([UInt8](), 0)
    while offset < text.count {
      let rest = text[offset...]
      let found: (Part, Int)? =
        if rest.starts(with: String(sampleYear).utf8) {
          (.year, 4)
        } else if rest.starts(with: day.utf8) {
          (.day(fewest: 2), day.utf8.count)
        } else if !weekday.isEmpty, rest.starts(with: weekday) {
          (.weekday, weekday.count)
        } else {
          nil
        }
      if let (part, count) = found {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        parts.append(part)
        (literal, offset) = ([], offset + count)
      } else {
        literal.append(text[offset])
        offset += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// The form of the outlines of twelve months, which differ in one literal: in what is not common to all of it.
  private static func form(of outlines: [[Part]], _ fewest: Int) -> (parts: [Part], months: [[UInt8]])? {
    guard let first = outlines.first, outlines.allSatisfy({ $0.count == first.count }),
      first.count(where: { $0 == .year }) == 1, first.count(where: { $0 == .day(fewest: 2) }) == 1
    else { return nil }
    var (parts, months) = ([Part](), [[UInt8]]())
    for (index, part) in first.enumerated() {
      if outlines.allSatisfy({ $0[index] == part }) {
        parts.append(part == .day(fewest: 2) ? .day(fewest: fewest) : part)
        continue
      }
      let literals = outlines.compactMap { outline -> [UInt8]? in
        if case .literal(let bytes) = outline[index] { bytes } else { nil }
      }
      guard months.isEmpty, literals.count == 12 else { return nil }
      let prefix = commonPrefix(literals)
      let suffix = commonPrefix(literals.map { $0.dropFirst(prefix.count).reversed() })
      if !prefix.isEmpty { parts.append(.literal(prefix)) }
      parts.append(.month)
      if !suffix.isEmpty { parts.append(.literal(suffix.reversed())) }
      months = literals.map { Array($0[prefix.count..<$0.count - suffix.count]) }
    }
    return months.isEmpty ? nil : (parts, months)
  }

  private static func commonPrefix(_ texts: [[UInt8]]) -> [UInt8] {
    var prefix = texts.first ?? []
    for text in texts { prefix = zip(prefix, text).prefix { $0 == $1 }.map(\.0) }
    return prefix
  }

  private func written(_ date: CivilDate) -> [UInt8] {
    parts.flatMap { part -> [UInt8] in
      switch part {
      case .literal(let bytes): bytes
      case .year: Array(String(date.year).utf8)
      case .day(let fewest): Array((date.day < 10 && fewest == 2 ? "0\(date.day)" : "\(date.day)").utf8)
      case .month: months[date.month - 1]
      case .weekday: weekdays[date.weekday - 1]
      }
    }
  }

  /// The day that a text writes in this form; nil if the format must read it.
  func read(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    readPlain(text) ?? PlainDateText.folded(text) { readPlain($0) }
  }

  private func readPlain(_ text: UnsafeBufferPointer<UInt8>) -> CivilDate? {
    var (year, month, day, weekday) = (0, 0, 0, Int?.none)
    var offset = 0
    for part in parts {
      switch part {
      case .literal(let bytes):
        guard Self.starts(text, at: offset, bytes) else { return nil }
        offset += bytes.count
      case .year:
        guard let (number, count) = Self.number(text, at: offset), count == 4 else { return nil }
        (year, offset) = (number, offset + count)
      case .day(let fewest):
        guard let (number, count) = Self.number(text, at: offset), count == (number < 10 ? fewest : 2) else {
          return nil
        }
        (day, offset) = (number, offset + count)
      case .month:
        guard let found = Self.longest(of: months, text, &offset) else { return nil }
        month = found + 1
      case .weekday:
        guard let found = Self.longest(of: weekdays, text, &offset) else { return nil }
        weekday = found + 1
      }
    }
    let date = CivilDate(year: year, month: month, day: day)
    guard offset == text.count, Self.years ~= year, date.exists else { return nil }
    return weekday == nil || weekday == date.weekday ? date : nil
  }

  private static func starts(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ bytes: [UInt8]) -> Bool {
    guard text.count - offset >= bytes.count else { return false }
    for index in bytes.indices where text[offset + index] != bytes[index] { return false }
    return true
  }

  /// Whether a name comes next, in any case of the letters of ASCII, as ICU reads names.
  private static func startsName(
    _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ name: [UInt8]
  ) -> Bool {
    guard text.count - offset >= name.count else { return false }
    for index in name.indices {
      let (byte, letter) = (text[offset + index], name[index])
      guard byte == letter || byte ^ letter == 0x20 && 0x61...0x7A ~= byte | 0x20 else { return false }
    }
    return true
  }

  /// The number of up to four digits, and how many they are.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (number: Int, count: Int)?
  {
    var (number, offset) = (0, start)
    while offset < text.count, offset - start < 5, 0x30...0x39 ~= text[offset] {
      number = number * 10 + Int(text[offset] - 0x30)
      offset += 1
    }
    return offset > start ? (number, offset - start) : nil
  }

  /// The index of the longest name that comes next; moves the offset after it.
  private static func longest(
    of names: [[UInt8]], _ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> Int? {
    var found: Int?
    for index in names.indices where names[index].count > (found.map { names[$0].count } ?? 0) {
      if startsName(text, at: offset, names[index]) { found = index }
    }
    if let found { offset += names[found].count }
    return found
  }
}
