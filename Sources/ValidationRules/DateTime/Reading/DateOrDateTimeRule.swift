import ValidationCore

/// Reads a text as a day or a point in time and checks it.
struct DateOrDateTimeRule: TextRule {
  let isValid: @Sendable (RuleOption.DateOrDateTime) -> Bool
  let error: @Sendable (RuleOption.DateOrDateTime) -> ValidationError
  /// Days that are certainly valid.
  var days: DayInterval?

  var quick: QuickCheck? {
    guard let days else { return nil }
    return QuickCheck(days) { days, utf8, count in
      guard count == PlainDateTime.dateCount, let utf8, let day = CivilDate(plain: utf8) else { return false }
      return days.reading(DayInterval.self) { $0.contains(day) }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(DateTimeFault) {
      let moment = try RuleOption.DateOrDateTime(reading: text.utf8)
      if !isValid(moment) { sink.report(error(moment)) }
    } catch {
      sink.report(Self.unreadable(error, text))
    }
  }

  private static func unreadable(_ fault: DateTimeFault, _ text: borrowing TextView) -> ValidationError {
    var suggestion: String?
    if case .syntax = fault.kind { suggestion = DateTimeRepair.date(text) ?? DateTimeRepair.dateTime(text) }
    return fault.error(in: text, syntax: .dateSyntax, example: "2026-01-31", suggestion: suggestion)
  }
}

/// Days before or after another.
final class DayInterval: Sendable {
  private let after: CivilDate?
  private let before: CivilDate?

  init(after: CivilDate? = nil, before: CivilDate? = nil) { (self.after, self.before) = (after, before) }

  func contains(_ day: CivilDate) -> Bool {
    if let after, day <= after { return false }
    if let before, day >= before { return false }
    return true
  }
}
