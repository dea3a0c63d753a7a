import ValidationCore

/// Reads a text as a day or a point in time and checks it.
struct DateOrDateTimeRule: TextRule {
  let isValid: @Sendable (RuleOption.DateOrDateTime) -> Bool
  let error: @Sendable (RuleOption.DateOrDateTime) -> ValidationError

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
