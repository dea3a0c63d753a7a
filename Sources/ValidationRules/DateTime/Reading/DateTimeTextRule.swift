import Essentials
import ValidationCore

/// Reads a text as a date, a time or both, and passes its value on.
struct DateTimeTextRule: TextRule {
  enum Form { case date, time, dateTime }

  let form: Form
  let notation: DateTimeNotation
  /// Rules for the value; nil if only the form is checked.
  let value: DateRules?

  var quick: QuickCheck? {
    guard value == nil else { return nil }
    // Both notations have these forms.
    switch form {
    case .date:
      return QuickCheck { _, utf8, count in
        utf8.map { count == PlainDateTime.dateCount && CivilDate(plain: $0) != nil } ?? false
      }
    case .time: return QuickCheck { _, utf8, count in utf8.map { PlainDateTime.isTime($0, count) } ?? false }
    case .dateTime:
      return QuickCheck { _, utf8, count in
        utf8.map { PlainDateTime.dayOfDateTime($0, count) != nil } ?? false
      }
    }
  }

  func check(_ text: inout TextView, _ sink: inout ErrorSink) {
    do throws(DateTimeFault) {
      let instant = try read(text.utf8)
      guard let value, let instant else { return }
      if form == .date { value.run(onDay: instant, &sink) } else { value.run(instant, &sink) }
    } catch {
      sink.report(self.error(error, in: text))
    }
  }

  private func read(_ utf8: UnsafeBufferPointer<UInt8>) throws(DateTimeFault) -> Date? {
    var reader = DateTimeReader(utf8, notation)
    var moment: RuleOption.DateOrDateTime?
    switch form {
    case .date:
      if let start = utf8.baseAddress, utf8.count == PlainDateTime.dateCount,
        let day = CivilDate(plain: start)
      {
        return RuleOption.DateOrDateTime(date: day, time: nil).instant
      }
      moment = RuleOption.DateOrDateTime(date: try reader.date(), time: nil)
    case .dateTime: moment = try reader.dateTime()
    case .time:
      if notation == .iso8601 {
        _ = reader.skip("T")
        // An hour without minutes looks the same in both forms; then the offset decides.
        reader.isExtended = utf8.contains(UInt8(ascii: ":"))
      }
      _ = try reader.time()
    }
    try reader.expectEnd()
    return value == nil ? nil : moment?.instant
  }

  private func error(_ fault: DateTimeFault, in text: borrowing TextView) -> ValidationError {
    var suggestion: SuggestionBytes?
    let (syntax, example): (ValidationError.Code, String)
    switch form {
    case .date: (syntax, example) = (.dateSyntax, "2026-01-31")
    case .time: (syntax, example) = (.timeSyntax, "14:30:00Z")
    case .dateTime: (syntax, example) = (.dateTimeSyntax, "2026-01-31T14:30:00Z")
    }
    if case .syntax = fault.kind {
      suggestion =
        switch form {
        case .date: DateTimeRepair.date(text, notation)
        case .time: DateTimeRepair.time(text, notation)
        case .dateTime: DateTimeRepair.dateTime(text, notation)
        }
    }
    return fault.error(in: text, syntax: syntax, example: example, suggestion: suggestion)
  }
}
