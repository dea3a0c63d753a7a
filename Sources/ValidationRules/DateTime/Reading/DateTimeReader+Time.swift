extension DateTimeReader {
  /// Takes a time: `HH:MM:SS`, a fraction, and an offset from UTC. In ISO 8601 all but the hour may be left out.
  mutating func time() throws(DateTimeFault) -> TimeOfDay {
    var time = TimeOfDay()
    time.hour = try number(2)
    let isEndOfDay = time.hour == 24 && notation == .iso8601
    if time.hour > 23, !isEndOfDay { throw fault(.hour(time.hour), digits: 2) }
    if try takesPart() {
      time.minute = try number(2)
      if time.minute > (isEndOfDay ? 0 : 59) { throw fault(.minute(time.minute), digits: 2) }
      if try takesPart() {
        time.second = try number(2)
        time.secondRange = (offset - 2)..<offset
        if time.second > (isEndOfDay ? 0 : 60) { throw fault(.second(time.second), digits: 2) }
        try fraction(of: &time)
      }
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

  private mutating func fraction(of time: inout TimeOfDay) throws(DateTimeFault) {
    guard skip(".") || notation == .iso8601 && skip(",") else { return }
    var unit = 1_000_000_000_000_000_000
    let start = offset
    while let next, next &- 0x30 < 10 {
      unit /= 10
      time.attoseconds += Int(next &- 0x30) * unit
      offset += 1
    }
    if offset == start { throw syntaxFault }
    if time.hour == 24, time.attoseconds > 0 {
      throw DateTimeFault(kind: .hour(24), range: start..<offset)
    }
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
    // An offset of "-00:00" says in RFC 3339 that the local offset is unknown; ISO 8601 has no such thing.
    let isUnknown = isNegative && hours == 0 && minutes == 0
    if hours > 23 || minutes > 59 || isUnknown && notation == .iso8601 {
      throw DateTimeFault(kind: .offset, range: start..<offset)
    }
    time.offset = (isNegative ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
