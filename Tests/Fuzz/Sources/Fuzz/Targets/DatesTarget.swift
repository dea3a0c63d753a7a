import Foundation
import LocalizedValidation

@testable import ICU
@testable import ValidationRules

/// Dates, times and durations are judged as by a plain reader of RFC 3339, and dates that ICU writes are read.
///
/// A plain input is a text; every reader gets it.
enum DatesTarget {
  static let target = FuzzTarget("dates", run)

  private static let date = Validation<String>.date
  private static let time = Validation<String>.time
  private static let dateTime = Validation<String>.dateTime
  private static let duration = Validation<String>.duration
  private static let week = Validation<String>.isoWeek
  private static let isoReaders: [Validation<String>] = [
    .date(.iso8601), .time(.iso8601), .dateTime(.iso8601), .duration(.iso8601),
  ]
  private static let before = Validation<String>.before("2016-12-31T12:00:00Z")

  private static let pieces = [
    "2", "0", "1", "9", "-", ":", "T", "Z", ".", "+", "2016-12-31", "2000-02-29", "1900-02-29", "23:59:60",
    "24:00",
    "12:00:00", "00:00:00", "-03:00", "+00:00", "-00:00", "z", "t", "W", "P", "D", "M", "H", "S", "Y", ",",
    " ", "5",
    "3", "6", "W53", "W01", "366", "٣", "३", "−", "\n", "0000", "9999", "13", "32", "60", "/", "00", "PT",
    "P1Y",
  ]

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var input = FuzzInput(bytes)
    if input.takePlainMark() { return check(input.text()) }
    switch input.number(below: 16) {
    case 0: return readBack(&input)
    case 1...3: return check(input.text())
    case 4...8:
      var text = ""
      while !input.isAtEnd { text += input.pick(pieces) }
      check(text)
    default: check(nearDateTime(&input))
    }
  }

  /// A date with a time, most parts of which are in their bounds, and one of which may be changed.
  private static func nearDateTime(_ input: inout FuzzInput) -> String {
    func two(_ limit: Int) -> String {
      let value = input.number(below: limit)
      return value < 10 ? "0\(value)" : "\(value)"
    }
    let offset = input.flag() ? "Z" : "\(input.flag() ? "+" : "-")\(two(26)):\(two(62))"
    let seconds = input.flag() ? "\(two(62)).\(input.byte())" : "59:60".suffix(2) + ""
    let day = "\(19 + input.number(below: 3))\(two(100))-\(two(14))-\(two(33))"
    var text = "\(day)T\(two(26)):\(input.flag() ? "59" : two(62)):\(seconds)\(offset)"
    if input.number(below: 4) == 3 {
      var scalars = Array(text.unicodeScalars)
      scalars[input.number(below: scalars.count)] = input.pick(pieces).unicodeScalars.first ?? "x"
      text = String(String.UnicodeScalarView(scalars))
    }
    return text
  }

  private static func check(_ text: String) {
    let subject = text.debugDescription
    let utf8 = Array(text.utf8)
    let isDate = PlainDate.day(utf8) != nil
    let isTime = PlainDate.time(utf8).map { !$0.isLeap || $0.isLeapMinute } ?? false
    let moment = PlainDate.dateTime(utf8)
    let isDuration = PlainDate.isDuration(utf8)
    Check.equal(date.isValid(value: text), isDate, "a date is judged otherwise", subject)
    Check.equal(time.isValid(value: text), isTime, "a time is judged otherwise", subject)
    Check.equal(
      dateTime.isValid(value: text), moment != nil, "a date with a time is judged otherwise", subject)
    Check.equal(duration.isValid(value: text), isDuration, "a duration is judged otherwise", subject)
    Check.equal(week.isValid(value: text), PlainDate.isWeek(utf8), "a week is judged otherwise", subject)
    for (reader, isRead) in zip(isoReaders, [isDate, isTime, moment != nil, isDuration]) {
      let isValid = reader.isValid(value: text)
      // RFC 3339 is a profile of ISO 8601 except for lowercase letters, a space, and an offset of -00:00.
      if isRead, !text.contains(where: { "zt ".contains($0) }), !text.hasSuffix("-00:00") {
        Check.holds(isValid, "ISO 8601 refuses what RFC 3339 takes", subject)
      }
    }
    if let moment {
      // Noon of the last day of 2016, a year with a leap second, in seconds since 1970.
      Check.equal(
        before.isValid(value: text), moment < 1_483_185_600, "a moment is ordered otherwise", subject)
    }
  }

  private static let locales = [
    "en", "en-GB", "ar", "ar-EG", "fa", "he", "hi", "bn", "th", "ja", "ko", "zh-Hans", "zh-Hant", "pt-BR",
    "pt-PT",
    "es", "fr", "de", "ru", "pl", "cs", "tr", "vi", "sw", "fi", "hu", "lt", "mr", "my", "km",
  ]
  private static let styles: [(DateFormat.Form, RuleOption.DateStyle)] = [
    (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
  ]
  /// What was made before: a writer and a reader for each locale and style.
  nonisolated(unsafe) private static var known: [Int: (DateFormat, Validation<String>)] = [:]

  /// A date that ICU writes is read by the rule of its locale and style.
  private static func readBack(_ input: inout FuzzInput) {
    let locale = input.number(below: locales.count)
    let style = input.number(below: styles.count)
    let days = input.number(below: 65_536) - 20_000
    let key = locale * styles.count + style
    if known[key] == nil {
      let tag = locales[locale]
      guard
        let writer = try? DateFormat(
          locale: tag, calendar: RuleOption.DateCalendar.gregorian.icuName, form: styles[style].0)
      else {
        return Check.holds(false, "no dates in \(tag)", tag)
      }
      known[key] = (writer, .localizedDate(styles[style].1, in: tag, calendar: .gregorian))
    }
    guard let (writer, reader) = known[key],
      let text = try? writer.string(fromMilliseconds: Double(days) * 86_400_000)
    else { return }
    Check.holds(
      reader.isValid(value: text), "a date of ICU's is refused (\(locales[locale]), \(styles[style].1))",
      text.debugDescription)
  }
}

/// A plain reader of RFC 3339, section 5.6 and appendix A, and of the weeks of ISO 8601.
private enum PlainDate {
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    text.isEmpty || text.contains { !(0x30...0x39).contains($0) }
      ? nil : text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func days(in month: Int, of year: Int) -> Int {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Days since 1970, by counting years and months.
  private static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
    var count = day - 1
    for earlier in 1..<month { count += days(in: earlier, of: year) }
    if year >= 1970 {
      for earlier in 1970..<year { count += isLeap(earlier) ? 366 : 365 }
    } else {
      for later in year..<1970 { count -= isLeap(later) ? 366 : 365 }
    }
    return count
  }

  static func day(_ text: [UInt8]) -> (days: Int, isLast: Bool)? {
    guard text.count == 10, text[4] == 0x2D, text[7] == 0x2D, let year = number(text[0..<4]),
      let month = number(text[5..<7]), 1...12 ~= month, let day = number(text[8..<10]),
      1...days(in: month, of: year) ~= day
    else { return nil }
    return (daysSinceEpoch(year, month, day), day == days(in: month, of: year))
  }

  struct Time {
    /// Minutes from midnight to the minute in UTC; may be outside of the day.
    var minute = 0
    var second = 0
    var hasFraction = false
    var isLeap: Bool { second == 60 }
    /// Whether the minute is the last of a day in UTC.
    var isLeapMinute: Bool { ((minute % 1440) + 1440) % 1440 == 1439 }
  }

  static func time(_ text: [UInt8]) -> Time? {
    guard text.count >= 9, text[2] == 0x3A, text[5] == 0x3A, let hour = number(text[0..<2]), hour < 24,
      let minute = number(text[3..<5]), minute < 60, let second = number(text[6..<8]), second <= 60
    else { return nil }
    var time = Time(minute: hour * 60 + minute, second: second)
    var rest = text[8...]
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      if digits.isEmpty { return nil }
      time.hasFraction = digits.contains { $0 != 0x30 }
      rest = rest[digits.endIndex...]
    }
    if rest.count == 1, rest.first == 0x5A || rest.first == 0x7A { return time }
    let start = rest.startIndex
    guard rest.count == 6, rest.first == 0x2B || rest.first == 0x2D, rest[start + 3] == 0x3A,
      let hours = number(rest[(start + 1)..<(start + 3)]), hours < 24,
      let minutes = number(rest[(start + 4)..<(start + 6)]), minutes < 60
    else { return nil }
    time.minute += (hours * 60 + minutes) * (rest.first == 0x2B ? -1 : 1)
    return time
  }

  /// Whole seconds since 1970, a fraction cut off; nil where the text is not a date with a time.
  static func dateTime(_ text: [UInt8]) -> Int? {
    guard text.count > 11, text[10] | 0x20 == 0x74, let day = day(Array(text[0..<10])),
      let time = time(Array(text[11...]))
    else { return nil }
    if time.isLeap {
      // On the last day of a month, in UTC.
      guard time.isLeapMinute else { return nil }
      let utc = day.days + (time.minute < 0 ? -1 : time.minute >= 1440 ? 1 : 0)
      guard isLastOfMonth(utc) else { return nil }
    }
    return day.days * 86_400 + time.minute * 60 + time.second
  }

  private static func isLastOfMonth(_ days: Int) -> Bool {
    var year = 1970 + days / 366 - 2
    while daysSinceEpoch(year + 1, 1, 1) <= days { year += 1 }
    while daysSinceEpoch(year, 1, 1) > days { year -= 1 }
    return (1...12).contains { daysSinceEpoch(year, $0, self.days(in: $0, of: year)) == days }
  }

  static func isDuration(_ text: [UInt8]) -> Bool {
    guard text.first == UInt8(ascii: "P") else { return false }
    let halves = text.dropFirst().split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    guard (1...2).contains(halves.count), let date = units(halves[0]) else { return false }
    if halves.count == 1 { return date == [0x57] || isRun(date, of: Array("YMD".utf8)) }
    guard let time = units(halves[1]) else { return false }
    return isRun(time, of: Array("HMS".utf8)) && (date.isEmpty || isRun(date, of: Array("YMD".utf8)))
  }

  /// The units of amounts, each of which has digits; nil where something else is among them.
  private static func units(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var units: [UInt8] = []
    var hasDigits = false
    for byte in text {
      if (0x30...0x39).contains(byte) {
        hasDigits = true
      } else {
        guard hasDigits else { return nil }
        units.append(byte)
        hasDigits = false
      }
    }
    return hasDigits ? nil : units
  }

  /// Whether the units are some that follow one another.
  private static func isRun(_ units: [UInt8], of all: [UInt8]) -> Bool {
    guard let first = units.first, let start = all.firstIndex(of: first) else { return false }
    return all[start...].starts(with: units)
  }

  static func isWeek(_ text: [UInt8]) -> Bool {
    // With a hyphen or without.
    let hasHyphen = text.count == 8 && text[4] == 0x2D
    let place = hasHyphen ? 5 : 4
    guard hasHyphen || text.count == 7, text[place] == 0x57, let year = number(text[0..<4]),
      let week = number(text[(place + 1)...])
    else { return false }
    // A year has 53 weeks where it starts on a Thursday, or is a leap year that starts on a Wednesday.
    let weekday = ((daysSinceEpoch(year, 1, 1) + 3) % 7 + 7) % 7
    return 1...(weekday == 3 || isLeap(year) && weekday == 2 ? 53 : 52) ~= week
  }
}
