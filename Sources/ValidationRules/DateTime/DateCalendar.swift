extension RuleOption {
  /// A calendar in which dates are written, by its type in BCP 47 (key `ca`).
  public enum DateCalendar: String, Sendable, Hashable, CaseIterable {
    /// The Gregorian calendar, taken to reach back before 1582.
    case gregorian = "gregory"
    /// The Islamic calendar of Saudi Arabia.
    case ummAlQura = "islamic-umalqura"
    /// The Solar Hijri calendar of Iran and Afghanistan.
    case persian
    /// The calendar of Thailand, whose years count from 543 BC.
    case buddhist
    /// The Gregorian calendar with the eras of the Japanese emperors.
    case japanese
    /// The calendar of Taiwan, whose years count from 1912 (Minguo).
    case republicOfChina = "roc"

    /// ICU's name of the calendar.
    var icuName: String { self == .gregorian ? "gregorian" : rawValue }
  }
}
