import ICU
import ValidationCore

/// Fixes what a machine can fix in a text that is meant as an RFC 3339 date or time.
///
/// The result is also valid in ISO 8601, except for the offset `-00:00`.
///
/// Digits of any script become ASCII, other hyphens, slashes and dots become hyphens, and missing zeros are filled
/// in: `２０２６/1/5` becomes `2026-01-05`. Only a text that begins with the year is unambiguous: `1/5/2026` may be
/// either of two days.
enum DateTimeRepair {
  /// A longer text was not meant to be a date.
  private static let longest = 96

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func date(
    _ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339
  ) -> SuggestionBytes? {
    guard let date = repaired(text, { append(date: $0, to: &$1) }) else { return nil }
    return valid(date, text, notation) { reader throws(DateTimeFault) in _ = try reader.date() }
  }

  static func time(
    _ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339
  ) -> SuggestionBytes? {
    guard let time = repaired(text, { append(time: $0, to: &$1) }) else { return nil }
    return valid(time, text, notation) { reader throws(DateTimeFault) in _ = try reader.time() }
  }

  static func dateTime(
    _ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339
  ) -> SuggestionBytes? {
    let moment = repaired(text) { plain, moment in
      let date = plain.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
      guard append(date: date, to: &moment) else { return false }
      moment.append(UInt8(ascii: "T"))
      return append(time: plain[date.endIndex...].dropFirst(), to: &moment)
    }
    guard let moment else { return nil }
    return valid(moment, text, notation) { reader throws(DateTimeFault) in _ = try reader.dateTime() }
  }

  /// What `repair` writes for a text in ASCII; nil if it returns false, or for a text that has other characters than dates.
  private static func repaired(
    _ text: borrowing TextView, _ repair: (Bytes, inout SuggestionBytes) -> Bool
  ) -> SuggestionBytes? {
    guard let plain = plain(text) else { return nil }
    var repaired = SuggestionBytes()
    return plain.withUTF8 { repair($0[...], &repaired) } ? repaired : nil
  }

  /// The corrected text, if it differs from the given one and the notation accepts it.
  private static func valid(
    _ repaired: SuggestionBytes,
    _ text: borrowing TextView,
    _ notation: DateTimeNotation,
    _ read: (inout DateTimeReader) throws(DateTimeFault) -> Void
  ) -> SuggestionBytes? {
    let given = text.utf8
    let isValid = repaired.withUTF8 { utf8 -> Bool in
      if utf8.elementsEqual(given) { return false }
      var reader = DateTimeReader(utf8, notation)
      do throws(DateTimeFault) {
        try read(&reader)
        try reader.expectEnd()
        return true
      } catch {
        return false
      }
    }
    return isValid ? repaired : nil
  }

  /// The text in ASCII without surrounding space; nil if it has characters that no date has.
  private static func plain(_ text: borrowing TextView) -> SuggestionBytes? {
    guard text.utf8.count <= longest else { return nil }
    var plain = SuggestionBytes()
    // Spaces at the end are left out.
    var spaces = 0
    for element in text.scalars {
      guard let byte = ascii(element.scalar) else { return nil }
      if byte == UInt8(ascii: " ") {
        spaces += plain.isEmpty ? 0 : 1
        continue
      }
      for _ in 0..<spaces { plain.append(UInt8(ascii: " ")) }
      spaces = 0
      plain.append(byte)
    }
    return plain
  }

  /// A character in ASCII; nil if no date has it.
  private static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
    if let digit = scalar.icuProperties.decimalDigitValue { return 0x30 + UInt8(digit) }
    switch scalar {
    case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0D}", "\u{FE63}", "/", "\u{FF0F}":
      return UInt8(ascii: "-")
    case ":", "\u{FF1A}": return UInt8(ascii: ":")
    case ".", "\u{FF0E}", ",": return UInt8(ascii: ".")
    case "+", "\u{FF0B}": return UInt8(ascii: "+")
    case "T", "t", "\u{FF34}": return UInt8(ascii: "T")
    case "Z", "z", "\u{FF3A}": return UInt8(ascii: "Z")
    default: return scalar.icuProperties.isWhitespace ? UInt8(ascii: " ") : nil
    }
  }

  /// Puts hyphens and zeros into `2026-1-5`, `2026.1.5` and `20260105`; false for anything else.
  private static func append(date text: Bytes, to date: inout SuggestionBytes) -> Bool {
    let isHyphen = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
    let (year, month, day): (Bytes, Bytes, Bytes)
    if let first = text.firstIndex(where: isHyphen) {
      guard let second = text[(first + 1)...].firstIndex(where: isHyphen),
        !text[(second + 1)...].contains(where: isHyphen)
      else { return false }
      (year, month, day) = (text[..<first], text[(first + 1)..<second], text[(second + 1)...])
    } else {
      guard text.count == 8 else { return false }
      let (yearEnd, monthEnd) = (text.startIndex + 4, text.startIndex + 6)
      (year, month, day) = (text[..<yearEnd], text[yearEnd..<monthEnd], text[monthEnd...])
    }
    guard year.count == 4 else { return false }
    date.append(contentsOf: year)
    date.append(UInt8(ascii: "-"))
    guard append(padding: month, to: &date) else { return false }
    date.append(UInt8(ascii: "-"))
    return append(padding: day, to: &date)
  }

  /// Puts zeros and colons into `8:30Z` and `8:30:00 +0100`; false for anything else.
  private static func append(time text: Bytes, to time: inout SuggestionBytes) -> Bool {
    let isOffset = { (byte: UInt8) in
      byte == UInt8(ascii: "Z") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    let colon = UInt8(ascii: ":")
    guard let start = text.firstIndex(where: isOffset) else { return false }
    var clock = text[..<start]
    while clock.last == UInt8(ascii: " ") { clock.removeLast() }
    let point = clock.firstIndex(of: UInt8(ascii: "."))
    guard append(clock: clock[..<(point ?? clock.endIndex)], hasFraction: point != nil, to: &time) else {
      return false
    }
    if let point { time.append(contentsOf: clock[point...]) }
    if text[start] == UInt8(ascii: "Z") {
      time.append(contentsOf: text[start...])
      return true
    }
    let numbers = text[start...].dropFirst()
    let (hours, minutes) =
      numbers.contains(colon)
      ? (numbers.prefix { $0 != colon }, numbers.drop { $0 != colon }.dropFirst())
      : (numbers.prefix(2), numbers.dropFirst(2))
    time.append(text[start])
    guard append(padding: hours, to: &time) else { return false }
    time.append(colon)
    if minutes.isEmpty { time.append("00") } else { time.append(contentsOf: minutes) }
    return true
  }

  /// Hours, minutes and perhaps seconds.
  private static func append(clock: Bytes, hasFraction: Bool, to time: inout SuggestionBytes) -> Bool {
    let colon = UInt8(ascii: ":")
    var (start, count) = (clock.startIndex, 1)
    while let end = clock[start...].firstIndex(of: colon) {
      guard append(padding: clock[start..<end], to: &time) else { return false }
      time.append(colon)
      (start, count) = (end + 1, count + 1)
    }
    guard count == 3 || count == 2 && !hasFraction, append(padding: clock[start...], to: &time) else {
      return false
    }
    if count == 2 { time.append(":00") }
    return true
  }

  /// One or two digits, padded to two.
  private static func append(padding digits: Bytes, to text: inout SuggestionBytes) -> Bool {
    guard (1...2).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return false }
    if digits.count == 1 { text.append(UInt8(ascii: "0")) }
    text.append(contentsOf: digits)
    return true
  }
}
