import Essentials

/// Days that are before or after now.
final class MovingDays: Sendable {
  private let now: @Sendable () -> Date
  private let timeZone: ClockZone
  private let isPast: Bool

  /// - Parameter isPast: Whether the days are before now; otherwise they are after it.
  init(isPast: Bool, _ now: @escaping @Sendable () -> Date, in timeZone: ClockZone) {
    (self.isPast, self.now, self.timeZone) = (isPast, now, timeZone)
  }

  /// Whether a day is valid.
  func contains(_ day: CivilDate) -> Bool {
    let now = now()
    // The date in a time zone is that in UTC, or one beside it.
    if contains(day, now, margin: 1) { return true }
    let today = RuleOption.DateOrDateTime(now, in: timeZone).date
    return isPast ? day < today : today < day
  }

  /// Whether all times of a day are certainly valid.
  func containsTimes(of day: CivilDate) -> Bool { contains(day, now(), margin: DayInterval.margin) }

  private func contains(_ day: CivilDate, _ now: Date, margin: Int) -> Bool {
    let today = (now.timeIntervalSince1970 / 86_400).rounded(.down)
    guard today.magnitude < 1e9 else { return false }
    return isPast ? day.dayNumber < Int(today) - margin : day.dayNumber > Int(today) + margin
  }
}
