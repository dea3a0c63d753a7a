extension RuleOption {
  /// A calendar in which dates are written, by its BCP 47 type (key `ca`).
  public enum DateCalendar: String, Sendable, Hashable, CaseIterable {
    /// The Gregorian calendar, extended to dates before 1582.
    case gregorian = "gregory"
    /// The Islamic calendar of Saudi Arabia.
    case ummAlQura = "islamic-umalqura"
    /// The Solar Hijri calendar of Iran and Afghanistan.
    case persian
    /// The Thai calendar, whose years count from 543 BC.
    case buddhist
    /// The Gregorian calendar with the eras of the Japanese emperors.
    case japanese
    /// The Taiwanese calendar, whose years count from 1912 (Minguo).
    case republicOfChina = "roc"

    /// ICU's name for the calendar.
    var icuName: String { self == .gregorian ? "gregorian" : rawValue }
  }
}
