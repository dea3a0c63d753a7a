extension DateTimeReader {
  /// Reads a time: `HH:MM:SS`, a fraction, and an offset from UTC.
  ///
  /// ISO 8601 requires only the hour, and the fraction belongs to the last part that is written.
  mutating func time() throws(DateTimeFault) -> TimeOfDay {
    var time = TimeOfDay()
    time.hour = try number(2)
    let lastHour = notation == .iso8601 ? 24 : 23
    if time.hour > lastHour { throw fault(.hour(time.hour, last: lastHour), digits: 2) }
    if try takesPart() {
      time.minute = try number(2)
      if time.minute > 59 { throw fault(.minute(time.minute), digits: 2) }
      if time.isPastEndOfDay { throw fault(.endOfDay, digits: 2) }
      if try takesPart() {
        time.second = try number(2)
        time.secondRange = (offset - 2)..<offset
        if time.second > 60 { throw fault(.second(time.second), digits: 2) }
        if time.isPastEndOfDay { throw fault(.endOfDay, digits: 2) }
        try fraction(of: 1, &time)
      } else {
        try fraction(of: 60, &time)
      }
    } else {
      try fraction(of: 3_600, &time)
    }
    try offset(of: &time)
    if time.second == 60, !time.isBeforeMidnightInUTC {
      throw DateTimeFault(kind: .leapSecond, range: time.secondRange)
    }
    return time
  }

  /// Whether minutes follow hours, or seconds follow minutes.
  private mutating func takesPart() throws(DateTimeFault) -> Bool {
    if notation == .rfc3339 {
      try expect(":")
      return true
    }
    return isExtended ? skip(":") : digitsAhead(upTo: 1) > 0
  }

  /// Reads the decimal fraction, if any, of a part that is this many seconds long.
  private mutating func fraction(of seconds: UInt64, _ time: inout TimeOfDay) throws(DateTimeFault) {
    guard skip(".") || notation == .iso8601 && skip(",") else { return }
    let whole: UInt64 = 1_000_000_000_000_000_000
    var (unit, fraction) = (whole, UInt64(0))
    let start = offset
    var isZero = true
    while let next, next &- 0x30 < 10 {
      unit /= 10
      fraction += UInt64(next &- 0x30) * unit
      isZero = isZero && next == UInt8(ascii: "0")
      offset += 1
    }
    if offset == start { throw syntaxFault }
    if time.hour == 24, !isZero { throw DateTimeFault(kind: .endOfDay, range: start..<offset) }
    // The product has 72 bits for a fraction of an hour in units of 10⁻¹⁸ seconds.
    let (quotient, remainder) = whole.dividingFullWidth(fraction.multipliedFullWidth(by: seconds))
    time.minute += Int(quotient / 60)
    time.second += Int(quotient % 60)
    time.attoseconds = Int(remainder)
  }

  private mutating func offset(of time: inout TimeOfDay) throws(DateTimeFault) {
    let start = offset
    if skip(letter: "Z") {
      time.offset = 0
      return
    }
    let isNegative = next == UInt8(ascii: "-")
    guard isNegative || next == UInt8(ascii: "+") else {
      if notation == .iso8601 || offset < utf8.count { return }
      throw DateTimeFault(kind: .offsetMissing, range: offset..<offset)
    }
    offset += 1
    let hours = try number(2)
    var minutes = 0
    if notation == .rfc3339 || (isExtended ? next == UInt8(ascii: ":") : digitsAhead(upTo: 1) > 0) {
      if isExtended { try expect(":") }
      minutes = try number(2)
    }
    // In RFC 3339 an offset of "-00:00" means that the local offset is unknown; ISO 8601 does not have it.
    let isUnknown = isNegative && hours == 0 && minutes == 0
    if hours > 23 || minutes > 59 || isUnknown && notation == .iso8601 {
      throw DateTimeFault(kind: .offset, range: start..<offset)
    }
    time.offset = (isNegative ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
