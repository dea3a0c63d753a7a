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

  static func date(_ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339) -> String? {
    guard let plain = plain(text), let date = date(in: plain[...]) else { return nil }
    return valid(date, text, notation) { reader throws(DateTimeFault) in _ = try reader.date() }
  }

  static func time(_ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339) -> String? {
    guard let plain = plain(text), let time = time(in: plain[...]) else { return nil }
    return valid(time, text, notation) { reader throws(DateTimeFault) in _ = try reader.time() }
  }

  static func dateTime(_ text: borrowing TextView, _ notation: DateTimeNotation = .rfc3339) -> String? {
    guard let plain = plain(text) else { return nil }
    let digitsAndHyphens = plain.prefix { $0 != UInt8(ascii: "T") && $0 != UInt8(ascii: " ") }
    guard let date = date(in: digitsAndHyphens),
      let time = time(in: plain[digitsAndHyphens.endIndex...].dropFirst())
    else { return nil }
    return valid(date + [UInt8(ascii: "T")] + time, text, notation) { reader throws(DateTimeFault) in
      _ = try reader.dateTime()
    }
  }

  /// The corrected text, if it differs from the given one and the notation accepts it.
  private static func valid(
    _ repaired: [UInt8],
    _ text: borrowing TextView,
    _ notation: DateTimeNotation,
    _ read: (inout DateTimeReader) throws(DateTimeFault) -> Void
  ) -> String? {
    if repaired.elementsEqual(text.utf8) { return nil }
    let isValid = repaired.withUnsafeBufferPointer { utf8 -> Bool in
      var reader = DateTimeReader(utf8, notation)
      do throws(DateTimeFault) {
        try read(&reader)
        try reader.expectEnd()
        return true
      } catch {
        return false
      }
    }
    return isValid ? String(decoding: repaired, as: UTF8.self) : nil
  }

  /// The text in ASCII without surrounding space; nil if it has characters that no date has.
  private static func plain(_ text: borrowing TextView) -> [UInt8]? {
    guard text.utf8.count <= longest else { return nil }
    var plain: [UInt8] = []
    for element in text.scalars {
      let scalar = element.scalar
      if let digit = scalar.icuProperties.decimalDigitValue {
        plain.append(0x30 + UInt8(digit))
        continue
      }
      switch scalar {
      case "-", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0D}", "\u{FE63}", "/", "\u{FF0F}":
        plain.append(UInt8(ascii: "-"))
      case ":", "\u{FF1A}": plain.append(UInt8(ascii: ":"))
      case ".", "\u{FF0E}": plain.append(UInt8(ascii: "."))
      case "+", "\u{FF0B}": plain.append(UInt8(ascii: "+"))
      case ",": plain.append(UInt8(ascii: "."))
      case "T", "t", "\u{FF34}": plain.append(UInt8(ascii: "T"))
      case "Z", "z", "\u{FF3A}": plain.append(UInt8(ascii: "Z"))
      default:
        guard scalar.icuProperties.isWhitespace else { return nil }
        if !plain.isEmpty { plain.append(UInt8(ascii: " ")) }
      }
    }
    while plain.last == UInt8(ascii: " ") { plain.removeLast() }
    return plain
  }

  /// Puts hyphens and zeros into `2026-1-5`, `2026.1.5` and `20260105`.
  private static func date(in text: ArraySlice<UInt8>) -> [UInt8]? {
    let isHyphen = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
    var parts = text.split(omittingEmptySubsequences: false, whereSeparator: isHyphen)
    if parts.count == 1, text.count == 8 {
      let (year, month) = (text.startIndex + 4, text.startIndex + 6)
      parts = [text[..<year], text[year..<month], text[month...]]
    }
    guard parts.count == 3, parts[0].count == 4 else { return nil }
    guard let month = padded(parts[1]), let day = padded(parts[2]) else { return nil }
    var date = Array(parts[0])
    for part in [month, day] {
      date.append(UInt8(ascii: "-"))
      date += part
    }
    return date
  }

  /// Puts zeros and colons into `8:30Z` and `8:30:00 +0100`.
  private static func time(in text: ArraySlice<UInt8>) -> [UInt8]? {
    let isOffset = { (byte: UInt8) in
      [UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte)
    }
    guard let start = text.firstIndex(where: isOffset) else { return nil }
    var clock = text[..<start]
    while clock.last == UInt8(ascii: " ") { clock.removeLast() }
    let second = clock.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let parts = (second.first ?? []).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2 && second.count == 1 else { return nil }
    var time: [UInt8] = []
    for part in parts {
      guard let part = padded(part) else { return nil }
      if !time.isEmpty { time.append(UInt8(ascii: ":")) }
      time += part
    }
    if parts.count == 2 { time += Array(":00".utf8) }
    if second.count == 2 { time += [UInt8(ascii: ".")] + second[1] }
    if text[start] == UInt8(ascii: "Z") { return time + text[start...] }
    let numbers = text[start...].dropFirst()
    let (hours, minutes) =
      numbers.contains(UInt8(ascii: ":"))
      ? (numbers.prefix { $0 != UInt8(ascii: ":") }, numbers.drop { $0 != UInt8(ascii: ":") }.dropFirst())
      : (numbers.prefix(2), numbers.dropFirst(2))
    guard let hours = padded(hours) else { return nil }
    time.append(text[start])
    time += hours
    time.append(UInt8(ascii: ":"))
    time += minutes.isEmpty ? [0x30, 0x30] : Array(minutes)
    return time
  }

  /// One or two digits, padded to two.
  private static func padded(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard (1...2).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.count == 1 ? [0x30] + digits : Array(digits)
  }
}
