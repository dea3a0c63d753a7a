extension DateTimeReader {
  /// Reads a date: `YYYY-MM-DD`, and in ISO 8601 also week and ordinal dates and dates without hyphens.
  mutating func date() throws(DateTimeFault) -> CivilDate {
    let year = try number(4)
    if notation == .rfc3339 {
      try expect("-")
    } else {
      isExtended = skip("-")
      if skip("W") { return try weekDate(year) }
      let ahead = digitsAhead(upTo: isExtended ? 4 : 5)
      if ahead == 3 { return try ordinalDate(year) }
    }
    let month = try number(2)
    // A longer number is not a month that does not exist; it is not a month at all.
    if digitsAhead(upTo: 1) > 0, isExtended { throw syntaxFault }
    if !(1...12).contains(month) { throw fault(.month(month), digits: 2) }
    if isExtended { try expect("-") }
    let day = try number(2)
    if digitsAhead(upTo: 1) > 0 { throw syntaxFault }
    let last = CivilDate.days(inMonth: month, of: year)
    if !(1...last).contains(day) { throw fault(.day(day, last: last), digits: 2) }
    return CivilDate(year: year, month: month, day: day)
  }

  private mutating func ordinalDate(_ year: Int) throws(DateTimeFault) -> CivilDate {
    let day = try number(3)
    let last = CivilDate.days(in: year)
    if !(1...last).contains(day) { throw fault(.dayOfYear(day, last: last), digits: 3) }
    return CivilDate(dayNumber: CivilDate(year: year, month: 1, day: 1).dayNumber + day - 1)
  }

  private mutating func weekDate(_ year: Int) throws(DateTimeFault) -> CivilDate {
    let week = try week(of: year)
    if isExtended { try expect("-") }
    guard let weekday = next.map({ Int($0) - 0x30 }), (1...7).contains(weekday) else { throw syntaxFault }
    offset += 1
    return CivilDate(year: year, week: week, weekday: weekday)
  }

  /// Reads the number of a week after its W.
  mutating func week(of year: Int) throws(DateTimeFault) -> Int {
    let week = try number(2)
    let last = CivilDate.weeks(in: year)
    if !(1...last).contains(week) { throw fault(.week(week, last: last), digits: 2) }
    return week
  }
}
